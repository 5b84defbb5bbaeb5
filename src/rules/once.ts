import type { DocumentView, Surroundings } from './engine/rule.js';

const forgetters: (() => void)[] = [];

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
  let last: DocumentView | undefined;
  let answer: Answer | undefined;
  forgetters.push(() => {
    last = undefined;
    answer = undefined;
  });
  return (document) => {
    if (document !== last) {
      answer = compute(document);
      last = document;
    }
    return answer as Answer;
  };
}

/**
 * As `once`, for what rules ask of a document beside others.
 *
 * @example
 * const billOf = onceBeside((document, surroundings) => reconcile(document, surroundings));
 */
export function oncePerRelated<Answer>(
  compute: (document: DocumentView, surroundings: Surroundings) => Answer,
): (document: DocumentView, surroundings: Surroundings) => Answer {
  let last: DocumentView | undefined;
  let related: Surroundings | undefined;
  let answer: Answer | undefined;
  forgetters.push(() => {
    last = undefined;
    related = undefined;
    answer = undefined;
  });
  return (document, surroundings) => {
    if (document !== last || surroundings !== related) {
      answer = compute(document, surroundings);
      last = document;
      related = surroundings;
    }
    return answer as Answer;
  };
}

/** Lets go of the last document, which may be large: its rules have run. */
export function forget(): void {
  for (let index = 0; index < forgetters.length; index += 1) forgetters[index]?.();
}
