import type { Checked } from './check.js';
import { element } from './elements.js';
import type { Panel, Shown } from './panels.js';
import { panelView } from './panels-view.js';
import type { PlaygroundWords } from './words.js';

/** How long nothing is typed before the paper is printed again, in milliseconds. */
const PAUSE = 400;

/** Invoices and notes are printed on sheets; all others on a roll. */
const SHEETS = /^(?:[1-7]|9|10)\./;

/** The space around the paper, in pixels. */
const EDGE = 16;

/** The printed document beside its issues. It follows what is typed as soon as nothing more is. */
export class Paper {
  readonly root = element('aside', { class: 'paper' });
  private readonly words: PlaygroundWords;
  private readonly ask: (panel: Panel) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private printed: string | undefined;

  constructor(words: PlaygroundWords, ask: (panel: Panel) => void) {
    this.words = words;
    this.ask = ask;
    this.root.setAttribute('aria-label', words.paper);
  }

  /** Prints what was checked, soon. */
  print(checked: Checked | undefined): void {
    clearTimeout(this.timer);
    const panel = panelOf(checked);
    this.root.hidden = panel === undefined;
    if (panel === undefined) this.printed = undefined;
    else this.timer = setTimeout(() => this.ask(panel), this.printed === undefined ? 0 : PAUSE);
  }

  show(shown: Shown, panel: Panel): void {
    const now = `${panel} ${JSON.stringify(shown)}`;
    // The same page again would only flicker.
    if (now === this.printed) return;
    this.printed = now;
    const room = Math.max(this.root.clientWidth - EDGE, 0);
    this.root.replaceChildren(
      panelView(shown, panel, { words: this.words, room, useFacts: () => undefined }),
    );
  }
}

/** The paper of the first document; undefined if there is none. */
function panelOf(checked: Checked | undefined): 'a4' | 'roll80' | undefined {
  const [document] = checked?.documents ?? [];
  if (document === undefined || checked?.kind === 'xml') return undefined;
  const { invoiceHeader } = document as { readonly invoiceHeader?: { readonly invoiceType?: unknown } };
  return SHEETS.test(String(invoiceHeader?.invoiceType)) ? 'a4' : 'roll80';
}
