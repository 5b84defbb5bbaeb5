import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import { readWebhook } from '../../../src/sending/webhooks/index.js';
import { bytesOf, SECRET, signatureOf, statusChanged } from './deliveries.js';

const read = (body: string | Uint8Array) => {
  const bytes = typeof body === 'string' ? bytesOf(body) : body;
  return readWebhook(bytes, signatureOf(bytes), SECRET);
};

const without = (member: string): string => statusChanged('evt-1', { [member]: undefined });

describe('readWebhook', () => {
  it('returns the documented event with the body as it was signed', async () => {
    const body = statusChanged();
    expect(await read(body)).toEqual({
      ok: true,
      event: {
        kind: 'request.status_changed',
        event: 'request.status_changed',
        eventId: 'evt-1',
        occurredAt: '2026-11-20T09:00:00Z',
        data: {
          requestId: 'req-1',
          status: 'APPROVED',
          previousStatus: 'UNDER_REVIEW',
          message: 'Εγκρίθηκε',
        },
        body,
      },
    });
  });

  it.each([
    'request.created',
    'request.provisioned',
    'request.provisioning_failed',
    'client.statement_recalled',
  ])('accepts %s with any data, or without data', async (event) => {
    for (const data of [{ requestId: 'req-2', more: [1] }, {}, null, undefined]) {
      const reading = await read(statusChanged('evt-2', { event, data }));
      expect(reading).toMatchObject({ ok: true, event: { kind: event, data: data ?? {} } });
    }
  });

  it('returns an undocumented event as unknown, with its name', async () => {
    const reading = await read(statusChanged('evt-3', { event: 'request.archived', data: { a: 1 } }));
    expect(reading).toMatchObject({
      ok: true,
      event: { kind: 'unknown', event: 'request.archived', data: { a: 1 } },
    });
  });

  it('keeps undocumented members, and keeps an event if its message is not text', async () => {
    const data = { requestId: 'req-1', status: 'NEW_STATUS', message: null, reviewer: 'x' };
    expect(await read(statusChanged('evt-1', { data }))).toMatchObject({ ok: true, event: { data } });
  });

  it.each([
    [without('event'), 'event'],
    [without('eventId'), 'eventId'],
    [statusChanged(''), 'eventId'],
    [statusChanged('evt-1', { eventId: 5 }), 'eventId'],
    [without('occurredAt'), 'occurredAt'],
    [statusChanged('evt-1', { occurredAt: 'yesterday' }), 'occurredAt'],
    [statusChanged('evt-1', { data: 'text' }), 'data'],
    [statusChanged('evt-1', { data: [] }), 'data'],
    [statusChanged('evt-1', { data: { status: 'APPROVED' } }), 'data.requestId'],
    [without('data'), 'data.requestId'],
    [statusChanged('evt-1', { data: { requestId: 'req-1', status: 3 } }), 'data.status'],
    ['null', 'event'],
    ['[]', 'event'],
    ['"text"', 'event'],
  ])('reports which member %s lacks', async (body, member) => {
    expect(await read(body)).toMatchObject({ ok: false, reason: 'notAnEvent', path: member.split('.') });
  });

  it.each([
    ['no bytes', ''],
    ['half an object', '{"event":'],
    ['a form', 'event=request.created'],
    ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ])('reports that %s are not JSON', async (_, body) => {
    expect(await read(body)).toMatchObject({ ok: false, reason: 'notJson' });
  });

  it('distinguishes a missing signature from a wrong one, and checks the signature first', async () => {
    for (const body of [statusChanged(), 'no JSON']) {
      const bytes = bytesOf(body);
      expect(await readWebhook(bytes, null, SECRET)).toMatchObject({ ok: false, reason: 'noSignature' });
      const signature = signatureOf(bytes, 'other');
      expect(await readWebhook(bytes, signature, SECRET)).toMatchObject({
        ok: false,
        reason: 'wrongSignature',
      });
    }
  });

  it('reports in Greek if given the Greek words', async () => {
    const reading = await readWebhook(bytesOf('{}'), signatureOf('{}'), SECRET, el);
    expect(reading).toMatchObject({
      message: 'Το σώμα είναι υπογεγραμμένο, αλλά το πεδίο event λείπει ή δεν είναι έγκυρο.',
    });
  });
});
