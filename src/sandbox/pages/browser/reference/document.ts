import type { Language } from '../../../../types/language.js';
import type { ExampleCall } from '../../../prepared/example-calls.js';
import { greekTexts } from './generated/openapi.js';

/**
 * A text of the OpenAPI document in Greek, paragraph by paragraph and sentence by sentence. What has no Greek, such as a
 * message of the service, stays as it is.
 */
export const inGreek = (text: string): string =>
  text
    .split('\n\n')
    .map(
      (paragraph) =>
        greekTexts[paragraph] ?? titled(paragraph) ?? paragraph.split(SENTENCES).map(sentence).join(' '),
    )
    .join('\n\n');

/** After the full stop of a sentence. */
const SENTENCES = /(?<=[.`]\.?) (?=[A-Z`])/;

const sentence = (text: string): string => greekTexts[text] ?? text;

/** A title is a sentence without its full stop. */
const titled = (text: string): string | undefined => greekTexts[`${text}.`]?.replace(/\.$/, '');

/** What this page reads of an OpenAPI document. */
export interface OpenApi {
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes?: Readonly<Record<string, object>> };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
}

interface Content {
  readonly schema?: object | undefined;
  readonly example?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly example?: unknown;
  readonly schema: object;
}

/** The document without references: each is replaced by what it points to, which is named after it. None points to itself. */
export function resolved(document: OpenApi): OpenApi {
  const known = new Map<string, object>();
  const target = ($ref: string): object => {
    const names = $ref.split('/').slice(1);
    let found: unknown = document;
    for (const name of names) found = Object(found)[name.replaceAll('~1', '/').replaceAll('~0', '~')];
    return { ...(names[1] === 'schemas' && { title: names[2] }), ...Object(of(found)) };
  };
  const of = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(of);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...members } = value as { readonly $ref?: unknown };
    const own = Object.fromEntries(Object.entries(members).map(([name, member]) => [name, of(member)]));
    if (typeof $ref !== 'string') return own;
    const found = known.get($ref) ?? target($ref);
    known.set($ref, found);
    return { ...found, ...own };
  };
  return of(document) as OpenApi;
}

/** The document as the viewer needs it: each parameter is filled in with its example, and one call with an example that was made. */
export function readied(document: OpenApi, language: Language, made?: ExampleCall): OpenApi {
  const filled = (operations: OpenApi['paths'][string]) =>
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, filledIn(operation, made)]),
    );
  return {
    ...document,
    info: { ...document.info, 'x-locale': language },
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, operations]) => [path, filled(operations)]),
    ),
  };
}

/** The viewer fills in defaults, and only shows examples. */
function filledIn(operation: Operation, made: ExampleCall | undefined): Operation {
  const { operationId, parameters, requestBody } = operation;
  const own = made?.call === operationId ? made : undefined;
  return {
    ...operation,
    ...(parameters !== undefined && {
      parameters: parameters.map((parameter) => {
        const value = own?.query[parameter.name] ?? parameter.example;
        return value === undefined
          ? parameter
          : { ...parameter, schema: { ...parameter.schema, default: value } };
      }),
    }),
    ...(own !== undefined &&
      requestBody !== undefined && {
        requestBody: {
          ...requestBody,
          content: {
            'application/json': {
              schema: requestBody.content['application/json']?.schema,
              example: own.body,
            },
          },
        },
      }),
  };
}

/** The text of a document, read in the language of the reader. */
export const read = (text: string, language: Language): OpenApi =>
  JSON.parse(text, language === 'el' ? greekMember : undefined);

/** Members that people read. */
const READ: ReadonlySet<string> = new Set(['title', 'summary', 'description']);

function greekMember(name: string, value: unknown): unknown {
  if (READ.has(name) && typeof value === 'string') return inGreek(value);
  if (name !== 'tags' || !Array.isArray(value)) return value;
  return value.map((tag) => (typeof tag === 'string' ? inGreek(tag) : { ...tag, name: inGreek(tag.name) }));
}

/** Where the viewer shows a call, by its `operationId`. */
export function placeOf({ paths }: OpenApi, operationId: string): string | undefined {
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations))
      if (operation.operationId === operationId) return `${method}-${path.replace(/[\s#:?&={}-]+/g, '-')}`;
  return undefined;
}
