import { createEditor, type Editor } from './editor.js';
import { playEvening } from './evening-view.js';
import { changeFor } from './fix-text.js';
import { fragmentOf, type InputKind, inputOf } from './fragment.js';
import { diagnosticsOf, issuesView } from './issues-view.js';
import { JsonText } from './json-text.js';
import type { Answer, PageLanguage, Question } from './messages.js';
import { keepOffline } from './offline.js';
import type { Panel } from './panels.js';
import { panelView } from './panels-view.js';
import { samplesOn } from './samples.js';
import type { Schema } from './schema-help.js';
import { chooseTabs } from './tabs.js';
import { playgroundWords } from './words.js';

/** A larger file would make the editor slow. */
const MOST_BYTES = 2_000_000;

const root = document.querySelector<HTMLElement>('.playground');
if (root !== null) void start(root);

async function start(root: HTMLElement): Promise<void> {
  const language: PageLanguage = root.dataset['language'] === 'el' ? 'el' : 'en';
  const words = playgroundWords[language];
  const part = <Part extends HTMLElement = HTMLElement>(selector: string): Part => {
    const found = root.querySelector<Part>(selector);
    if (found === null) throw new Error(`The page has no ${selector}`);
    return found;
  };
  const panel = part('#panel');
  const status = part('.said');
  const time = part<HTMLInputElement>('[name=now]');
  const say = (text: string): void => {
    status.textContent = text;
  };

  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const ask = (question: Question): void => worker.postMessage(question);
  let asked = 0;
  let kind: InputKind = 'facts';
  let shown: 'issues' | Panel = 'issues';
  let last: Extract<Answer, { answer: 'check' }>['checked'];

  const editor: Editor = createEditor({
    parent: part('.editor'),
    label: words.editor,
    changed: () => recheck(),
    kind: () => kind,
    schemaOf,
    // A request is a list of documents; the schema is that of one.
    schemaPath: (path) => (path[0] === 'invoice' && typeof path[1] === 'number' ? path.slice(2) : path),
  });

  function recheck(): void {
    asked += 1;
    const now = time.value === '' ? undefined : new Date(time.value).getTime();
    ask({ ask: 'check', id: asked, text: editor.text(), kind, now, language });
  }

  const correct = (path: readonly (string | number)[], value: unknown, rename: string | undefined): void => {
    const change = changeFor(editor.text(), { path, value, ...(rename !== undefined && { rename }) });
    if (change !== undefined) editor.view.dispatch({ changes: change });
    editor.view.focus();
  };

  function showIssues(): void {
    const text = new JsonText(editor.text());
    editor.mark(diagnosticsOf(last, text, words, correct));
    part('.count').textContent = last === undefined ? ' !' : ` ${last.issues.length}`;
    part('.kind').textContent = words.kinds[kind];
    if (shown === 'issues') {
      panel.replaceChildren(issuesView(last, text, { words, language, correct, goTo: editor.goTo }));
    }
  }

  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.answer === 'evening') return evening.arrived(data.steps);
    if (data.id !== asked) return;
    if (data.answer === 'check') {
      last = data.checked;
      kind = last?.kind ?? kind;
      showIssues();
      if (shown !== 'issues') ask({ ask: 'show', id: asked, panel: shown, language });
      performance.mark('playground-checked');
    } else if (data.panel === shown) {
      panel.replaceChildren(panelView(data.shown, data.panel, tools));
    }
  };

  chooseTabs(part('[role=tablist]'), panel, (name) => {
    shown = name as typeof shown;
    if (shown === 'issues') showIssues();
    else if (last === undefined)
      panel.replaceChildren(panelView({ as: 'missing', why: 'no-document' }, shown, tools));
    else ask({ ask: 'show', id: asked, panel: shown, language });
  });

  const open = (text: string, as: InputKind, now?: string): void => {
    kind = as;
    time.value = now === undefined ? '' : localTime(new Date(now));
    say('');
    editor.load(text);
  };
  const tools = { words, useFacts: (text: string) => open(text, 'facts') };
  const evening = playEvening(part('.evening'), words, {
    ask: () => ask({ ask: 'evening', id: 0, date: today(), language }),
    open: (document) => open(JSON.stringify(document, null, 2), 'payload'),
  });

  const sample = part<HTMLSelectElement>('[name=sample]');
  const openSample = (id: string): void => {
    const facts = samplesOn(today()).find((each) => each.id === id)?.facts;
    if (facts !== undefined) open(JSON.stringify(facts, null, 2), 'facts');
  };
  sample.addEventListener('change', () => {
    evening.leave();
    if (sample.value === 'evening') evening.start();
    else openSample(sample.value);
  });
  part('[name=leave]').addEventListener('click', () => {
    evening.leave();
    sample.value = '';
  });
  time.addEventListener('change', recheck);

  const file = part<HTMLInputElement>('[name=file]');
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? [];
    file.value = '';
    if (chosen === undefined) return;
    if (chosen.size > MOST_BYTES) return say(words.tooLarge);
    evening.leave();
    open((await chosen.text()).replace(/^\uFEFF/, ''), kind);
  });

  part('[name=link]').addEventListener('click', async () => {
    const now = time.value === '' ? undefined : new Date(time.value).toISOString();
    history.replaceState(null, '', `#${await fragmentOf({ kind, text: editor.text(), now })}`);
    try {
      await navigator.clipboard.writeText(location.href);
      say(words.linkCopied);
    } catch {
      say(words.linkInAddress);
    }
  });

  const fromAddress = async (): Promise<boolean> => {
    const input = await inputOf(location.hash);
    if (input !== undefined) open(input.text, input.kind, input.now);
    return input !== undefined;
  };
  addEventListener('hashchange', () => void fromAddress());
  if (!(await fromAddress())) {
    openSample('shop');
    if (location.hash.length > 1) say(words.damagedLink);
  }
  keepOffline();
}

/** The date in Athens, by which documents are issued. */
const today = (): string => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Athens' }).format(new Date());

/** A time as the field for it wants it, in the time zone of the browser. */
const localTime = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const schemas = new Map<InputKind, Promise<Schema>>();

function schemaOf(kind: InputKind): Promise<Schema> {
  const loaded =
    schemas.get(kind) ??
    (kind === 'facts'
      ? import('parastatiko/schemas/facts.json')
      : import('parastatiko/schemas/document.json')
    ).then((module) => module.default as Schema);
  schemas.set(kind, loaded);
  return loaded;
}
