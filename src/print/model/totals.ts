import { taxTypes } from '../../codes/index.js';
import { centsOfNumber } from '../../money/index.js';
import { amountInWords } from '../in-words/amount-in-words.js';
import { hasValues } from './lines.js';
import type { Entry, Section } from './model.js';
import type { Page } from './page.js';
import { entries, entry, value, words } from './values.js';

const SUMMARY = '/invoiceSummary';
const ORDER_SLIP = '8.6';

/** The totals, including those of other taxes that are not zero, and the last total in words. */
export function totals(page: Page): Section | undefined {
  const { document, say } = page;
  if (!hasValues(document)) return undefined;
  const { invoiceSummary: summary, invoiceHeader } = document;
  const taxes = taxTypes.map(({ code, summaryField, sign }) => {
    const amount = summary[summaryField];
    if (amount === 0) return undefined;
    const label = `${sign < 0 ? '− ' : '+ '}${say.code(taxTypes, code)}`;
    return entry(label, [value(say.amount(amount), `${SUMMARY}/${summaryField}`)]);
  });
  const gross = say.money(summary.totalGrossValue, invoiceHeader.currency ?? 'EUR');
  return {
    place: 'totals',
    entries: entries(
      entry(say.label('totalNet'), [value(say.amount(summary.totalNetValue), `${SUMMARY}/totalNetValue`)]),
      entry(say.label('totalVat'), [value(say.amount(summary.totalVatAmount), `${SUMMARY}/totalVatAmount`)]),
      ...taxes,
      entry(say.label('totalGross'), [value(gross, `${SUMMARY}/totalGrossValue`)], 'strong'),
    ),
  };
}

/** The last total in words, one text for each language. Order slips do not have it, because nothing is paid on them. */
export function totalInWords({ document, say }: Page): Section | undefined {
  const { invoiceSummary, invoiceHeader } = document;
  const cents = centsOfNumber(invoiceSummary.totalGrossValue);
  if (!hasValues(document) || invoiceHeader.invoiceType === ORDER_SLIP || cents === undefined)
    return undefined;
  const texts = say.languages.map((language): Entry => {
    const text = amountInWords(cents, language, invoiceHeader.currency ?? 'EUR');
    return { values: [words(`${text.charAt(0).toUpperCase()}${text.slice(1)}`)] };
  });
  return { place: 'side', title: say.label('inWords'), entries: texts };
}
