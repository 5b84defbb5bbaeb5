import { expect, it } from 'vitest';
import { caller, facts, issuer } from './setup.js';

const next = { ...facts, aa: 'next' };
const series = (name: string) => ({
  vatNumber: issuer.vatNumber,
  branch: 0,
  invoiceType: '11.1',
  series: name,
});

/** A caller whose first document, with the next number of series A, was refused by the service. */
async function refusedOnce() {
  const all = await caller();
  all.sandbox.faults.add({ kind: 'refuse', call: 'SendInvoices', times: 1 });
  const { outcome } = await all.call('documents.issue', { facts: next }, 'sale 1');
  expect(outcome.kind).toBe('refused');
  return all;
}

it('A call that is corrected to another series gets a number of that series', async () => {
  const { call, sandbox } = await refusedOnce();
  await call('numbers.reserve', { ...series('B'), issueDate: facts.issueDate }, 'another sale');
  const { outcome } = await call('documents.issue', { facts: { ...next, series: 'B' } }, 'sale 1');
  expect(outcome.kind).toBe('issued');
  expect(sandbox.documents()).toMatchObject([{ document: { invoiceHeader: { series: 'B', aa: '2' } } }]);
  expect(await call('numbers.list', series('A'))).toMatchObject({ open: [], burnt: [] });
  expect((await call('numbers.reserve', { ...series('A'), issueDate: facts.issueDate }, 'later')).aa).toBe(
    '1',
  );
  expect(await call('numbers.list', series('B'))).toMatchObject({ open: [{ aa: '1' }], burnt: [] });
});

it('A call that is corrected within its series keeps its number', async () => {
  const { call, sandbox } = await refusedOnce();
  const card = { ...next, payments: [{ type: 5, amount: 'rest' }] };
  const first = await call('documents.issue', { facts: card }, 'sale 1');
  expect(await call('documents.issue', { facts: card }, 'sale 1')).toEqual(first);
  expect(sandbox.documents()).toMatchObject([{ document: { invoiceHeader: { series: 'A', aa: '1' } } }]);
  expect(await call('numbers.list', series('A'))).toMatchObject({ open: [], burnt: [] });
});

it('A call that is corrected to a stated number does not record its MARK under the first number', async () => {
  const { call } = await refusedOnce();
  const { outcome } = await call('documents.issue', { facts }, 'sale 1');
  expect(outcome.kind).toBe('issued');
  expect(await call('numbers.list', series('A'))).toMatchObject({ open: [], burnt: [] });
  expect((await call('numbers.reserve', { ...series('A'), issueDate: facts.issueDate }, 'later')).aa).toBe(
    '1',
  );
});

it('Documents of two types with the same series and number are two calls, as facts and as payloads', async () => {
  const { call, sandbox } = await caller();
  const line = { description: 'Καφές', quantity: 2, unit: 1, vat: 24, income: 'goods' };
  const invoice = {
    ...facts,
    type: '1.1',
    counterpart: {
      vatNumber: '999000111',
      country: 'GR',
      branch: 0,
      name: 'Πελάτης ΑΕ',
      address: { street: 'Ερμού', number: '1', postalCode: '10563', city: 'Αθήνα' },
    },
    lines: [{ ...line, unitPrice: '3.00' }],
  };
  for (const each of [facts, invoice]) {
    const { document } = await call('documents.build', { facts: each });
    expect((await call('documents.issue', { document })).outcome.kind).toBe('issued');
    expect((await call('documents.issue', { document })).outcome.kind).toBe('issued');
  }
  expect(sandbox.documents()).toHaveLength(2);
});
