import { invoiceTypeFacts } from '../../codes/index.js';
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
import { entries, entry, words } from './values.js';

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
