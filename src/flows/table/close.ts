import type { BuildOptions } from '../../builders/check-document.js';
import { SpecialInvoiceCategory } from '../../codes/index.js';
import { recordOf } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import type { Related } from '../../types/index.js';
import { membersOf } from '../shared/given.js';
import { closingLinesOf } from './closing-lines.js';
import type { OpenSlip } from './ledger.js';
import { nameOf } from './numbers.js';
import { linksTo, refuseHalfDone, selectSlips } from './select-slips.js';
import type { TableState } from './state.js';
import { factsOf } from './stated-line.js';
import { add, begin, build, type Made, refuseIfEnded, type Step } from './step.js';

export const CLOSING_TYPES: readonly unknown[] = ['11.1', '1.1', '11.4', '5.2'];

/** Members of the step that are not facts of its document, or that it turns into lines. */
const STEP_MEMBERS = ['slips', 'lines', 'parts', 'income', 'incomeOf'];

/** A closing: what remains of the slips that it lists, checked against them before it is returned. */
export function close(state: TableState, facts: unknown, options?: BuildOptions): Made {
  const step = begin(state, facts, options, ['type']);
  refuseIfEnded(step);
  const { type } = step.facts;
  if (!CLOSING_TYPES.includes(type))
    step.refusing.refuse('table/closing-type', ['type'], { found: shown(type) });
  const selected = selectSlips(step);
  for (const { entry } of selected) {
    if (entry.kind === 'cancellation' && entry.stray)
      step.refusing.add('table/stray-cancellation', [], { number: nameOf(entry) });
  }
  refuseHalfDone(step, selected);
  const lines = linesOf(step, selected);
  const others = Object.entries(step.facts).filter(([member]) => !STEP_MEMBERS.includes(member));
  const closing = {
    ...Object.fromEntries(others),
    issuer: state.issuer,
    specialInvoiceCategory: SpecialInvoiceCategory.Restaurant,
    ...linksTo(selected),
    lines,
  };
  // What a bill of some slips leaves to others is left on purpose, so only its own slips are compared.
  const made = build(step, closing, { related: relatedTo(selected) });
  return add(step, made, {
    kind: 'closing',
    document: made.document,
    lists: selected.map(({ place }) => place),
    fate: 'pending',
  });
}

function linesOf(step: Step, selected: readonly OpenSlip[]): unknown {
  const { facts, ledger, refusing } = step;
  const found = selected.find(({ entry }) => entry.kind === 'found');
  if (found !== undefined) {
    const { lines } = facts;
    if (Array.isArray(lines)) return classified(step, lines);
    if (lines !== undefined) return lines;
    return refusing.refuse('table/lines-unknown', ['lines'], { number: nameOf(found.entry) });
  }
  for (const member of ['lines', 'parts']) {
    if (facts[member] !== undefined) refusing.refuse('table/split-by-items', [member]);
  }
  const lines = closingLinesOf(selected.flatMap(({ place }) => ledger.lines.get(place) ?? []));
  if (lines.length === 0) refusing.refuse('table/nothing-left', []);
  return classified(
    step,
    lines.map(({ line, quantity, worth }) => factsOf(line, quantity, worth)),
  );
}

/** The lines with their income, if it is stated: by the line itself, by its item, or for all. */
function classified({ facts, refusing }: Step, lines: readonly unknown[]): unknown[] {
  const { income, incomeOf } = facts;
  const single = incomeOf === undefined ? {} : recordOf(incomeOf);
  if (single === undefined) return refusing.refuse('table/not-facts', ['incomeOf']);
  const known = lines.map(membersOf);
  for (const item of Object.keys(single)) {
    if (!known.some(({ description, itemCode }) => description === item || itemCode === item))
      refusing.add('table/item-unknown', ['incomeOf', item], { item });
  }
  refusing.done();
  const of = (name: unknown): unknown =>
    typeof name === 'string' && Object.hasOwn(single, name) ? single[name] : undefined;
  return lines.map((line, index) => {
    if (recordOf(line) === undefined) return line;
    const { itemCode, description, ...members } = known[index] ?? {};
    const stated = members['income'] ?? of(itemCode) ?? of(description) ?? income;
    return { ...(line as object), income: stated };
  });
}

export const relatedTo = (selected: readonly OpenSlip[]): Related[] =>
  selected.map(({ entry }) => {
    if (entry.kind === 'found') return entry.order;
    const { document, mark, uid } = entry;
    return { document, ...(mark !== undefined && { mark }), ...(uid !== undefined && { uid }) };
  });
