import type { WebhookWords } from '../issues/locales/en/webhooks.js';
import { webhookHeaderPrefix } from '../service/webhook-values.js';
import { expect } from './error.js';
import { parseEvent } from './parse-event.js';
import { refuse, type WebhookReading } from './reading.js';
import { type HeaderValue, readBytes, verifySignature } from './verify-signature.js';

/** Headers as the web has them, or as Node does: any case. */
export type WebhookHeaders = Pick<Headers, 'get'> | Readonly<Record<string, HeaderValue>>;

/** What reading a delivery takes. */
export interface ReadWebhookOptions {
  /** The secret of the endpoint, or the old and the new one while they are rotated. */
  readonly secrets: string | readonly string[];
  /** How the headers of a delivery begin. Default: `X-Service-`. */
  readonly headerPrefix?: string | undefined;
  /** Default: English. Greek: `webhookWords` of `parastatiko/locales/el`. */
  readonly words?: WebhookWords | undefined;
}

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * Reads a delivery: an event whose signature is good, or why there is no such event. Events that the description does not
 * name are given as `kind: 'unknown'`. The header of the event id is not read, because it is not signed: `eventId` is that
 * of the body.
 *
 * @throws {WebhookError} for a body that is not bytes, and for options that cannot work.
 * @example
 * const read = await readWebhook(bytes, request.headers, { secrets: secret });
 * if (read.ok) console.log(read.event.kind); else console.log(read.reason);
 */
export async function readWebhook(
  body: Uint8Array,
  headers: WebhookHeaders,
  options: ReadWebhookOptions,
): Promise<WebhookReading> {
  const words = options?.words;
  const header = signatureHeader(options);
  const bytes = readBytes(body, words);
  const signature = headerOf(headers, header);
  const isGenuine = await verifySignature(bytes, signature, options?.secrets, words);
  if (signature === null || signature === undefined) return refuse('noSignature', words, { header });
  if (!isGenuine) return refuse('wrongSignature', words);
  try {
    return parseEvent(new TextDecoder('utf-8', { fatal: true }).decode(bytes), words);
  } catch {
    return refuse('notJson', words);
  }
}

/** The header that carries the signature. */
export function signatureHeader(options: ReadWebhookOptions): string {
  const prefix: unknown = options?.headerPrefix ?? webhookHeaderPrefix;
  const fits = typeof prefix === 'string' && HEADER_NAME.test(prefix);
  expect(fits, 'headerPrefix', `'${webhookHeaderPrefix}'`, options?.words);
  return `${prefix}Signature`;
}

function headerOf(headers: WebhookHeaders, name: string): HeaderValue {
  if (typeof headers?.get === 'function') return headers.get(name);
  const wanted = name.toLowerCase();
  return Object.entries(headers ?? {}).find(([each]) => each.toLowerCase() === wanted)?.[1];
}
