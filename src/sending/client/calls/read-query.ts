import { readMark as readAnyMark } from '../../../codes/mark.js';
import type { ClientPart } from '../../../issues/locales/generated/en/client-parts.js';
import { isCalendarDate } from '../../../reading/calendar.js';
import { readOptions } from '../../../reading/options.js';
import { FORMS, isText, isWhole, UID } from '../../../types/forms.js';
import type { Call, Parameter } from '../../service/call.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';

/** What a refusal needs of the client. */
type Words = Pick<Core, 'locale'>;

export function refuseValue(core: Words, member: string, part: ClientPart): never {
  throw new ClientError('call/value', { params: { member }, part, locale: core.locale });
}

/** A non-empty string. */
export const readText = (core: Words, member: string, value: unknown): string =>
  isText(value) ? value : refuseValue(core, member, 'text');

/** A code, as a whole number or as its text. */
export const readCode = (core: Core, member: string, value: unknown): string =>
  isWhole(value, 1) ? String(value) : isText(value) ? value : refuseValue(core, member, 'count');

/** A day, `YYYY-MM-DD`. */
const readDay = (core: Core, member: string, value: unknown): string =>
  isCalendarDate(value) ? value : refuseValue(core, member, 'date');

/** A MARK, from any form that has all its digits. 0 means no MARK and is refused. */
export function readMark(core: Words, member: string, value: unknown): string {
  const read = readAnyMark(typeof value === 'string' ? value.trim() : value);
  return typeof read === 'object' ? read.mark : refuseValue(core, member, 'mark');
}

export const readUid = (core: Core, member: string, value: unknown): string =>
  typeof value === 'string' && UID.test(value) ? value.toUpperCase() : refuseValue(core, member, 'uid');

/** A branch; 0 is the head office. */
export const readBranch = (core: Core, value: unknown): string =>
  isWhole(value) ? String(value) : refuseValue(core, 'branch', 'branch');

/** A GUID, as used for tables. */
export const readGuid = (core: Core, member: string, value: unknown): string =>
  typeof value === 'string' && FORMS.guid.test(value) ? value : refuseValue(core, member, 'guid');

/** Reads the query of a call according to its row; refuses unknown members and invalid values. */
export function readParameters(
  core: Core,
  { query = {} }: Pick<Call, 'query'>,
  given: unknown,
): Record<string, string | undefined> {
  const values: Readonly<Record<string, unknown>> = readOptions(given, query, core.locale);
  return Object.fromEntries(
    Object.entries(query).map(([name, parameter]) => [
      name,
      values[name] === undefined && parameter.required !== true
        ? undefined
        : readParameter(core, name, parameter, values[name]),
    ]),
  );
}

function readParameter(core: Core, name: string, parameter: Parameter, value: unknown): string {
  const { kind, list, min, max, values } = parameter;
  if (kind === 'date') return readDay(core, name, value);
  if (kind === 'uid') return readUid(core, name, value);
  if (kind === 'mark') return readMark(core, name, value);
  if (kind === 'integer') {
    const isFit = Number.isSafeInteger(value) && isWithin(value as number, min, max);
    return isFit ? String(value) : refuseValue(core, name, min === 0 ? 'branch' : 'count');
  }
  // Statuses that are not described may exist, so any word is allowed.
  if (list === true)
    return [value]
      .flat()
      .map((each) => readText(core, name, each))
      .join(',');
  const text = readText(core, name, value);
  return values?.includes(text) === false ? refuseValue(core, name, 'known-value') : text;
}

const isWithin = (value: number, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): boolean =>
  value >= min && value <= max;

/** An identifier in a path. A dot alone would lead to another path. */
export function readIdentifier(core: Core, member: string, value: unknown): string {
  const text = readText(core, member, value);
  return /^\.+$/.test(text) ? refuseValue(core, member, 'text') : text;
}
