import { findCode, vatCategories } from '../../codes/index.js';
import { addExact, compareExact, type Exact, exactAsPrinted } from '../../money/index.js';
import type { InvoiceLine } from '../../types/index.js';
import { isAsPaid } from './as-paid.js';
import { hasValues, rateOf, WITHOUT_VAT } from './lines.js';
import type { Column, Row, Section, Value } from './model.js';
import type { Page } from './page.js';
import { tableOf, value, words } from './values.js';

/** The rates of article 31 of law 5057/2023. One of them is 4%, as another category is. */
const ARTICLE_31: readonly number[] = [9, 10];
const SUMMARY = '/invoiceSummary';

interface Sums {
  readonly net: Exact;
  readonly vat: Exact;
}

export const hasVatAnalysis = ({ document }: Page): boolean =>
  hasValues(document) && document.invoiceDetails.some(({ vatCategory }) => vatCategory !== WITHOUT_VAT);

/**
 * Net value and VAT by rate, summed from the lines; undefined on documents without VAT. Where prices include VAT it also
 * has the value with VAT, and the totals of the document.
 */
export function vatAnalysis(page: Page): Section | undefined {
  const { document, say } = page;
  if (!hasVatAnalysis(page)) return undefined;
  const sums = [...sumsOf(document.invoiceDetails)].sort(([one], [other]) => compareRates(other, one));
  const withGross = isAsPaid(document);
  const [only, second] = sums;
  const isTotal = withGross && second === undefined && only !== undefined && isSummary(only[1], page);
  const rows = sums.map(([category, { net, vat }]): Row => {
    const rate = rateOf(category, say);
    const name = ARTICLE_31.includes(category) ? `${rate} (${say.label('article31')})` : rate;
    const figure = (sum: Exact, member: string, total?: string): Value => ({
      ...value(say.sum(sum), ...(isTotal && total !== undefined ? [`${SUMMARY}/${total}`] : [])),
      sum: `${member}/${category}`,
    });
    return {
      cells: [
        words(name),
        figure(net, 'netValue', 'totalNetValue'),
        figure(vat, 'vatAmount', 'totalVatAmount'),
        withGross ? figure(addExact(net, vat), 'grossValue') : undefined,
      ],
      notes: [],
    };
  });
  const columns: Column[] = [
    { label: say.label('vatPercent'), align: 'start', wide: true },
    { label: say.label('netValue'), short: say.label('netShort'), align: 'end' },
    { label: say.label('vatAmount'), short: say.label('vat'), align: 'end' },
    { label: say.label('grossValue'), short: say.label('grossShort'), align: 'end' },
  ];
  return {
    place: 'side',
    title: say.label('vatAnalysis'),
    table: tableOf(columns, withGross && !isTotal ? [...rows, totalRow(page)] : rows),
  };
}

function sumsOf(lines: readonly InvoiceLine[]): ReadonlyMap<number, Sums> {
  const sums = new Map<number, Sums>();
  for (const { vatCategory, netValue, vatAmount } of lines) {
    const net = exactAsPrinted(netValue);
    const vat = exactAsPrinted(vatAmount);
    const before = sums.get(vatCategory);
    sums.set(
      vatCategory,
      before === undefined
        ? { net, vat }
        : { net: addExact(before.net, net), vat: addExact(before.vat, vat) },
    );
  }
  return sums;
}

/** The highest rate is first, and records without VAT are last. */
const rankOf = (category: number): number => Number(findCode(vatCategories, category)?.percent ?? -1);

function compareRates(one: number, other: number): number {
  const [first, second] = [rankOf(one), rankOf(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** Whether the sums of the only rate are the totals of the document, which are then not repeated. */
function isSummary({ net, vat }: Sums, { document: { invoiceSummary } }: Page): boolean {
  const { totalNetValue, totalVatAmount } = invoiceSummary;
  return (
    compareExact(net, exactAsPrinted(totalNetValue)) === 0 &&
    compareExact(vat, exactAsPrinted(totalVatAmount)) === 0
  );
}

function totalRow({ document, say }: Page): Row {
  const { totalNetValue: net, totalVatAmount: vat } = document.invoiceSummary;
  const gross = say.sum(addExact(exactAsPrinted(net), exactAsPrinted(vat)));
  return {
    cells: [
      words(say.label('totalPaid')),
      value(say.amount(net), `${SUMMARY}/totalNetValue`),
      value(say.amount(vat), `${SUMMARY}/totalVatAmount`),
      { ...words(gross), sum: 'grossTotal' },
    ],
    notes: [],
  };
}
