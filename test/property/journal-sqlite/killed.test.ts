import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteJournal } from '../../../src/sending/journal-sqlite/index.js';
import { isLong } from '../../runs.js';
import { listOf } from '../../unit/client/setup.js';
import { Shop } from './processes.js';

/** Processes start slowly on a machine that is busy; nothing here asserts how fast they are. */
const timeout = isLong ? 1_200_000 : 180_000;

let shop: Shop;
beforeEach(() => {
  shop = new Shop();
});
afterEach(() => shop.close());

/** Nothing that a customer has is lost, nothing was filed twice, and the archive and the numbers agree with the service. */
async function expectAllOnce(documents: number): Promise<void> {
  const numbers = Array.from({ length: documents }, (_, index) => String(index + 1));
  expect([...shop.filed()].sort()).toEqual(numbers.map((aa) => [aa, 1]).sort());
  const filed = shop.service.filed.map(({ document, mark }) => `${document.invoiceHeader.aa} ${mark}`);
  expect(filed).toEqual(expect.arrayContaining(shop.served()));
  const journal = await sqliteJournal({ file: shop.file });
  const archived = await listOf(journal.documents());
  expect(archived.map(({ standing }) => standing)).toEqual(numbers.map(() => 'issued'));
  expect(archived.map(({ aa, result }) => `${aa} ${result.mark}`).sort()).toEqual(filed.sort());
  expect(await journal.numbering.open()).toEqual([]);
  expect(await listOf(journal.rows({ standing: ['sending', 'unknown'] }))).toEqual([]);
  await journal.close();
}

test('a till killed at each step in turn loses nothing and sends nothing twice', {
  timeout,
}, async () => {
  // Each run begins where the one before was killed, so the steps of recovery are killed as well.
  const documents = isLong ? 12 : 4;
  await shop.open(documents);
  const every = isLong ? 1 : 5;
  for (let killAt = 1; ; killAt += every) {
    const { signal, complaint } = await shop.start({ does: 'sell', killAt }).ended;
    expect(complaint).toBe('');
    if (signal === null) break;
    expect(signal).toBe('SIGKILL');
  }
  await expectAllOnce(documents);
  // A search finds what had arrived, so not one document left the till twice.
  expect(shop.service.count('SendInvoices')).toBe(documents);
});

test('a till killed at a random time loses nothing and sends nothing twice', { timeout }, async () => {
  const documents = isLong ? 400 : 12;
  await shop.open(documents);
  const delays = fc.sample(fc.integer({ min: 0, max: 120 }), isLong ? 200 : 3);
  for (const delay of delays) {
    const till = shop.start({ does: 'sell' });
    // From its first sale on: before that it only loads.
    await Promise.race([till.says('served'), till.ended]);
    await pause(delay);
    till.process.kill('SIGKILL');
    expect((await till.ended).complaint).toBe('');
  }
  expect(await shop.start({ does: 'sell' }).ended).toMatchObject({ code: 0, complaint: '' });
  await expectAllOnce(documents);
});

test('only one of two processes with the same number and file sends', { timeout }, async () => {
  await shop.open(1);
  const tills = ['till 1', 'till 2'].map((holder) => shop.start({ does: 'send-the-first', holder }));
  for (const till of tills) {
    await till.says('ready');
    till.process.stdin.write('go\n');
  }
  // The one that has the number waits before it sends, until the other was refused.
  await Promise.race(tills.map((till) => till.says('call/same-number-in-flight')));
  for (const till of tills) till.process.stdin.write('send\n');
  await Promise.race(tills.map((till) => till.says('issued')));
  for (const till of tills) expect(await till.ended).toMatchObject({ code: 0, complaint: '' });
  expect(tills.flatMap(({ said }) => said).sort()).toEqual([
    'call/same-number-in-flight',
    'issued',
    'ready',
    'ready',
  ]);
  expect(shop.service.count('SendInvoices')).toBe(1);
});

test('a till that restarts leaves the number of another till alone', { timeout }, async () => {
  const documents = isLong ? 6 : 3;
  await shop.open(documents);
  const other = shop.start({ does: 'reserve-and-wait', holder: 'till 2' });
  await other.says('reserved 1');
  for (let killAt = 1; ; killAt += isLong ? 1 : 7) {
    const { signal, complaint } = await shop.start({ does: 'sell', killAt }).ended;
    expect(complaint).toBe('');
    if (signal === null) break;
  }
  expect([...shop.filed().keys()]).not.toContain('1');
  other.process.stdin.write('go\n');
  expect(await other.ended).toMatchObject({ code: 0, complaint: '' });
  await expectAllOnce(documents);
});

test('two tills that share a file never get the same number', { timeout }, async () => {
  const documents = isLong ? 300 : 12;
  await shop.open(documents);
  const tills = ['till 1', 'till 2'].map((holder) => shop.start({ does: 'sell-beside-others', holder }));
  for (const till of tills) expect(await till.ended).toMatchObject({ code: 0, complaint: '' });
  await expectAllOnce(documents);
  expect(shop.served()).toHaveLength(documents);
  expect(shop.service.count('SendInvoices')).toBe(documents);
});
