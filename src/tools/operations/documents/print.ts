import * as z from 'zod';
import type { Issued } from '../../../print/issued.js';
import { operation } from '../core/operation.js';
import { pageOf } from '../core/page.js';
import { described, document, page, printed } from '../core/schemas.js';

/** Prints a document. */
export const printing = operation({
  id: 'documents.print',
  route: 'POST /print',
  summary: {
    en: 'Print a document as a page, as PDF or for a receipt printer.',
    el: 'Εκτυπώνει ένα παραστατικό ως σελίδα, ως PDF ή για εκτυπωτή αποδείξεων.',
  },
  needs: 'nothing',
  changes: false,
  input: z.strictObject({
    document,
    issued: described<Issued>({
      type: 'object',
      description: 'The outcome of issuing it. Without it, the page is a draft.',
    }).optional(),
    page,
  }),
  output: printed,
  example: { document: { invoiceHeader: { invoiceType: '11.1' } }, page: { form: 'html' } },
  run: async ({ document: given, issued, page: wanted }, context) =>
    (await pageOf(wanted, given, issued, context)) as z.infer<typeof printed>,
});
