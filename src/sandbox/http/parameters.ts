import { isCalendarDate } from '../../reading/calendar.js';
import type { Parameter, ParameterKind } from '../../sending/service/call.js';
import { FORMS, UID } from '../../types/forms.js';

/** The parameters of a query by their described names, and their errors by name. */
export interface ReadParameters {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, readonly string[]>>;
}

const forms: Readonly<Partial<Record<ParameterKind, RegExp>>> = {
  integer: /^-?[0-9]{1,15}$/,
  decimal: /^[0-9]{1,15}(?:\.[0-9]{1,10})?$/,
  flag: /^(?:true|false)$/i,
  guid: FORMS.guid,
  mark: /^[0-9]{1,20}$/,
  uid: UID,
};

/** Reads a query according to the definition of its call. Names may be in any case, as the service binds them. */
export function readParameters(
  contract: Readonly<Record<string, Parameter>>,
  query: URLSearchParams,
): ReadParameters {
  const given = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
  const values: Record<string, string> = {};
  const faults: Record<string, string[]> = {};
  for (const [name, parameter] of Object.entries(contract)) {
    const value = given.get(name.toLowerCase()) ?? '';
    if (value === '') {
      if (parameter.required) faults[name] = [`The ${name} field is required.`];
      else if (parameter.default !== undefined) values[name] = parameter.default;
    } else if (fits(parameter, value)) values[name] = value;
    else faults[name] = [`The value '${value.slice(0, 100)}' is not valid for ${name}.`];
  }
  return { values, faults };
}

function fits({ kind, values, list, min, max }: Parameter, value: string): boolean {
  if (forms[kind]?.test(value) === false) return false;
  if (kind === 'date' && !isCalendarDate(value)) return false;
  if (
    kind === 'integer' &&
    (Number(value) < (min ?? Number.NEGATIVE_INFINITY) || Number(value) > (max ?? Number.POSITIVE_INFINITY))
  )
    return false;
  return (
    values === undefined || (list === true ? value.split(',') : [value]).every((one) => values.includes(one))
  );
}
