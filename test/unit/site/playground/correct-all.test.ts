import { describe, expect, test } from 'vitest';
import { brokenReceiptOn } from '../../../../site/src/playground/broken-sample.js';
import { check } from '../../../../site/src/playground/check.js';
import { correctAll } from '../../../../site/src/playground/correct-all.js';
import { correctable } from '../../../../site/src/playground/first-issues.js';
import { renderDocument } from '../../../../src/print/index.js';
import type { Document } from '../../../../src/types/index.js';

const now = new Date('2027-02-03T12:00:00+02:00');
const input = (text: string) => ({ text, kind: 'payload' as const, now, locale: undefined });
const broken = brokenReceiptOn('2027-02-03');
const text = JSON.stringify(broken, null, 2);

describe('the broken receipt of the playground', () => {
  test('has issues of both kinds, each with one right answer, and prints as a draft', () => {
    const issues = check(input(text))?.issues ?? [];
    expect(issues.map(({ rule }) => rule)).toEqual([
      'header/false-flag',
      'parties/vat-number-not-bare',
      'totals/vat-sum',
      'print/payment-label-missing',
    ]);
    expect(correctable(issues)).toEqual(issues);
    expect(renderDocument(broken as Document, { format: 'roll80', draft: true })).toContain('35,60');
  });
});

describe('all corrections at once', () => {
  test('leave no issue in the broken receipt, and the rest of its text as it was', () => {
    const corrected = correctAll(input(text));
    expect(check(input(corrected))).toMatchObject({ ok: true, issues: [] });
    const lines = text.split('\n');
    const left = lines.filter((line) => !corrected.includes(line));
    expect(left).toEqual([
      '    "vatNumber": "EL800123456",',
      // Its comma goes with what was after it.
      '    "currency": "EUR",',
      '    "fuelInvoice": false',
      '    "totalVatAmount": 4.09,',
    ]);
  });

  test('reach the documents of a request', () => {
    const request = JSON.stringify({ invoice: [broken] });
    expect(check(input(correctAll(input(request))))).toMatchObject({ ok: true, issues: [] });
  });

  test('change nothing where nothing is certain', () => {
    for (const given of ['{ "type": ', '{"type":"11.1"}', '{}']) expect(correctAll(input(given))).toBe(given);
  });

  test('keep a text whose members are written twice in form', () => {
    const twice = text.replace('"fuelInvoice": false', '"fuelInvoice": false, "fuelInvoice": false');
    expect(JSON.parse(correctAll(input(twice)))).not.toHaveProperty('invoiceHeader.fuelInvoice');
  });
});
