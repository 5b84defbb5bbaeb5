import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OpenApi } from './openapi.js';
import { type ReferenceWords, referenceWords } from './words.js';

/** What every part of the API page needs. */
export interface ReferenceContext {
  readonly document: OpenApi;
  readonly words: ReferenceWords;
  readonly key: string;
}

export const Reference = createContext<ReferenceContext>({
  document: { info: { title: '', description: '' }, tags: [], paths: {}, webhooks: {}, components: {} },
  words: referenceWords.en,
  key: '',
});

export const useReference = (): ReferenceContext => useContext(Reference);
