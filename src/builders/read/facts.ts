import { shown } from '../../reading/leaf.js';
import { LONGEST_LIST, readShape } from '../../reading/read.js';
import { emptyRecord, recordOf } from '../../reading/record.js';
import { rareFactsShape } from '../facts/facts.js';
import { serialOf } from '../facts/leaves.js';
import { infoOf, type KindInfo, kindOf } from '../kinds/kind-info.js';
import { dispatch, dispatchExtras } from '../kinds/kinds.js';
import { readDiscount } from './discount.js';
import type { FactsSoFar, RareFacts } from './facts-read.js';
import { readLine } from './line.js';
import type { LineRead } from './line-read.js';
import { readMarks } from './marks.js';
import { checkNeeds, checkNumber, checkTable } from './needs.js';
import { checkName, type IssuerRead, readParty } from './party.js';
import { readPayments } from './payments.js';
import { type Reading, shapeFaults } from './reading.js';
import { documentTaxes } from './taxes.js';
import { isDate, isGuid, isText } from './text.js';

/**
 * Reads facts in one pass. What comes back is whole only if the reading is clean; `undefined` when not even the type can
 * be read.
 */
export function readFacts(reading: Reading, facts: unknown): FactsSoFar | undefined {
  const source = recordOf(facts);
  if (source === undefined) return reading.badShape();
  let type: unknown;
  let series: string | undefined;
  let aa: unknown;
  let issueDate: string | undefined;
  let issuer: unknown;
  let counterpart: unknown;
  let lines: unknown;
  let payments: unknown;
  let tableAA: string | undefined;
  let given: Record<string, unknown> | undefined;
  for (const key in source) {
    const value = source[key];
    if (value === undefined) continue;
    if (Array.isArray(value) && value.length > LONGEST_LIST)
      return reading.problem('unreadable', [key], { count: value.length, max: LONGEST_LIST });
    if (value === null) {
      reading.badShape();
      continue;
    }
    switch (key) {
      case 'type':
        type = value;
        break;
      case 'series':
        series = value !== '' && isText(value, 50) ? value : reading.badShape();
        break;
      case 'aa':
        aa = value;
        break;
      case 'issueDate':
        issueDate = isDate(value) ? value : reading.badShape();
        break;
      case 'issuer':
        issuer = value;
        break;
      case 'counterpart':
        counterpart = value;
        break;
      case 'lines':
        lines = value;
        break;
      case 'payments':
        payments = value;
        break;
      case 'tableAA':
        tableAA = isGuid(value) ? value : reading.badShape();
        break;
      default:
        if (Object.hasOwn(source, key)) {
          given ??= emptyRecord();
          given[key] = value;
        }
    }
  }
  const kind = kindOf(type, given?.totalCancelDeliveryOrders === true);
  if (kind === undefined) return reading.badShape();
  const info = infoOf(kind);
  const rare = given && readRare(reading, info, given);
  const isDeliveryNote = given !== undefined && info.row.moves === 'may' && hasMovement(given);
  const moves = info.isNote || isDeliveryNote;
  const seller = readParty(reading, 'issuer', issuer);
  const buyer = counterpart === undefined ? undefined : readParty(reading, 'counterpart', counterpart);
  checkName(reading, 'issuer', seller, moves);
  checkName(reading, 'counterpart', buyer, moves);
  const serial = aa === undefined ? reading.badShape() : serialNumber(reading, aa);
  const linesRead = readLines(reading, info, isDeliveryNote, buyer?.country, lines);
  checkNeeds(reading, info, { counterpart, lines, payments, tableAA, rare }, moves);
  if (tableAA === undefined) checkTable(reading, info, linesRead);
  if (!isDeliveryNote && info.row.moves !== 'always') checkNumber(reading, buyer, counterpart);
  if (seller === undefined || series === undefined || issueDate === undefined) reading.badShape();
  return {
    info,
    series: series ?? '',
    aa: serial ?? '',
    issueDate: issueDate ?? '',
    issuer: seller as IssuerRead | undefined,
    counterpart: buyer,
    lines: linesRead,
    payments: payments === undefined ? undefined : readPayments(reading, payments),
    tableAA,
    rare,
    correlatedInvoices: given && readMarks(reading, 'correlatedInvoices', given.correlatedInvoices),
    multipleConnectedMarks:
      given && readMarks(reading, 'multipleConnectedMarks', given.multipleConnectedMarks),
    discount: given?.discount === undefined ? undefined : readDiscount(reading, undefined, given.discount),
    taxes: given && documentTaxes(reading, given),
    moves,
  };
}

function serialNumber(reading: Reading, aa: unknown): string | undefined {
  return serialOf(aa) ?? reading.problem('serial-number', ['aa'], { value: shown(aa) });
}

function readRare(
  reading: Reading,
  info: KindInfo,
  given: Readonly<Record<string, unknown>>,
): RareFacts | undefined {
  for (const member in given) {
    // A false flag says nothing and is left out of every document.
    if (info.forbids.has(member) && given[member] !== false) {
      reading.problem('not-allowed-on-type', [member], { member, type: info.type });
    }
  }
  return readShape(rareFactsShape, given, shapeFaults(reading));
}

/** Facts that make a document accompany goods. */
export const movementFacts: readonly string[] = [
  'isDeliveryNote',
  ...dispatch,
  ...dispatchExtras,
  'packages',
];

const hasMovement = (given: Readonly<Record<string, unknown>>): boolean =>
  movementFacts.some((member) => given[member] !== undefined && given[member] !== false);

function readLines(
  reading: Reading,
  info: KindInfo,
  isDeliveryNote: boolean,
  country: string | undefined,
  lines: unknown,
): readonly LineRead[] {
  const read: LineRead[] = [];
  if (lines === undefined || info.row.line === 'none') return read;
  if (!Array.isArray(lines)) {
    reading.badShape();
    return read;
  }
  const context = { info, members: isDeliveryNote ? info.movingLine : info.line, country };
  for (let index = 0; index < lines.length; index++) {
    const line = readLine(reading, context, index, lines[index]);
    if (line !== undefined) read.push(line);
  }
  return read;
}
