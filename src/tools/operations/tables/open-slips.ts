import * as z from 'zod';
import { tableFromJSON } from '../../../flows/index.js';
import { membersOf } from '../../../reading/inside.js';
import type { OpenOrder } from '../../../types/index.js';
import { withClient } from '../core/context.js';
import { EXAMPLE, exampleIssuer } from '../core/examples.js';
import { operation } from '../core/operation.js';
import { listed, present } from '../core/stored.js';
import { series } from '../numbers/operations.js';
import { TABLES } from '../sending/table.js';
import { tableName } from './step.js';
import { readView, tableView } from './view.js';

const { vatNumber, branch } = series;

/** The tables with open slips, also those that are not stored here. */
export const openTables = operation({
  id: 'tables.openAtService',
  route: 'GET /open-tables',
  needs: 'client',
  changes: false,
  input: z.strictObject({ vatNumber, branch }),
  output: z.strictObject({
    tables: z.array(
      z.strictObject({
        tableAA: z.string(),
        table: z.string().optional().meta({
          description:
            'Its name here. Absent if no table here has this tableAA: open one with it in opening.',
        }),
      }),
    ),
  }),
  example: { vatNumber: exampleIssuer.vatNumber, branch: exampleIssuer.branch },
  async run(input, given) {
    const context = withClient(given);
    const names = new Map<unknown, string>();
    for await (const { name, state } of listed(TABLES, context)) {
      const { tableAA } = membersOf(state);
      names.set(String(tableAA).toLowerCase(), name);
    }
    const open = await context.client.openTables(input);
    return { tables: open.map((tableAA) => ({ tableAA, table: names.get(tableAA.toLowerCase()) })) };
  },
});

const openSlip = z.strictObject({
  mark: z.string().meta({ description: 'Empty if the slip was issued offline and has none yet.' }),
  uid: z.string(),
  quantityProducts: z.number(),
  totalNet: z.number(),
});

interface Plan {
  /** The slips that were taken in. */
  readonly slips: readonly OpenOrder[];
}

/** Takes the open slips of the service into a stored table, such as those newer than a backup that was restored. */
export const takeInSlips = operation({
  id: 'tables.takeIn',
  route: 'POST /tables/{table}/open-slips',
  needs: 'client',
  changes: true,
  input: z.strictObject({ table: tableName }),
  output: z.strictObject({
    slips: z.array(openSlip).meta({
      description: 'What was taken in. Compare it with what was ordered: another program may have filed it.',
    }),
    table: tableView,
  }),
  example: { table: EXAMPLE },
  // A later call is another one: there may be more slips by then.
  ownKey: () => undefined,
  procedure: {
    states: ({ table: name }) => [{ kind: TABLES, name }],
    async begin({ table: name }, [stored], given) {
      const context = withClient(given);
      const options = context.locale === undefined ? {} : { locale: context.locale };
      const before = tableFromJSON(present({ kind: TABLES, name }, stored, given).state, options);
      const { issuer, tableAA, entries } = before.toJSON();
      const { vatNumber: of, branch: at } = issuer;
      // Before its first slip, a table may have no GUID.
      const orders =
        tableAA === undefined
          ? []
          : await context.client.openOrders({ vatNumber: of, branch: at, tableId: tableAA });
      const table = before.addOpenOrders(orders, options);
      const slips = table
        .toJSON()
        .entries.slice(entries.length)
        .flatMap((entry) => (entry.kind === 'found' ? [entry.order] : []));
      return { make: () => ({ plan: { slips } satisfies Plan, states: [table], isDone: true }) };
    },
    finish: (plan: Plan) => plan,
    answer: async ({ slips }: Plan, { table }, context) => ({
      slips: [...slips],
      table: await readView(table, context),
    }),
  },
});
