import type { Call, Parameter, ParameterKind } from '../../sending/service/call.js';
import { UID } from '../../types/forms.js';
import type { CallWords } from './call-words.js';
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
export function parametersOf(
  { pathParameters = {}, query = {}, headers = {} }: Call,
  words: CallWords,
): Schema[] {
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
