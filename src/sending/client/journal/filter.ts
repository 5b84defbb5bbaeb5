import type { Locale } from '../../../issues/inside.js';
import { isCalendarDate } from '../../../reading/calendar.js';
import { isObject } from '../../../reading/inside.js';
import { type Expectation, isOneOf, isString, type OptionForm } from '../../../reading/option-form.js';
import { readForm } from '../../../reading/options.js';
import { shown } from '../../../reading/shown.js';
import { isText, isWhole } from '../../../types/forms.js';
import type { Claim } from './claims.js';
import type { DocumentFilter } from './documents.js';
import { JournalError } from './error.js';
import type { JournalStanding, Operation, RowFilter } from './rows.js';
import { unsettled } from './standings.js';
import type { StateFilter } from './states.js';

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

/** Which values can be searched for. A number that is given for a text would find nothing. */
type Searchable = Expectation<undefined>;

const isStanding = isOneOf(Object.keys(STANDINGS));
const text: Searchable = [isText, undefined];
const part: Searchable = [isString, undefined];
const day: Searchable = [isCalendarDate, undefined];
const branch: Searchable = [(value) => isWhole(value), undefined];
const limit: Searchable = [(value) => isWhole(value, 1), undefined];
const standing: Searchable = [(value) => Array.isArray(value) && value.every(isStanding), undefined];

export type FilterForm<Filter> = OptionForm<Filter, undefined>;

export const rowFilter: FilterForm<RowFilter> = {
  operation: [isOneOf(Object.keys(OPERATIONS)), undefined],
  standing,
  mark: text,
  uid: text,
  vatNumber: text,
  issueDate: day,
};

export const stateFilter: FilterForm<StateFilter> = { prefix: part, after: part, limit };

export const documentFilter: FilterForm<DocumentFilter> = {
  vatNumber: text,
  branch,
  invoiceType: text,
  series: text,
  aa: text,
  issuedFrom: day,
  issuedTo: day,
  mark: text,
  uid: text,
  standing,
};

const claimForm: FilterForm<Claim> = {
  lease: [isObject, undefined],
  at: text,
  limit,
  standing,
  olderThan: [(value) => Number.isFinite(value) && (value as number) >= 0, undefined],
  holder: text,
  branch,
  after: part,
};

/** Reads a filter. Refuses unknown members, and values that no entry can have. */
export function readFilter<Filter extends object>(
  locale: Locale,
  given: unknown,
  form: FilterForm<Filter>,
): Partial<Filter> {
  const refuse = (member: string, found: string | number): never => {
    throw new JournalError('journal/filter', { params: { member, found }, locale });
  };
  const filter = readForm(given, form, (member, _, value) => refuse(member, shown(value)), locale);
  const { issuedFrom = '', issuedTo = issuedFrom }: { issuedFrom?: string; issuedTo?: string } = filter;
  if (issuedFrom > issuedTo) refuse('issuedTo', issuedTo);
  return filter;
}

export type ReadClaim = Claim & { readonly standing: readonly JournalStanding[] };

/** Reads a claim. Refuses unknown members, and values that no row can have. */
export function readClaim(claim: Claim, locale: Locale): ReadClaim {
  readFilter(locale, claim, claimForm);
  return { ...claim, standing: claim.standing ?? [...unsettled] };
}
