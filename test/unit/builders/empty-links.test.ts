import { describe, expect, it } from 'vitest';
import { cash, checkUnknown, issuer, retailCredit, retailReceipt, salesInvoice } from '../../../src/index.js';

const shop = issuer({ vatNumber: '123456783', branch: 0, name: 'Παπαδόπουλος Α.Ε.' });
const opening = { issuer: shop, series: 'A', aa: '1', issueDate: '2026-11-20' };
const line = { description: 'Καφές', gross: '3.50', vat: 13, income: 'goods' } as const;
const UID = 'A'.repeat(40);

const rulesOf = (draft: { check(): { issues: { rule: string; path: (string | number)[] }[] } }): string[] =>
  draft.check().issues.map(({ rule, path }) => `${rule} ${path.join('/')}`);

describe('an empty list of MARKs', () => {
  it('is reported, because the slips would stay open', () => {
    const receipt = retailReceipt(opening).line(line).payment(cash('rest'));
    expect(rulesOf(receipt.closesTable({ marks: [] }))).toContain('shape/empty-list multipleConnectedMarks');
    expect(rulesOf(receipt.closesTable({ marks: [], uids: [] }))).toContain(
      'shape/empty-list multipleConnectedMarks',
    );
    const credit = retailCredit(opening).line(line).payment(cash('rest')).refersTo([]);
    expect(rulesOf(credit)).toContain('shape/empty-list multipleConnectedMarks');
    const invoice = salesInvoice(opening)
      .counterpart({ vatNumber: '987654324', country: 'GR', branch: 0 })
      .line(line)
      .payment(cash('rest'))
      .closesNotes([]);
    expect(rulesOf(invoice)).toContain('shape/empty-list multipleConnectedMarks');
  });

  it('is accepted if the table has only offline slips', () => {
    const closing = retailReceipt(opening)
      .line(line)
      .payment(cash('rest'))
      .closesTable({ marks: [], uids: [UID] });
    const { document, ok } = closing.check();
    expect(ok).toBe(true);
    expect(document?.invoiceHeader).toMatchObject({
      multipleConnectedUids: [UID],
      specialInvoiceCategory: 12,
    });
    expect(document?.invoiceHeader).not.toHaveProperty('multipleConnectedMarks');
  });
});

describe('invalid options', () => {
  it.each([[null], [{ locale: 'fr' }], [{ now: 'x' }]])('%j are ignored', (options) => {
    const { ok, issues } = checkUnknown({});
    expect(checkUnknown({}, options as never)).toMatchObject({ ok, issues });
  });
});
