import type { DocumentView, Surroundings } from './rule.js';

/** The last result of a computation, and what it was computed for. */
interface Answered {
  readonly document: DocumentView;
  /** `undefined` if the result does not depend on them. */
  readonly surroundings: Surroundings | undefined;
  readonly answer: unknown;
}

/**
 * Results for the document whose rules are running, one place for each function. Not a Map that is cleared: its old tables
 * stay linked to the new ones, so that V8 copies the results of every document until the next full collection.
 */
const answers: (Answered | undefined)[] = [];

/** Reserves a place for a function, when it is first used. */
const nextPlace = (): number => answers.push(undefined) - 1;

/**
 * Caches a value that several rules compute from the same document. Only the last document is remembered. This is
 * enough because the rules of one document run in sequence. `forget` clears the cache.
 *
 * @example
 * const grossOf = once((document) => grossOfTotals(document.invoiceSummary));
 */
export function once<Answer>(
  compute: (document: DocumentView) => Answer,
): (document: DocumentView) => Answer {
  let place: number | undefined;
  return (document) => {
    place ??= nextPlace();
    const last = answers[place];
    if (last?.document === document) return last.answer as Answer;
    const answer = compute(document);
    answers[place] = { document, surroundings: undefined, answer };
    return answer;
  };
}

/**
 * Like `once`, for a value that also depends on the related documents.
 *
 * @example
 * const billOf = oncePerRelated((document, surroundings) => reconcile(document, surroundings));
 */
export function oncePerRelated<Answer>(
  compute: (document: DocumentView, surroundings: Surroundings) => Answer,
): (document: DocumentView, surroundings: Surroundings) => Answer {
  let place: number | undefined;
  return (document, surroundings) => {
    place ??= nextPlace();
    const last = answers[place];
    if (last?.document === document && last.surroundings === surroundings) return last.answer as Answer;
    const answer = compute(document, surroundings);
    answers[place] = { document, surroundings, answer };
    return answer;
  };
}

/** Releases the last document, which may be large, once its rules have run. */
export const forget = (): void => {
  answers.fill(undefined);
};
