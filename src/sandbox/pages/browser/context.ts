import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { View } from '../view/types.js';
import { type PageWords, wordsIn } from './words/index.js';

/** What every part of the page may need. */
export interface PageContext {
  readonly words: PageWords;
  /** The time in the sandbox. */
  readonly now: string;
  readonly view: Partial<View>;
  /** By their `tableAA`. */
  readonly tableNames: Readonly<Record<string, string>>;
  /** The result of the last order; empty after a while. */
  readonly said: { readonly text: string; readonly isError: boolean };
  /** Shows the result of an order in a line for screen readers. */
  readonly say: (text: string, isError?: boolean) => void;
  /** Sends an order, and shows whether it was carried out. Returns its answer if it was. */
  readonly order: <Result = object>(path: string, body?: object) => Promise<Result | undefined>;
}

export const Page = createContext<PageContext>({
  words: wordsIn.en,
  now: '',
  view: {},
  tableNames: {},
  said: { text: '', isError: false },
  say: () => undefined,
  order: async () => undefined,
});

export const usePage = (): PageContext => useContext(Page);

export const useWords = (): PageWords => usePage().words;
