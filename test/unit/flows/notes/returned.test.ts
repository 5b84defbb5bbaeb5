import { describe, expect, it } from 'vitest';
import { invoiceOfNotes } from '../../../../src/flows/index.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import type { IssuedDocument } from '../../../../src/types/index.js';
import { CHAIR, HEAD, issued, MARK, noteOf, OTHER_MARK, returnOf } from './notes.js';

/** Twenty and ten chairs; one comes back: 29 are to be invoiced. */
const delivered = [
  issued(noteOf('1', [[CHAIR, 20, 1]]), MARK),
  issued(noteOf('2', [[CHAIR, 10, 1]]), OTHER_MARK),
];
const one = noteOf('3', [[CHAIR, 1, 1]]);
const byCustomer = issued(returnOf(one), '400001234567893');
const bySeller = issued(
  {
    ...one,
    invoiceHeader: {
      ...one.invoiceHeader,
      series: 'ΕΠΙΣΤΡ',
      movePurpose: 5,
      movePurposeLabel: 'Επιστροφή',
      reverseDeliveryNote: true,
      reverseDeliveryNotePurpose: 2,
    },
  },
  '400001234567893',
);
const withoutMark: IssuedDocument = { document: byCustomer.document };

const tells = (issues: readonly { readonly rule: string }[]): string[] =>
  issues.map(({ rule }) => rule).filter((rule) => rule.startsWith('links/'));

describe.each([
  ['by a note of the customer', byCustomer],
  ['by a reverse note of the seller', bySeller],
  ['by a note that has no MARK yet', withoutMark],
])('goods returned %s', (_, back) => {
  const notes = [...delivered, back];
  const first = invoiceOfNotes(notes, { ...HEAD, quantities: [{ description: CHAIR, quantity: 12 }] });
  const invoices = [issued(first.document, '400001234567895')];
  const last = invoiceOfNotes(notes, { ...HEAD, aa: '159', invoices });

  it('are subtracted once in the last invoice: 20 + 10 − 1 − 12 = 17', () => {
    expect(last.document.invoiceDetails).toMatchObject([{ quantity: 17 }]);
    expect(tells(last.issues)).toEqual([]);
    expect(tells(validate(last.document, { related: [...notes, ...invoices] }).issues)).toEqual([]);
  });

  it('are subtracted once in the first invoice: 20 + 10 − 1 − 12 leaves 17', () => {
    expect(first.issues).toMatchObject([
      { rule: 'links/notes-item-missing', params: { item: CHAIR, quantity: '17' } },
    ]);
    expect(validate(first.document, { related: notes }).issues).toMatchObject([
      { rule: 'links/notes-item-missing', params: { item: CHAIR, quantity: '17' } },
    ]);
  });

  it('are matched by item code, whatever their description', () => {
    const named = (aa: string, name: string, quantity: number) =>
      noteOf(aa, [[name, quantity, 1, { itemCode: 'K1' }]]);
    const related = [
      issued(named('1', CHAIR, 20), MARK),
      issued(named('2', 'Καρέκλα μπλε', 10), OTHER_MARK),
      { ...back, document: { ...back.document, invoiceDetails: named('3', CHAIR, 1).invoiceDetails } },
    ];
    const { document, issues } = invoiceOfNotes(related, {
      ...HEAD,
      prices: [{ itemCode: 'K1', unitPrice: '40.00', vat: 24, income: 'goods' }],
    });
    expect(document.invoiceDetails).toMatchObject([{ quantity: 29 }]);
    expect(tells(issues)).toEqual([]);
    expect(tells(validate(document, { related }).issues)).toEqual([]);
  });

  it('are subtracted in a single invoice of all notes: 20 + 10 − 1 = 29', () => {
    const { document, issues } = invoiceOfNotes(notes, HEAD);
    expect(document.invoiceDetails).toMatchObject([{ quantity: 29 }]);
    expect(tells(issues)).toEqual([]);
    expect(tells(validate(document, { related: notes }).issues)).toEqual([]);
  });
});
