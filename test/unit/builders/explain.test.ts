import { describe, expect, test } from 'vitest';
import { checkUnknown } from '../../../src/builders/index.js';
import { english, type Locale } from '../../../src/issues/locale.js';
import { el } from '../../../src/issues/locales/el/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import type { Issue } from '../../../src/types/index.js';
import { changed } from './changed.js';

const { salesInvoice, serviceInvoice, creditInvoice, retailReceipt } = factsSamples;

/** The only issue of changed facts. */
function only(
  of: unknown,
  set: Readonly<Record<string, unknown>>,
  remove: readonly string[] = [],
  locale: Locale = english,
): Issue {
  const { issues } = checkUnknown(changed(of, set, remove), { locale });
  expect(issues).toHaveLength(1);
  return issues[0] as Issue;
}

describe('messages about facts give advice', () => {
  test('on creditOf and 5.2 for a credit invoice', () => {
    const { rule, path, message } = only(creditInvoice, {}, ['/correlatedInvoices']);
    expect([rule, path]).toEqual(['facts/credited-missing', ['correlatedInvoices']]);
    expect(message).toContain('creditOf');
    expect(message).toContain('5.2');
    expect(only(creditInvoice, { '/correlatedInvoices': [] }).rule).toBe('shape/empty-list');
  });

  test('on net and gross for a service line with a price', () => {
    const { rule, path, message } = only(serviceInvoice, { '/lines/0/unitPrice': '1000' }, ['/lines/0/net']);
    expect([rule, path]).toEqual(['facts/service-counted', ['lines', 0, 'unitPrice']]);
    expect(message).toMatch(/Give net, or gross .* leave unitPrice out/);
  });

  test('on all members that state a price, for a line without one', () => {
    const missing = (of: unknown, price: string) => only(of, {}, [price]).params['members'];
    expect(missing(salesInvoice, '/lines/0/unitPrice')).toBe('unitPrice, unitPriceWithVat, net, gross');
    expect(missing(serviceInvoice, '/lines/0/net')).toBe('net, gross');
    for (const locale of [english, el]) {
      const { message } = only(salesInvoice, {}, ['/lines/0/unitPrice'], locale);
      for (const price of ['unitPrice', 'unitPriceWithVat', 'net', 'gross']) expect(message).toContain(price);
    }
  });

  test('on a quantity for a tax without amount, only if the line may have one', () => {
    const fee = {
      ...retailReceipt,
      type: '8.2',
      lines: [{ description: 'Τέλος', otherTaxes: { category: 17 } }],
      payments: [{ type: 3, amount: 'rest' }],
    };
    const { rule, path, params, message } = only(fee, {});
    expect([rule, path]).toEqual(['facts/tax-amount-missing', ['lines', 0, 'otherTaxes', 'amount']]);
    expect(params).not.toHaveProperty('counted');
    expect(message).toMatch(/Give the amount\.$/);
  });

  test.each<[string, unknown, string | number]>([
    ['a Date', new Date('2026-11-20T10:00:00Z'), '2026-11-20T10:00:00.000Z'],
    ['an invalid Date', new Date(Number.NaN), 'object'],
    ['days first', '20/11/2026', '20/11/2026'],
    ['a number', 20261120, 20261120],
  ])('on the date format for %s', (_, issueDate, value) => {
    const { rule, path, params, message } = only(salesInvoice, { '/issueDate': issueDate });
    // The day in Athens, if a moment was given.
    const day = issueDate instanceof Date && !Number.isNaN(issueDate.getTime()) && { day: '2026-11-20' };
    expect([rule, path, params]).toEqual(['shape/date', ['issueDate'], { value, ...day }]);
    expect(message).toContain('YYYY-MM-DD');
  });

  test.each([['99.9'], [11.9], [''], ['4'], ['8.3']])('on valid types for %j', (type) => {
    const { rule, path, message } = only(salesInvoice, { '/type': type });
    expect([rule, path]).toEqual(['facts/unknown-type', ['type']]);
    expect(message).toContain(
      '1.1–1.6, 2.1–2.4, 3.1, 3.2, 5.1, 5.2, 6.1, 6.2, 7.1, 8.1, 8.2, 8.4–8.6, 9.1–9.3, 10.1, 10.2, 11.1–11.5',
    );
  });

  test.each([
    [11.1, '11.1'],
    [8.1, '8.1'],
    [10.2, '10.2'],
  ])('on how to write the type that is the number %s', (type, text) => {
    const { rule, path, params, message, fix } = only(salesInvoice, { '/type': type });
    expect([rule, path, params]).toEqual(['facts/type-number', ['type'], { type: text }]);
    expect(message).toContain(`Write it as text: '${text}'.`);
    expect(fix).toEqual({ path: ['type'], value: text, safe: true });
    expect(only(salesInvoice, { '/type': type }, [], el).message).toContain(
      `Γράψτε τον ως κείμενο: '${text}'.`,
    );
  });

  test('on a number that is no type, without a decimal comma in Greek', () => {
    const issue = only(salesInvoice, { '/type': 11.9 }, [], el);
    expect([issue.rule, issue.params['value']]).toEqual(['facts/unknown-type', '11.9']);
    expect(issue.message).toContain('Δεν υπάρχει τύπος παραστατικού 11.9.');
    expect(only(salesInvoice, { '/type': 13.1 })).toMatchObject({
      rule: 'facts/type-not-on-channel',
      params: { otherType: '13.1' },
    });
  });

  test('on the meaning of 13.1', () => {
    const issue = only(salesInvoice, { '/type': '13.1' });
    expect(issue).toMatchObject({
      rule: 'facts/type-not-on-channel',
      path: ['type'],
      params: { otherType: '13.1' },
      authorityCode: 223,
    });
    expect(issue.message).toMatch(/13\.1 \(Expenses/);
    expect(only(salesInvoice, { '/type': '13.1' }, [], el).message).toMatch(/13\.1 \(Έξοδα/);
  });

  test('on how to print an unlisted unit', () => {
    const { rule, message } = only(salesInvoice, { '/lines/0/unit': 'Κιβώτιο' });
    expect(rule).toBe('facts/unit');
    expect(message).toContain("unit: 1, unitLabel: 'Κιβώτιο'");
    const { ok, document } = checkUnknown(
      changed(salesInvoice, { '/lines/0/unit': 1, '/lines/0/unitLabel': 'Κιβώτιο' }),
    );
    expect(ok).toBe(true);
    expect(document?.invoiceDetails[0]?.measurementUnitLabel).toBe('Κιβώτιο');
    expect(only(salesInvoice, { '/lines/0/unit': 8 }).message).not.toContain('unitLabel');
  });

  test('without reading ΤΜ as square metres', () => {
    expect(only(salesInvoice, { '/lines/0/unit': 'ΤΜ' }).rule).toBe('facts/unit');
    const { document } = checkUnknown(changed(salesInvoice, { '/lines/0/unit': 'τ.μ.' }));
    expect(document?.invoiceDetails[0]?.measurementUnit).toBe(5);
  });
});
