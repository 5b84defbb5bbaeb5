import type { DocumentView, Surroundings } from './rule.js';

/** The last answer to a question, and what it was asked about. */
interface Answered {
  readonly document: DocumentView;
  /** `undefined` where the question does not depend on them. */
  readonly surroundings: Surroundings | undefined;
  readonly answer: unknown;
}

/** The answers for the document whose rules are running, by what was computed. */
const answers = new Map<object, Answered>();

/**
 * What several rules ask of the same document, computed for the first of them. It remembers the last document only,
 * which is enough because the rules of a document run one after the other, and not beyond `forget`.
 *
 * @example
 * const grossOf = once((document) => grossOfTotals(document.invoiceSummary));
 */
export function once<Answer>(
  compute: (document: DocumentView) => Answer,
): (document: DocumentView) => Answer {
  return (document) => {
    const last = answers.get(compute);
    if (last?.document === document) return last.answer as Answer;
    const answer = compute(document);
    answers.set(compute, { document, surroundings: undefined, answer });
    return answer;
  };
}

/**
 * As `once`, for what rules ask of a document together with its related documents.
 *
 * @example
 * const billOf = oncePerRelated((document, surroundings) => reconcile(document, surroundings));
 */
export function oncePerRelated<Answer>(
  compute: (document: DocumentView, surroundings: Surroundings) => Answer,
): (document: DocumentView, surroundings: Surroundings) => Answer {
  return (document, surroundings) => {
    const last = answers.get(compute);
    if (last?.document === document && last.surroundings === surroundings) return last.answer as Answer;
    const answer = compute(document, surroundings);
    answers.set(compute, { document, surroundings, answer });
    return answer;
  };
}

/** Lets go of the last document, which may be large: its rules have run. */
export const forget = (): void => answers.clear();
