import { brokenTextOn } from './broken-sample.js';
import { partOf } from './elements.js';
import { playEvening } from './evening-view.js';
import { fragmentOf, inputOf, type PlaygroundInput } from './fragment.js';
import { remembered, rememberedHere } from './memory.js';
import type { Answer } from './messages.js';
import { samplesOn } from './samples.js';
import type { PlaygroundWords } from './words.js';

/** A larger file would make the editor slow. */
const MOST_BYTES = 2_000_000;
const FIRST_SAMPLE = 'broken';
const EVENING = 'evening';
/** The part of an address that names a sample. */
const SAMPLE = 'sample';

/** What the toolbar needs from the page. */
interface Page {
  readonly input: () => PlaygroundInput;
  readonly open: (input: PlaygroundInput) => void;
  /** Keeps what was written, if anything was. */
  readonly keep: () => void;
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
  const evening = playEvening(partOf(root, '.evening'), words, {
    ask: () => page.playEvening(today()),
    open: (document) => open({ kind: 'payload', text: JSON.stringify(document, null, 2) }),
  });
  const sample = partOf<HTMLSelectElement>(root, '[name=sample]');
  const openSample = (id: string): void => {
    sample.value = id;
    if (id === EVENING) evening.start();
    else open(inputOfSample(id) ?? (inputOfSample(FIRST_SAMPLE) as PlaygroundInput));
  };
  const opened = (input: PlaygroundInput): void => {
    sample.value = '';
    open(input);
  };
  /** A new entry of the history: the way back leads to what was there before. */
  const goTo = (fragment: string): void => {
    page.keep();
    history.pushState(null, '', `${location.pathname}${location.search}${fragment}`);
    evening.leave();
  };
  sample.addEventListener('change', () => {
    const { value } = sample;
    if (value === '') return;
    goTo(`#${SAMPLE}=${value}`);
    openSample(value);
  });
  partOf(root, '[name=leave]').addEventListener('click', () => {
    evening.leave();
    sample.value = '';
  });
  listenToFiles(
    partOf(root, '[name=file]'),
    (input) => {
      goTo('');
      opened(input);
      page.keep();
    },
    () => say(words.tooLarge),
  );
  partOf(root, '[name=link]').addEventListener('click', async () => {
    say((await copyLink(page.input())) ? words.linkCopied : words.linkInAddress);
  });
  /** Opens what this entry of the history has: what was written there, what its link carries, or a sample. */
  const openEntry = async (otherwise: PlaygroundInput | undefined): Promise<void> => {
    const written = rememberedHere();
    const { hash } = location;
    const named = new URLSearchParams(hash.slice(1)).get(SAMPLE);
    const linked = written === undefined && named === null ? await inputOf(hash) : undefined;
    const input = written ?? linked;
    evening.leave();
    if (input !== undefined) opened(input);
    else if (named !== null) openSample(named);
    else if (hash.length > 1 || otherwise === undefined) openSample(FIRST_SAMPLE);
    else opened(otherwise);
    if (input === undefined && named === null && hash.length > 1) say(words.damagedLink);
  };
  addEventListener('popstate', () => void openEntry(undefined));
  void openEntry(remembered());
  return ({ steps }) => evening.arrived(steps);
}

/** A sample by its name, as of today. */
function inputOfSample(id: string): PlaygroundInput | undefined {
  if (id === FIRST_SAMPLE) return { kind: 'payload', text: brokenTextOn(today()) };
  const facts = samplesOn(today()).find((each) => each.id === id)?.facts;
  return facts && { kind: 'facts', text: JSON.stringify(facts, null, 2) };
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
  history.replaceState(history.state, '', `#${await fragmentOf(input)}`);
  try {
    await navigator.clipboard.writeText(location.href);
    return true;
  } catch {
    return false;
  }
}

/** The date in Athens, by which documents are issued. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Athens' }).format(new Date());
