import * as z from 'zod';
import type { TableMove } from '../../../flows/generated/facts.js';
import type { Table } from '../../../flows/table/table.js';
import { tableName } from './step.js';
import { twoSlips, twoSlipsOperation } from './two-slips.js';

const issueDate = '2026-11-20';

/** Moves items to another table. For a separate bill, open a table for it and move the items there. */
export const moveItems = twoSlipsOperation(
  {
    id: 'tables.move',
    route: 'POST /tables/{table}/moves',
    summary: {
      en: 'Move items to another table, or to a table opened for a separate bill.',
      el: 'Μεταφέρει είδη σε άλλο τραπέζι, ή σε τραπέζι που άνοιξε για χωριστό λογαριασμό.',
    },
    input: z.strictObject({
      table: tableName,
      to: tableName.meta({ description: 'The other table.' }),
      facts: twoSlips<TableMove>('TableMove'),
    }),
    example: {
      table: '7',
      to: '8',
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
