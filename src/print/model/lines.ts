import { findCode, invoiceTypeFacts, measurementUnits, vatCategories } from '../../codes/index.js';
import type { Document, InvoiceLine } from '../../types/index.js';
import { lineNotes } from './line-notes.js';
import type { Column, Row, Section, Value } from './model.js';
import type { Page } from './page.js';
import type { Speaker } from './speaker.js';
import { distinct, given, inPlaceOf, together, value } from './values.js';

type Read = (line: InvoiceLine, path: string, say: Speaker) => Value | undefined;

/** A column of the lines. It is printed if at least one line has a value for it. */
interface LineColumn {
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

/** Whether the line has a discount, or a value before discount that differs from the net value. */
const isDiscounted = ({
  totalDiscountValue: discounted = 0,
  totalNetPriceBeforeDiscount: before,
  netValue: net,
}: InvoiceLine): boolean => discounted !== 0 || (before ?? net) !== net;

function whereDiscounted({ column, read }: LineColumn): LineColumn {
  return { column, read: (line, path, say) => (isDiscounted(line) ? read(line, path, say) : undefined) };
}

const start: readonly LineColumn[] = [
  {
    column: (say) => ({ label: say.label('line'), align: 'start' }),
    read: ({ lineNumber }, path) => value(String(lineNumber), `${path}/lineNumber`),
  },
  {
    column: (say) => ({ label: say.label('code'), align: 'start' }),
    read: ({ itemCode, lineCode }, path) =>
      together('\n', ...distinct(given(itemCode, `${path}/itemCode`), given(lineCode, `${path}/lineCode`))),
  },
  {
    column: (say) => ({ label: say.label('description'), align: 'start', wide: true }),
    read: ({ itemDescr, lineDescription }, path) =>
      together(
        '\n',
        ...distinct(given(itemDescr, `${path}/itemDescr`), given(lineDescription, `${path}/lineDescription`)),
      ),
  },
  {
    column: (say) => ({ label: say.label('quantity'), align: 'end', joinedBy: '' }),
    read: ({ quantity }, path, say) =>
      quantity === undefined ? undefined : value(say.number(quantity), `${path}/quantity`),
  },
  {
    column: (say) => ({ label: say.label('unit'), align: 'start', joinedBy: '' }),
    read: ({ measurementUnit: unit, measurementUnitLabel }, path, say) =>
      inPlaceOf(
        given(measurementUnitLabel, `${path}/measurementUnitLabel`),
        unit === undefined ? undefined : value(say.code(measurementUnits, unit), `${path}/measurementUnit`),
      ),
  },
];

const unitPrice: LineColumn = {
  column: (say) => ({ label: say.label('unitPrice'), align: 'end', joinedBy: '×' }),
  read: ({ lineUnitPrice }, path, say) =>
    lineUnitPrice === undefined ? undefined : value(say.amount(lineUnitPrice), `${path}/lineUnitPrice`),
};
const beforeDiscount = whereDiscounted(amountColumn('beforeDiscount', 'totalNetPriceBeforeDiscount'));
const discount = whereDiscounted(amountColumn('discount', 'totalDiscountValue'));

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
  read: (line, path, say) => {
    const printed = line.vatCategoryPercent;
    return together(
      ' / ',
      ...distinct(
        value(rateOf(line.vatCategory, say), `${path}/vatCategory`),
        printed === undefined ? undefined : value(`${say.number(printed)}%`, `${path}/vatCategoryPercent`),
      ),
    );
  },
};
const vatAmount = amountColumn('vatAmount', 'vatAmount');

/** The rate of a VAT category as printed: `24%`, or a dash without VAT. */
export function rateOf(category: number, say: Speaker): string {
  const percent = findCode(vatCategories, category)?.percent;
  return percent === undefined || percent === null ? '–' : `${say.number(Number(percent))}%`;
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

/** The lines, with only the columns that the document needs. */
export function lines({ document, say }: Page): Section {
  const { invoiceDetails, invoiceHeader } = document;
  const isPriced = invoiceDetails.some(({ lineUnitPrice }) => (lineUnitPrice ?? 0) !== 0);
  const amounts = [
    ...(isPriced ? [unitPrice] : []),
    beforeDiscount,
    discount,
    netValue,
    vatPercent,
    vatAmount,
  ];
  const wanted = [...start, ...(hasValues(document) ? amounts : isPriced ? [unitPrice] : [])].filter(
    ({ read }) => invoiceDetails.some((line) => read(line, '', say) !== undefined),
  );
  const rows = invoiceDetails.map((line, index): Row => {
    const path = `/invoiceDetails/${index}`;
    const cells = wanted.map(({ read }) => read(line, path, say));
    const notes = lineNotes(line, path, invoiceHeader.invoiceType, say);
    return { cells, notes };
  });
  return { place: 'lines', table: { columns: wanted.map(({ column }) => column(say)), rows } };
}
