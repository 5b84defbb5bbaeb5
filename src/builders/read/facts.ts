import { hasAny, type MemberSet } from '../../reading/members.js';
import { sound } from '../../reading/read.js';
import { infoOf, type KindInfo, kindOf } from '../kinds/kind-info.js';
import { dispatch, dispatchExtras, type HeaderMember } from '../kinds/kind-row.js';
import { readDiscount } from './discount.js';
import type { FactsRead, LineRead } from './facts-read.js';
import { type LineContext, readLine } from './line.js';
import { checkNeeds, checkNumber, checkTable } from './needs.js';
import { checkParty } from './party.js';
import type { Reading } from './reading.js';
import { readFactsByShape } from './shape.js';
import { documentTaxes } from './taxes.js';
import { rareInHeaders, rareInLines } from './usual.js';
import type { FactsView, LineView } from './views.js';

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
