import { describe, expect, it } from 'vitest';
import { type OptionalColumn, printModel } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';

const [line] = samples.salesInvoice.invoiceDetails;
const invoice = {
  ...samples.salesInvoice,
  invoiceDetails: [
    { ...line, itemCode: 'A-1', totalNetPriceBeforeDiscount: 60, totalDiscountValue: 10.2 },
    ...samples.salesInvoice.invoiceDetails.slice(1),
  ],
};

function columnsOf(document: unknown, columns?: readonly OptionalColumn[]): readonly string[] {
  const { sections } = printModel(document, { language: 'en', theme: { columns } });
  return sections.find(({ place }) => place === 'lines')?.table?.columns.map(({ label }) => label) ?? [];
}

describe('the columns of lines', () => {
  it('are all that the lines fill, without a theme', () => {
    expect(columnsOf(invoice)).toEqual([
      'No.',
      'Code',
      'Description',
      'Quantity',
      'Unit',
      'Unit price',
      'Before discount',
      'Discount',
      'Net value',
      'VAT %',
      'VAT amount',
    ]);
  });

  it('are never fewer than what is sold, how much, its price, discount, value and rate', () => {
    expect(columnsOf(invoice, [])).toEqual([
      'Description',
      'Quantity',
      'Unit',
      'Unit price',
      'Discount',
      'Net value',
      'VAT %',
    ]);
    expect(columnsOf(samples.retailReceipt, [])).toEqual(
      columnsOf(samples.retailReceipt).filter((label) => label !== 'No.' && label !== 'Code'),
    );
  });

  it('have the value with VAT if it is asked for', () => {
    expect(columnsOf(invoice, ['code', 'grossValue'])).toEqual([
      'Code',
      'Description',
      'Quantity',
      'Unit',
      'Unit price',
      'Discount',
      'Net value',
      'VAT %',
      'With VAT',
    ]);
  });
});
