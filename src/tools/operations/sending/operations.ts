import * as z from 'zod';
import { InvalidDocumentError } from '../../../builders/index.js';
import { boundMembers } from '../../../reading/inside.js';
import { validate } from '../../../rules/inside.js';
import { numberIn, searchQuery } from '../../../sending/client/inside.js';
import type { Parameter, SearchQuery } from '../../../sending/service/inside.js';
import type { Document } from '../../../types/index.js';
import { type OperationContext, optionsOf, withClient } from '../core/context.js';
import { exampleDay, exampleIssuer, exampleReceipt } from '../core/examples.js';
import { operationTexts } from '../core/generated/texts.js';
import { type Operation, operation } from '../core/operation.js';
import { document, facts, text } from '../core/schemas.js';
import { built } from '../documents/operations.js';
import { answerOf, sendingMembers, sentAnswer } from './answer.js';
import { NEXT, numberKey } from './numbered.js';
import { sendingOperation } from './sending-operation.js';

const balance = operation({
  id: 'service.balance',
  route: 'GET /balance',
  needs: 'client',
  changes: false,
  input: z.strictObject({}),
  output: z.looseObject({}),
  example: {},
  run: async (_, context) => ({ ...(await withClient(context).client.creditsBalance()) }),
});

/** A document without a number is refused before its call is stored: nothing could find it again. */
function numbered(payload: unknown, context: OperationContext): Document {
  if (numberIn(payload) === undefined)
    throw new InvalidDocumentError(validate(payload, optionsOf(context)).issues, context.locale);
  return payload as Document;
}

export const issue = sendingOperation({
  id: 'documents.issue',
  route: 'POST /documents',
  input: z
    .strictObject({
      facts: facts.optional(),
      document: document.optional(),
      ...sendingMembers,
    })
    .refine(
      (input) => (input.facts === undefined) !== (input.document === undefined),
      operationTexts.sending.oneOf,
    ),
  output: sentAnswer,
  example: { facts: { ...exampleReceipt, aa: NEXT } },
  ownKey({ facts: given, document: payload }) {
    if (given !== undefined) return numberKey(given);
    const { issuer, invoiceHeader } = boundMembers(payload, 'issuer', 'invoiceHeader');
    const { invoiceType: type, ...number } = boundMembers(
      invoiceHeader,
      ...(['invoiceType', 'series', 'aa', 'issueDate'] as const),
    );
    return numberKey({ issuer, type, ...number });
  },
  facts: ({ facts: given }) => [given ?? {}],
  make([given], _sources, { document: payload }, context) {
    if (payload !== undefined) return { documents: [numbered(payload, context)], issues: [] };
    const { document: made, issues } = built(given, context);
    return { documents: [made], issues };
  },
  answer: (plan, input, context) => answerOf(plan, input, context),
});

/** What can be asked for. How many documents are answered is the limit of the operation. */
const { resultNumber: _most, ...query } = searchQuery;

/** A parameter of the call; in an address, every value is a text. */
function schemaOf({ kind, min = Number.MIN_SAFE_INTEGER, required }: Parameter): z.ZodType {
  const schema =
    kind === 'date' ? z.iso.date() : kind === 'integer' ? z.coerce.number().int().min(min) : text;
  return required === true ? schema : schema.optional();
}

type Input = Omit<SearchQuery, 'resultNumber'> & { readonly limit: number };

const input = z.strictObject({
  ...Object.fromEntries(Object.entries(query).map(([name, parameter]) => [name, schemaOf(parameter)])),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
}) as unknown as z.ZodType<Input>;

const search = operation({
  id: 'documents.search',
  route: 'GET /documents',
  needs: 'client',
  changes: false,
  input,
  output: z.strictObject({ documents: z.array(z.looseObject({})), more: z.boolean() }),
  example: {
    issuerVatNumber: exampleIssuer.vatNumber,
    issuedFrom: exampleDay,
    issuedTo: exampleDay,
    limit: 100,
  },
  async run({ limit, ...asked }, context) {
    const documents = [];
    for await (const each of withClient(context).client.search(asked)) {
      if (documents.length === limit) return { documents, more: true };
      documents.push({ ...each });
    }
    return { documents, more: false };
  },
});

/** What the service does with documents, other than the steps of flows. */
export const sendingOperations: readonly Operation[] = [issue, search, balance];
