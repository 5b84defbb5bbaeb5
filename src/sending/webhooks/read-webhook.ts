import type { Locale } from '../../issues/inside.js';
import { parseEvent } from './parse-event.js';
import { refuse, type WebhookReading } from './reading.js';
import { type HeaderValue, readBytes, verifySignature } from './verify-signature.js';

/**
 * Reads a delivery: returns the event if its signature is valid, or the reason why not. Events that are not described
 * have `kind: 'unknown'`. The event id header is ignored because it is not signed; `eventId` comes from the body.
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
