import { partOf } from './elements.js';
import type { PlayedStep } from './table-evening.js';
import type { PlaygroundWords } from './words.js';

interface EveningTools {
  readonly ask: () => void;
  readonly open: (document: unknown) => void;
}

/** The table that is played step by step: each step opens its document in the editor. */
export function playEvening(section: HTMLElement, words: PlaygroundWords, { ask, open }: EveningTools) {
  let steps: readonly PlayedStep[] = [];
  let at = 0;
  const back = partOf(section, '[name=back]');
  const next = partOf(section, '[name=next]');

  function show(): void {
    const step = steps[at];
    if (step === undefined) return;
    open(step.document);
    partOf(section, '.step').replaceChildren(words.stepOf(at + 1, steps.length));
    partOf(section, '.about').replaceChildren(words.steps[step.name]);
    const items = step.remaining.map(
      ({ description, quantity, gross }) => `${quantity} × ${description}, ${gross}`,
    );
    const left = items.length === 0 ? words.nothingRemains : `${words.remains}: ${items.join(' · ')}`;
    partOf(section, '.remaining').replaceChildren(left);
    back.toggleAttribute('disabled', at === 0);
    next.toggleAttribute('disabled', at === steps.length - 1);
  }
  const go = (by: number): void => {
    at = Math.min(Math.max(at + by, 0), steps.length - 1);
    show();
  };
  back.addEventListener('click', () => go(-1));
  next.addEventListener('click', () => go(1));

  return {
    start(): void {
      section.hidden = false;
      at = 0;
      ask();
    },
    arrived(played: readonly PlayedStep[]): void {
      steps = played;
      show();
    },
    leave(): void {
      section.hidden = true;
    },
  };
}
