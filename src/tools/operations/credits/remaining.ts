import * as z from 'zod';
import { remainingOf } from '../../../flows/credit/remaining-of.js';
import { optionsOf, withJournal } from '../core/context.js';
import { issuedDocument, issuedOf, marksOf } from '../core/issued.js';
import { operation } from '../core/operation.js';
import { asJson } from '../core/plain.js';
import { pendingOf } from '../sending/followers.js';
import { earlierCredits } from './earlier.js';

/** What a document has left to credit. */
export const remainingCredit = z.looseObject({
  lines: z.array(z.looseObject({ lineNumber: z.number() })),
  totalNetValue: z.number(),
  totalVatAmount: z.number(),
  totalGrossValue: z.number(),
  isSettled: z.boolean(),
});

/** Says what a document has left to credit. */
export const readRemainingCredit = operation({
  id: 'credits.remaining',
  route: 'POST /credits/remaining',
  summary: {
    en: 'What an issued document has left to credit, by line and in total.',
    el: 'Τι απομένει να πιστωθεί από ένα παραστατικό, ανά γραμμή και συνολικά.',
  },
  needs: 'journal',
  changes: false,
  reads: true,
  input: z.strictObject({ original: issuedDocument, earlier: z.array(issuedDocument).default([]) }),
  output: remainingCredit,
  example: { original: { mark: '400001970000103' }, earlier: [] },
  async run({ original, earlier }, given) {
    const context = withJournal(given);
    const issued = await issuedOf(original, context);
    const before = await earlierCredits(
      issued,
      earlier,
      await pendingOf(marksOf([issued]), context),
      context,
    );
    const { now: _now, ...options } = optionsOf(context);
    return asJson({ ...remainingOf(issued, before, options) });
  },
});
