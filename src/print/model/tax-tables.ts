import {
  type CodeRow,
  feesCategories,
  otherTaxesCategories,
  stampDutyCategories,
  withheldTaxCategories,
} from '../../codes/index.js';

/** A price in a label. It is the price of 2024; the document has the current one. */
const PRICE = / \d{1,2}[.,]\d{2} ?(?:€|EUR)/;

const withoutPrice = (label: string | null): string | null => label?.replace(PRICE, '') ?? null;

const otherTaxes = otherTaxesCategories.map(
  ({ code, el, en }): CodeRow => ({ code, el: withoutPrice(el), en: withoutPrice(en) }),
);

const TABLES: ReadonlyMap<number, readonly CodeRow[]> = new Map<number, readonly CodeRow[]>([
  [1, withheldTaxCategories],
  [2, feesCategories],
  [3, otherTaxes],
  [4, stampDutyCategories],
]);

/** The categories of a type of tax, as printed; deductions have no categories. */
export const categoriesOf = (taxType: number): readonly CodeRow[] => TABLES.get(taxType) ?? [];
