import { taxTypes } from '../../codes/index.js';
import { addExact, centsOfNumber, exactAsPrinted } from '../../money/index.js';
import type { TaxTotal } from '../../types/index.js';
import { amountInWords } from '../in-words/amount-in-words.js';
import { isAsPaid } from './as-paid.js';
import { hasValues } from './lines.js';
import type { Entry, Row, Section, Value } from './model.js';
import type { Page } from './page.js';
import type { Speaker } from './speaker.js';
import { categoriesOf, isLevy, namesOfCategory } from './tax-tables.js';
import { distinct, entries, entry, given, ofCode, tableOf, together, value, words } from './values.js';
import { hasVatAnalysis } from './vat-analysis.js';

const SUMMARY = '/invoiceSummary';

const ORDER_SLIP = '8.6';

const EURO = 'EUR';

/** The totals, including those of other taxes that are not zero. */
export function totals(page: Page): Section | undefined {
  const { document, say, details } = page;
  if (!hasValues(document)) return undefined;
  const { invoiceSummary: summary, invoiceHeader } = document;
  const { currency } = invoiceHeader;
  const taxes = taxTypes.map(({ code, summaryField, sign }) => {
    const amount = summary[summaryField];
    if (amount === 0) return undefined;
    const label = `${sign < 0 ? '− ' : '+ '}${say.code(taxTypes, code)}`;
    return entry(label, [value(say.amount(amount), `${SUMMARY}/${summaryField}`)]);
  });
  const before = isAsPaid(document) ? paidBeforeTaxes(page) : netAndVat(page);
  // The sign says that the currency is the euro, so the head does not repeat it.
  const isSaid = currency === EURO && !details;
  const total = value(
    say.money(summary.totalGrossValue, currency ?? EURO),
    `${SUMMARY}/totalGrossValue`,
    ...(isSaid ? ['/invoiceHeader/currency'] : []),
    ...(isNetPrice(page) ? [`${SUMMARY}/totalNetValue`] : []),
  );
  const isLess = summary.totalWithheldAmount !== 0 || summary.totalDeductionsAmount !== 0;
  const label = say.label(isAsPaid(document) ? 'totalPaid' : isLess ? 'totalPayable' : 'totalGross');
  return { place: 'totals', entries: entries(...before, ...taxes, entry(label, [total], 'strong')) };
}

const netAndVat = ({ document, say }: Page): (Entry | undefined)[] => {
  const { totalNetValue, totalVatAmount } = document.invoiceSummary;
  return [
    entry(say.label('totalNet'), [value(say.amount(totalNetValue), `${SUMMARY}/totalNetValue`)]),
    entry(say.label('totalVat'), [value(say.amount(totalVatAmount), `${SUMMARY}/totalVatAmount`)]),
  ];
};

/**
 * Where prices include VAT, the analysis has the net value and the VAT, so only a total that other taxes change has the
 * value before them.
 */
function paidBeforeTaxes(page: Page): (Entry | undefined)[] {
  const { document, say } = page;
  const { totalNetValue, totalVatAmount } = document.invoiceSummary;
  if (!hasVatAnalysis(page)) return isNetPrice(page) ? [] : netAndVat(page);
  if (taxTypes.every(({ summaryField }) => document.invoiceSummary[summaryField] === 0)) return [];
  const gross = addExact(exactAsPrinted(totalNetValue), exactAsPrinted(totalVatAmount));
  return [entry(say.label('grossValue'), [{ ...words(say.sum(gross)), sum: 'grossTotal' }])];
}

/** Whether the net value is what is paid, as on receipts of records without VAT. */
function isNetPrice(page: Page): boolean {
  const { totalNetValue, totalVatAmount, totalGrossValue } = page.document.invoiceSummary;
  const isSame = totalVatAmount === 0 && totalNetValue === totalGrossValue;
  return isSame && isAsPaid(page.document) && !hasVatAnalysis(page);
}

/** The last total in words, one text for each language, on documents between businesses and where it is asked for. */
export function totalInWords({ document, say, paper, details }: Page): Section | undefined {
  const { invoiceSummary, invoiceHeader } = document;
  const cents = centsOfNumber(invoiceSummary.totalGrossValue);
  if (!hasValues(document) || invoiceHeader.invoiceType === ORDER_SLIP || cents === undefined)
    return undefined;
  if (!details && (paper === 'roll' || isAsPaid(document))) return undefined;
  const texts = say.languages.map((language): Entry => {
    const text = amountInWords(cents, language, invoiceHeader.currency ?? EURO);
    return { values: [words(`${text.charAt(0).toUpperCase()}${text.slice(1)}`)] };
  });
  return { place: 'side', title: say.label('inWords'), entries: texts };
}

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
  const type =
    isLevy(taxType, category) && (printed === undefined || isCategory)
      ? value(say.label('levy'), `${path}/taxType`)
      : ofCode(say, taxTypes, taxType, `${path}/taxType`, isCategory ? undefined : printed);
  const kind = ofCode(say, table, category, `${path}/taxCategory`);
  const named = kind && isCategory ? { ...kind, paths: [...printed.paths, ...kind.paths] } : kind;
  return together(': ', ...distinct(type, named));
}
