import * as z from 'zod/mini';
import { cancelRequestBody, requestBody, webhookBody } from '../service/bodies/onboarding.js';
import { cancellationBody, posCompletionsBody } from '../service/bodies/provider.js';
import type { NamesOfCalls } from '../service/calls/index.js';
import { ref, type Schema } from './schema.js';

/** Members of a body by their paths. List indexes are omitted from the paths. */
type Texts = Readonly<Record<string, string>>;

/** The schema by which the service's bodies are read, with a description of each member. */
function described(body: z.core.$ZodType, description: string, texts: Texts): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'input' });
  return { ...(withTexts(schema, '', texts) as Schema), description };
}

function withTexts(schema: unknown, path: string, texts: Texts): unknown {
  const { properties, items, ...rest } = schema as {
    readonly properties?: Readonly<Record<string, object>>;
    readonly items?: object;
  };
  const members = Object.entries(properties ?? {}).map(([name, member]) => {
    const place = path === '' ? name : `${path}.${name}`;
    const description = texts[place];
    return [
      name,
      { ...(withTexts(member, place, texts) as object), ...(description !== undefined && { description }) },
    ];
  });
  return {
    ...rest,
    ...(properties !== undefined && { properties: Object.fromEntries(members) }),
    ...(items !== undefined && { items: withTexts(items, path, texts) }),
  };
}

/** The bodies that are not documents. Source: service description, Endpoints and Resources. */
export const bodySchemas = (): Readonly<Record<string, Schema>> => ({
  CreateRequest: described(requestBody, 'The company that is registered.', {
    companyDetails: 'The company.',
    'companyDetails.legalName': 'Legal name.',
    'companyDetails.tradeName': 'Trade name.',
    'companyDetails.vatNumber': '9 digits with a valid check digit. Placeholder numbers are rejected.',
    'companyDetails.taxOffice': 'Tax office.',
    'companyDetails.transactionTypes': 'At least one of `B2B`, `B2C`. `B2G` is rejected.',
    address: 'Address of the company.',
    'address.city': 'City.',
    'address.streetAddress': 'Street and number.',
    'address.postalCode': 'Postal code.',
    contactInfo: 'How the company is reached.',
    'contactInfo.email': 'The contract is sent to this e-mail address.',
    'contactInfo.phone': 'E.164 (`+30…`), or a Greek number of 10 digits.',
    'contactInfo.backupPhone': 'In the same format as `phone`.',
    administrator: 'The legal representative.',
    'administrator.fullName': 'Full name.',
    'administrator.vatNumber': 'VAT number with a valid check digit.',
    ispDetails:
      'The internet provider of the client. Required when `transactionTypes` contains `B2C`, left out when it is `B2B` alone.',
    'ispDetails.providerName': 'Name of the internet provider.',
    'ispDetails.contractNumber': 'Number of the contract.',
    'ispDetails.contractDate': '`YYYY-MM-DD`, not in the future.',
  }),
  CancelRequest: described(cancelRequestBody, 'Why the request is cancelled.', {
    reason: 'The reason, at most 500 characters.',
  }),
  RegisterWebhook: described(webhookBody, 'The endpoint that is registered.', {
    url: 'An HTTPS address. The sandbox also takes `http` on this machine.',
    events: 'At least one event.',
  }),
  PosCompletions: described(
    posCompletionsBody,
    'What the terminals charged: an array, also for one charge.',
    {
      signatureToken: '`token` from `providerSignature[].signatures[]` of the answer to issuing.',
      transactionId: 'From the POS or the NSP.',
      paymentAmount: "In euros; above 0, and not above the signature's `paymentBalance`.",
      tipAmount: 'The tip, in euros.',
      paymentType: 'The final type from the terminal: `7` card, `8` instant payment. Default `7`.',
    },
  ),
  NoteCancellation: described(cancellationBody, 'The note that is cancelled.', {
    mark: 'MARK of the note, as text.',
    entityVatNumber: 'VAT number of the company that issued the note.',
  }),
});

/** The schema of each body in JSON. */
export const bodies: Readonly<Record<NamesOfCalls<{ readonly body: 'json' }>, Schema>> = {
  createRequest: ref('CreateRequest'),
  cancelRequest: ref('CancelRequest'),
  registerWebhook: ref('RegisterWebhook'),
  SendInvoices: ref('SendInvoicesRequest'),
  SendInvoicesB2G: ref('SendInvoicesB2GRequest'),
  CancelDeliveryNote: ref('NoteCancellation'),
  CancelReceivingNote: ref('NoteCancellation'),
  CompletionPosInvoices: ref('PosCompletions'),
};
