import { brokenTextOn } from './broken-sample.js';
import type { Checked } from './check.js';
import type { chooseView } from './choose-view.js';
import { createEditor, type Editor } from './editor.js';
import { element, partOf } from './elements.js';
import { changeFor } from './fix-text.js';
import type { InputKind, PlaygroundInput } from './fragment.js';
import { diagnosticsOf, issuesView } from './issues-view.js';
import { JsonText } from './json-text.js';
import { remember } from './memory.js';
import type { Answer, PageLanguage, Question } from './messages.js';
import { keepOffline } from './offline.js';
import type { Panel, Shown } from './panels.js';
import { panelView } from './panels-view.js';
import { Paper } from './paper.js';
import { colour } from './parsers.js';
import { schemaOf } from './schemas.js';
import { chooseTabs } from './tabs.js';
import { startToolbar, today } from './toolbar.js';
import { type PlaygroundWords, playgroundWords } from './words.js';

/** The space between the content of a panel and its edge, in pixels. */
const EDGE = 16;

/**
 * How long nothing is typed before the text is kept and printed, in milliseconds: browsers limit how often a text may be
 * kept, and printing takes longer than a check.
 */
const PAUSE = 400;

/** How long nothing is typed before the text is checked, in milliseconds: half a word has other issues than the whole. */
const SHORT_PAUSE = 250;

/** How long an answer may take before something must be wrong, in milliseconds. */
const LONGEST = 15_000;

/** The id of questions that are not about the text. */
const ANY = 0;

type Tab = 'issues' | 'choose' | Panel;

/** The page: an editor, a worker that checks its text, and what is shown beside it. */
class Playground {
  readonly words: PlaygroundWords;
  private readonly language: PageLanguage;
  private readonly root: HTMLElement;
  private readonly panel: HTMLElement;
  private readonly time: HTMLInputElement;
  private readonly editor: Editor;
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  /** Answers to older questions are dropped. */
  private asked = 0;
  private kind: InputKind = 'facts';
  private chosen: Tab = 'issues';
  /** Loaded when it is first chosen; it keeps its answers. */
  private chooser: ReturnType<typeof chooseView> | undefined;
  private checked: Extract<Answer, { answer: 'check' }>['checked'];
  private readonly paper: Paper;
  private readonly withPaper: HTMLElement;
  private readonly list: HTMLElement;
  /** Set while the page itself changes the text, which is not an edit. */
  private isOpening = false;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  private checking: ReturnType<typeof setTimeout> | undefined;
  private printing: ReturnType<typeof setTimeout> | undefined;
  /** The newest question of each kind that has no answer yet. */
  private readonly waiting = new Map<
    Question['ask'],
    { id: number; overdue: ReturnType<typeof setTimeout> }
  >();
  private pause = 0;
  private readonly toolbar: ReturnType<typeof startToolbar>;

  constructor(root: HTMLElement) {
    this.root = root;
    this.language = root.dataset['language'] === 'el' ? 'el' : 'en';
    this.words = playgroundWords[this.language];
    this.panel = partOf(root, '#panel');
    this.time = partOf(root, '[name=now]');
    this.withPaper = partOf(root, '.with-paper');
    this.list = partOf(root, '.list');
    this.paper = new Paper(partOf(root, '.paper'), this.words);
    this.editor = createEditor({
      parent: partOf(root, '.editor'),
      label: this.words.editor,
      changed: () => {
        clearTimeout(this.checking);
        this.pause = this.isOpening ? 0 : PAUSE;
        if (this.isOpening) return this.check();
        this.edited();
        this.checking = setTimeout(() => this.check(), SHORT_PAUSE);
      },
      kind: () => this.kind,
      schemaOf,
      // A request is a list of documents; the schema is that of one.
      schemaPath: (path) => (path[0] === 'invoice' && typeof path[1] === 'number' ? path.slice(2) : path),
    });
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => this.answered(data);
    this.worker.onerror = () => this.fail();
    this.time.addEventListener('change', () => {
      this.edited();
      this.check();
    });
    chooseTabs(partOf(root, '[role=tablist]'), this.panel, (name) => this.choose(name as Tab));
    for (const jump of root.querySelectorAll<HTMLElement>('.jump button'))
      jump.addEventListener('click', () => partOf(root, `.${jump.dataset['to']}`).scrollIntoView());
    this.toolbar = startToolbar(root, this.words, {
      input: () => this.input(),
      open: (input) => this.open(input),
      keep: () => this.keep(),
      playEvening: (date) => this.ask({ ask: 'evening', id: ANY, date, language: this.language }),
    });
  }

  private ask(question: Question): void {
    const { ask, id } = question;
    clearTimeout(this.waiting.get(ask)?.overdue);
    this.waiting.set(ask, { id, overdue: setTimeout(() => this.fail(), LONGEST) });
    this.worker.postMessage(question);
  }

  /** What the editor has now, for a link. */
  private input(): PlaygroundInput {
    const now = this.time.value === '' ? undefined : new Date(this.time.value).toISOString();
    return { kind: this.kind, text: this.editor.text(), now };
  }

  private open({ kind, text, now }: PlaygroundInput): void {
    // What the page began with is about the example.
    if (this.checked === undefined && text !== brokenTextOn(today())) {
      this.list.replaceChildren(this.loading());
      this.paper.root.hidden = true;
    }
    this.root.querySelector('.editor > pre')?.remove();
    this.kind = kind;
    this.time.value = now === undefined ? '' : localTime(new Date(now));
    this.isOpening = true;
    this.editor.load(text);
    this.isOpening = false;
  }

  /** Keeps what was written, soon. A link in the address is no longer about it. */
  private edited(): void {
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.keep(true), PAUSE);
  }

  private keep(isEdited = this.keeping !== undefined): void {
    clearTimeout(this.keeping);
    this.keeping = undefined;
    if (isEdited) remember(this.input());
  }

  /** Puts a text into the editor that was made from what is there. */
  private replace(text: string, kind: InputKind): void {
    this.open({ kind, text, now: this.input().now });
    this.edited();
  }

  private check(): void {
    this.asked += 1;
    const { kind, text, now } = this.input();
    const time = now === undefined ? undefined : Date.parse(now);
    this.ask({ ask: 'check', id: this.asked, text, kind, now: time, language: this.language });
  }

  private loading = (): HTMLElement => element('p', { class: 'loading' }, this.words.loading);

  private fail(): void {
    this.panel.replaceChildren(element('p', { role: 'alert' }, this.words.missing.failed));
  }

  private answered(data: Answer): void {
    const { id } = data;
    const newest = this.waiting.get(data.answer === 'failed' ? data.ask : data.answer);
    if (newest?.id === id) clearTimeout(newest.overdue);
    if (id !== ANY && id !== this.asked) return;
    if (data.answer === 'failed') this.fail();
    else if (data.answer === 'evening') this.toolbar(data);
    else if (data.answer === 'choose') this.chooser?.show(data.choosing);
    else if (data.answer === 'correct') this.replace(data.text, this.kind);
    else if (data.answer === 'show') this.show(data.shown, data.panel);
    else {
      this.checked = data.checked;
      const kind = data.checked?.kind;
      if (kind === 'facts' || kind === 'payload') this.kind = kind;
      void this.editor.speak(kind === 'xml' ? 'xml' : 'json');
      this.showIssues();
      this.print(this.pause);
    }
  }

  private choose(name: Tab): void {
    this.chosen = name;
    if (name === 'issues') this.showIssues();
    else this.panel.replaceChildren(this.loading());
    if (name === 'choose') this.showChooser().catch(() => this.fail());
    else this.print(0);
  }

  /** Asks for what is beside the text, after a pause. */
  private print(pause: number): void {
    clearTimeout(this.printing);
    const { chosen, checked, language } = this;
    if (chosen === 'choose') return;
    const panel = chosen === 'issues' ? checked?.paper : chosen;
    if (panel === undefined) this.paper.root.hidden = true;
    else if (checked === undefined) this.show({ as: 'missing', why: 'no-document' }, panel);
    else if (chosen === 'issues' && this.editor.text() === brokenTextOn(today()))
      this.paper.showExample(today());
    else this.printing = setTimeout(() => this.ask({ ask: 'show', id: this.asked, panel, language }), pause);
  }

  private showIssues(): void {
    const { words, language, checked } = this;
    const text = new JsonText(this.editor.text());
    const correct = this.correct.bind(this);
    this.editor.mark(diagnosticsOf(checked, text, words, correct));
    for (const count of this.root.querySelectorAll('.count')) count.textContent = countOf(checked);
    partOf(this.root, '.kind').textContent = words.kinds[checked?.kind ?? this.kind];
    if (this.chosen !== 'issues') return;
    if (!this.withPaper.isConnected) this.panel.replaceChildren(this.withPaper);
    const openPayload = (payload: string): void => this.replace(payload, 'payload');
    this.list.replaceChildren(
      issuesView(checked, text, {
        words,
        language,
        correct,
        correctAll: () => this.correctAll(),
        openPayload,
        goTo: this.editor.goTo,
      }),
    );
  }

  private async showChooser(): Promise<void> {
    const { words, language } = this;
    if (this.chooser === undefined) {
      const { chooseView } = await import('./choose-view.js');
      const ask = (answers: Readonly<Record<string, string>>, text: string): void =>
        this.ask({ ask: 'choose', id: ANY, answers, words: text, language });
      this.chooser = chooseView({
        words,
        ask,
        useFacts: (text) => {
          this.replace(text, 'facts');
          this.editor.view.focus();
          this.editor.view.dom.scrollIntoView({ block: 'nearest' });
        },
      });
      ask({}, '');
    }
    if (this.chosen === 'choose') this.panel.replaceChildren(this.chooser.root);
  }

  private show(shown: Shown, panel: Panel): void {
    if (this.chosen === 'issues') this.paper.show(shown, panel);
    if (panel !== this.chosen) return;
    const room = this.panel.clientWidth - 2 * EDGE;
    const useFacts = (text: string): void => this.replace(text, 'facts');
    this.panel.replaceChildren(panelView(shown, panel, { words: this.words, room, useFacts, colour }));
  }

  private correctAll(): void {
    const { kind, text, now } = this.input();
    const time = now === undefined ? undefined : Date.parse(now);
    this.ask({ ask: 'correct', id: this.asked, text, kind, now: time, language: this.language });
  }

  private correct(path: readonly (string | number)[], value: unknown, rename: string | undefined): void {
    const json = new JsonText(this.editor.text());
    const change = changeFor(json, { path, value, ...(rename !== undefined && { rename }) });
    if (change !== undefined) this.editor.view.dispatch({ changes: change });
    this.editor.view.focus();
  }
}

/** What the tab of the issues says beside its name. */
function countOf(checked: Checked | undefined): string {
  if (checked === undefined) return ' !';
  if (checked.explained === undefined || checked.kind === 'xml') return ` ${checked.issues.length}`;
  return ` ${checked.explained.entries.reduce((sum, { errors }) => sum + errors.length, 0)}`;
}

/** A time as the field for it wants it, in the time zone of the browser. */
const localTime = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const root = document.querySelector<HTMLElement>('.playground');
if (root !== null) {
  new Playground(root);
  partOf(root, '.late').remove();
  keepOffline();
}
