import { isOnDay } from '../../../issues/inside.js';
import { compareCents } from '../../../money/index.js';
import type { TransmittedDocument } from '../../service/generated/types.js';
import { searchPages } from '../calls/search.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { CallOptions } from '../generated/call-options.js';
import { linksOf } from '../outcomes/base.js';
import { nextOf } from '../outcomes/next.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { refusedThere } from '../outcomes/refused.js';
import { unknownOf } from '../outcomes/unknown.js';
import { centsOf, type DocumentFacts } from './document-facts.js';
import { type Attempts, isOwnDocument } from './own-document.js';

/** Searches for a document and returns what the search shows. A failed search shows nothing. */
export async function searched(
  core: Core,
  facts: DocumentFacts,
  attempts: Attempts,
  options: CallOptions | undefined,
): Promise<IssueOutcome> {
  const asked = { expectedUid: facts.uid, step: 'search-first' } as const;
  try {
    const found = await findDocument(core, facts, attempts, options);
    if (found.verdict === 'none') return unknownOf(core, asked, 'not-found-yet');
    if (found.verdict === 'collision') {
      return refusedThere(core, { reason: 'numberTaken', filed: found.record });
    }
    return fromSearch(core, found.record, facts);
  } catch (error) {
    if (!ClientError.isClientError(error)) throw error;
    const { code, message, response } = error;
    return { ...unknownOf(core, asked, 'search-failed', message, response), code };
  }
}

function fromSearch(core: Core, record: TransmittedDocument, facts: DocumentFacts): IssueOutcome {
  const { mark, uid = facts.uid, cost: credits } = record;
  const kept = { ...linksOf(record), credits };
  if (mark === undefined) {
    if (uid === undefined) return unknownOf(core, { step: 'search-first' }, 'mark-missing');
    return {
      kind: 'queued',
      uid,
      ...kept,
      statusCode: 'Offline',
      next: nextOf('wait-for-mark', core.locale),
    };
  }
  return {
    kind: 'alreadyIssued',
    mark,
    uid,
    ...kept,
    from: 'search',
    record,
    statusCode: 'Success',
    next: nextOf('done', core.locale),
  };
}

/** The result of a search for a document. `collision`: another document has its number. */
type Found =
  | { readonly verdict: 'match' | 'collision'; readonly record: TransmittedDocument }
  | { readonly verdict: 'none' };

/**
 * Searches for a document. A match needs the same issuer, branch, type, series, aa, issue date and gross total, or the
 * same UID, and it must not be the document of somebody else. Otherwise the same number is a collision. Finding nothing
 * proves nothing, because the search lags behind and does not include queued documents.
 */
async function findDocument(
  core: Core,
  facts: DocumentFacts,
  attempts: Attempts,
  options: CallOptions | undefined,
): Promise<Found> {
  const day = {
    issuerVatNumber: facts.vatNumber,
    issuedFrom: facts.issueDate,
    issuedTo: facts.issueDate,
  };
  const byNumber = await findIn(
    core,
    { ...day, series: facts.series, aa: facts.aa },
    facts,
    attempts,
    options,
  );
  if (byNumber.verdict !== 'none' || facts.uid === undefined) return byNumber;
  return findIn(core, { ...day, uid: facts.uid }, facts, attempts, options);
}

async function findIn(
  core: Core,
  query: Parameters<typeof searchPages>[1],
  facts: DocumentFacts,
  attempts: Attempts,
  options: CallOptions | undefined,
): Promise<Found> {
  let collision: TransmittedDocument | undefined;
  for await (const page of searchPages(core, query, options)) {
    for (const record of page) {
      const verdict = compare(record, facts);
      if (verdict === undefined) continue;
      if (verdict === 'match' && (await isOwnDocument(core, record, facts, attempts, options)))
        return { verdict, record };
      collision ??= record;
    }
  }
  return collision === undefined ? { verdict: 'none' } : { verdict: 'collision', record: collision };
}

/** How a record relates to a document; `undefined` if it is another one. */
function compare(record: TransmittedDocument, facts: DocumentFacts): 'match' | 'collision' | undefined {
  const { issuer, invoiceHeader, invoiceSummary, uid } = record;
  const hasUid = uid !== undefined && uid === facts.uid;
  const hasNumber =
    issuer?.vatNumber === facts.vatNumber &&
    issuer.branch === facts.branch &&
    invoiceHeader?.invoiceType === facts.invoiceType &&
    invoiceHeader.series === facts.series &&
    invoiceHeader.aa === facts.aa &&
    invoiceHeader.issueDate !== undefined &&
    isOnDay(invoiceHeader.issueDate, facts.issueDate);
  if (!hasUid && !hasNumber) return undefined;
  const gross = centsOf(invoiceSummary?.totalGrossValue);
  if (gross === undefined || facts.gross === undefined) return hasUid ? 'match' : undefined;
  return compareCents(gross, facts.gross) === 0 ? 'match' : 'collision';
}
