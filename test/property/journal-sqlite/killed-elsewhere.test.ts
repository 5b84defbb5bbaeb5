import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteJournal } from '../../../src/sending/journal-sqlite/index.js';
import { isLong } from '../../runs.js';
import { deliveryNote } from '../../unit/client/service.js';
import { listOf } from '../../unit/client/setup.js';
import { statusChanged } from '../../unit/webhooks/deliveries.js';
import { Shop } from './processes.js';

/** Processes start slowly on a machine that is busy; nothing here asserts how fast they are. */
const timeout = isLong ? 1_200_000 : 180_000;
/** The short run leaves steps out. It kills before a step and after it in turn. */
const every = isLong ? 1 : 7;

let shop: Shop;
beforeEach(() => {
  shop = new Shop();
});
afterEach(() => shop.close());

test('a card payment, a cancellation and an onboarding request happen once, even if killed at each step', {
  timeout,
}, async () => {
  await shop.open(0, 'counter');
  await shop.service.file(deliveryNote);
  for (let killAt = 1; ; killAt += every) {
    const { signal, complaint } = await shop.start({ does: 'serve', killAt }).ended;
    expect(complaint).toBe('');
    if (signal === null) break;
    expect(signal).toBe('SIGKILL');
  }
  // One document is filed, under one MARK; the held one and its completion stand as issued.
  const [, filed, ...more] = shop.service.filed;
  expect(more).toEqual([]);
  const journal = await sqliteJournal({ file: shop.file });
  const rows = await listOf(journal.rows());
  expect(rows.map(({ operation, standing }) => `${operation} ${standing}`).sort()).toEqual([
    'cancel-note cancelled',
    'complete-payment issued',
    'issue issued',
  ]);
  const marks = rows.flatMap(({ result }) => result?.mark ?? []);
  expect(marks).toEqual([String(filed?.mark), String(filed?.mark)]);
  await journal.close();
  // The service was asked with one key, so it has one request.
  expect(shop.service.sandbox.onboarding.requests()).toHaveLength(1);
  const keys = shop.service.received.flatMap(({ headers }) => headers.get('idempotency-key') ?? []);
  expect(new Set(keys).size).toBe(1);
});

test('send --journal files each document once, even if it is killed around each call and repeated', {
  timeout,
}, async () => {
  const documents = isLong ? 12 : 3;
  await shop.open(documents, 'command-line');
  let now = Date.parse('2026-11-20T07:00:00Z');
  for (let killAt = 1; ; killAt += isLong ? 1 : 3) {
    const sent = shop.start({ does: 'sell', killAt, now: new Date(now).toISOString() });
    const { signal, code, complaint } = await sent.ended;
    expect(complaint).toBe('');
    // Longer than the settling time, so that what never arrived may be sent again.
    now += 180_000;
    if (signal !== null) continue;
    expect(code).toBe(0);
    const fates = sent.said.map((line) => JSON.parse(line));
    const marks = shop.service.filed.map(({ mark, document }) => [document.invoiceHeader.aa, String(mark)]);
    expect(fates.map(({ aa, outcome }) => [aa, outcome.mark])).toEqual(marks);
    expect(marks.map(([aa]) => aa)).toEqual(Array.from({ length: documents }, (_, at) => String(at + 1)));
    break;
  }
});

test('an event answered with 2xx is handled even if the receiver is killed at each step, and not again after completion', {
  timeout,
}, async () => {
  await shop.open(0, 'receiver');
  const events = ['evt-1', 'evt-2', 'evt-3'];
  const answered = new Set<string>();
  const handled = new Map<string, number>();
  const completed = new Set<string>();
  for (let killAt = 1; ; killAt += every) {
    const receiver = shop.start({ does: 'receive', killAt });
    // The service delivers again whatever was not answered with 2xx; one event comes twice in any case.
    for (const eventId of events.filter((each) => each === 'evt-1' || !answered.has(each))) {
      receiver.process.stdin.write(`${statusChanged(eventId)}\n`);
    }
    receiver.process.stdin.end();
    const { signal, complaint } = await receiver.ended;
    expect(complaint).toBe('');
    for (const line of receiver.said) {
      const [what = '', first = '', second = ''] = line.split(' ');
      if (what === 'answered' && first === '204') answered.add(second);
      if (what === 'completed') completed.add(first);
      if (what !== 'handled') continue;
      expect(completed, `${first} was completed and is handled again`).not.toContain(first);
      handled.set(first, (handled.get(first) ?? 0) + 1);
    }
    if (signal === null) break;
    expect(signal).toBe('SIGKILL');
  }
  expect([...answered].sort()).toEqual(events);
  // A receiver may be killed after it completed an event and before it says so.
  const journal = await sqliteJournal({ file: shop.file });
  expect(await journal.webhooks.pending()).toEqual([]);
  await journal.close();
  expect([...handled.keys()].sort()).toEqual(events);
});
