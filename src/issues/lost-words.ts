import type { Params } from '../types/index.js';
import type { Locale } from './locale.js';
import { type LostReason, lost } from './locales/en/lost.js';
import { fill } from './template.js';

/** A member that facts do not give back, as a sentence. */
export const lostWords = (
  { why, params }: { readonly why: Exclude<LostReason, 'refused'>; readonly params: Params },
  { lost: words }: Locale,
): string => fill(words?.[why] ?? lost[why], params);
