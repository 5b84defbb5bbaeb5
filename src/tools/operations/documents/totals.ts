import * as z from 'zod';
import { membersOf } from '../../../reading/object.js';
import { explainTotals } from '../../../totals/index.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { document } from '../core/schemas.js';

/** How many lines are explained in one answer. */
const MOST_LINES = 20_000;

const hasLinesToShow = (given: unknown): boolean => {
  const { invoiceDetails } = membersOf(given);
  return !Array.isArray(invoiceDetails) || invoiceDetails.length <= MOST_LINES;
};

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
  input: z.strictObject({
    document: document.refine(hasLinesToShow, { error: `invoiceDetails: ${MOST_LINES}` }),
  }),
  output: z.strictObject({ agrees: z.boolean(), steps: z.array(z.looseObject({})) }),
  example: { document: { invoiceDetails: [] } },
  run({ document: given }) {
    const steps = explainTotals(given);
    return { agrees: steps.every(({ agrees }) => agrees), steps: asJson([...steps]) };
  },
});
