import { expect, test } from 'vitest';
import type { Document } from '../../../../src/types/index.js';
import { failing } from '../across/failing.js';
import { across, issued, line, withLines } from '../across/given.js';
import type { Changes } from '../totals/change.js';

const SELLER = '800123456';
const CUSTOMER = '987654324';
const ANOTHER = '123456783';
const RETURN = 5;

const noteOf = (aa: string, chairs: number, changes: Changes = {}): Document =>
  withLines('deliveryNote', [line('Chair', chairs, 0, { vatCategory: 8 })], 0, {
    '/invoiceHeader/aa': aa,
    ...changes,
  });
const sold = (changes: Changes = {}): Document =>
  withLines('closingInvoice', [line('Chair', 15, 900)], 900, {
    '/invoiceHeader/multipleConnectedMarks': [31],
    ...changes,
  });
const delivered = issued(noteOf('1', 20), '31');

/** How many of 20 delivered chairs are missing if 15 are invoiced and there is a note of two. */
const missingRelated = (changes: Changes, invoice = sold()): unknown[] => {
  const related = [delivered, noteOf('9', 2, { '/invoiceHeader/movePurpose': RETURN, ...changes })];
  expect(failing(invoice, related)).toEqual([]);
  return across(invoice, related)
    .filter(({ rule }) => rule === 'links/notes-item-missing')
    .map(({ params }) => params?.['quantity']);
};

const parties = (from: string, to: string): Changes => ({
  '/issuer/vatNumber': from,
  '/counterpart/vatNumber': to,
});
const REVERSE = {
  '/invoiceHeader/reverseDeliveryNote': true,
  '/invoiceHeader/reverseDeliveryNotePurpose': 2,
};

test.each<[string, Changes, string]>([
  ['of the customer to the issuer', parties(CUSTOMER, SELLER), '3'],
  ['of the issuer, reverse', { ...parties(SELLER, CUSTOMER), ...REVERSE }, '3'],
  ['of the customer to another one', parties(CUSTOMER, ANOTHER), '5'],
  ['of another one to the issuer', parties(ANOTHER, SELLER), '5'],
  ['of the issuer to the customer', parties(SELLER, CUSTOMER), '5'],
  ['of the issuer to another one, reverse', { ...parties(SELLER, ANOTHER), ...REVERSE }, '5'],
  ['of another one to the customer, reverse', { ...parties(ANOTHER, CUSTOMER), ...REVERSE }, '5'],
  ['of the customer to the issuer, reverse', { ...parties(CUSTOMER, SELLER), ...REVERSE }, '5'],
  [
    'of the customer with another purpose',
    { ...parties(CUSTOMER, SELLER), '/invoiceHeader/movePurpose': 1 },
    '5',
  ],
  [
    'of the customer that is an invoice',
    { ...parties(CUSTOMER, SELLER), '/invoiceHeader/invoiceType': '1.1' },
    '5',
  ],
  ['without a recipient', { '/issuer/vatNumber': CUSTOMER, '/counterpart': undefined }, '5'],
])('goods returned by a note %s: %s, with %s missing', (_, changes, missing) => {
  expect(missingRelated(changes)).toEqual([missing]);
});

test('a receipt without a customer has no returned goods', () => {
  const receipt = sold({ '/invoiceHeader/invoiceType': '11.1', '/counterpart': undefined });
  expect(missingRelated(parties(CUSTOMER, SELLER), receipt)).toEqual(['5']);
  expect(missingRelated({ '/issuer/vatNumber': CUSTOMER, '/counterpart': undefined }, receipt)).toEqual([
    '5',
  ]);
  const toNobody = { '/issuer/vatNumber': SELLER, '/counterpart': undefined, ...REVERSE };
  expect(missingRelated(toNobody, receipt)).toEqual(['5']);
});

test('a note that the invoice lists counts as delivered, whatever its purpose', () => {
  const back = { ...parties(SELLER, CUSTOMER), ...REVERSE, '/invoiceHeader/movePurpose': RETURN };
  const listed = sold({ '/invoiceHeader/multipleConnectedMarks': [31, 32] });
  // 20 + 2 delivered, 15 invoiced.
  expect(across(listed, [delivered, issued(noteOf('9', 2, back), '32')])).toMatchObject([
    { rule: 'links/notes-item-missing', params: { quantity: '7' } },
  ]);
});
