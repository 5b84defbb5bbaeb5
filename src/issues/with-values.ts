import type { Params } from '../types/issue.js';
import { fill } from './say.js';

/** A sentence in both languages, with its values. */
export const withValues = (
  { en, el }: { readonly en: string; readonly el: string },
  values: Params,
): { readonly en: string; readonly el: string } => ({ en: fill(en, values), el: fill(el, values) });
