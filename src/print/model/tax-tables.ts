import {
  accommodationLevies,
  type CodeRow,
  feesCategories,
  findCode,
  otherTaxesCategories,
  stampDutyCategories,
  withheldTaxCategories,
} from '../../codes/index.js';
import { centsOfNumber, exactAsPrinted, timesIn, toCents } from '../../money/index.js';

/** A price in a label. It is the price of an earlier year, or in the wrong unit; the document has the current one. */
const PRICE = / \d{1,2}[.,]\d{2} ?(?:€|EUR|(?:ευρώ|λεπτά) ανά τεμάχιο|(?:euros|cents) per item)/;
/** The place of a category in the law, which says nothing to a reader. */
const PLACE = /^(?:Περιπτ\. .’ - |[α-δa-d]\d?\) |3\.[12] )/;
const RATE = / - (?=\d+%$)/;
const POINT = /(?<=\d)\.(?=\d%)/;

const OTHER_TAXES = 3;

const TABLES: ReadonlyMap<number, readonly CodeRow[]> = new Map<number, readonly CodeRow[]>([
  [1, withheldTaxCategories],
  [2, feesCategories],
  [3, otherTaxesCategories],
  [4, stampDutyCategories],
]);

const short = (label: string | null): string | null =>
  label?.replace(PLACE, '').replace(RATE, ' ').replace(PRICE, '').replace(' %', '%') ?? null;

const printed = new Map(
  [...TABLES].map(([type, rows]) => [
    type,
    rows.map(
      ({ code, el, en }): CodeRow => ({ code, el: short(el)?.replace(POINT, ',') ?? null, en: short(en) }),
    ),
  ]),
);

/** The categories of a type of tax, as printed; deductions have no categories. */
export const categoriesOf = (taxType: number): readonly CodeRow[] => printed.get(taxType) ?? [];

/** Whether a category of other taxes is the climate crisis resilience fee, which its name in the table does not say. */
export const isLevy = (taxType: number, category: number | undefined): boolean =>
  taxType === OTHER_TAXES && category !== undefined && Object.hasOwn(accommodationLevies, category);

/** How many nights of a room a levy is for, and the levy of each; undefined if several amounts may be in force. */
export function roomNightsOf(category: number, levy: number, issueDate: string) {
  // Nights of the year before may be on a document of this one.
  const before = String(Number(issueDate.slice(0, 4)) - 1);
  const amounts = accommodationLevies[category]?.periods
    .filter(({ from, until }) => from <= issueDate && (until ?? issueDate) >= before)
    .map(({ amount }) => amount);
  const [each, other] = [...new Set(amounts)].map((amount) => exactAsPrinted(Number(amount)));
  if (each === undefined || other !== undefined) return undefined;
  const [stated, unit] = [centsOfNumber(levy), toCents(each)];
  const nights = stated === undefined || unit === undefined ? undefined : timesIn(stated, unit);
  return nights === undefined ? undefined : { nights, each };
}

/** The names of a category: as printed, and as the table has them. */
export const namesOfCategory = (taxType: number, category: number): string[] =>
  [TABLES.get(taxType), printed.get(taxType)].flatMap((rows = []) => {
    const row = findCode(rows, category);
    return [row?.el, row?.en].filter((name) => typeof name === 'string');
  });
