import * as z from 'zod';
import { openTable, type Table, tableFromJSON } from '../../../flows/index.js';
import type {
  TableCancellation,
  TableClosing,
  TableDiscount,
  TableMove,
  TableOpening,
  TableOrder,
  TotalTableCancellation,
} from '../../../flows/inside.js';
import { isRecord } from '../../../reading/inside.js';
import { withJournal } from '../core/context.js';
import { OperationError } from '../core/error.js';
import { EXAMPLE, exampleDay, exampleIssuer, newTable } from '../core/examples.js';
import { type Operation, operation } from '../core/operation.js';
import { ADDRESS, described } from '../core/schemas.js';
import { listed } from '../core/stored.js';
import { TABLES } from '../sending/table.js';
import { openTables, takeInSlips } from './open-slips.js';
import { tableName, tableStep } from './step.js';
import { twoSlips, twoSlipsOperation } from './two-slips.js';
import { readView, tableView, viewOf } from './view.js';

const issueDate = exampleDay;

const order = tableStep<TableOrder>({
  id: 'tables.order',
  path: 'orders',
  facts: 'TableOrder',
  example: {
    aa: 'next',
    issueDate,
    lines: [{ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24 }],
  },
  make: (table, facts, options) => table.order(facts, options),
});

/** A discount before the bill. */
export const discountTable = twoSlipsOperation(
  {
    id: 'tables.discount',
    route: 'POST /tables/{table}/discounts',
    input: z.strictObject({
      table: tableName,
      facts: twoSlips<TableDiscount>('TableDiscount'),
    }),
    example: {
      table: EXAMPLE,
      facts: { percent: 10, order: { aa: 'next', issueDate }, cancellation: { aa: 'next', issueDate } },
    },
  },
  ([table], facts, { locale }) => (table as Table).discount(facts, locale === undefined ? {} : { locale }),
);

/** Moves items to another table. For a separate bill, open a table for it and move the items there. */
export const moveItems = twoSlipsOperation(
  {
    id: 'tables.move',
    route: 'POST /tables/{table}/moves',
    input: z.strictObject({
      table: tableName,
      to: tableName.meta({ description: 'The other table.' }),
      facts: twoSlips<TableMove>('TableMove'),
    }),
    example: {
      table: EXAMPLE,
      to: EXAMPLE,
      facts: {
        order: { aa: 'next', issueDate },
        cancellation: { aa: 'next', issueDate },
        lines: [{ description: 'Καφές', quantity: 1 }],
      },
    },
  },
  ([table, other], facts, { locale }) =>
    (table as Table).move(facts, other as Table, locale === undefined ? {} : { locale }),
);

const openOne = operation({
  id: 'tables.open',
  route: 'PUT /tables/{table}',
  needs: 'journal',
  changes: true,
  input: z.strictObject({
    table: tableName,
    opening: described<TableOpening>({ $ref: `${ADDRESS}TableOpening` }),
  }),
  output: tableView,
  example: {
    table: newTable,
    opening: { issuer: exampleIssuer, series: 'OS' },
  },
  // Opening the same table again is not the same call: it may have ended in between.
  ownKey: () => undefined,
  procedure: {
    states: ({ table: name }) => [{ kind: TABLES, name }],
    begin({ table: name, opening }, [before], context) {
      const { locale, language } = context;
      const isFree = before === undefined || ['empty', 'ended'].includes(tableFromJSON(before.state).status);
      if (!isFree) {
        const present = viewOf({ ...before, name }, context);
        throw new OperationError('exists', { what: TABLES.word[language], name }, language, { present });
      }
      // Derived from the first slip, it would be that of another table, which gets the number if that slip is refused.
      const named = isRecord(opening) ? { tableAA: crypto.randomUUID(), ...opening } : opening;
      const next = openTable(named, locale === undefined ? {} : { locale });
      return { make: () => ({ plan: {}, states: [next], isDone: true }) };
    },
    finish: (plan) => plan,
    answer: (_plan, { table }, context) => readView(table, context),
  },
});

const list = operation({
  id: 'tables.list',
  route: 'GET /tables',
  needs: 'journal',
  changes: false,
  input: z.strictObject({}),
  output: z.strictObject({ tables: z.array(tableView) }),
  example: {},
  async run(_, given) {
    const context = withJournal(given);
    const tables = [];
    for await (const state of listed(TABLES, context)) tables.push(viewOf(state, context));
    return { tables };
  },
});

const show = operation({
  id: 'tables.show',
  route: 'GET /tables/{table}',
  needs: 'journal',
  changes: false,
  input: z.strictObject({ table: tableName }),
  output: tableView,
  example: { table: EXAMPLE },
  run: ({ table }, context) => readView(table, withJournal(context)),
});

const cancel = tableStep<TableCancellation>({
  id: 'tables.cancel',
  path: 'cancellations',
  facts: 'TableCancellation',
  example: { aa: 'next', issueDate, lines: [{ description: 'Καφές', quantity: 1 }] },
  make: (table, facts, options) => table.cancel(facts, options),
});

const cancelAll = tableStep<TotalTableCancellation>({
  id: 'tables.cancelAll',
  path: 'total-cancellation',
  facts: 'TotalTableCancellation',
  example: { aa: 'next', issueDate },
  make: (table, facts, options) => table.cancelAll(facts, options),
});

const close = tableStep<TableClosing>({
  id: 'tables.close',
  path: 'closing',
  facts: 'TableClosing',
  example: {
    type: '11.1',
    series: 'R',
    aa: 'next',
    issueDate,
    income: 'goods',
    payments: [{ type: 3, amount: 'rest' }],
  },
  make: (table, facts, options) => table.close(facts, options),
});

/** Everything that can be done with a table. */
export const tableOperations: readonly Operation[] = [
  openOne,
  list,
  show,
  order,
  cancel,
  cancelAll,
  moveItems,
  discountTable,
  close,
  openTables,
  takeInSlips,
];
