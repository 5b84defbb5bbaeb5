import * as z from 'zod';
import type { TableDiscount } from '../../flows/table/facts.js';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';
import { numberKey } from '../sending/number-key.js';
import { tableName } from './step.js';
import { sendTwoSlips, twoSlips, twoSlipsAnswer } from './two-slips.js';

const issueDate = '2026-11-20';

/** A discount before the bill. */
export const discountTable = operation({
  id: 'tables.discount',
  route: 'POST /tables/{table}/discounts',
  summary: {
    en: 'Give a discount on what remains of a table, before its bill.',
    el: 'Έκπτωση σε ό,τι απομένει στο τραπέζι, πριν από τον λογαριασμό.',
  },
  needs: 'client',
  changes: true,
  input: z.strictObject({
    table: tableName,
    facts: twoSlips('Percent or amount, with the numbers and dates of both slips: TableDiscount.'),
  }),
  output: twoSlipsAnswer,
  example: {
    table: '7',
    facts: { percent: 10, order: { aa: 'next', issueDate }, cancellation: { aa: 'next', issueDate } },
  },
  ownKey: ({ table, facts }) => numberKey(facts.cancellation, 'table', table),
  run({ table: name, facts }, given) {
    const context = withClient(given);
    const options = context.locale === undefined ? {} : { locale: context.locale };
    return sendTwoSlips(name, undefined, facts, context, (table, numbered) =>
      table.discount(numbered as unknown as TableDiscount, options),
    );
  },
});
