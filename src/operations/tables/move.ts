import * as z from 'zod';
import type { TableMove } from '../../flows/table/facts.js';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';
import { numberKey } from '../sending/number-key.js';
import { tableName } from './step.js';
import { sendTwoSlips, twoSlips, twoSlipsAnswer } from './two-slips.js';
import { tableNamed } from './view.js';

const issueDate = '2026-11-20';

/** Moves items to another table. For a separate bill, open a table for it and move the items there. */
export const moveItems = operation({
  id: 'tables.move',
  route: 'POST /tables/{table}/moves',
  summary: {
    en: 'Move items to another table, or to a table opened for a separate bill.',
    el: 'Μεταφέρει είδη σε άλλο τραπέζι, ή σε τραπέζι που άνοιξε για χωριστό λογαριασμό.',
  },
  needs: 'client',
  changes: true,
  input: z.strictObject({
    table: tableName,
    to: tableName.meta({ description: 'The other table.' }),
    facts: twoSlips('Numbers and dates of both slips, and the items: TableMove.'),
  }),
  output: twoSlipsAnswer,
  example: {
    table: '7',
    to: '8',
    facts: {
      order: { aa: 'next', issueDate },
      cancellation: { aa: 'next', issueDate },
      lines: [{ description: 'Καφές', quantity: 1 }],
    },
  },
  ownKey: ({ table, facts }) => numberKey(facts.cancellation, 'table', table),
  run({ table: name, to, facts }, given) {
    const context = withClient(given);
    const options = context.locale === undefined ? {} : { locale: context.locale };
    return sendTwoSlips(name, to, facts, context, async (table, numbered) =>
      table.move(numbered as unknown as TableMove, await tableNamed(to, context), options),
    );
  },
});
