import * as z from 'zod';
import type { TableDiscount } from '../../../flows/generated/facts.js';
import type { Table } from '../../../flows/table/table.js';
import { tableName } from './step.js';
import { twoSlips, twoSlipsOperation } from './two-slips.js';

const issueDate = '2026-11-20';

/** A discount before the bill. */
export const discountTable = twoSlipsOperation(
  {
    id: 'tables.discount',
    route: 'POST /tables/{table}/discounts',
    summary: {
      en: 'Give a discount on what remains of a table, before its bill.',
      el: 'Έκπτωση σε ό,τι απομένει στο τραπέζι, πριν από τον λογαριασμό.',
    },
    input: z.strictObject({
      table: tableName,
      facts: twoSlips<TableDiscount>('TableDiscount'),
    }),
    example: {
      table: '7',
      facts: { percent: 10, order: { aa: 'next', issueDate }, cancellation: { aa: 'next', issueDate } },
    },
  },
  ([table], facts, { locale }) => (table as Table).discount(facts, locale === undefined ? {} : { locale }),
);
