import { membersOf } from '../../../reading/object.js';
import { searchAnswerShape } from '../generated/answer-shapes.js';
import type { SearchAnswer } from '../generated/types.js';
import { readWhole } from './read-answer.js';

/** Reads a page of the search; `undefined` for an answer without a list of documents. */
export function readSearchAnswer(body: unknown): SearchAnswer | undefined {
  const page = Array.isArray(body) ? { providerTransmittedDocs: body } : body;
  return hasList(page) ? readWhole(searchAnswerShape, page) : undefined;
}

const hasList = (page: unknown): boolean =>
  Object.entries(membersOf(page)).some(
    ([name, value]) => name.toLowerCase() === 'providertransmitteddocs' && Array.isArray(value),
  );
