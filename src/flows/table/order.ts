import type { BuildOptions } from '../../builders/check-document.js';
import { formatExact, parseDecimal } from '../../money/index.js';
import { recordOf } from '../../reading/record.js';
import type { StoredPrice, TableState } from './state.js';
import { add, begin, build, type Made, refuseIfEnded, type Step, slipMembers } from './step.js';

/** A new order slip. */
export function order(state: TableState, facts: unknown, options?: BuildOptions): Made {
  const step = begin(state, facts, options);
  refuseIfEnded(step);
  return orderOn(step);
}

/** Builds an order, also on a table that has ended: the table is open again until the order is closed. */
export function orderOn(step: Step): Made {
  const { lines } = step.facts;
  const given = Array.isArray(lines) ? lines.map(recordOf) : [];
  for (const [index, line] of given.entries()) {
    if (line?.['recType'] !== undefined)
      step.refusing.add('table/member-not-taken', ['lines', index, 'recType'], { member: 'recType' });
  }
  step.refusing.done();
  const made = build(step, slipMembers(step));
  const { document } = made;
  const prices = given.map((line) => priceOf(line ?? {}));
  return add(step, made, { kind: 'order', document, prices, fate: 'pending' });
}

const LEADS = ['unitPrice', 'unitPriceWithVat', 'net', 'gross'] as const;

/** The price of a line of a built document. */
function priceOf(line: Readonly<Record<string, unknown>>): StoredPrice {
  const lead = LEADS.find((member) => line[member] !== undefined) as StoredPrice['lead'];
  const percent = recordOf(line['discount'])?.['percent'];
  const { unitLabel } = line;
  return {
    lead,
    price: textOf(line[lead]),
    ...(percent !== undefined && percent !== null && { percent: textOf(percent) }),
    ...(typeof unitLabel === 'string' && { unitLabel }),
  };
}

function textOf(value: unknown): string {
  const parsed = parseDecimal(value);
  return parsed.ok ? formatExact(parsed.value) : '0';
}
