import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OpenApi } from './openapi.js';
import { type ReferenceWords, referenceWords } from './words.js';

/** What every part of the API page needs. */
export interface ReferenceContext {
  readonly document: OpenApi;
  readonly words: ReferenceWords;
  readonly key: string;
  /** Whether the key is a token of `parastatiko serve`. */
  readonly hasToken: boolean;
  /** A text of the document in the language of the page. */
  readonly said: (text: string) => string;
}

export const Reference = createContext<ReferenceContext>({
  document: { info: { title: '', description: '' }, tags: [], paths: {}, webhooks: {}, components: {} },
  words: referenceWords.en,
  key: '',
  hasToken: false,
  said: (text) => text,
});

export const useReference = (): ReferenceContext => useContext(Reference);
