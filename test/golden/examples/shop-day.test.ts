import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildUnknown } from '../../../src/builders/index.js';
import { validate } from '../../../src/rules/validate/validate.js';
import type { Document } from '../../../src/types/index.js';

const folder = 'examples/shop-day';
const now = new Date('2026-11-20T06:45:00+02:00');
const factsOf = (name: string): unknown => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

/** Net, VAT and gross, calculated by hand from the prices in the facts: each line rounded half-up, then added. */
const BY_HAND: Readonly<Record<string, readonly [net: number, vat: number, gross: number]>> = {
  '01-receiving-note': [0, 0, 0],
  '02-delivery-note': [0, 0, 0],
  // 25.80 → 22.83 + 2.97; 9.80 → 8.67 + 1.13; 14.50 less 1.45 = 13.05 → 10.52 + 2.53.
  '03-receipt-two-payments': [42.02, 6.63, 48.65],
  // 17.00 → 15.04 + 1.96; 9.00 → 7.26 + 1.74.
  '04-table-order-1': [22.3, 3.7, 26],
  // 12.00 → 10.62 + 1.38; 9.00 → 7.26 + 1.74.
  '05-table-order-2': [17.88, 3.12, 21],
  // 12.60 → 11.15 + 1.45; 4.40 → 3.55 + 0.85.
  '06-table-order-3': [14.7, 2.3, 17],
  // 4.20 → 3.72 + 0.48.
  '07-table-partial-cancellation': [3.72, 0.48, 4.2],
  // What remains: 22.30 + 17.88 + 14.70 − 3.72.
  '08-table-closing': [51.16, 8.64, 59.8],
  // 153.60 + 19.97 (19.968); 65.00 + 8.45.
  '09-invoice-closing-delivery-note': [218.6, 28.42, 247.02],
  // 600.00 + 144.00 − 120.00 withheld.
  '10-invoice-withheld-tax': [600, 144, 624],
  // One of the honeys of the morning: 9.80 → 8.67 + 1.13.
  '11-returned-honey': [8.67, 1.13, 9.8],
};

const names = readdirSync(folder)
  .filter((file) => /^\d\d-.*\.json$/.test(file))
  .map((file) => file.replace('.json', ''))
  .sort();

test('every file of facts has totals calculated by hand', () => {
  expect(names).toEqual(Object.keys(BY_HAND));
});

describe.each(names)('the example %s', (name) => {
  test('has the totals calculated by hand, and no issues', () => {
    const document = buildUnknown(factsOf(name), { now });
    const { totalNetValue, totalVatAmount, totalGrossValue } = document.invoiceSummary;
    expect([totalNetValue, totalVatAmount, totalGrossValue]).toEqual(BY_HAND[name]);
    expect(validate(document, { now }).issues).toEqual([]);
  });

  test('builds the checked-in payload', async () => {
    const payload = `${JSON.stringify(buildUnknown(factsOf(name), { now }), null, 2)}\n`;
    await expect(payload).toMatchFileSnapshot(`shop-day/${name}.json`);
  });
});

test('the MARKs of the day link documents that refer to each other', () => {
  const marks = factsOf('marks') as Readonly<Record<string, string>>;
  const named = (name: string): string[] => {
    const { multipleConnectedMarks = [] } = buildUnknown(factsOf(name)).invoiceHeader;
    return multipleConnectedMarks.map((mark) => marks[String(mark)] ?? '');
  };
  expect(named('08-table-closing')).toEqual(names.slice(3, 7));
  expect(named('09-invoice-closing-delivery-note')).toEqual(['02-delivery-note']);
  expect(named('11-returned-honey')).toEqual(['03-receipt-two-payments']);
});

test('the table closes with net and quantity equal to its slips', () => {
  const slips: Document[] = names.slice(3, 7).map((name) => buildUnknown(factsOf(name)));
  const closing = buildUnknown(factsOf('08-table-closing'));
  expect(validate(closing, { now, related: slips }).issues).toEqual([]);
  // One slip forgotten: the closing no longer equals what is open.
  expect(validate(closing, { now, related: slips.slice(1) }).issues).not.toEqual([]);
});
