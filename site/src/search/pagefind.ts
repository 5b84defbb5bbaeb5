/**
 * What the search field of a page asks, in place of the module of Pagefind, which is beside it as `engine.js`. Pagefind
 * finds pages that have all words. This asks for each word on its own and puts the pages in order, so that a whole
 * question finds something, in any form of its words.
 */
// @ts-expect-error The build of the site puts it there.
import * as given from './engine.js';
import { type Pin, type PinText, pinned, TEXTS_IN_FILE } from './pins.js';
import { factorOf, inOrder } from './rank.js';
import { askedWords, folded } from './words.js';

interface PageData {
  readonly url: string;
  readonly raw_content?: string;
  readonly meta?: { readonly title?: string };
}

interface Result {
  readonly id: string;
  readonly score: number;
  data(): Promise<PageData>;
}

interface Answer {
  readonly results: readonly Result[];
}

interface Engine {
  search(term: string | null, options?: object): Promise<Answer | null>;
  options(options: object): Promise<void>;
  preload(term: string, options?: object): Promise<void>;
  filters(): Promise<unknown>;
  mergeIndex(address: string, options?: object): Promise<void>;
  init(): Promise<void>;
  destroy(): Promise<void>;
}

const engine = given as Engine;

export const { options, filters, mergeIndex, init, destroy } = engine;

/** So many pages are put in order by what they are; for that, each is read. */
const READ = 14;
/** About so many pages are in the index of a language. Rare words count more. */
const PAGES = 1000;

/**
 * What one text finds. If nothing has it, Pagefind shortens it until something does, such as `ad` for `advance`: the best
 * page shows whether it has at least the beginning of the text.
 */
async function found(text: string, settings: object): Promise<readonly Result[]> {
  const results = (await engine.search(text, settings))?.results ?? [];
  const best = await results[0]?.data();
  if (best === undefined) return [];
  const content = folded(`${best.meta?.title ?? ''} ${best.raw_content ?? ''}`);
  const isThere = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => content.includes(word.slice(0, Math.max(4, word.length - ENDING))));
  return isThere ? results : [];
}

/** A word of a page may have another ending of so many letters. */
const ENDING = 3;

/** A file beside this one, loaded once. Without it, words still find pages; the next question asks for it again. */
function fileOf<T>(name: string): Promise<readonly T[]> {
  const before = files.get(name) as Promise<readonly T[]> | undefined;
  const load = async (): Promise<readonly T[]> => {
    try {
      const answer = await fetch(new URL(`${name}.json`, import.meta.url));
      if (answer.ok) return (await answer.json()) as readonly T[];
    } catch {}
    files.delete(name);
    return [];
  };
  const file = before ?? load();
  files.set(name, file);
  return file;
}

const files = new Map<string, Promise<unknown>>();

/** The answer for a place that the question names. */
function resultOf(place: number, url: string, table: string): Result {
  return {
    id: url,
    score: Number.MAX_SAFE_INTEGER,
    data: async () => {
      const texts = await fileOf<PinText>(`${table}.${Math.floor(place / TEXTS_IN_FILE)}`);
      const [title, about] = texts[place % TEXTS_IN_FILE] ?? [url, ''];
      const excerpt = about.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      // The field shows the excerpt of a page only if its first part begins there.
      return { url, raw_content: about, excerpt, meta: { title }, sub_results: [{ url, title, excerpt }] };
    },
  };
}

let latest = 0;

/** What the question names, then what its words find. `null` if another question was asked meanwhile. */
export async function search(question: string | null, settings: object = {}): Promise<Answer | null> {
  const answer = await byWords(question, settings);
  if (question === null || answer === null) return answer;
  const table = `pins.${document.documentElement.lang}`;
  const pins = await fileOf<Pin>(table);
  const named = pinned(question, pins).map((place) => resultOf(place, pins[place]?.[1] ?? '', table));
  const pages = new Set(named.map(({ id }) => id.split('#')[0]));
  // Those that were read already cost nothing; further down nobody looks for a page that comes twice.
  const read = await Promise.all(
    answer.results
      .slice(0, READ)
      .map(async (result) => (pages.has((await result.data()).url) ? [] : [result])),
  );
  return { ...answer, results: [...named, ...read.flat(), ...answer.results.slice(READ)] };
}

/** The pages that have the words of a question, the best first. */
async function byWords(question: string | null, settings: object): Promise<Answer | null> {
  latest += 1;
  const turn = latest;
  const words = askedWords(question ?? '');
  if (question === null || words.length === 0) return engine.search(question, settings);
  const whole = (await engine.search(question, settings))?.results ?? [];
  const byWord = await Promise.all(
    words.map(({ searches }) => Promise.all(searches.map((each) => found(each, settings)))),
  );
  if (turn !== latest) return null;
  const byId = new Map<string, Result>();
  // The last one stays: the result of the whole question shows all its words in the text.
  for (const result of [...byWord.flat(2), ...whole]) byId.set(result.id, result);
  const ordered = inOrder(byWord, PAGES).flatMap(({ id, score }) => {
    const result = byId.get(id);
    return result === undefined ? [] : [{ result, score }];
  });
  const typed = words.map(({ word }) => word);
  const best = await Promise.all(
    ordered.slice(0, READ).map(async ({ result, score }) => {
      const data = await result.data();
      return { result: { ...result, data: async () => data }, score: score * factorOf(data.url, typed) };
    }),
  );
  best.sort((one, other) => other.score - one.score);
  const rest = ordered.slice(READ);
  return { results: [...best, ...rest].map(({ result, score }) => ({ ...result, score })) };
}

/** Loads what a question will need, while it is typed. */
export async function preload(question: string, settings: object = {}): Promise<void> {
  await Promise.all(
    askedWords(question).flatMap(({ searches }) => searches.map((each) => engine.preload(each, settings))),
  );
}

let waiting = 0;

/** The same once nothing was typed for a moment. */
export async function debouncedSearch(
  question: string,
  settings: object = {},
  wait = 300,
): Promise<Answer | null> {
  waiting += 1;
  const turn = waiting;
  await preload(question, settings);
  await new Promise((done) => setTimeout(done, wait));
  return turn === waiting ? search(question, settings) : null;
}
