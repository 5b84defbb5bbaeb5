import { documentSchema, factsSchema, type JsonSchema, toJsonSchema } from '../../schema/index.js';
import { type Both, version } from '../../types/inside.js';
import { EXAMPLE, exampleDay } from '../operations/core/examples.js';
import {
  exampleFor,
  flowSchemas,
  jsonSchemaOf,
  type Operation,
  type SchemaName,
  schemaAddress,
} from '../operations/index.js';
import { serveWords } from './generated/serve.js';
import { REPLAYED } from './replayed.js';

const named: Readonly<Record<SchemaName, () => JsonSchema>> = {
  Document: () => toJsonSchema(documentSchema),
  Facts: () => toJsonSchema(factsSchema),
  Issue: () => ({
    type: 'object',
    description: 'What is wrong, where (a JSON pointer), and what to do.',
    properties: {
      rule: { type: 'string' },
      severity: { enum: ['error', 'warning'] },
      path: { type: 'array', items: {} },
      pointer: { type: 'string' },
      message: { type: 'string' },
      help: { type: 'string', description: 'The address of a page about the rule, on this server.' },
      authorityCode: { type: 'integer' },
    },
    required: ['rule', 'severity', 'message'],
  }),
};
const PROBLEM: JsonSchema = {
  type: 'object',
  description: 'A problem document (RFC 9457).',
  properties: {
    type: { type: 'string', description: 'urn:parastatiko: and the code of the error.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What is wrong, and what to do, by Accept-Language.' },
    help: { type: 'string', description: 'The address of a page about the problem, on this server.' },
    issues: { type: 'array', items: { $ref: schemaAddress('Issue') } },
    faults: {
      type: 'array',
      items: { type: 'object', properties: { pointer: { type: 'string' }, message: { type: 'string' } } },
    },
  },
  required: ['type', 'title', 'status', 'detail', 'help'],
};

const NEEDS: Readonly<Record<Operation['needs'], Both>> = serveWords.openapi.needs;

const describedBy = (schema: unknown): { readonly description?: string } => {
  const { description } = Object(schema) as { readonly description?: string };
  return description === undefined ? {} : { description };
};

/** How to begin. The viewer shows it first. */
const about: Both = serveWords.openapi.about;

/** What the answers to changing calls have besides. */
const REPLAYED_HEADER = {
  [REPLAYED]: {
    description: 'true: the call was made before under its key, and this is what came of it.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** For whom the examples are: see `exampleFor`. The document of no server has those of the documentation. */
type Examples = Parameters<typeof exampleFor>[1];

const DOCUMENTED: Examples = { day: exampleDay, unique: 'evening' };

/** Whether an example has the word that the sandbox makes something for. */
const isMade = (example: unknown): boolean => JSON.stringify(example).includes(JSON.stringify(EXAMPLE));

const MADE: Both = serveWords.openapi.made;

/** The OpenAPI 3.1 document of operations, with summaries in a language. */
export function openApiOf(
  operations: readonly Operation[],
  language: keyof Both = 'en',
  examples = DOCUMENTED,
): Readonly<Record<string, unknown>> {
  const schemas: Record<string, unknown> = { Problem: PROBLEM };
  for (const [name, make] of Object.entries(named)) {
    const { $defs = {}, $schema: _version, ...schema } = make();
    // The definitions of both schemas have their own names, so each keeps its own under its name.
    for (const [key, value] of Object.entries($defs)) schemas[`${name}.${key}`] = moved(value, name);
    schemas[name] = moved(schema, name);
  }
  Object.assign(schemas, flowSchemas(language));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const [method = '', path = ''] = operation.route.split(' ');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: pathItem(operation, method, path, language, examples),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'parastatiko',
      version,
      description: about[language],
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map(tagOf))].map((name) => ({ name })),
    paths,
    webhooks: {},
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas,
    },
  };
}

/** A schema whose references point to the components. */
const moved = (schema: unknown, name: string): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"#/components/schemas/${name}.`));

const content = (schema: JsonSchema, type = 'application/json') => ({ [type]: { schema } });

const tagOf = ({ id }: Operation): string => id.split('.')[0] ?? id;

function pathItem(
  operation: Operation,
  method: string,
  path: string,
  language: keyof Both,
  examples: Examples,
): Record<string, unknown> {
  const { properties = {}, required = [] } = jsonSchemaOf(operation.input, 'input');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const isRead = method === 'GET';
  const given = exampleFor(operation, examples);
  const others = Object.keys(properties).filter((name) => !inPath.includes(name));
  const parameter = (name: string, where: 'path' | 'query') => ({
    name,
    in: where,
    ...describedBy(properties[name]),
    ...(Object.hasOwn(given, name) && { example: given[name] }),
    required: where === 'path' || required.includes(name),
    schema: properties[name] ?? {},
  });
  const header = (name: string, description: string, value: string) => ({
    name,
    in: 'header',
    description,
    example: value,
    schema: { type: 'string' },
  });
  const headers = operation.changes && { headers: REPLAYED_HEADER };
  const answer = content(jsonSchemaOf(operation.output, 'output'));
  return {
    operationId: operation.id,
    tags: [tagOf(operation)],
    summary: operation.summary[language],
    description: [NEEDS[operation.needs][language], ...(isMade(given) ? [MADE[language]] : [])].join(' '),
    // Without a token at the start, none is needed.
    security: [{}, { token: [] }],
    parameters: [
      ...inPath.map((name) => parameter(name, 'path')),
      ...(isRead ? others.map((name) => parameter(name, 'query')) : []),
      ...(operation.changes
        ? [
            header(
              'Idempotency-Key',
              'The same for every repetition of the call. Needed unless its document has a number of its own.',
              `${operation.id} ${examples.unique}`,
            ),
          ]
        : []),
    ],
    ...(!isRead && {
      requestBody: {
        required: others.length > 0,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: Object.fromEntries(others.map((name) => [name, properties[name]])),
              required: required.filter((name) => others.includes(name)),
              additionalProperties: false,
            },
            example: Object.fromEntries(Object.entries(given).filter(([name]) => others.includes(name))),
          },
        },
      },
    }),
    responses: {
      200: { description: 'Done.', ...headers, content: answer },
      ...(operation.needs === 'client' && {
        202: { description: 'The outcome is not known yet. Repeat the call.', ...headers, content: answer },
      }),
      default: {
        description: 'Refused.',
        content: content({ $ref: '#/components/schemas/Problem' }, 'application/problem+json'),
      },
    },
  };
}
