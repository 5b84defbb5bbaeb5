import { expect, it } from 'vitest';
import { memoryNumbering } from '../../../../src/flows/numbering/memory.js';
import type { Numbering } from '../../../../src/flows/numbering/numbering.js';
import { giveUpRow, takeBack } from '../../../../src/sending/client/journal/give-up.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { cardReceipt, completionOf, listOf, receipt, withService } from '../setup.js';

const at = withService();
const SETTLING = 60_000;
const SERIES = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' } as const;
const givenUp = expect.objectContaining({ code: 'call/given-up' });

async function lost(numbering?: Numbering) {
  const journal = memoryJournal({ numbering });
  const client = at.client({ journal, settlingTime: SETTLING });
  at.service.fail('SendInvoices', 'reset-before');
  await client.issue(receipt('101')).catch(() => undefined);
  const [row] = await listOf(journal.rows());
  at.clock.move(10 * SETTLING);
  const calls = at.service.received.length;
  const sent = () => at.service.received.length - calls;
  return { journal, client, row: row!, sent };
}

it('a document that was given up is refused by issue, settle and recover, and nothing is sent', async () => {
  const { journal, client, row, sent } = await lost();
  await giveUpRow(journal, row, 'no network', at.clock.now());
  await expect(client.issue(receipt('101'))).rejects.toEqual(givenUp);
  const until = new Date(at.clock.now().getTime() + SETTLING);
  await expect(client.settle(receipt('101'), { until })).rejects.toEqual(givenUp);
  expect(await client.recover()).toMatchObject({ settled: [], unknown: [], failed: [] });
  expect(await client.recover({ only: [row] })).toMatchObject({ settled: [], unknown: [], failed: [] });
  expect(sent()).toBe(0);
});

it('the number of a document that was given up is refused for another document too', async () => {
  const { journal, client, row, sent } = await lost();
  await giveUpRow(journal, row, 'no network', at.clock.now());
  await expect(client.issue(receipt('101', '24.80'))).rejects.toEqual(givenUp);
  expect(sent()).toBe(0);
});

it('reconcile of a document that was given up finds it if it was filed, and otherwise leaves it given up', async () => {
  const { journal, client, row } = await lost();
  await giveUpRow(journal, row, 'no network', at.clock.now());
  expect((await client.reconcile(receipt('101'))).kind).toBe('unknown');
  await expect(client.issue(receipt('101'))).rejects.toEqual(givenUp);
  await at.client().issue(receipt('101'));
  expect((await client.reconcile(receipt('101'))).kind).toBe('alreadyIssued');
  expect(await client.issue(receipt('101'))).toMatchObject({ kind: 'alreadyIssued', from: 'journal' });
});

it('a row that is given up and taken back is unknown, so it is searched for before it is sent', async () => {
  const { journal, client, row } = await lost();
  await giveUpRow(journal, row, 'no network', at.clock.now());
  const [refused] = await listOf(journal.rows());
  expect(await takeBack(journal, refused!, at.clock.now())).toBe('done');
  expect(await listOf(journal.rows())).toMatchObject([{ standing: 'unknown' }]);
  const calls = at.service.received.length;
  expect((await client.issue(receipt('101'))).kind).toBe('issued');
  const paths = at.service.received.slice(calls).map(({ path }) => path.split('/').at(-1));
  expect([paths[0], paths.at(-1)]).toEqual(['RequestTransmittedDocs', 'SendInvoices']);
});

it('giving up a document burns its number, also if only the burning was done before', async () => {
  const numbering = memoryNumbering({ first: [{ ...SERIES, aa: '101' }] });
  await numbering.burn(await numbering.reserve(SERIES), 'no network');
  const { journal, row } = await lost(numbering);
  expect(await giveUpRow(journal, row, 'no network', at.clock.now())).toEqual({ number: 'burnt' });
  expect(await numbering.open(SERIES)).toEqual([]);
});

it('giving up leaves a row that another process has issued since it was read', async () => {
  const { journal, client, row } = await lost();
  expect((await client.issue(receipt('101'))).kind).toBe('issued');
  expect(await giveUpRow(journal, row, 'no network', at.clock.now())).toEqual({ standing: 'issued' });
  const [after] = await listOf(journal.rows());
  expect(after).toMatchObject({ standing: 'issued', result: { mark: '400001000000001' } });
  expect(after?.result?.givenUp).toBeUndefined();
  expect(await client.issue(receipt('101'))).toMatchObject({ kind: 'alreadyIssued', from: 'journal' });
});

it('a payment is not completed for a held document that was given up', async () => {
  const journal = memoryJournal();
  const client = at.client({ journal });
  const held = await client.issue(cardReceipt(), { skipSignature: false });
  const [row] = await listOf(journal.rows());
  expect(await giveUpRow(journal, row!, 'customer left', at.clock.now())).toEqual({ number: 'not-open' });
  const payment = { body: completionOf(held), document: cardReceipt() };
  await expect(client.completePosPayment(payment)).rejects.toEqual(givenUp);
  expect(at.service.filed).toHaveLength(0);
  expect(await journal.standings()).toEqual({ refused: 1, 'not-sent': 1 });
});
