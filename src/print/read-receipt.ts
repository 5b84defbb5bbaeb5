import type { Locale } from '../issues/inside.js';
import { type Cents, parseAmount, zeroCents } from '../money/index.js';
import { wrong } from './error.js';
import { clean } from './model/clean.js';
import { formed, type PrintForm, readPart } from './option-form.js';
import type { ContentOptions } from './options.js';
import type { ReceiptExtras } from './receipt-extras.js';

/** The extras of a receipt, as they are printed. */
export interface ReadReceipt {
  readonly cashGiven: Cents | undefined;
  readonly tip: Cents;
  readonly table: string | undefined;
  readonly issueTime: string | undefined;
  readonly thanks: boolean | string;
  readonly terminalReceipts: readonly string[];
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

const RECEIPT: PrintForm<ReceiptExtras> = {
  cashGiven: true,
  tip: true,
  table: true,
  issueTime: formed(TIME, 'option/time'),
  thanks: true,
  terminalReceipt: true,
};

const LONGEST_TABLE = 50;
const LONGEST_THANKS = 200;
const LONGEST_RECEIPT = 4000;

/** The extras from the option. Throws `PrintError`, and `OptionsError` for an unknown member. */
export function receiptOf({ receipt }: ContentOptions, locale: Locale): ReadReceipt {
  const read = readPart<ReceiptExtras>(receipt, RECEIPT, 'receipt', locale);
  const { cashGiven, tip, table, issueTime, thanks = false, terminalReceipt = [] } = read;
  return {
    cashGiven: cashGiven === undefined ? undefined : amountOf(cashGiven, 'receipt.cashGiven'),
    tip: tip === undefined ? zeroCents : amountOf(tip, 'receipt.tip'),
    table: table === undefined ? undefined : textOf(table, 'receipt.table', LONGEST_TABLE).trim(),
    issueTime,
    thanks: typeof thanks === 'boolean' ? thanks : textOf(thanks, 'receipt.thanks', LONGEST_THANKS).trim(),
    terminalReceipts: Array.isArray(terminalReceipt)
      ? terminalReceipt.map((each, index) => linesOf(each, `receipt.terminalReceipt[${index}]`))
      : [linesOf(terminalReceipt, 'receipt.terminalReceipt')],
  };
}

function amountOf(given: unknown, option: string): Cents {
  const amount = parseAmount(given);
  if (!amount.ok) throw wrong(option, 'option/amount');
  return amount.value;
}

function textOf(given: unknown, option: string, most: number): string {
  if (typeof given !== 'string' || given.length > most) throw wrong(option, 'option/length', { most });
  return clean(given);
}

/** Lines in their own columns: blanks that no layout removes, without empty lines before and after. */
const linesOf = (given: unknown, option: string): string =>
  textOf(given, option, LONGEST_RECEIPT)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
    .replaceAll(' ', '\u00A0');
