import { describe, expect, it } from 'vitest';
import { mappingSchema } from '../../../src/tools/rows/mapping.js';
import { proposeMapping } from '../../../src/tools/rows/propose.js';
import { sheetOf } from '../../../src/tools/rows/sheet.js';

describe('the proposed mapping', () => {
  it('knows headings in both languages, with or without accents and capitals', () => {
    const sheet = sheetOf('ΣΕΙΡΑ;Αριθμός παραστατικού;Issue date;Περιγραφή;Ποσότητα;ΑΦΜ;ΦΠΑ %\n');
    expect(proposeMapping(sheet)).toEqual({
      mapping: {
        columns: {
          ΣΕΙΡΑ: 'series',
          'Αριθμός παραστατικού': 'aa',
          'Issue date': 'issueDate',
          Περιγραφή: 'lines/description',
          Ποσότητα: 'lines/quantity',
          ΑΦΜ: 'counterpart/vatNumber',
          'ΦΠΑ %': 'lines/vat',
        },
      },
      unknown: [],
    });
  });

  it('takes ΦΠΑ as the rate only where all of its cells are percentages', () => {
    const columnsOf = (...cells: readonly string[]) =>
      proposeMapping(sheetOf(['Καθαρή τιμή;ΦΠΑ', ...cells.map((cell) => `3,50;${cell}`), ''].join('\n')))
        .mapping.columns;
    const price = { 'Καθαρή τιμή': 'lines/unitPrice' };
    expect(columnsOf('24%', '13 %', '', '6,5%')).toEqual({ ...price, ΦΠΑ: 'lines/vat' });
    expect(columnsOf('24%', '0,84')).toEqual(price);
    expect(columnsOf('')).toEqual(price);
  });

  it('takes the name of a member as a heading', () => {
    expect(proposeMapping(sheetOf('lines/itemCode;aa')).mapping.columns).toEqual({
      'lines/itemCode': 'lines/itemCode',
      aa: 'aa',
    });
  });

  it('leaves headings with two meanings, and second ones for a member, to the user', () => {
    const { mapping, unknown } = proposeMapping(sheetOf('Τιμή;Περιγραφή;Είδος;Ταμίας'));
    expect(mapping.columns).toEqual({ Περιγραφή: 'lines/description' });
    expect(unknown).toEqual(['Τιμή', 'Είδος', 'Ταμίας']);
  });

  it.each(['Τιμή μονάδας', 'Τιμή μον.', 'ΤΙΜΗ ΜΟΝΑΔΟΣ', 'Unit price'])(
    'asks whether the prices below %s have VAT',
    (heading) => {
      const { mapping, unknown } = proposeMapping(sheetOf(`Είδος;Ποσότητα;${heading};ΦΠΑ\nΚαφές;1;3,50;13%`));
      expect(Object.values(mapping.columns)).toEqual(['lines/description', 'lines/quantity', 'lines/vat']);
      expect(unknown).toEqual([heading]);
    },
  );

  it.each([
    ['Τιμή μονάδας χωρίς ΦΠΑ', 'lines/unitPrice'],
    ['Net unit price', 'lines/unitPrice'],
    ['Λιανική τιμή', 'lines/unitPriceWithVat'],
  ])('takes a price whose heading says so: %s', (heading, path) => {
    expect(proposeMapping(sheetOf(heading)).mapping.columns).toEqual({ [heading]: path });
  });

  it('can be read as a mapping', () => {
    const { mapping } = proposeMapping(sheetOf('Σειρά;Αξία χωρίς ΦΠΑ'));
    expect(mappingSchema.parse(mapping)).toEqual(mapping);
  });
});
