import { fillPlain } from '../issues/fill-plain.js';
import type { Locale } from '../issues/locale.js';
import { webhookWords } from '../issues/locales/en/webhooks.js';
import type { Params } from '../types/issue.js';

/** A message with its values. */
export const say = (word: keyof typeof webhookWords, params: Params = {}, locale?: Locale): string =>
  fillPlain(locale?.webhooks?.[word] ?? webhookWords[word], params);
