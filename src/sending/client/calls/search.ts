import { readSearchAnswer } from '../../service/answers/search.js';
import { requestTransmittedDocs } from '../../service/generated/calls.js';
import type { SearchQuery, TransmittedDocument } from '../../service/generated/types.js';
import type { Core } from '../core.js';
import type { RepeatableCallOptions } from '../generated/call-options.js';
import { searchQuery } from '../search.js';
import { ask } from '../transport/ask.js';
import { unreadableError } from '../transport/failure.js';
import { readParameters, refuseValue } from './read-query.js';

/** The pages of a search, one request each. The service counts pages from 1. */
export async function* searchPages(
  core: Core,
  query: SearchQuery,
  options: RepeatableCallOptions | undefined,
): AsyncGenerator<readonly TransmittedDocument[]> {
  const asked = readSearchQuery(core, query);
  let nextPageKey: string | undefined;
  let last: string | undefined;
  for (let page = 1; ; page += 1) {
    const answer = await ask(core, requestTransmittedDocs, { query: { ...asked, nextPageKey } }, options);
    const read = readSearchAnswer(answer.json);
    if (read === undefined) throw unreadableError(core, answer.response, 'no-list-of-documents');
    const { providerTransmittedDocs: documents } = read;
    const name = JSON.stringify(documents[0] ?? null);
    // A service that does not know this parameter would return the same page for ever.
    if (documents.length === 0 || name === last) return;
    yield documents;
    if (read.nextPageKey === undefined && documents.length < core.searchPageSize) return;
    last = name;
    nextPageKey = read.nextPageKey ?? String(page + 1);
  }
}

export function readSearchQuery(core: Core, given: SearchQuery): Record<string, string | undefined> {
  const query = readParameters(core, { query: searchQuery }, given);
  const { issuedFrom = '', issuedTo = '' } = query;
  return issuedFrom > issuedTo ? refuseValue(core, 'issuedTo', 'last-date') : query;
}
