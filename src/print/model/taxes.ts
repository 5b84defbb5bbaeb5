import { taxTypes } from '../../codes/index.js';
import type { Row, Section } from './model.js';
import type { Page } from './page.js';
import { categoriesOf } from './tax-tables.js';
import { given, ofCode, tableOf, together, value } from './values.js';

/** The taxes other than VAT on the whole document; undefined if it has none. */
export function taxes({ document, say }: Page): Section | undefined {
  const rows = (document.taxesTotals ?? []).map((tax, index): Row => {
    const path = `/taxesTotals/${index}`;
    const { taxType, taxCategory: category, underlyingValue: base, taxAmount } = tax;
    const printed = given(tax.taxTypeLabel, `${path}/taxTypeLabel`);
    return {
      cells: [
        together(
          ': ',
          value(say.code(taxTypes, taxType), `${path}/taxType`),
          ofCode(say, categoriesOf(taxType), category, `${path}/taxCategory`, printed),
        ),
        base === undefined ? undefined : value(say.amount(base), `${path}/underlyingValue`),
        value(say.amount(taxAmount), `${path}/taxAmount`),
      ],
      notes: [],
    };
  });
  if (rows.length === 0) return undefined;
  return {
    place: 'side',
    title: say.label('taxes'),
    table: tableOf(
      [
        { label: say.label('tax'), align: 'start', wide: true },
        { label: say.label('taxBase'), align: 'end' },
        { label: say.label('amount'), align: 'end' },
      ],
      rows,
    ),
  };
}
