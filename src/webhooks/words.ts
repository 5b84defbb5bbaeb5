import * as el from '../issues/locales/el/webhooks.js';
import * as en from '../issues/locales/en/webhooks.js';
import { fill } from '../issues/template.js';
import type { Locale } from '../issues/words.js';
import type { Params } from '../types/issue.js';

const wordsIn = (locale: Locale): typeof el => (locale === 'el' ? el : en);

/** The message of an error of wrong use. */
export const errorWords = (code: en.WebhookErrorCode, params: Params, locale: Locale): string =>
  fill(wordsIn(locale).webhookErrors[code], params);

/** Why a delivery is refused, in words. */
export const refusalWords = (reason: en.WebhookRefusalReason, params: Params, locale: Locale): string =>
  fill(wordsIn(locale).webhookRefusals[reason], params);
