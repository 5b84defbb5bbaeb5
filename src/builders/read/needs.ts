import type { InvoiceType } from '../../codes/index.js';
import { sound } from '../../reading/read.js';
import type { FactsRuleId } from '../../rules/facts/index.js';
import type { KindInfo } from '../kinds/kind-info.js';
import { dispatch } from '../kinds/kind-row.js';
import type { LineRead } from './facts-read.js';
import type { Reading } from './reading.js';
import type { FactsView } from './views.js';

/** Reports missing mandatory facts of the type, and facts that it does not allow. */
export function checkNeeds(reading: Reading, info: KindInfo, facts: FactsView, moves: boolean): void {
  const { row } = info;
  const { counterpart, lines, payments } = facts;
  const isNamed = row.counterpart === 'needed' || (moves && row.counterpart === 'no');
  if (isNamed && counterpart === undefined) lack(reading, 'counterpart');
  if (!isNamed && row.counterpart === 'no' && counterpart !== undefined) refuse(reading, info, 'counterpart');
  if (row.line !== 'none') needSome(reading, 'lines', lines);
  else if (hasSome(lines)) refuse(reading, info, 'lines');
  if (row.payments === 'needed') needSome(reading, 'payments', payments);
  else if (row.payments === 'no' && hasSome(payments)) refuse(reading, info, 'payments');
  if (row.correlates === 'needed' && facts.correlatedInvoices === undefined) lackCorrelated(reading, info);
  for (const member of row.needs) if (facts[member] === undefined) lack(reading, member);
  if (moves && row.moves === 'may') {
    for (const member of dispatch) if (facts[member] === undefined) lack(reading, member);
  }
  if (row.line === 'none' && !hasSome(facts.multipleConnectedUids)) {
    needSome(reading, 'multipleConnectedMarks', facts.multipleConnectedMarks);
  }
}

/** Reports a counterpart without a tax number on a document that moves no goods. */
export function checkNumber(reading: Reading, { counterpart }: FactsView): void {
  const buyer = sound(counterpart);
  if (buyer === undefined || buyer.vatNumber !== undefined) return;
  const member = 'vatNumber';
  reading.problem('missing', ['counterpart', member], { member });
}

/** Reports a slip that cancels lines without stating the table, because that table already exists. */
export function checkTable(reading: Reading, info: KindInfo, lines: readonly LineRead[]): void {
  if (info.row.line === 'order' && lines.some(({ facts }) => facts.recType === CANCELLED))
    lack(reading, 'tableAA');
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

/** The most likely reason for missing correlated documents, for some types. */
const UNCORRELATED: Readonly<Partial<Record<InvoiceType, FactsRuleId>>> = {
  '5.1': 'credited-missing',
  '10.1': 'note-missing',
};

function lackCorrelated(reading: Reading, { type }: KindInfo): void {
  const member = 'correlatedInvoices';
  const rule = UNCORRELATED[type];
  if (rule === undefined) lack(reading, member);
  else reading.problem(rule, [member]);
}

const hasSome = (list: unknown): boolean => list !== undefined && !(Array.isArray(list) && list.length === 0);
