import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { route } from '../../../src/sandbox/http/routes.js';
import { openApiDocument } from '../../../src/sandbox/openapi/document.js';

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Response>> }>>>
  >;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

const ID = 'https://parastatiko.example/openapi.json';

/** The description, in which answers may have no member that it does not name. */
const strict = closed(openApiDocument()) as Description;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: ID, ...strict });
const validators = new Map<object, ValidateFunction>();

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, closed(member)]));
  const isRecord = copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isRecord ? { ...copy, additionalProperties: false } : copy;
}

/** References are to the root of the description, wherever the schema stands. */
function rooted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rooted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === '$ref' ? `${ID}${String(member)}` : rooted(member),
    ]),
  );
}

function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(rooted(schema) as object);
  validators.set(schema, known);
  return known;
}

/** What of an answer the description does not have; `undefined` for an address that is no call. */
export function differenceOf(
  method: string,
  pathname: string,
  { status, type, text }: { readonly status: number; readonly type: string; readonly text: string },
): string | undefined {
  const routed = route(method, pathname);
  if (routed === undefined || routed === 'method') return undefined;
  const { path, name } = routed.call;
  const responses = strict.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  // `4XX` is for refusals that only the service has, and for bodies that are too large.
  const isAny = status >= 500 || status === 413;
  const given = responses[status] ?? (isAny ? responses[`${Math.floor(status / 100)}XX`] : undefined);
  const response =
    given?.$ref === undefined ? given : strict.components.responses[given.$ref.split('/').at(-1) ?? ''];
  if (response === undefined) return `${name}: the status ${status} is not described`;
  if (response.content === undefined) return text === '' ? undefined : `${name}: ${status} has a body`;
  const media = response.content[type.split(';')[0] ?? ''];
  if (media === undefined) return `${name}: ${status} as ${type} is not described`;
  if (media.schema === undefined) return undefined;
  const validator = validatorOf(media.schema);
  return validator(JSON.parse(text)) ? undefined : `${name} ${status}: ${ajv.errorsText(validator.errors)}`;
}
