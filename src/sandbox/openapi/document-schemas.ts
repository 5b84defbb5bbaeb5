import { requestSchema, toJsonSchema } from '../../schema/index.js';
import { ref, type Schema } from './schema.js';

const DEFINITIONS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

/**
 * The documents of the issuance call, each object once. A member that is not described is an error here: the service drops
 * it silently, so it is probably a mistake.
 */
export function documentSchemas(): Readonly<Record<string, Schema>> {
  const { $schema: _, $defs: objects = {}, ...request } = toJsonSchema(requestSchema);
  const { Document: document, ...parts } = moved(objects) as { readonly Document: Schema };
  const properties = document['properties'] as Readonly<Record<string, Schema>>;
  return {
    SendInvoicesRequest: moved(request) as Schema,
    SendInvoicesB2GRequest: {
      type: 'object',
      description: 'Documents of the public sector.',
      required: ['invoice'],
      properties: {
        invoice: {
          type: 'array',
          minItems: 1,
          items: ref('PublicSectorDocument'),
          description: 'The documents, at least one.',
        },
      },
    },
    Document: document,
    PublicSectorDocument: {
      ...document,
      description: 'A document with the block of the public sector.',
      properties: {
        ...properties,
        providerB2gAdditionalInvoiceDetails: {
          type: 'object',
          description: 'The block of the public sector. Its members are not described.',
        },
      },
    },
    ...parts,
  };
}

/** The same with its references to components. */
function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === '$ref' && typeof member === 'string' ? member.replace(DEFINITIONS, COMPONENTS) : moved(member),
    ]),
  );
}
