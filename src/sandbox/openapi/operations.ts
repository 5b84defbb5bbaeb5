import {
  type Call,
  carriesKey,
  type Parameter,
  type ParameterKind,
  type Repeat,
} from '../../sending/service/call.js';
import { calls } from '../../sending/service/calls.js';
import { UID } from '../../types/forms.js';
import type { CallWords } from './call-words.js';
import { limitsOf } from './faults.js';
import { callWords } from './generated/call-words.js';
import { responsesOf } from './responses.js';
import { dated } from './samples.js';
import type { Schema } from './schema.js';

const kinds: Readonly<Record<ParameterKind, Schema>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  flag: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  guid: { type: 'string', format: 'uuid' },
  mark: { type: 'string', pattern: '^[0-9]{1,20}$' },
  uid: { type: 'string', pattern: UID.source },
  vatNumber: { type: 'string' },
};

const isNumber = ({ kind }: Parameter): boolean => kind === 'integer' || kind === 'decimal';

/** A value of the contract, in its own type. */
function typed(parameter: Parameter, value: string): unknown {
  if (isNumber(parameter)) return Number(value);
  return parameter.kind === 'flag' ? value === 'true' : value;
}

function schemaOf(parameter: Parameter): Schema {
  const { kind, values, list, min, max } = parameter;
  const one: Schema = {
    ...kinds[kind],
    ...(values !== undefined && { enum: values.map((value) => typed(parameter, value)) }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(parameter.default !== undefined && { default: typed(parameter, parameter.default) }),
  };
  return list === true ? { type: 'array', items: one } : one;
}

/** The parameters of a call: of its path, its query, and its headers. */
function parametersOf({ pathParameters = {}, query = {}, headers = {} }: Call, words: CallWords): Schema[] {
  const places = { path: pathParameters, query, header: headers };
  return Object.entries(places).flatMap(([place, parameters]) =>
    Object.entries<Parameter>(parameters).map(([name, parameter]) => ({
      name,
      in: place,
      description: words.parameters[name],
      // In OpenAPI, path parameters are always required.
      required: place === 'path' || parameter.required === true,
      ...(parameter.list === true && { style: 'form', explode: false }),
      schema: schemaOf(parameter),
    })),
  );
}

const lost: Readonly<Record<Repeat, string>> = {
  freely: 'Changes nothing: repeat it as often as needed.',
  'with-key': 'If the answer is lost, repeat the call with the same `Idempotency-Key`.',
  'after-search': 'If the answer is lost, find out what became of the call before you repeat it.',
  'after-pause': 'If the answer is lost, wait before you repeat the call.',
  never: 'If the answer is lost, do not repeat the call: no search shows what became of it.',
};

const costOf = ({ credits }: CallWords): string[] =>
  credits === undefined ? [] : [`Costs credits: ${credits}.`];

const sourceOf = ({ source }: CallWords): string[] => (source === undefined ? [] : [`Source: ${source}.`]);

function operationOf(call: Call, words: CallWords, day: string): Schema {
  const parameters = parametersOf(call, words).map((parameter) => {
    const example = words.parameterExamples[String(parameter['name'])];
    return example === undefined ? parameter : { ...parameter, example: dated(example, day) };
  });
  const body = bodyOf(call, words, day);
  const { part, what } = words;
  return {
    operationId: call.name,
    tags: [part],
    summary: summaryOf(what),
    description: [what, ...costOf(words), lost[call.repeat], ...limitsOf(call), ...sourceOf(words)].join(
      '\n\n',
    ),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: body }),
    responses: responsesOf(call, words),
    security: carriesKey(call) ? [{ apiKey: [] }] : [],
  };
}

/** The first sentence, without its full stop. */
const summaryOf = (what: string): string => (what.split(/[;:.](?:\s|$)/, 1)[0] ?? what).trim();

function bodyOf(call: Call, { body, bodyExamples = {} }: CallWords, day: string): Schema | undefined {
  const given = Object.entries(bodyExamples);
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
      // A request can be cancelled without a reason.
      const required = call.method !== 'DELETE';
      return { required, content: { 'application/json': { schema: body, ...shown } } };
    }
  }
}

/** A last parameter of a path can be left out if it has a default. In OpenAPI, this is a path of its own. */
function withoutLast(call: Call, words: CallWords): (readonly [Call, CallWords])[] {
  const [, path = '', last = ''] = /^(.*)\/\{(\w{1,40})\}$/.exec(call.path) ?? [];
  const { [last]: left, ...pathParameters } = call.pathParameters ?? {};
  if (left?.default === undefined) return [];
  const name = `${call.name}Without${last.slice(0, 1).toUpperCase()}${last.slice(1)}`;
  const answer = call.answer === 'document' ? 'pdf' : call.answer;
  const what = `${summaryOf(words.what)}, without \`${last}\`: the same as \`${left.default}\`.`;
  return [
    [
      { ...call, name, path, pathParameters, answer },
      { ...words, what },
    ],
  ];
}

/** Every call by its path and method, with the examples on a day. */
export function pathsOf(day: string): Readonly<Record<string, Schema>> {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const [name, words] of Object.entries(callWords)) {
    for (const call of calls.filter((each) => each.name === name)) {
      for (const [each, said] of [[call, words] as const, ...withoutLast(call, words)]) {
        const path = paths[each.path] ?? {};
        path[each.method.toLowerCase()] = operationOf(each, said, day);
        paths[each.path] = path;
      }
    }
  }
  return paths;
}
