import * as z from 'zod';
import { applyFixes } from '../../rules/fixes/apply-fixes.js';
import { validate } from '../../rules/validate/validate.js';
import { optionsOf } from '../core/context.js';
import { operation } from '../core/operation.js';
import { plain } from '../core/plain.js';
import { document, issues } from '../core/schemas.js';

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
  output: z.strictObject({ document, applied: issues, left: issues }),
  example: { document: { invoiceHeader: { invoiceType: '11.1' } } },
  run({ document: given }, context) {
    const fixed = applyFixes(given, validate(given, optionsOf(context)));
    const { issues: left } = validate(fixed.document, optionsOf(context));
    return plain({ document: fixed.document, applied: [...fixed.applied], left });
  },
});
