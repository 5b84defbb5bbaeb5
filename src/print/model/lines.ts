import { findCode, invoiceTypeFacts, vatCategories } from '../../codes/index.js';
import { addExact, type Exact, exactAsPrinted } from '../../money/index.js';
import type { Document, InvoiceLine } from '../../types/index.js';
import type { OptionalColumn } from '../theme.js';
import { type GrossFigures, grossFiguresOf, grossOf, isAsPaid, isDiscounted } from './as-paid.js';
import { lineNotes } from './line-notes.js';
import type { Carried, Column, Row, Section, Value } from './model.js';
import type { Page } from './page.js';
import type { Speaker } from './speaker.js';
import { distinct, entries, entry, given, together, unitOf, value, words } from './values.js';

type Read = (line: InvoiceLine, path: string, say: Speaker) => Value | undefined;

/** A column of the lines. It is printed if at least one line has a value for it. */
interface LineColumn {
  /** A column that a house may leave out. */
  readonly optional?: OptionalColumn;
  readonly column: (say: Speaker) => Column;
  readonly read: Read;
}

const amountColumn = (
  label: Parameters<Speaker['label']>[0],
  member: 'totalNetPriceBeforeDiscount' | 'totalDiscountValue' | 'vatAmount',
): LineColumn => ({
  column: (say) => ({ label: say.label(label), align: 'end' }),
  read: (line, path, say) => {
    const stated = line[member];
    return stated === undefined ? undefined : value(say.amount(stated), `${path}/${member}`);
  },
});

function whereDiscounted({ read, ...column }: LineColumn): LineColumn {
  return { ...column, read: (line, path, say) => (isDiscounted(line) ? read(line, path, say) : undefined) };
}

/** What a document collects or returns, where its line does not say it. */
const UNNAMED: Readonly<Record<string, Parameters<Speaker['label']>[0]>> = {
  '8.2': 'levy',
  '8.4': 'amountCollected',
  '8.5': 'amountRefunded',
};

const startOf = ({ document }: Page): readonly LineColumn[] => [
  {
    optional: 'line',
    column: (say) => ({ label: say.label('line'), align: 'start' }),
    read: ({ lineNumber }, path) => value(String(lineNumber), `${path}/lineNumber`),
  },
  {
    optional: 'code',
    column: (say) => ({ label: say.label('code'), align: 'start' }),
    read: ({ itemCode, lineCode }, path) =>
      together('\n', ...distinct(given(itemCode, `${path}/itemCode`), given(lineCode, `${path}/lineCode`))),
  },
  {
    column: (say) => ({ label: say.label('description'), align: 'start', wide: true }),
    read: ({ itemDescr, lineDescription }, path, say) => {
      const unnamed = UNNAMED[document.invoiceHeader.invoiceType];
      const names = distinct(
        given(itemDescr, `${path}/itemDescr`),
        given(lineDescription, `${path}/lineDescription`),
      );
      return together('\n', ...names) ?? (unnamed && words(say.label(unnamed)));
    },
  },
  {
    column: (say) => ({ label: say.label('quantity'), align: 'end', joinedBy: '' }),
    read: ({ quantity }, path, say) =>
      quantity === undefined ? undefined : value(say.number(quantity), `${path}/quantity`),
  },
  {
    column: (say) => ({ label: say.label('unit'), align: 'start', joinedBy: '' }),
    read: (line, path, say) => unitOf(line, path, say),
  },
];

const unitPrice: LineColumn = {
  column: (say) => ({ label: say.label('unitPrice'), align: 'end', joinedBy: '×' }),
  read: ({ lineUnitPrice }, path, say) =>
    lineUnitPrice === undefined ? undefined : value(say.amount(lineUnitPrice), `${path}/lineUnitPrice`),
};
const beforeDiscount: LineColumn = {
  ...whereDiscounted(amountColumn('beforeDiscount', 'totalNetPriceBeforeDiscount')),
  optional: 'beforeDiscount',
};
const discount: LineColumn = {
  ...whereDiscounted(amountColumn('discount', 'totalDiscountValue')),
  column: (say) => ({ label: say.label('discount'), align: 'end', beside: 'nothing' }),
};

/** Without a discount, the net value is also the value before it. */
const netValue: LineColumn = {
  column: (say) => ({ label: say.label('netValue'), align: 'end' }),
  read: (line, path, say) => {
    const net = value(say.amount(line.netValue), `${path}/netValue`);
    const isBoth = line.totalNetPriceBeforeDiscount !== undefined && !isDiscounted(line);
    return isBoth ? { ...net, paths: [...net.paths, `${path}/totalNetPriceBeforeDiscount`] } : net;
  },
};
const vatPercent: LineColumn = {
  column: (say) => ({ label: say.label('vatPercent'), align: 'end', joinedBy: say.label('vat') }),
  read: ({ vatCategory, vatCategoryPercent: printed }, path, say) => {
    const isWithout = vatCategory === WITHOUT_VAT;
    const rate = value(rateOf(vatCategory, say), `${path}/vatCategory`);
    // Without VAT there is no rate; the print block has 0 instead.
    const percent = isWithout && printed === 0 ? rate.text : `${say.number(printed ?? 0)}%`;
    const both = distinct(
      rate,
      printed === undefined ? undefined : value(percent, `${path}/vatCategoryPercent`),
    );
    const shown = together(' / ', ...both);
    return shown && (isWithout ? { ...shown, alone: true } : shown);
  },
};
const vatAmount: LineColumn = {
  ...amountColumn('vatAmount', 'vatAmount'),
  optional: 'vatAmount',
  column: (say) => ({ label: say.label('vatAmount'), align: 'end', beside: 'rate' }),
};

/** The same column with VAT. A figure that does not follow from the line is left out: its notes have the net ones. */
const withVat = (of: LineColumn, figure: keyof GrossFigures, member: keyof InvoiceLine): LineColumn => ({
  ...of,
  read: (line, path, say) => {
    const amount = grossFiguresOf(line)?.[figure];
    return amount && { ...value(say.sum(amount), `${path}/${member}`), sum: `gross/${figure}` };
  },
});
const grossUnitPrice = withVat(unitPrice, 'price', 'lineUnitPrice');
const grossBeforeDiscount = withVat(beforeDiscount, 'before', 'totalNetPriceBeforeDiscount');
const grossDiscount = withVat(discount, 'discount', 'totalDiscountValue');

/** The net value and its VAT as one amount. Without a discount, it also stands for the value before it. */
const grossValue: LineColumn = {
  column: (say) => ({ label: say.label('value'), align: 'end' }),
  read: (line, path, say) => {
    const isBoth = line.totalNetPriceBeforeDiscount !== undefined && !isDiscounted(line);
    const paths = ['netValue', 'vatAmount', ...(isBoth ? ['totalNetPriceBeforeDiscount'] : [])];
    const text = say.sum(grossOf(line));
    return { ...value(text, ...paths.map((member) => `${path}/${member}`)), sum: 'grossValue' };
  },
};

/** The value with VAT beside net values, where a house asks for it. */
const alsoGross: LineColumn = {
  optional: 'grossValue',
  column: (say) => ({ label: say.label('grossValue'), align: 'end' }),
  read: (line, path, say) => ({ ...value(say.sum(grossOf(line)), path), sum: 'grossValue' }),
};

/** Records without VAT. */
export const WITHOUT_VAT = 8;

/** A VAT category as printed: `24%`, or "without VAT". */
export function rateOf(category: number, say: Speaker): string {
  const percent = findCode(vatCategories, category)?.percent;
  return percent === undefined || percent === null
    ? say.label('withoutVat')
    : `${say.number(Number(percent))}%`;
}

/** Whether the document has figures to print. In a delivery note without values, all figures are zero. */
export function hasValues({ invoiceHeader, invoiceDetails, invoiceSummary }: Document): boolean {
  const { family } = invoiceTypeFacts[invoiceHeader.invoiceType];
  if (family !== 'deliveryNote' && family !== 'receivingNote') return true;
  const { totalNetValue, totalGrossValue } = invoiceSummary;
  return (
    totalNetValue !== 0 ||
    totalGrossValue !== 0 ||
    invoiceDetails.some(({ netValue, vatAmount }) => netValue !== 0 || vatAmount !== 0)
  );
}

/** Without descriptions, the first column takes the room, so that the figures stay at the right. */
const firstWide = (columns: readonly Column[]): Column[] =>
  columns.map((column, index) => (index === 0 ? { ...column, wide: true } : column));

/** The values of the lines added up, as their last column has them: with VAT where that is what is paid. */
function carriedOf({ document, say }: Page): Carried {
  const amountOf = isAsPaid(document)
    ? grossOf
    : ({ netValue }: InvoiceLine): Exact => exactAsPrinted(netValue);
  const sums = (): string[] => {
    let sum = exactAsPrinted(0);
    return document.invoiceDetails.map((line) => {
      sum = addExact(sum, amountOf(line));
      return say.sum(sum);
    });
  };
  const what = say.label(isAsPaid(document) ? 'grossValue' : 'netValue');
  const named = (label: string): string => `${label} (${what})`;
  return { forward: named(say.label('carriedForward')), brought: named(say.label('broughtForward')), sums };
}

/** The lines, with only the columns that the document needs. */
export function lines(page: Page): Section {
  const { document, say, theme, paper, details } = page;
  const { invoiceDetails } = document;
  const isPriced = invoiceDetails.some(({ lineUnitPrice }) => (lineUnitPrice ?? 0) !== 0);
  const amounts = isAsPaid(document)
    ? [...(isPriced ? [grossUnitPrice] : []), vatPercent, grossBeforeDiscount, grossDiscount, grossValue]
    : [
        ...(isPriced ? [unitPrice] : []),
        beforeDiscount,
        discount,
        netValue,
        vatPercent,
        vatAmount,
        alsoGross,
      ];
  const wanted = [...startOf(page), ...(hasValues(document) ? amounts : isPriced ? [unitPrice] : [])].filter(
    ({ read, optional }) =>
      (optional === undefined || theme.columns.includes(optional)) &&
      // Before the name of a row of a roll, its number would be read as a quantity.
      !(optional === 'line' && paper === 'roll') &&
      invoiceDetails.some((line) => read(line, '', say) !== undefined),
  );
  const rows = invoiceDetails.map((line, index): Row => {
    const path = `/invoiceDetails/${index}`;
    const cells = wanted.map(({ read }) => read(line, path, say));
    const number =
      paper === 'roll' && details ? value(String(line.lineNumber), `${path}/lineNumber`) : undefined;
    const notes = entries(entry(say.label('line'), [number]), ...lineNotes(line, path, document, say));
    return { cells, notes };
  });
  const columns = wanted.map(({ column }) => column(say));
  return {
    place: 'lines',
    table: {
      columns: columns.some(({ wide }) => wide) ? columns : firstWide(columns),
      rows,
      ...(hasValues(document) && { carried: carriedOf(page) }),
    },
  };
}
