import { partOf } from './elements.js';
import type { Panel, Shown } from './panels.js';
import { panelView } from './panels-view.js';
import { DAY } from './sample-parts.js';
import type { PlaygroundWords } from './words.js';

/** A day as it is printed. */
export const printedDay = (day: string): string => day.split('-').reverse().join('/');

/** The printed document beside its issues. At first it is that of the example, which the page has from the beginning. */
export class Paper {
  readonly root: HTMLElement;
  private readonly words: PlaygroundWords;
  private readonly example: string;
  private printed: string | undefined;

  constructor(root: HTMLElement, words: PlaygroundWords) {
    this.root = root;
    this.words = words;
    this.example = partOf<HTMLIFrameElement>(root, 'iframe').srcdoc;
  }

  /** The example as of a day. Only its date differs, so nothing is loaded to print it. */
  showExample(day: string): void {
    this.show({ as: 'page', html: this.example.replaceAll(printedDay(DAY), printedDay(day)) }, 'roll80');
  }

  show(shown: Shown, panel: Panel): void {
    this.root.hidden = false;
    const now = `${panel} ${JSON.stringify(shown)}`;
    // The same page again would only flicker.
    if (now === this.printed) return;
    this.printed = now;
    this.root.replaceChildren(
      panelView(shown, panel, {
        words: this.words,
        room: this.root.clientWidth,
        useFacts: () => undefined,
        colour: () => undefined,
      }),
    );
  }
}
