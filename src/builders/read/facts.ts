import type { InvoiceType } from '../../codes/index.js';
import {
  hasAny,
  inWords,
  type MemberBit,
  type MemberSet,
  memberBit,
  ODD_TEXTS,
} from '../../reading/members.js';
import { sound } from '../../reading/read.js';
import type { FactsRuleId } from '../../rules/inside.js';
import type { ObjectShape } from '../../types/shape.js';
import { factsShape, lineFactsShape } from '../facts/generated/shapes.js';
import { infoOf, type KindInfo, kindOf } from '../kinds/kind-info.js';
import { CANCELLED, dispatch, dispatchExtras, type HeaderMember } from '../kinds/kind-row.js';
import type { LineMember } from '../kinds/line-members.js';
import { readDiscount } from './discount.js';
import type { FactsRead, LineRead } from './facts-read.js';
import { type LineContext, readLine } from './line.js';
import { checkParty } from './party.js';
import type { Reading } from './reading.js';
import { readFactsByShape } from './shape.js';
import { documentTaxes } from './taxes.js';
import type { FactsView, LineView } from './views.js';

const IN_HEADERS: readonly (keyof FactsView)[] = [
  'type',
  'series',
  'aa',
  'issueDate',
  'issuer',
  'counterpart',
  'lines',
  'payments',
  'tableAA',
];

const IN_LINES: readonly LineMember[] = [
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'unitPriceWithVat',
  'net',
  'gross',
  'vat',
  'vatCategory',
  'discount',
  'income',
];

/** Members that few headers have, and texts that few have. Documents without them are assembled in a faster way. */
const rareInHeaders = once(factsShape, IN_HEADERS, ODD_TEXTS);

/** Members that few lines have. */
const rareInLines = once(lineFactsShape, IN_LINES);

/** The bits of all members except the usual ones, computed on first use so that importing the library stays fast. */
function once(
  shape: ObjectShape,
  usual: readonly string[],
  ...others: readonly MemberBit[]
): () => readonly MemberBit[] {
  let bits: readonly MemberBit[] | undefined;
  return () => {
    bits ??= inWords([
      ...others,
      ...Object.keys(shape.members)
        .filter((member) => !usual.includes(member))
        .map((member) => memberBit(shape, member)),
    ]);
    return bits;
  };
}

/** Reports missing mandatory facts of the type, and facts that it does not allow. */
function checkNeeds(reading: Reading, info: KindInfo, facts: FactsView, moves: boolean): void {
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

/** Reports a counterpart without a VAT number on a document that moves no goods. */
function checkNumber(reading: Reading, { counterpart }: FactsView): void {
  const buyer = sound(counterpart);
  if (buyer === undefined || buyer.vatNumber !== undefined) return;
  const member = 'vatNumber';
  reading.problem('missing', ['counterpart', member], { member });
}

/** Reports a slip that cancels lines without stating the table, because that table already exists. */
function checkTable(reading: Reading, info: KindInfo, lines: readonly LineRead[]): void {
  if (info.row.line === 'order' && lines.some(({ facts }) => facts.recType === CANCELLED))
    lack(reading, 'tableAA');
}

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

/**
 * Reads facts in one pass. The result is complete only if the reading is clean; `undefined` if not even the type can be
 * read.
 */
export function readFacts(reading: Reading, given: unknown): FactsRead | undefined {
  const read = readFactsByShape(reading, given);
  if (read === undefined) return undefined;
  const { view: facts, met } = read;
  const kind = kindOf(facts.type, facts.totalCancelDeliveryOrders === true);
  if (kind === undefined) return undefined;
  const info = infoOf(kind);
  if (hasAny(met, info.forbidden)) checkForbidden(reading, info, facts);
  const isUsual = !hasAny(met, rareInHeaders());
  const isDeliveryNote = info.row.moves === 'may' && !isUsual && hasMovement(facts);
  const moves = info.isNote || isDeliveryNote;
  checkParty(reading, 'issuer', facts.issuer, moves);
  checkParty(reading, 'counterpart', facts.counterpart, moves);
  const lines = readLines(reading, info, isDeliveryNote, facts, met);
  checkNeeds(reading, info, facts, moves);
  if (facts.tableAA === undefined) checkTable(reading, info, lines);
  if (!isDeliveryNote && info.row.moves !== 'always') checkNumber(reading, facts);
  return {
    info,
    facts,
    met,
    isUsual,
    lines,
    discount: facts.discount && readDiscount(reading, ['discount'], facts.discount),
    taxes: isUsual ? undefined : documentTaxes(reading, facts),
    moves,
  };
}

/**
 * Reports header members that the type does not allow. A false flag has no meaning and is left out of every document.
 */
function checkForbidden(reading: Reading, { forbids, type }: KindInfo, facts: FactsView): void {
  for (const member of forbids) {
    const value: unknown = facts[member];
    if (value !== undefined && value !== false)
      reading.problem('not-allowed-on-type', [member], { member, type });
  }
}

/** Facts that make a document accompany goods. */
export const movementFacts: readonly (HeaderMember | 'isDeliveryNote')[] = [
  'isDeliveryNote',
  ...dispatch,
  ...dispatchExtras,
  'packages',
];

const hasMovement = (facts: FactsView): boolean =>
  movementFacts.some((member) => facts[member] !== undefined && facts[member] !== false);

function readLines(
  reading: Reading,
  info: KindInfo,
  isDeliveryNote: boolean,
  facts: FactsView,
  met: MemberSet,
): readonly LineRead[] {
  const lines = sound(facts.lines);
  const read: LineRead[] = [];
  if (lines === undefined || info.row.line === 'none') return read;
  const members = info.lineMembers({ moving: isDeliveryNote, selfBilled: facts.selfPricing === true });
  const context: LineContext = {
    info,
    members,
    country: sound(sound(facts.counterpart)?.country),
    someForbidden: hasAny(met, members.forbidden),
    isUsual: !hasAny(met, rareInLines()),
  };
  for (let index = 0; index < lines.length; index++)
    read.push(readLine(reading, context, index, lines[index] as LineView));
  return read;
}
