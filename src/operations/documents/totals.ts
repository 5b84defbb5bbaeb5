import * as z from 'zod';
import { explainTotals } from '../../totals/index.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { document } from '../core/schemas.js';

/** Explains the amounts of a document. */
export const totals = operation({
  id: 'documents.totals',
  route: 'POST /totals',
  summary: {
    en: 'Show how each amount of a document is computed.',
    el: 'Δείχνει πώς προκύπτει κάθε ποσό ενός παραστατικού.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ document }),
  output: z.strictObject({ agrees: z.boolean(), steps: z.array(z.looseObject({})) }),
  example: { document: { invoiceDetails: [] } },
  run({ document: given }) {
    const steps = explainTotals(given);
    return { agrees: steps.every(({ agrees }) => agrees), steps: asJson([...steps]) };
  },
});
