import * as z from 'zod';
import { searchQuery } from '../../../sending/client/search.js';
import type { Parameter } from '../../../sending/service/call.js';
import type { SearchQuery } from '../../../sending/service/generated/types.js';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';

/** What can be asked for. How many documents are answered is the limit of the operation. */
const { resultNumber: _most, ...query } = searchQuery;

/** A parameter of the call; in an address, every value is a text. */
function schemaOf({ kind, min = Number.MIN_SAFE_INTEGER, required }: Parameter): z.ZodType {
  const schema =
    kind === 'date' ? z.iso.date() : kind === 'integer' ? z.coerce.number().int().min(min) : z.string();
  return required === true ? schema : schema.optional();
}

type Input = Omit<SearchQuery, 'resultNumber'> & { readonly limit: number };

const input = z.strictObject({
  ...Object.fromEntries(Object.entries(query).map(([name, parameter]) => [name, schemaOf(parameter)])),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
}) as unknown as z.ZodType<Input>;

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
  input,
  output: z.strictObject({ documents: z.array(z.looseObject({})), more: z.boolean() }),
  example: { issuerVatNumber: '800123456', issuedFrom: '2026-11-20', issuedTo: '2026-11-20', limit: 100 },
  async run({ limit, ...asked }, context) {
    const documents = [];
    for await (const each of withClient(context).client.search(asked)) {
      if (documents.length === limit) return { documents, more: true };
      documents.push({ ...each });
    }
    return { documents, more: false };
  },
});
