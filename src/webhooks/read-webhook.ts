import { parseEvent } from './parse-event.js';
import { type ReadingSettings, type ReadWebhookOptions, readReadingOptions } from './read-options.js';
import { refuse, type WebhookReading } from './reading.js';
import { type HeaderValue, readBytes, verifySignature } from './verify-signature.js';

/** Headers as the web has them, or as Node does: any case. */
export type WebhookHeaders = Pick<Headers, 'get'> | Readonly<Record<string, HeaderValue>>;

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
export const readWebhook = async (
  body: Uint8Array,
  headers: WebhookHeaders,
  options: ReadWebhookOptions,
): Promise<WebhookReading> => readDelivery(body, headers, readReadingOptions(options));

/** The same, with options that were read. */
export async function readDelivery(
  body: Uint8Array,
  headers: WebhookHeaders,
  { secrets, signatureHeader, maxBytes, locale }: ReadingSettings,
): Promise<WebhookReading> {
  const bytes = readBytes(body, locale);
  if (bytes.length > maxBytes) return refuse('too-large', locale, { maxBytes });
  const signature = headerOf(headers, signatureHeader);
  if (signature === null || signature === undefined) {
    return refuse('no-signature', locale, { header: signatureHeader });
  }
  if (!(await verifySignature(bytes, signature, secrets, locale))) return refuse('wrong-signature', locale);
  try {
    return parseEvent(new TextDecoder('utf-8', { fatal: true }).decode(bytes), locale);
  } catch {
    return refuse('not-json', locale);
  }
}

function headerOf(headers: WebhookHeaders, name: string): HeaderValue {
  if (typeof headers?.get === 'function') return headers.get(name);
  const wanted = name.toLowerCase();
  return Object.entries(headers ?? {}).find(([each]) => each.toLowerCase() === wanted)?.[1];
}
