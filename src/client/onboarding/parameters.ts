import type { ClientPart } from '../../issues/locales/en/client.js';
import { type OptionNames, refuseOthers } from '../../reading/options.js';
import type { Call, Parameter } from '../../service/call.js';
import { readText, refuseValue } from '../calls/read-query.js';
import type { Core } from '../core.js';
import { isDay } from '../is-day.js';

/** Reads the query of a call according to its definition; refuses unknown members and invalid values. */
export function readParameters(core: Core, call: Call, given: unknown): Record<string, string | undefined> {
  const values: Readonly<Record<string, unknown>> = Object(given ?? {});
  const query: Readonly<Record<string, Parameter>> = call.query ?? {};
  refuseOthers(given, namesOf(query), core.locale);
  return Object.fromEntries(
    Object.entries(query).map(([name, parameter]) => [name, read(core, name, parameter, values[name])]),
  );
}

const namesOf = (query: object): OptionNames<object> =>
  Object.fromEntries(Object.keys(query).map((name) => [name, true]));

function read(core: Core, name: string, parameter: Parameter, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const { kind, list, min, max, values } = parameter;
  // Statuses that are not described may exist, so any word is allowed.
  if (list === true)
    return [value]
      .flat()
      .map((each) => readText(core, name, each))
      .join(',');
  const refuse = (part: ClientPart): never => refuseValue(core, name, part);
  if (kind === 'integer') {
    const isFit = Number.isSafeInteger(value) && isWithin(value as number, min, max);
    return isFit ? String(value) : refuse('count');
  }
  const text = readText(core, name, value);
  if (kind === 'date' && !isDay(text)) refuse('date');
  if (values !== undefined && !values.includes(text)) refuse('known-value');
  return text;
}

const isWithin = (value: number, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): boolean =>
  value >= min && value <= max;

/** An identifier in a path. A dot alone would lead to another path. */
export function readIdentifier(core: Core, member: string, value: unknown): string {
  const text = readText(core, member, value);
  return /^\.+$/.test(text) ? refuseValue(core, member, 'text') : text;
}
