import {
  invoiceTypeFacts,
  invoiceTypes,
  invoiceVariationTypes,
  specialInvoiceCategories,
} from '../../codes/index.js';
import {
  addCents,
  addExact,
  type Cents,
  centsToString,
  compareCents,
  type Exact,
  exactAsPrinted,
  exactOfCents,
  signOf,
  subtractCents,
  toCents,
  zeroCents,
} from '../../money/index.js';
import { wrong } from '../error.js';
import { notices } from '../words/generated/notices.js';
import type { Entry, Section, Value } from './model.js';
import type { Page } from './page.js';
import { entries, entry, given, ofCode, value, words } from './values.js';

const HEADER = '/invoiceHeader';

const TYPE = `${HEADER}/invoiceType`;

const PRINTED = '/providerAdditionalInvoiceDetails/additionalDetails';

/** The title of a page, in its first language and in its second. */
interface Titles {
  readonly title: Value;
  readonly subtitle: Value | undefined;
  /** The title is the name of the type. */
  readonly isUsual: boolean;
}

/** The name of the type, unless the print block has a title of its own. */
export function titles({ document, say, details }: Page): Titles {
  const { invoiceType } = document.invoiceHeader;
  const names = say.titles(invoiceType);
  const label = document.providerAdditionalInvoiceDetails?.additionalDetails?.documentLabel;
  const printed = given(label, `${PRINTED}/documentLabel`);
  if (printed !== undefined && !names.usual.includes(printed.text)) {
    return { title: printed, subtitle: undefined, isUsual: false };
  }
  const [text = invoiceType, other] = names.shown;
  return {
    title: value(text, ...(details ? [] : [TYPE]), ...(printed?.paths ?? [])),
    subtitle: other === undefined ? undefined : words(other),
    isUsual: true,
  };
}

/** Type, series, number, date, and other members of the header about the whole document. */
export function head(page: Page): Section {
  const { document, say, details, receipt } = page;
  const { issueTime } = receipt;
  const { invoiceHeader: header } = document;
  const { invoiceType, series, aa, issueDate, currency, exchangeRate, tableAA } = header;
  const { isUsual } = titles(page);
  const name = isUsual ? [] : [say.code(invoiceTypes, invoiceType)];
  const type = [...(details ? [invoiceType] : []), ...name].join(' ');
  const isSaid = currency === 'EUR' && !details;
  const { specialInvoiceCategory: category, invoiceVariationType: variation } = header;
  return {
    place: 'head',
    entries: entries(
      entry(say.label('type'), [given(type, TYPE)]),
      entry(say.label('series'), [value(series, `${HEADER}/series`)], 'strong'),
      entry(say.label('number'), [value(aa, `${HEADER}/aa`)], 'strong'),
      entry(say.label('issueDate'), [value(say.date(issueDate), `${HEADER}/issueDate`)], 'strong'),
      entry(
        say.label('issueTime'),
        [issueTime === undefined ? undefined : value(say.time(issueTime))],
        'strong',
      ),
      entry(say.label('table'), [given(tableAA, `${HEADER}/tableAA`)]),
      entry(say.label('currency'), [isSaid ? undefined : given(currency, `${HEADER}/currency`)]),
      entry(say.label('exchangeRate'), [
        exchangeRate === undefined ? undefined : value(say.number(exchangeRate), `${HEADER}/exchangeRate`),
      ]),
      entry(say.label('specialCategory'), [
        ofCode(say, specialInvoiceCategories, category, `${HEADER}/specialInvoiceCategory`),
      ]),
      entry(say.label('variation'), [
        ofCode(say, invoiceVariationTypes, variation, `${HEADER}/invoiceVariationType`),
      ]),
      ...(['vatPaymentSuspension', 'selfPricing', 'fuelInvoice', 'thirdPartyCollection'] as const).map(
        (flag) =>
          header[flag] === true
            ? entry(undefined, [value(say.both(notices[flag]), `${HEADER}/${flag}`)])
            : undefined,
      ),
    ),
  };
}

const CASH = 3;

/**
 * Cash given and change, tip and total with tip: amounts that are not in the document, in a section of their own; undefined
 * without them. Throws `PrintError` if they do not fit the document.
 */
export function atTheTill(page: Page): Section | undefined {
  const { document, say, receipt } = page;
  const { cashGiven } = receipt;
  const change = changeOf(page);
  const tip = tipOf(page);
  const hasTip = signOf(tip) > 0;
  const figure = (name: string, amount: Exact): Value => ({ ...words(say.sum(amount)), sum: name });
  const total = addExact(exactAsPrinted(document.invoiceSummary.totalGrossValue), tip);
  const all = entries(
    hasTip ? entry(say.label('tip'), [figure('tip', tip)]) : undefined,
    hasTip ? entry(say.label('totalWithTip'), [figure('totalWithTip', total)], 'strong') : undefined,
    cashGiven === undefined
      ? undefined
      : entry(say.label('cashGiven'), [figure('cashGiven', exactOfCents(cashGiven))]),
    change === undefined
      ? undefined
      : entry(say.label('change'), [figure('change', exactOfCents(change))], 'strong'),
    hasTip ? entry(undefined, [words(say.both(notices.tipApart))], 'small') : undefined,
  );
  return all.length === 0 ? undefined : { place: 'side', title: say.label('atTheTill'), entries: all };
}

/** The tip of the option with those that were paid at the terminal. */
function tipOf({ document, filing, receipt }: Page): Exact {
  const { completions = [] } = filing;
  if (compareCents(receipt.tip, zeroCents) > 0) refuseMoneyBack(document, 'receipt.tip');
  return completions
    .map(({ tipAmount = 0 }) => exactAsPrinted(tipAmount))
    .reduce(addExact, exactOfCents(receipt.tip));
}

/** Cash given − payments in cash − tip; undefined without cash given. */
function changeOf({ document, receipt }: Page): Cents | undefined {
  const { cashGiven, tip } = receipt;
  if (cashGiven === undefined) return undefined;
  const option = 'receipt.cashGiven';
  refuseMoneyBack(document, option);
  const inCash = (document.paymentMethods ?? []).filter(({ type }) => type === CASH);
  const [first, ...others] = inCash.map(({ amount }) => exactAsPrinted(amount));
  const paid = first && toCents(others.reduce(addExact, first));
  if (paid === undefined) throw wrong(option, 'option/no-cash');
  const due = addCents(paid, tip);
  if (compareCents(cashGiven, due) < 0) {
    throw wrong(option, 'option/cash-short', {
      amount: centsToString(cashGiven),
      wanted: centsToString(due),
    });
  }
  return subtractCents(cashGiven, due);
}

function refuseMoneyBack({ invoiceHeader }: Page['document'], option: string): void {
  const { sign } = invoiceTypeFacts[invoiceHeader.invoiceType];
  if (sign === 'credit' || sign === 'paymentOut') throw wrong(option, 'option/money-back');
}

/** What ends a receipt: the receipts of the terminal, then thanks. */
export function lastWords({ say, receipt, paper }: Page): Section[] {
  const { terminalReceipts, thanks } = receipt;
  const slips = terminalReceipts
    .filter((text) => text !== '')
    .map((text): Section => {
      const lines: Entry = { values: [words(text)], style: 'fixed' };
      const place = paper === 'roll' ? 'foot' : 'end';
      return { place, title: say.label('terminalReceipt'), entries: [lines] };
    });
  const text = thanks === true ? say.both(notices.thanks) : thanks;
  if (text === false || text === '') return slips;
  const last: Entry = { values: [words(text)], style: 'strong' };
  return [...slips, { place: 'foot', entries: [last] }];
}
