import type { Locale } from '../issues/locale.js';
import { parseEvent } from './parse-event.js';
import { refuse, type WebhookReading } from './reading.js';
import { type HeaderValue, readBytes, verifySignature } from './verify-signature.js';

/**
 * Reads a delivery: an event whose signature is good, or why there is no such event. Events that the description does not
 * name are given as `kind: 'unknown'`. The header of the event id is not read, because it is not signed: `eventId` is that
 * of the body.
 *
 * @throws {WebhookError} for a body that is not bytes, and for a missing or empty secret.
 * @example
 * const read = await readWebhook(bytes, request.headers.get('X-Service-Signature'), secret);
 * if (read.ok) console.log(read.event.kind); else console.log(read.reason);
 */
export async function readWebhook(
  body: Uint8Array,
  header: HeaderValue,
  secrets: string | readonly string[],
  locale?: Locale | undefined,
): Promise<WebhookReading> {
  const bytes = readBytes(body, locale);
  if (!(await verifySignature(bytes, header, secrets, locale))) {
    return refuse(header ? 'wrongSignature' : 'noSignature', locale);
  }
  try {
    return parseEvent(new TextDecoder('utf-8', { fatal: true }).decode(bytes), locale);
  } catch {
    return refuse('notJson', locale);
  }
}
