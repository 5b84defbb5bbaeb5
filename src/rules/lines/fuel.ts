import { type Cents, centsToString, compareCents, subtractCents } from '../../money/index.js';
import { type DocumentView, type LineView, rule } from '../engine/rule.js';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2';
const FUEL_CODE = 'invoiceDetails[].fuelCode';
const FLAG = 'invoiceHeader.fuelInvoice';
/** The code for other charges: a line of a fuel document that is not fuel. */
const OTHER_CHARGES = '999';

const petrol = {
  '/invoiceHeader/fuelInvoice': true,
  '/invoiceDetails/0/fuelCode': '10',
  '/invoiceDetails/1/fuelCode': OTHER_CHARGES,
};

/** A fuel document has a line with fuel. */
export const fuelMissing = rule({
  id: 'lines/fuel-missing',
  onlyWith: 'invoiceHeader.fuelInvoice',
  paths: [FLAG, FUEL_CODE],
  authorityCode: 268,
  source: `${SPECIFICATION}, errors (268)`,
  good: { sample: 'salesInvoice', set: petrol },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceHeader/fuelInvoice': true } },
    {
      sample: 'retailReceipt',
      set: { '/invoiceHeader/fuelInvoice': true, '/invoiceDetails/0/fuelCode': OTHER_CHARGES },
    },
  ],
  check(document, found) {
    if (document.invoiceHeader.fuelInvoice === true && !hasFuel(document)) found(['invoiceDetails']);
  },
});

/** The other charges do not exceed the value of the fuel. */
export const fuelChargesTooLarge = rule({
  id: 'lines/fuel-charges-too-large',
  onlyWith: 'invoiceDetails[].fuelCode',
  paths: [FLAG, FUEL_CODE, 'invoiceDetails[].netValue'],
  params: ['line', 'charges', 'fuel'],
  authorityCode: 269,
  source: `${SPECIFICATION}, errors (269)`,
  good: { sample: 'salesInvoice', set: petrol },
  bad: [
    {
      sample: 'salesInvoice',
      set: { ...petrol, '/invoiceDetails/0/fuelCode': OTHER_CHARGES, '/invoiceDetails/1/fuelCode': '10' },
    },
  ],
  check(document, found) {
    if (document.invoiceHeader.fuelInvoice !== true || !hasFuel(document)) return;
    const lines = document.invoiceDetails;
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as LineView;
      if (!isCharges(line)) continue;
      const uncovered = uncoveredBy(lines, line.netValue);
      if (uncovered !== undefined) {
        found(['invoiceDetails', index, 'netValue'], {
          line: index + 1,
          charges: centsToString(line.netValue),
          fuel: centsToString(subtractCents(line.netValue, uncovered)),
        });
      }
      // Another rule reports a second line of charges.
      return;
    }
  },
});

/** All other charges are on one line. */
export const fuelChargesRepeated = rule({
  id: 'lines/fuel-charges-repeated',
  onlyWith: 'invoiceDetails[].fuelCode',
  paths: [FLAG, FUEL_CODE],
  params: ['line'],
  authorityCode: 270,
  source: `${SPECIFICATION}, errors (270)`,
  good: { sample: 'salesInvoice', set: petrol },
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        ...petrol,
        // 49.80 for fuel, 6.75 + 6.75 for other charges.
        '/invoiceDetails/1/quantity': 5,
        '/invoiceDetails/1/totalNetPriceBeforeDiscount': 7.5,
        '/invoiceDetails/1/totalDiscountValue': 0.75,
        '/invoiceDetails/1/netValue': 6.75,
        '/invoiceDetails/1/vatAmount': 0.88,
        '/invoiceDetails/1/incomeClassification/0/amount': 6.75,
        '/invoiceDetails/2': {
          lineNumber: 3,
          itemDescr: 'Λοιπές χρεώσεις',
          quantity: 5,
          measurementUnit: 1,
          fuelCode: OTHER_CHARGES,
          netValue: 6.75,
          vatCategory: 2,
          vatAmount: 0.88,
          incomeClassification: [
            { classificationType: 'E3_561_001', classificationCategory: 'category1_1', amount: 6.75 },
          ],
        },
      },
    },
  ],
  check({ invoiceHeader, invoiceDetails: lines }, found) {
    if (invoiceHeader.fuelInvoice !== true) return;
    let one = false;
    for (let index = 0; index < lines.length; index += 1) {
      if (!isCharges(lines[index] as LineView)) continue;
      if (one) found(['invoiceDetails', index, 'fuelCode'], { line: index + 1 });
      one = true;
    }
  },
});

/** Fuel sold on a document without the fuel flag. */
export const fuelFlagMissing = rule({
  id: 'lines/fuel-flag-missing',
  severity: 'warning',
  onlyWith: 'invoiceDetails[].fuelCode',
  paths: [FLAG, FUEL_CODE],
  params: ['line', 'fuelCode'],
  source: `${SPECIFICATION}, fuelCode: lines of fuel documents`,
  good: { sample: 'salesInvoice', set: petrol },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/0/fuelCode': '10' } }],
  when: ({ invoiceHeader: header }) => header.fuelInvoice !== true,
  checkLine({ fuelCode }, index, found) {
    if (fuelCode !== undefined) found(['invoiceDetails', index, 'fuelCode'], { line: index + 1, fuelCode });
  },
});

export const isCharges = ({ fuelCode }: LineView): boolean => String(fuelCode) === OTHER_CHARGES;

export const isFuel = (line: LineView): boolean => line.fuelCode !== undefined && !isCharges(line);

const hasFuel = (document: DocumentView): boolean => document.invoiceDetails.some(isFuel);

/** The part of the charges that exceeds the fuel. Subtracts line by line, so that no sum can overflow. */
function uncoveredBy(lines: readonly LineView[], charges: Cents): Cents | undefined {
  let left = charges;
  for (const line of lines) {
    if (!isFuel(line)) continue;
    if (compareCents(line.netValue, left) >= 0) return undefined;
    left = subtractCents(left, line.netValue);
  }
  return left;
}
