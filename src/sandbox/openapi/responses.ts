import type { Call } from '../../sending/service/call.js';
import { serviceHeaders } from '../../sending/service/limits.js';
import type { CallWords } from './call-words.js';
import { type Fault, faults, faultsOf, sharedFaults } from './faults.js';
import type { Schema } from './schema.js';

const header = (name: string): Schema => ({ $ref: `#/components/headers/${name}` });
const callsLeft: Schema = { [serviceHeaders.callsLeft]: header(serviceHeaders.callsLeft) };

export const headers: Readonly<Record<string, Schema>> = {
  [serviceHeaders.callsLeft]: {
    description: 'Calls left in this minute.',
    schema: { type: 'integer', minimum: 0 },
  },
  [serviceHeaders.retryAfter]: {
    description: 'Seconds until the next call.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** The response for the faults with one status. */
function failureOf(found: readonly Fault[]): Schema {
  const shown = found.filter(({ example }) => example !== undefined);
  const isLimit = found.some(({ name }) => name === 'RATE_LIMITED');
  return {
    description: found.map(({ what }) => what).join(' '),
    ...(isLimit && {
      headers: { ...callsLeft, [serviceHeaders.retryAfter]: header(serviceHeaders.retryAfter) },
    }),
    content: {
      'application/json': {
        schema: found[0]?.schema,
        ...(shown.length > 0 && {
          examples: Object.fromEntries(
            shown.map(({ name }) => [name, { $ref: `#/components/examples/${name}` }]),
          ),
        }),
      },
    },
  };
}

export const sharedResponses = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    faults.filter(({ name }) => sharedFaults.has(name)).map((fault) => [fault.name, failureOf([fault])]),
  );

export const faultExamples = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    faults.flatMap(({ name, what, example }) =>
      example === undefined ? [] : [[name, { summary: what, value: example }]],
    ),
  );

export function responsesOf(call: Call, words: CallWords): Readonly<Record<string, Schema>> {
  const successes = call.success.map((status) => [String(status), successOf(call, words, status)] as const);
  const byStatus = new Map<string, Fault[]>();
  for (const fault of faultsOf(call)) {
    byStatus.set(fault.status, [...(byStatus.get(fault.status) ?? []), fault]);
  }
  const failures = [...byStatus].map(([status, found]) => {
    const [first, ...others] = found;
    const isShared = others.length === 0 && first !== undefined && sharedFaults.has(first.name);
    return [status, isShared ? { $ref: `#/components/responses/${first.name}` } : failureOf(found)] as const;
  });
  return Object.fromEntries([...successes, ...failures]);
}

function successOf(call: Call, words: CallWords, status: number): Schema {
  const content = status === 204 ? undefined : contentOf(call, words);
  return {
    description: words.success[status],
    ...(call.rateLimited && { headers: callsLeft }),
    ...(content !== undefined && { content }),
  };
}

function contentOf(
  { answer }: Call,
  { answer: schema, answerExample: example }: CallWords,
): Schema | undefined {
  const pdf = { 'application/pdf': {} };
  if (answer === 'pdf') return pdf;
  if (answer === 'document') return { ...pdf, 'application/xml': {} };
  if (answer === 'none') return undefined;
  const isWrapped = answer === 'envelope';
  return {
    'application/json': {
      schema: isWrapped
        ? {
            type: 'object',
            required: ['success', 'data'],
            properties: { success: { const: true }, data: schema },
          }
        : schema,
      ...(example !== undefined && { example: isWrapped ? { success: true, data: example } : example }),
    },
  };
}
