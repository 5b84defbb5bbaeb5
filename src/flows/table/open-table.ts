import { issuesOfIssuer } from '../../builders/check-document.js';
import type { IssuerFacts } from '../../builders/facts/facts.js';
import { issuer as frozenCopy } from '../../builders/fluent/issuer.js';
import type { Locale } from '../../issues/inside.js';
import { isAmountRangeError } from '../../money/index.js';
import { readLocaleOption } from '../../reading/options.js';
import { recordOf } from '../../reading/record.js';
import type { FoundTable, TableOpening } from '../generated/facts.js';
import { foundTableForm, tableOpeningForm } from '../generated/forms.js';
import { isReadable } from '../shared/given.js';
import { Refusing } from '../shared/refusing.js';
import { readState } from '../shared/state.js';
import { knowMembers, readMembers, type StepForm } from '../shared/step-form.js';
import { refuseContradictions } from './consistency.js';
import { Inconsistency } from './ledger.js';
import { withOpenOrders } from './open-orders.js';
import { TABLE_HEAD, type TableState, tableStateForm } from './state.js';
import { Table } from './table.js';

/**
 * Opens a table. Its `tableAA` comes from the caller, or is derived from its first slip, whose number is unique. So the
 * same facts give the same documents, and nothing random has to be stored before there is an order.
 *
 * @throws RefusedStepError for an issuer with faults, or a `tableAA` that is not a GUID.
 * @example
 * let table = openTable({ issuer: tavern, series: 'OS' });
 * const step = table.order({ aa: '201', issueDate: '2026-11-20', lines });
 * await store(JSON.stringify(step.table)); // before it is sent
 * table = step.table.issued(step.document, await send(step.document));
 */
export function openTable(opening: TableOpening, options?: { readonly locale?: Locale }): Table {
  return new Table(opened(opening, tableOpeningForm, new Refusing(readLocaleOption(options))));
}

function opened(opening: unknown, form: StepForm, refusing: Refusing): TableState {
  const given = isReadable(opening) ? recordOf(opening) : undefined;
  const issuer = recordOf(given?.['issuer']);
  if (given === undefined || issuer === undefined)
    return refusing.refuse('table/not-facts', given === undefined ? [] : ['issuer']);
  knowMembers(form, given, refusing);
  const read = readMembers(tableOpeningForm, given, refusing);
  // With a fault in its issuer, the table could be stored, and never be read again.
  refusing.addIssues(issuesOfIssuer(issuer, refusing));
  refusing.done();
  return {
    ...TABLE_HEAD,
    issuer: frozenCopy(issuer as unknown as IssuerFacts),
    ...read,
    entries: [],
  };
}

/**
 * Restores a stored table, even in the middle of a step, with a document that has no answer yet.
 *
 * @throws RefusedStepError for a state of another version, or one that cannot be fully understood.
 * @example
 * const table = tableFromJSON(JSON.parse(stored));
 */
export function tableFromJSON(json: unknown, options?: { readonly locale?: Locale }): Table {
  const refusing = new Refusing(readLocaleOption(options));
  const state = readState(TABLE_HEAD, tableStateForm, json, refusing);
  try {
    refuseContradictions(state);
  } catch (error) {
    if (!(error instanceof Inconsistency) && !isAmountRangeError(error)) throw error;
    refusing.refuse('state/not-understood', [], { detail: error.message });
  }
  return new Table(state);
}

/**
 * Restores a table whose state is lost from what the service knows about it: MARKs and sums, but no lines. Its slips
 * can be cancelled as a whole, or closed if the caller states what remains. New orders work as usual.
 *
 * @throws RefusedStepError for records that identify no slip.
 * @example
 * const { document } = tableFromOpenOrders({ issuer: tavern, tableAA, orders }).cancelAll({ series: 'OS', aa: '204', issueDate });
 */
export function tableFromOpenOrders(found: FoundTable, options?: { readonly locale?: Locale }): Table {
  const refusing = new Refusing(readLocaleOption(options));
  const state = opened(found, foundTableForm, refusing);
  if (state.tableAA === undefined) refusing.refuse('table/guid', ['tableAA'], { found: 'nothing' });
  return new Table(withOpenOrders(state, found.orders, refusing, ['orders']));
}
