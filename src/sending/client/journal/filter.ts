import type { Locale } from '../../../issues/locale.js';
import { isCalendarDate } from '../../../reading/calendar.js';
import { type OptionNames, readOptions } from '../../../reading/options.js';
import { shown } from '../../../reading/shown.js';
import { isText, isWhole } from '../../../types/forms.js';
import { JournalError } from './error.js';
import type { JournalStanding, Operation } from './rows.js';

const OPERATIONS: Readonly<Record<Operation, true>> = {
  issue: true,
  'complete-payment': true,
  'complete-old-invoice': true,
  'cancel-note': true,
};

const STANDINGS: Readonly<Record<JournalStanding, true>> = {
  sending: true,
  'not-sent': true,
  unknown: true,
  held: true,
  queued: true,
  issued: true,
  cancelled: true,
  refused: true,
};

const isDate = (value: unknown): boolean => typeof value === 'string' && isCalendarDate(value);
const isName = (value: unknown, names: object): boolean =>
  typeof value === 'string' && Object.hasOwn(names, value);

/** Whether the value of a member can be searched for. A number that is given for a text would find nothing. */
const FITS: Readonly<Record<string, (value: unknown) => boolean>> = {
  operation: (value) => isName(value, OPERATIONS),
  standing: (value) => Array.isArray(value) && value.every((each) => isName(each, STANDINGS)),
  prefix: (value) => typeof value === 'string',
  after: (value) => typeof value === 'string',
  limit: (value) => isWhole(value, 1),
  olderThan: (value) => Number.isFinite(value) && (value as number) >= 0,
  lease: (value) => typeof value === 'object' && value !== null,
  branch: (value) => isWhole(value),
  issueDate: isDate,
  issuedFrom: isDate,
  issuedTo: isDate,
};

/** Reads a filter. Refuses unknown members, and values that no entry can have. */
export function readFilter<Filter extends object>(
  locale: Locale,
  given: unknown,
  names: OptionNames<Filter>,
): Partial<Filter> {
  const filter = readOptions<Filter>(given, names, locale);
  const refuse = (member: string, found: string | number): never => {
    throw new JournalError('journal/filter', { params: { member, found }, locale });
  };
  for (const [member, value] of Object.entries(filter)) {
    if (!(FITS[member] ?? isText)(value)) refuse(member, shown(value));
  }
  const { issuedFrom = '', issuedTo = issuedFrom }: { issuedFrom?: string; issuedTo?: string } = filter;
  if (issuedFrom > issuedTo) refuse('issuedTo', issuedTo);
  return filter;
}
