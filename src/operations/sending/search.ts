import * as z from 'zod';
import type { SearchQuery } from '../../client/search.js';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';

/** Searches at the service. */
export const search = operation({
  id: 'documents.search',
  route: 'GET /documents',
  summary: {
    en: 'Search the documents that the service transmitted.',
    el: 'Αναζητά παραστατικά που διαβίβασε η υπηρεσία.',
  },
  needs: 'client',
  changes: false,
  input: z.strictObject({
    issuerVatNumber: z.string(),
    issuedFrom: z.iso.date(),
    issuedTo: z.iso.date(),
    uid: z.string().optional(),
    invoiceMark: z.string().optional(),
    series: z.string().optional(),
    aa: z.string().optional(),
    invoiceType: z.string().optional(),
    branch: z.coerce.number().int().optional(),
    counterpartVatNumber: z.string().optional(),
    limit: z.coerce.number().int().min(1).max(1000).default(100),
  }),
  output: z.strictObject({ documents: z.array(z.looseObject({})), more: z.boolean() }),
  example: { issuerVatNumber: '800123456', issuedFrom: '2026-11-20', issuedTo: '2026-11-20', limit: 100 },
  async run({ limit, ...query }, context) {
    const documents = [];
    for await (const each of withClient(context).client.search(query as SearchQuery)) {
      if (documents.length === limit) return { documents, more: true };
      documents.push({ ...each });
    }
    return { documents, more: false };
  },
});
