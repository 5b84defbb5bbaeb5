import type { KindInfo } from '../kinds/kind-info.js';
import { dispatch } from '../kinds/kinds.js';
import type { Reading } from './reading.js';

type Source = Readonly<Record<string, unknown>>;

/** Notes what the type cannot do without and the facts do not state, and what it has no place for. */
export function checkNeeds(reading: Reading, info: KindInfo, source: Source, moves: boolean): void {
  const { row } = info;
  const need = (member: string): void => {
    if (source[member] === undefined) reading.trouble('missing', [member], { member });
  };
  const refuse = (member: string): void => {
    if (source[member] !== undefined)
      reading.trouble('not-allowed-on-type', [member], { member, type: info.type });
  };
  const needSome = (member: string): void => {
    if (source[member] === undefined) need(member);
    else if (isEmptyList(source[member])) reading.trouble('empty-list', [member], { min: 1 });
  };
  if (row.counterpart === 'needed' || (moves && row.counterpart === 'no')) need('counterpart');
  else if (row.counterpart === 'no') refuse('counterpart');
  if (row.line === 'none') refuse('lines');
  else needSome('lines');
  if (row.payments === 'needed') needSome('payments');
  else if (row.payments === 'no' && !isEmptyList(source.payments)) refuse('payments');
  if (row.correlates === 'needed') needSome('correlatedInvoices');
  for (const member of row.needs) need(member);
  if (moves && row.moves === 'may') for (const member of dispatch) need(member);
  if (row.line === 'none' && source.multipleConnectedUids === undefined) needSome('multipleConnectedMarks');
  if (row.line === 'order' && source.tableAA === undefined && cancelsLines(source.lines)) need('tableAA');
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const CANCELLED = 7;

/** A slip that cancels lines belongs to a table that exists. */
const cancelsLines = (lines: unknown): boolean =>
  Array.isArray(lines) &&
  lines.some((line: { recType?: unknown } | null | undefined) => line?.recType === CANCELLED);
