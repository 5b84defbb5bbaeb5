import type { BuildOptions } from '../../builders/check-document.js';
import {
  type Cents,
  centsToString,
  compareCents,
  formatExact,
  parseDecimal,
  signOf,
  sumCents,
} from '../../money/index.js';
import { shown } from '../../reading/shown.js';
import type { DiscountInput } from '../../totals/input.js';
import type { TotalsProblem } from '../../totals/problem.js';
import { spreadDiscount } from '../../totals/spread-discount.js';
import { tableDiscountForm } from '../generated/forms.js';
import { beginHalves, cancelHalf, type MadeMove, nextMove, orderHalf, withMoveOfNewest } from './move.js';
import type { TableState } from './state.js';
import type { Step } from './step.js';
import { orderedCheaper, type TakenBack, takenBy, takenFromAll } from './taken.js';

/**
 * A discount on what remains. The items are ordered again at the lower price and cancelled at the old one, because a
 * bill must equal its slips. Lines whose share of the discount is less than a cent stay unchanged.
 */
export function discount(state: TableState, facts: unknown, options?: BuildOptions): MadeMove {
  const step = beginHalves(state, facts, options, tableDiscountForm);
  const given = discountOf(step);
  const taken = step.facts['lines'] === undefined ? takenFromAll(step) : takenBy(step);
  const cheaper = reduced(step, given, taken);
  const lines = cheaper.map(({ back, after }) => orderedCheaper(back, after));
  const ordered = orderHalf(state, step.facts['order'], lines, options);
  const index = nextMove(state);
  const moves = [...(state.moves ?? []), { kind: 'discount' as const, orders: [] }];
  const next = { ...withMoveOfNewest(ordered, index), moves };
  const back = cheaper.map((each) => each.back);
  const cancelled = cancelHalf(next, step, back, index, options);
  return {
    state: cancelled.state,
    other: cancelled.state,
    order: ordered.document,
    cancellation: cancelled.document,
    issues: [...ordered.issues, ...cancelled.issues],
  };
}

function discountOf({ facts, refusing }: Step): DiscountInput {
  const stated = (['percent', 'amount'] as const).filter((kind) => facts[kind] !== undefined);
  const [kind] = stated;
  if (kind === undefined || stated.length > 1) return refusing.refuse('table/discount-missing', []);
  const parsed = parseDecimal(facts[kind]);
  if (parsed.ok && signOf(parsed.value) > 0) return { kind, value: parsed.value };
  return refusing.refuse('table/discount-form', [kind], { found: shown(facts[kind]) });
}

/** The lines that become cheaper, each with its new amount. */
function reduced(
  { refusing }: Step,
  given: DiscountInput,
  taken: readonly TakenBack[],
): { readonly back: TakenBack; readonly after: Cents }[] {
  const problems: TotalsProblem[] = [];
  const amounts = taken.map(({ worth }) => worth.after);
  const priced = taken.map(({ line: { lead, price, rate } }) => ({ lead, price, vatPercent: rate.percent }));
  const after = spreadDiscount(priced, given, amounts, problems);
  for (const { problem } of problems) {
    if (problem === 'discount-basis-mixed') refusing.refuse('table/discount-mixed', ['amount']);
    if (problem === 'discount-too-large')
      refusing.refuse('table/discount-too-large', [given.kind], { of: centsToString(sumCents(amounts)) });
    refusing.refuse('table/discount-form', [given.kind], { found: formatExact(given.value) });
  }
  const cheaper = taken.flatMap((back, index) => {
    const lower = after[index] ?? back.worth.after;
    return compareCents(lower, back.worth.after) < 0 ? [{ back, after: lower }] : [];
  });
  if (cheaper.length === 0) refusing.refuse('table/discount-nothing', [given.kind]);
  return cheaper;
}
