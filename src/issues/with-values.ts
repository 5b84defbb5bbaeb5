import type { Params } from '../types/issue.js';
import type { Both } from '../types/language.js';
import { fill } from './say.js';

/** A sentence in both languages, with its values. */
export const withValues = ({ en, el }: Both, values: Params): Both => ({
  en: fill(en, values),
  el: fill(el, values),
});
