import { addExact, type Exact, exactAsPrinted } from '../../money/index.js';
import { hasValues, rateOf, WITHOUT_VAT } from './lines.js';
import type { Row, Section } from './model.js';
import type { Page } from './page.js';
import { tableOf, words } from './values.js';

/** The rates of article 31 of law 5057/2023. One of them is 4%, as another category is. */
const ARTICLE_31: readonly number[] = [9, 10];

interface Sums {
  readonly net: Exact;
  readonly vat: Exact;
}

/** Net value and VAT by rate, summed from the lines; undefined on documents without VAT. */
export function vatAnalysis({ document, say }: Page): Section | undefined {
  const { invoiceDetails } = document;
  if (!hasValues(document)) return undefined;
  if (invoiceDetails.every(({ vatCategory }) => vatCategory === WITHOUT_VAT)) return undefined;
  const sums = new Map<number, Sums>();
  for (const { vatCategory, netValue, vatAmount } of invoiceDetails) {
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
  const rows = [...sums].map(([category, { net, vat }]): Row => {
    const rate = rateOf(category, say);
    const name = ARTICLE_31.includes(category) ? `${rate} (${say.label('article31')})` : rate;
    return {
      cells: [
        words(name),
        { text: say.sum(net), paths: [], sum: `netValue/${category}` },
        { text: say.sum(vat), paths: [], sum: `vatAmount/${category}` },
      ],
      notes: [],
    };
  });
  return {
    place: 'side',
    title: say.label('vatAnalysis'),
    table: tableOf(
      [
        { label: say.label('vatPercent'), align: 'start', wide: true },
        { label: say.label('netValue'), align: 'end' },
        { label: say.label('vatAmount'), align: 'end' },
      ],
      rows,
    ),
  };
}
