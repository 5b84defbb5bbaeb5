import { createHmac } from 'node:crypto';

export const SECRET = 'whsec_4f1d2c';

/** The signature of a body, computed by Node and not by the library. */
export const signatureOf = (body: string | Uint8Array, secret = SECRET): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** The clock of a receiver, a second after the events of these bodies. */
export const afterEvents = (): Date => new Date('2026-11-20T09:00:01Z');

/** The body of `request.status_changed` as the description shows it. */
export const statusChanged = (eventId = 'evt-1', rest: object = {}): string =>
  JSON.stringify({
    event: 'request.status_changed',
    eventId,
    occurredAt: '2026-11-20T09:00:00Z',
    data: {
      requestId: 'req-1',
      status: 'APPROVED',
      previousStatus: 'UNDER_REVIEW',
      message: 'Εγκρίθηκε',
    },
    ...rest,
  });

/** A delivery, signed with the secret unless the headers say otherwise. */
export const delivery = (body: string, headers: Record<string, string> = {}): Request =>
  new Request('https://receiver.example/webhooks', {
    method: 'POST',
    headers: { 'X-Service-Signature': signatureOf(body), 'X-Service-Event-Id': 'evt-1', ...headers },
    body,
  });

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
