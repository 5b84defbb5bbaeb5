import * as z from 'zod';
import { validate } from '../../../rules/validate/validate.js';
import type { Related } from '../../../types/index.js';
import { listed } from '../core/bounds.js';
import { optionsOf } from '../core/context.js';
import { operation } from '../core/operation.js';
import { plain } from '../core/plain.js';
import { described, document, issues, moreIssues } from '../core/schemas.js';

/** Checks a document. */
export const validating = operation({
  id: 'documents.validate',
  route: 'POST /validate',
  summary: {
    en: 'Check a document with every rule, and report everything that is wrong.',
    el: 'Ελέγχει ένα παραστατικό με όλους τους κανόνες και αναφέρει ό,τι δεν είναι σωστό.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({
    document,
    related: described<readonly Related[]>({ type: 'array', items: {} }).optional(),
  }),
  output: z.strictObject({ ok: z.boolean(), issues, more: moreIssues, skipped: z.array(z.unknown()) }),
  example: { document: { invoiceHeader: { invoiceType: '11.1' } } },
  run({ document: given, related }, context) {
    const report = validate(given, { ...optionsOf(context), ...(related !== undefined && { related }) });
    const { first: issues, ...more } = listed(report.issues);
    return plain({ ...report, issues, ...more });
  },
});
