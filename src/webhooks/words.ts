import type { Locale } from '../issues/locale.js';
import { webhookWords } from '../issues/locales/en/webhooks.js';
import type { Params } from '../types/issue.js';

/** A message with its values. The messages here have no optional parts. */
export const say = (word: keyof typeof webhookWords, params: Params = {}, locale?: Locale): string =>
  (locale?.webhooks?.[word] ?? webhookWords[word]).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(params[name]),
  );
