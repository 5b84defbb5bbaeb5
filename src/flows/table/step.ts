import { type BuildOptions, checkGiven } from '../../builders/check-document.js';
import { InvalidDocumentError } from '../../builders/invalid-document-error.js';
import { recordOf } from '../../reading/record.js';
import type { ValidateOptions } from '../../rules/inside.js';
import type { Document, Issue } from '../../types/index.js';
import { isReadable } from '../shared/given.js';
import { Refusing } from '../shared/refusing.js';
import { readStepOptions } from '../shared/step-options.js';
import { mayHaveEndings, withEntry } from './entries.js';
import { type Ledger, ledgerOf } from './ledger.js';
import { nameOf, refuseUsed } from './numbers.js';
import type { MadeEntry, TableState } from './state.js';

/** The result of a step: the next state and the document to send, with its warnings. */
export interface Made {
  readonly state: TableState;
  readonly document: Document;
  readonly issues: readonly Issue[];
}

/** What the steps of a table start from. */
export interface Step {
  readonly state: TableState;
  readonly ledger: Ledger;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly refusing: Refusing;
  readonly options: BuildOptions;
}

/** Members that the table sets itself, or that its slips cannot have. */
const OWN = [
  'type',
  'issuer',
  'tableAA',
  'currency',
  'exchangeRate',
  'discount',
  'specialInvoiceCategory',
  'totalCancelDeliveryOrders',
  'multipleConnectedMarks',
  'multipleConnectedUids',
];

/** Reads the facts of a step, and refuses those that contradict the table. */
export function begin(
  state: TableState,
  facts: unknown,
  stated: BuildOptions | undefined,
  takes: readonly string[] = [],
): Step {
  const options = readStepOptions(stated);
  const refusing = new Refusing(options.locale);
  const given = isReadable(facts) ? recordOf(facts) : undefined;
  if (given === undefined) return refusing.refuse('table/not-facts', []);
  for (const member of OWN) {
    if (given[member] !== undefined && !takes.includes(member))
      refusing.add('table/member-not-taken', [member], { member });
  }
  refusing.done();
  return {
    state,
    // An order is added without a look at the ledger, so a table of many slips grows fast.
    get ledger() {
      return ledgerOf(state.entries);
    },
    facts: given,
    refusing,
    options,
  };
}

export function refuseIfEnded(step: Step): void {
  const { state, refusing } = step;
  if (!mayHaveEndings(state.entries)) return;
  const { open, endings } = step.ledger;
  if (open.length > 0 || endings.length === 0) return;
  const waiting = endings.find(({ fate }) => fate === 'pending');
  if (waiting !== undefined) refusing.refuse('table/ending-pending', [], { number: nameOf(waiting) });
  refusing.refuse('table/ended', [], { number: endings.map(nameOf).join(', ') });
}

/** Builds and validates the document of a step. Throws if it has errors. */
export function build(
  { options }: Step,
  facts: Readonly<Record<string, unknown>>,
  related?: Pick<ValidateOptions, 'related'>,
): Omit<Made, 'state'> {
  const checked = checkGiven(() => facts, { ...options, ...related });
  if (!checked.ok) throw new InvalidDocumentError(checked.issues, options.locale);
  return { document: checked.document, issues: checked.issues };
}

/** Adds a new document to the table, without an answer yet. */
export function add(
  { state, refusing }: Step,
  { document, issues }: Omit<Made, 'state'>,
  entry: MadeEntry,
): Made {
  refuseUsed(state.entries, entry, refusing);
  const { tableAA = document.invoiceHeader.tableAA } = state;
  const next: TableState = {
    ...state,
    ...(tableAA !== undefined && { tableAA }),
    entries: withEntry(state.entries, entry),
  };
  return { state: next, document, issues };
}

export const slipMembers = ({ state, facts }: Step): Record<string, unknown> => ({
  ...facts,
  series: facts['series'] ?? state.series,
  type: '8.6',
  issuer: state.issuer,
  tableAA: state.tableAA,
});
