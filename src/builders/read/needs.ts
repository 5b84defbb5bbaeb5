import type { InvoiceType } from '../../codes/index.js';
import { recordOf } from '../../reading/record.js';
import type { FactsRuleId } from '../../rules/facts/index.js';
import type { KindInfo } from '../kinds/kind-info.js';
import { dispatch } from '../kinds/kinds.js';
import type { RareFacts } from './facts-read.js';
import type { PartyRead } from './party.js';
import type { Reading } from './reading.js';

/** What facts state of the members that types differ in, as it was given. */
export interface Stated {
  readonly counterpart: unknown;
  readonly lines: unknown;
  readonly payments: unknown;
  readonly tableAA: string | undefined;
  readonly rare: RareFacts | undefined;
}

/** Notes what the type cannot do without and the facts do not state, and what it has no place for. */
export function checkNeeds(reading: Reading, info: KindInfo, stated: Stated, moves: boolean): void {
  const { row } = info;
  const { counterpart, lines, payments, tableAA, rare } = stated;
  const isNamed = row.counterpart === 'needed' || (moves && row.counterpart === 'no');
  if (isNamed && counterpart === undefined) lack(reading, 'counterpart');
  if (!isNamed && row.counterpart === 'no' && counterpart !== undefined) refuse(reading, info, 'counterpart');
  if (row.line !== 'none') needSome(reading, 'lines', lines);
  else if (hasSome(lines)) refuse(reading, info, 'lines');
  if (row.payments === 'needed') needSome(reading, 'payments', payments);
  else if (row.payments === 'no' && hasSome(payments)) refuse(reading, info, 'payments');
  if (row.correlates === 'needed') needCorrelated(reading, info, rare?.correlatedInvoices);
  for (const member of row.needs) {
    if ((member === 'tableAA' ? tableAA : rare?.[member]) === undefined) lack(reading, member);
  }
  if (tableAA !== undefined && info.forbids.has('tableAA')) refuse(reading, info, 'tableAA');
  if (moves && row.moves === 'may') {
    for (const member of dispatch) if (rare?.[member] === undefined) lack(reading, member);
  }
  if (row.line === 'none' && !hasSome(rare?.multipleConnectedUids)) {
    needSome(reading, 'multipleConnectedMarks', rare?.multipleConnectedMarks);
  }
}

/** Notes that the counterpart of a document that moves no goods has no tax number. */
export function checkNumber(reading: Reading, buyer: PartyRead | undefined, stated: unknown): void {
  if (buyer === undefined || buyer.vatNumber !== undefined) return;
  // One that is present but unreadable has its own issue.
  if ((recordOf(stated)?.['vatNumber'] ?? undefined) !== undefined) return;
  const member = 'vatNumber';
  reading.problem('missing', ['counterpart', member], { member });
}

/** Notes that a slip cancels lines of a table that it does not name; such a table exists already. */
export function checkTable(reading: Reading, info: KindInfo, lines: readonly LineOfTable[]): void {
  if (info.row.line === 'order' && lines.some((line) => line.rare?.recType === CANCELLED))
    lack(reading, 'tableAA');
}

interface LineOfTable {
  readonly rare: { readonly recType: number | undefined } | undefined;
}

const CANCELLED = 7;

function lack(reading: Reading, member: string): void {
  reading.problem('missing', [member], { member });
}

function refuse(reading: Reading, { type }: KindInfo, member: string): void {
  reading.problem('not-allowed-on-type', [member], { member, type });
}

function needSome(reading: Reading, member: string, list: unknown): void {
  if (list === undefined) lack(reading, member);
  else if (!hasSome(list)) reading.problem('empty-list', [member], { min: 1 });
}

/** What the absence of correlated documents most likely means, where the type tells. */
const UNCORRELATED: Readonly<Partial<Record<InvoiceType, FactsRuleId>>> = {
  '5.1': 'credited-missing',
  '10.1': 'note-missing',
};

function needCorrelated(reading: Reading, { type }: KindInfo, list: unknown): void {
  const member = 'correlatedInvoices';
  const rule = UNCORRELATED[type];
  // An empty list is reported where its MARKs are read.
  if (list !== undefined) return;
  if (rule === undefined) lack(reading, member);
  else reading.problem(rule, [member]);
}

const hasSome = (list: unknown): boolean => list !== undefined && !(Array.isArray(list) && list.length === 0);
