import { taxTypes } from '../../codes/index.js';
import type { TaxTotal } from '../../types/index.js';
import type { Row, Section, Value } from './model.js';
import type { Page } from './page.js';
import type { Speaker } from './speaker.js';
import { categoriesOf, namesOfCategory } from './tax-tables.js';
import { distinct, given, ofCode, tableOf, together, value } from './values.js';

/** The taxes other than VAT on the whole document; undefined if it has none. */
export function taxes({ document, say }: Page): Section | undefined {
  const rows = (document.taxesTotals ?? []).map((tax, index): Row => {
    const path = `/taxesTotals/${index}`;
    const { underlyingValue: base, taxAmount } = tax;
    return {
      cells: [
        nameOf(tax, path, say),
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

/** The tax and its category. A text of the print block that is neither of their names replaces the name of the tax. */
function nameOf(tax: TaxTotal, path: string, say: Speaker): Value | undefined {
  const { taxType, taxCategory: category, taxTypeLabel } = tax;
  const printed = given(taxTypeLabel, `${path}/taxTypeLabel`);
  const table = categoriesOf(taxType);
  const isCategory =
    printed !== undefined &&
    category !== undefined &&
    namesOfCategory(taxType, category).includes(printed.text);
  const type = ofCode(say, taxTypes, taxType, `${path}/taxType`, isCategory ? undefined : printed);
  const kind = ofCode(say, table, category, `${path}/taxCategory`);
  const named = kind && isCategory ? { ...kind, paths: [...printed.paths, ...kind.paths] } : kind;
  return together(': ', ...distinct(type, named));
}
