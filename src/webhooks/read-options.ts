import type { Locale } from '../issues/words.js';
import { serviceDefaults } from '../service/settings.js';
import { WebhookError } from './error.js';
import { readSecrets } from './verify-signature.js';

/** What reading a delivery takes. */
export interface ReadWebhookOptions {
  /** The secret of the endpoint, or the old and the new one while they are rotated. */
  readonly secrets: string | readonly string[];
  /** How the headers of a delivery begin. Default: `X-Service-`. */
  readonly headerPrefix?: string | undefined;
  /** The largest body that is read, in bytes. Default: 262144. */
  readonly maxBytes?: number | undefined;
  /** The language of messages. Default: English. */
  readonly locale?: Locale | undefined;
}

/** The same, read. */
export interface ReadingSettings {
  readonly secrets: readonly string[];
  readonly signatureHeader: string;
  readonly maxBytes: number;
  readonly locale: Locale;
}

const MAX_BYTES = 262_144;
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Reads the options of `readWebhook`; refuses what cannot work. */
export function readReadingOptions(options: ReadWebhookOptions): ReadingSettings {
  const given: Partial<ReadWebhookOptions> = typeof options === 'object' && options !== null ? options : {};
  const locale = given.locale === 'el' ? 'el' : 'en';
  const prefix: unknown = given.headerPrefix ?? serviceDefaults.webhookHeaderPrefix;
  if (typeof prefix !== 'string' || !HEADER_NAME.test(prefix)) {
    throw new WebhookError('options/text', locale, { member: 'headerPrefix' });
  }
  return {
    secrets: readSecrets(given.secrets, locale),
    signatureHeader: `${prefix}Signature`,
    maxBytes: readNumber('maxBytes', given.maxBytes ?? MAX_BYTES, locale),
    locale,
  };
}

/** A whole number above 0. */
export function readNumber(member: string, value: unknown, locale: Locale): number {
  if (Number.isSafeInteger(value) && (value as number) > 0) return value as number;
  throw new WebhookError('options/number', locale, { member });
}
