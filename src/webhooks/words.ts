import { type WebhookWords, webhookWords } from '../issues/locales/en/webhooks.js';
import type { Params } from '../types/issue.js';

/** A sentence with its values; English unless other words are given. The sentences here have no optional parts. */
export const say = (
  word: keyof WebhookWords,
  params: Params = {},
  words: WebhookWords = webhookWords,
): string => words[word].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
