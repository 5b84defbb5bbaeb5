import * as z from 'zod';
import { listed } from '../core/bounds.js';
import { operation } from '../core/operation.js';
import { plain } from '../core/plain.js';
import { document, facts, issues, moreIssues } from '../core/schemas.js';
import { built } from './built.js';

/** Facts for documentation. */
export const exampleReceipt = {
  type: '11.1',
  series: 'A',
  aa: '101',
  issueDate: '2026-11-20',
  issuer: { vatNumber: '800123456', country: 'GR', branch: 0 },
  lines: [{ description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24, income: 'goods' }],
  payments: [{ type: 3, amount: 'rest' }],
};

/** Builds a document from facts. */
export const building = operation({
  id: 'documents.build',
  route: 'POST /build',
  summary: {
    en: 'Build a document from facts: totals, VAT and labels are derived.',
    el: 'Φτιάχνει παραστατικό από στοιχεία: σύνολα, ΦΠΑ και περιγραφές προκύπτουν από αυτά.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ facts }),
  output: z.strictObject({ document, issues, more: moreIssues }),
  example: { facts: exampleReceipt },
  run({ facts: given }, context) {
    const { document: made, issues: warnings } = built(given, context);
    const { first, ...more } = listed(warnings);
    return plain({ document: made, issues: first, ...more });
  },
});
