import * as z from 'zod';
import { pageFormats } from '../../../print/inside.js';
import { operationTexts } from './generated/texts.js';

/** JSON Schemas that the OpenAPI document and the MCP server add by name. */
export type SchemaName = 'Document' | 'Facts' | 'Issue';

/** Where schemas are that have a name. */
export const ADDRESS = '#/components/schemas/';

export const schemaAddress = (name: SchemaName): string => `${ADDRESS}${name}`;

/**
 * A value that the library reads itself, and whose faults it reports as issues. The schema only describes it.
 *
 * @param about a JSON Schema, such as a reference to one
 */
export const described = <Type = unknown>(about: Readonly<Record<string, unknown>>): z.ZodType<Type> =>
  z.custom<Type>((value) => value !== undefined).meta(about);

export const document = described({ $ref: schemaAddress('Document') });
export const facts = described<Readonly<Record<string, unknown>>>({ $ref: schemaAddress('Facts') });

export const issues = z.array(described({ $ref: schemaAddress('Issue') }));

export const moreIssues = z.int().optional().meta({ description: 'How many further issues are not listed.' });

/** A text of an input. What is empty is no value: it would find nothing, or everything. */
export const text = z.string().regex(/\S/);

/** The outcome of a call of the service, as the client returns it. */
export const outcome = z.looseObject({
  kind: z.enum([
    'issued',
    'held',
    'queued',
    'refused',
    'alreadyIssued',
    'unknown',
    'cancelled',
    'alreadyCancelled',
    'dryRun',
  ]),
  mark: z.string().optional().meta({ description: 'The MARK, once the document is issued.' }),
  uid: z.string().optional().meta({ description: 'The UID, if it is known.' }),
  resendAfter: z.string().optional().meta({
    description: 'Of an unknown outcome: when the document may be sent again. A repeated call waits for it.',
  }),
});

/** How to print the document of the answer. */
export const page = z
  .strictObject({
    form: z.enum(['html', 'pdf', 'escpos']).meta({ description: 'escpos: bytes for receipt printers' }),
    format: z.enum(pageFormats).optional(),
    language: z.array(z.enum(['el', 'en'])).optional(),
    strict: z.boolean().optional().meta({
      description:
        'Print nothing if an issued document has no address for its QR code. Default: false, a warning.',
    }),
  })
  .refine(({ form, format }) => form !== 'escpos' || format === undefined || format.startsWith('roll'), {
    path: ['format'],
    params: operationTexts.schemas.page,
  })
  .meta({ description: 'Also return the printed document: see documents.print.' });

const lostLetter = z.strictObject({
  letter: z.string(),
  paths: z.array(z.string()).meta({ description: 'The members that have it, as JSON pointers.' }),
});

export const printed = z.strictObject({
  type: z.string().meta({ description: 'The media type.' }),
  text: z.string().optional(),
  base64: z.string().optional(),
  lost: z.array(lostLetter).optional().meta({
    description: 'Letters that neither the printer nor the library has. Each is printed as a question mark.',
  }),
  warnings: z.array(z.string()).optional().meta({ description: 'What is missing on the page.' }),
});

/** What the answer of a sent document says about its page. */
export const sentPage = {
  page: printed.optional(),
  notPrinted: z.string().optional().meta({
    description:
      'Why there is no page although one was asked for. The outcome stands: do not send the document again.',
  }),
};
