import { type Call, carriesKey, type Repeat } from '../service/call.js';
import { calls, type NamesOfCalls } from '../service/calls/index.js';
import { bodies } from './bodies.js';
import { examples, parameterExamples } from './examples/index.js';
import { dated } from './examples/values.js';
import { limitsOf } from './faults.js';
import { parametersOf } from './parameters.js';
import { responsesOf } from './responses.js';
import type { Schema } from './schema.js';

/** A group of calls in the reference. */
interface Part {
  readonly name: string;
  readonly description: string;
  /** In the order of the reference. */
  readonly calls: readonly NamesOfCalls<Call>[];
}

const parts: readonly Part[] = [
  {
    name: 'Documents',
    description: 'Issue, search and cancel documents; payments over a terminal; restaurant tables.',
    calls: [
      'SendInvoices',
      'SendInvoicesB2G',
      'RequestTransmittedDocs',
      'CancelDeliveryNote',
      'CancelReceivingNote',
      'CompletionPosInvoices',
      'AskSignatureForOldInvoice',
      'CompletionAskSignatureForOldInvoice',
      'GetOpenTables',
      'GetOpenOrdersForTable',
      'GetCreditsBalance',
    ],
  },
  {
    name: 'Downloads',
    description: 'Public documents, without a key.',
    calls: ['GetInvoicePdf', 'GetInvoice', 'GetInvoicePdfByAuthenticationCode'],
  },
  {
    name: 'Onboarding',
    description: 'Register companies that will issue.',
    calls: [
      'createRequest',
      'listRequests',
      'getRequest',
      'getHistory',
      'getContract',
      'uploadSignedContract',
      'cancelRequest',
    ],
  },
  {
    name: 'Webhooks',
    description: 'Endpoints that are notified, and what was delivered.',
    calls: ['registerWebhook', 'listWebhooks', 'removeWebhook', 'listDeliveries'],
  },
];

/** The groups in the form of OpenAPI. */
export const tags = parts.map(({ name, description }) => ({ name, description }));

const lost: Readonly<Record<Repeat, string>> = {
  freely: 'Changes nothing: repeat it as often as needed.',
  'with-key': 'If the answer is lost, repeat the call with the same `Idempotency-Key`.',
  'after-search': 'If the answer is lost, find out what became of the call before you repeat it.',
  'after-pause': 'If the answer is lost, wait before you repeat the call.',
  never: 'If the answer is lost, do not repeat the call: no search shows what became of it.',
};

const sourceOf = ({ source }: Call): string[] => (source === undefined ? [] : [`Source: ${source}.`]);

function operationOf(call: Call, tag: string, day: string): Schema {
  const parameters = parametersOf(call).map((parameter) => {
    const example = parameterExamples[String(parameter['name'])];
    const isShown = example !== undefined && parameter['required'] === true;
    return isShown ? { ...parameter, example: dated(example, day) } : parameter;
  });
  const body = bodyOf(call, day);
  return {
    operationId: call.name,
    tags: [tag],
    summary: summaryOf(call.what),
    description: [call.what, lost[call.repeat], ...limitsOf(call), ...sourceOf(call)].join('\n\n'),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: body }),
    responses: responsesOf(call),
    security: carriesKey(call) ? [{ apiKey: [] }] : [],
  };
}

/** The first sentence, without its full stop. */
const summaryOf = (what: string): string => (what.split(/[;:.]/, 1)[0] ?? what).trim();

function bodyOf(call: Call, day: string): Schema | undefined {
  const given = Object.entries(examples[call.name]?.bodies ?? {});
  const shown = given.length > 0 && {
    examples: Object.fromEntries(given.map(([name, value]) => [name, { value: dated(value, day) }])),
  };
  switch (call.body) {
    case 'none':
      return undefined;
    case 'mark': {
      const schema = { type: 'integer', minimum: 1, description: 'The bare MARK, not in an object.' };
      return { required: true, content: { 'application/json': { schema, ...shown } } };
    }
    case 'multipart': {
      const contractFile = { type: 'string', contentMediaType: 'application/pdf', description: 'The PDF.' };
      const schema = { type: 'object', required: ['contractFile'], properties: { contractFile } };
      const encoding = { contractFile: { contentType: 'application/pdf' } };
      return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
    }
    case 'json': {
      const schema = (bodies as Readonly<Record<string, Schema>>)[call.name];
      if (schema === undefined) throw new TypeError(`The body of ${call.name} is not described.`);
      // A request can be cancelled without a reason.
      return { required: call.method !== 'DELETE', content: { 'application/json': { schema, ...shown } } };
    }
  }
}

/** Every call by its path and method, with the examples on a day. */
export function pathsOf(day: string): Readonly<Record<string, Schema>> {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const { name: tag, calls: names } of parts) {
    for (const call of names.flatMap((name) => calls.filter((each) => each.name === name))) {
      const path = paths[call.path] ?? {};
      path[call.method.toLowerCase()] = operationOf(call, tag, day);
      paths[call.path] = path;
    }
  }
  return paths;
}
