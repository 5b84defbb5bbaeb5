import { signOf } from '../../money/index.js';
import { sound } from '../../reading/read.js';
import type { FactsRuleId } from '../../rules/facts/index.js';
import type { KindInfo } from '../kinds/kind-info.js';
import type { KindRow } from '../kinds/kind-row.js';
import { counted, type LineMember, type LineMembers, prices } from '../kinds/line-members.js';
import type { Reading } from './reading.js';
import type { LineView } from './views.js';

/** Reports members that the line must not have. */
export function checkForbidden(
  reading: Reading,
  { row, type }: KindInfo,
  { forbids }: LineMembers,
  index: number,
  line: LineView,
): void {
  for (const member of forbids) {
    if (line[member] === undefined) continue;
    reading.problem(whyForbidden(row, member), ['lines', index, member], { member, type });
  }
}

function whyForbidden({ line, takes }: KindRow, member: LineMember): FactsRuleId {
  if (line === 'service' && counted.includes(member)) return 'service-counted';
  return member === 'expenses' && takes.includes('selfPricing') ? 'not-self-billed' : 'not-allowed-on-type';
}

/** Reports missing members of the line. */
export function checkNeeded(reading: Reading, { needs }: LineMembers, index: number, line: LineView): void {
  for (const member of needs) if (line[member] === undefined) lack(reading, index, member);
}

/** Reports a line with more than one price, or without a price if one is required. */
export function checkPrice(reading: Reading, members: LineMembers, index: number, line: LineView): void {
  const stated = prices.filter((member) => line[member] !== undefined);
  const path = ['lines', index];
  if (stated.length > 1) reading.problem('price-twice', path, { members: stated.join(', ') });
  else if (members.value === 'needed') {
    const taken = prices.filter((member) => !members.forbids.has(member));
    reading.problem('price-missing', path, { members: taken.join(', ') });
  }
}

/** Reports a quantity of zero. The totals report a negative one, with the other negative values. */
export function checkQuantity(reading: Reading, index: number, { quantity }: LineView): void {
  const stated = sound(quantity);
  if (stated === undefined || signOf(stated) !== 0) return;
  reading.problem('not-above', ['lines', index, 'quantity'], { value: 0, above: 0 });
}

/** Reports a line of a levy without a levy. */
export function checkLevy(reading: Reading, index: number, { otherTaxes, fees }: LineView): void {
  if (otherTaxes === undefined && fees === undefined) lack(reading, index, 'otherTaxes');
}

/** Reports a line without VAT that does not state the reason. */
export function checkExemption(reading: Reading, index: number, line: LineView): void {
  if (line.vatExemptionCategory !== undefined) return;
  reading.problem('exemption-missing', ['lines', index, 'vatExemptionCategory'], { line: index + 1 });
}

function lack(reading: Reading, index: number, member: LineMember): void {
  reading.problem('missing', ['lines', index, member], { member });
}
