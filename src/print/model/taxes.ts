import { taxTypes } from '../../codes/index.js';
import type { Row, Section } from './model.js';
import type { Page } from './page.js';
import { categoriesOf } from './tax-tables.js';
import { given, inPlaceOf, tableOf, together, value } from './values.js';

/** The taxes other than VAT on the whole document; undefined if it has none. */
export function taxes({ document, say }: Page): Section | undefined {
  const rows = (document.taxesTotals ?? []).map((tax, index): Row => {
    const path = `/taxesTotals/${index}`;
    const { taxType, taxCategory: category, underlyingValue: base, taxAmount } = tax;
    const kind =
      category === undefined
        ? undefined
        : value(say.code(categoriesOf(taxType), category), `${path}/taxCategory`);
    return {
      cells: [
        together(
          ': ',
          value(say.code(taxTypes, taxType), `${path}/taxType`),
          inPlaceOf(given(tax.taxTypeLabel, `${path}/taxTypeLabel`), kind),
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
