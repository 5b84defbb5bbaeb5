import { partOf } from './elements.js';
import { playEvening } from './evening-view.js';
import { fragmentOf, inputOf, type PlaygroundInput } from './fragment.js';
import type { Answer } from './messages.js';
import { samplesOn } from './samples.js';
import type { PlaygroundWords } from './words.js';

/** A larger file would make the editor slow. */
const MOST_BYTES = 2_000_000;
const FIRST_SAMPLE = 'shop';

/** What the toolbar needs from the page. */
interface Page {
  readonly input: () => PlaygroundInput;
  readonly open: (input: PlaygroundInput) => void;
  readonly playEvening: (date: string) => void;
}

type Evening = Extract<Answer, { answer: 'evening' }>;

/** Samples, files and links. Opens what the address has, or a sample. Returns what to do with a played evening. */
export function startToolbar(
  root: HTMLElement,
  words: PlaygroundWords,
  page: Page,
): (evening: Evening) => void {
  const status = partOf(root, '.said');
  const say = (text: string): void => {
    status.textContent = text;
  };
  const open = (input: PlaygroundInput): void => {
    say('');
    page.open(input);
  };
  const openSample = (id: string): void => {
    const facts = samplesOn(today()).find((each) => each.id === id)?.facts;
    if (facts !== undefined) open({ kind: 'facts', text: JSON.stringify(facts, null, 2) });
  };
  const evening = playEvening(partOf(root, '.evening'), words, {
    ask: () => page.playEvening(today()),
    open: (document) => open({ kind: 'payload', text: JSON.stringify(document, null, 2) }),
  });
  const sample = partOf<HTMLSelectElement>(root, '[name=sample]');
  sample.addEventListener('change', () => {
    evening.leave();
    if (sample.value === 'evening') evening.start();
    else openSample(sample.value);
  });
  partOf(root, '[name=leave]').addEventListener('click', () => {
    evening.leave();
    sample.value = '';
  });
  const opened = (input: PlaygroundInput): void => {
    evening.leave();
    open(input);
  };
  listenToFiles(partOf(root, '[name=file]'), opened, () => say(words.tooLarge));
  partOf(root, '[name=link]').addEventListener('click', async () => {
    say((await copyLink(page.input())) ? words.linkCopied : words.linkInAddress);
  });
  listenToAddress(opened, () => {
    openSample(FIRST_SAMPLE);
    if (location.hash.length > 1) say(words.damagedLink);
  });
  return ({ steps }) => evening.arrived(steps);
}

function listenToFiles(
  field: HTMLInputElement,
  opened: (input: PlaygroundInput) => void,
  refused: () => void,
): void {
  field.addEventListener('change', async () => {
    const [file] = field.files ?? [];
    field.value = '';
    if (file === undefined) return;
    if (file.size > MOST_BYTES) refused();
    else opened({ kind: 'facts', text: (await file.text()).replace(/^\uFEFF/, '') });
  });
}

/** Puts the link into the address bar, and copies it if the browser allows it. */
async function copyLink(input: PlaygroundInput): Promise<boolean> {
  history.replaceState(null, '', `#${await fragmentOf(input)}`);
  try {
    await navigator.clipboard.writeText(location.href);
    return true;
  } catch {
    return false;
  }
}

/** Opens what a link carries, now and when the address changes. */
function listenToAddress(opened: (input: PlaygroundInput) => void, without: () => void): void {
  const read = async (): Promise<boolean> => {
    const input = await inputOf(location.hash);
    if (input !== undefined) opened(input);
    return input !== undefined;
  };
  addEventListener('hashchange', () => void read());
  void read().then((isRead) => {
    if (!isRead) without();
  });
}

/** The date in Athens, by which documents are issued. */
const today = (): string => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Athens' }).format(new Date());
