import type { Params } from '../types/index.js';
import type { Locale } from './locale.js';
import { registryWords as english, type RegistryWords } from './locales/en/registry.js';
import { fill } from './template.js';

/** A sentence about XML of the authority or the identifier of a document. */
export const registryWords = (word: keyof RegistryWords, params: Params, { registry }: Locale): string =>
  fill(registry?.[word] ?? english[word], params);
