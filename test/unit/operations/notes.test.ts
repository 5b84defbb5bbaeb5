import { expect, it } from 'vitest';
import { caller, issueDate, issuer, customer as otherCompany, rulesOf } from './setup.js';

const address = { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' };
const shop = { ...issuer, name: 'Η Αυλή Ε.Ε.', address };
const customer = { vatNumber: otherCompany, country: 'GR', branch: 0, name: 'Ξενοδοχείο Α.Ε.', address };

const note = {
  type: '9.3',
  series: 'ΔΑ',
  aa: 'next',
  issueDate,
  issuer: shop,
  counterpart: customer,
  movePurpose: 1,
  dispatchDate: issueDate,
  dispatchTime: '09:30:00',
  loadingAddress: address,
  deliveryAddress: address,
  lines: [{ description: 'Ελαιόλαδο', unit: 1, quantity: 24 }],
};
const invoice = (quantity: number) => ({
  series: 'ΤΙΜ',
  aa: 'next',
  issueDate,
  prices: [{ description: 'Ελαιόλαδο', unitPrice: '6.40', vat: 13, income: 'goods' }],
  quantities: [{ description: 'Ελαιόλαδο', quantity }],
  payments: [{ type: 5, amount: 'rest' }],
});

it('are invoiced in parts, and never beyond what was delivered', async () => {
  const { call } = await caller();
  const sent = await call('documents.issue', { facts: note }, 'note');
  const notes = [{ mark: sent.outcome.mark }];
  const first = await call('notes.invoice', { notes, facts: invoice(15) }, 'invoice 1');
  expect(first.outcome.kind).toBe('issued');
  expect(first.document.invoiceHeader).toMatchObject({ invoiceType: '1.1', series: 'ΤΙΜ', aa: '1' });
  // 15 × 6.40
  expect(first.document.invoiceSummary.totalNetValue).toBe(96);
  expect(first.remaining).toMatchObject([{ delivered: 24, invoiced: 15, remaining: 9 }]);
  const invoices = [{ mark: first.outcome.mark }];
  const { items } = await call('notes.remaining', { notes, invoices });
  expect(items).toMatchObject([{ itemDescr: 'Ελαιόλαδο', remaining: 9, tooMuch: 0 }]);
  const more = call('notes.invoice', { notes, invoices, facts: invoice(10) }, 'invoice 2');
  expect(await rulesOf(more)).toEqual(['notes/above-quantity']);
});

it('are received by the other company, with what arrived', async () => {
  const { call } = await caller();
  const theirs = { ...note, issuer: customer, counterpart: shop };
  const { outcome } = await call('documents.issue', { facts: theirs }, 'note');
  const facts = {
    series: 'ΔΠΠ',
    aa: 'next',
    issueDate,
    receivingNotePurpose: 5,
    received: [{ line: 1, quantity: 23 }],
  };
  const received = await call('notes.receive', { note: { mark: outcome.mark }, facts }, 'receipt');
  expect(received.outcome.kind).toBe('issued');
  expect(received.document.invoiceHeader).toMatchObject({ invoiceType: '10.1', aa: '1' });
  expect(received.document.invoiceDetails[0].quantity).toBe(23);
  expect(received.document.issuer.vatNumber).toBe(issuer.vatNumber);
});

it('are cancelled once', async () => {
  const { call } = await caller();
  const sent = await call('documents.issue', { facts: note }, 'note');
  const input = { note: { document: sent.document, mark: sent.outcome.mark } };
  const cancelled = await call('notes.cancel', input);
  expect(cancelled.outcome.kind).toBe('cancelled');
  expect(await call('notes.cancel', input)).toEqual(cancelled);
});
