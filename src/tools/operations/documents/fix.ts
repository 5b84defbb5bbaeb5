import * as z from 'zod';
import { applyFixes } from '../../../rules/fixes/apply-fixes.js';
import { validate } from '../../../rules/validate/validate.js';
import { listed } from '../core/bounds.js';
import { optionsOf } from '../core/context.js';
import { operation } from '../core/operation.js';
import { plain } from '../core/plain.js';
import { document, issues, moreIssues } from '../core/schemas.js';

/** Corrects a document. */
export const fixing = operation({
  id: 'documents.fix',
  route: 'POST /fix',
  summary: {
    en: 'Correct what has only one right answer.',
    el: 'Κάνει τις διορθώσεις που έχουν μία μόνο σωστή απάντηση.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({ document }),
  output: z.strictObject({
    document,
    applied: issues,
    moreApplied: moreIssues,
    left: issues,
    moreLeft: moreIssues,
  }),
  example: { document: { invoiceHeader: { invoiceType: '11.1' } } },
  run({ document: given }, context) {
    const fixed = applyFixes(given, validate(given, optionsOf(context)));
    const applied = listed(fixed.applied);
    const left = listed(validate(fixed.document, optionsOf(context)).issues);
    return plain({
      document: fixed.document,
      applied: applied.first,
      moreApplied: applied.more,
      left: left.first,
      moreLeft: left.more,
    });
  },
});
