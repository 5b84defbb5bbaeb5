import type { DocumentView } from './engine/rule.js';

/**
 * What several rules ask of the same document, computed for the first of them. It remembers the last document only,
 * which is enough because the rules of a document run one after the other.
 *
 * @example
 * const grossOf = once((document) => grossOfTotals(document.invoiceSummary));
 */
export function once<Answer>(
  compute: (document: DocumentView) => Answer,
): (document: DocumentView) => Answer {
  let last: DocumentView | undefined;
  let answer: Answer;
  return (document) => {
    if (document !== last) {
      answer = compute(document);
      last = document;
    }
    return answer;
  };
}
