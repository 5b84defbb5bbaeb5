import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../src/builders/check-document.js';
import * as payments from '../../../src/builders/fluent/payment-facts.js';
import { factsSamples } from '../../../src/rules/facts/samples.js';
import { validate } from '../../../src/rules/validate/validate.js';

type Facts = Readonly<Record<string, unknown>>;

const { retailReceipt, serviceInvoice, salesInvoice } = factsSamples;
const now = { clock: { now: () => new Date('2026-11-20T10:00:00Z') } };

const issuesOf = (facts: Facts) => checkDocument(facts as never, now as never).issues;
const lineOf = (sample: { readonly lines: readonly object[] } & Facts, line: Facts): Facts => ({
  ...sample,
  lines: [{ ...sample.lines[0], ...line }],
});

/** Facts with one mistake, and what their message must lead to. */
describe('a message that is obeyed leads to a right document', () => {
  it('for the VAT of another state: exemption 30', () => {
    const [wrong] = issuesOf(lineOf(retailReceipt, { vat: 19 }));
    expect(wrong).toMatchObject({ rule: 'facts/vat-unknown', path: ['lines', 0, 'vat'] });
    expect(wrong?.message).toContain('vatExemptionCategory 30');
    const right = issuesOf(lineOf(retailReceipt, { vat: 0, vatExemptionCategory: 30 }));
    expect(right.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('for 4%: which category is whose', () => {
    expect(issuesOf(lineOf(retailReceipt, { vat: 4 }))).toMatchObject([
      { rule: 'facts/vat-ambiguous', params: { islands: 6, law5057: 10 } },
    ]);
  });

  it('for the prefix of Northern Ireland: the country that the table has', () => {
    const issues = issuesOf({ ...salesInvoice, counterpart: { ...salesInvoice.counterpart, country: 'XI' } });
    expect(issues).toMatchObject([{ rule: 'shape/unknown-code', params: { value: 'XI', meant: 'GB' } }]);
  });

  it.each(['tip', 'tipAmount', 'tips'])('for %s in a payment: the completion', (member) => {
    const tip = { type: 7, amount: 'rest', [member]: '1.00' };
    expect(issuesOf({ ...retailReceipt, payments: [tip] })).toMatchObject([
      { path: ['payments', 0, member], params: { completion: 'tipAmount' } },
    ]);
    const { issues } = validate({ paymentMethods: [{ type: 7, amount: 1, [member]: 1 }] });
    expect(issues.find(({ path }) => path.at(-1) === member)?.params).toEqual({
      member,
      completion: 'tipAmount',
    });
  });

  it("for 'next' where nothing is issued: who takes it", () => {
    expect(issuesOf({ ...retailReceipt, aa: 'next' })).toMatchObject([
      { rule: 'header/serial-number', params: { next: 'next' } },
    ]);
    expect(issuesOf({ ...retailReceipt, aa: 'A7' })[0]?.params).toEqual({
      aa: 'A7',
      largest: '18446744073709551615',
    });
  });

  it('for hours of a service: the amount of the line, and nothing about a unit that must go', () => {
    const line = {
      description: 'Ώρες',
      quantity: 3,
      unit: 'ώρες',
      unitPrice: '10.00',
      vat: 24,
      income: 'services',
    };
    const issues = issuesOf({ ...serviceInvoice, lines: [line] });
    expect(issues.map(({ rule, path }) => `${rule} ${path.at(-1)}`)).toEqual([
      'facts/service-counted quantity',
      'facts/service-counted unit',
      'facts/service-counted unitPrice',
    ]);
  });

  it.each([
    ['issuer', '800123456', 'objects in braces'],
    ['lines', {}, 'lists in square brackets'],
    ['series', 5, 'text in quotation marks'],
    ['specialInvoiceCategory', 'x', 'codes as numbers'],
  ])('for %s of another type: how one is written', (member, value, how) => {
    const issue = issuesOf({ ...salesInvoice, [member]: value }).find(({ path }) => path[0] === member);
    expect(issue?.rule).toBe('shape/type');
    expect(issue?.message).toContain(how);
  });
});

describe('a payment', () => {
  const all = Object.entries(payments) as unknown as [string, (...given: unknown[]) => Facts][];

  it.each(all)('%s keeps what JavaScript gives beside its amount', (_, pay) => {
    expect(pay('rest', { terminalId: '16000123' })).toMatchObject({ amount: 'rest', terminalId: '16000123' });
    expect(Object.keys(pay('rest')).sort()).toEqual(['amount', 'type']);
  });

  it('has the type of its name', () => {
    expect(Object.fromEntries(all.map(([name, pay]) => [name, pay('1.00')['type']]))).toEqual({
      cash: 3,
      card: 7,
      instantPayment: 8,
      onCredit: 5,
      cheque: 4,
      bankTransfer: 1,
      foreignBankTransfer: 2,
      webBanking: 6,
    });
  });
});
