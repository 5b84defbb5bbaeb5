import { readMark as readAnyMark } from '../../codes/mark.js';
import type { ClientPart } from '../../issues/locales/en/client.js';
import { type OptionNames, readOptions } from '../../reading/options.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import { isDay } from '../is-day.js';
import type { SearchQuery } from '../search.js';

const UID = /^[0-9A-Fa-f]{40}$/;
const GUID = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

/** Refuses a value of a call. */
export function refuseValue(core: Core, member: string, part: ClientPart): never {
  throw new ClientError('call/value', { params: { member }, part, locale: core.locale });
}

/** A non-empty string. */
export const readText = (core: Core, member: string, value: unknown): string =>
  typeof value === 'string' && value.trim() !== '' ? value : refuseValue(core, member, 'text');

/** A code, as a whole number or as its text. */
export const readCode = (core: Core, member: string, value: unknown): string =>
  Number.isSafeInteger(value) && (value as number) > 0
    ? String(value)
    : typeof value === 'string' && value.trim() !== ''
      ? value
      : refuseValue(core, member, 'count');

/** A day, `YYYY-MM-DD`. */
const readDay = (core: Core, member: string, value: unknown): string =>
  typeof value === 'string' && isDay(value) ? value : refuseValue(core, member, 'date');

/** A MARK, from any form that has all its digits. 0 means no MARK and is refused. */
export function readMark(core: Core, member: string, value: unknown): string {
  const read = readAnyMark(typeof value === 'string' ? value.trim() : value);
  return typeof read === 'object' ? read.mark : refuseValue(core, member, 'mark');
}

/** A UID in upper case. */
export const readUid = (core: Core, member: string, value: unknown): string =>
  typeof value === 'string' && UID.test(value) ? value.toUpperCase() : refuseValue(core, member, 'uid');

/** A branch; 0 is the head office. */
export const readBranch = (core: Core, value: unknown): string =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? String(value)
    : refuseValue(core, 'branch', 'branch');

/** A GUID, as used for tables. */
export const readGuid = (core: Core, member: string, value: unknown): string =>
  typeof value === 'string' && GUID.test(value) ? value : refuseValue(core, member, 'guid');

const SEARCH: OptionNames<SearchQuery> = {
  issuerVatNumber: true,
  issuedFrom: true,
  issuedTo: true,
  uid: true,
  invoiceMark: true,
  authenticationcode: true,
  series: true,
  aa: true,
  invoiceType: true,
  branch: true,
  counterpartVatNumber: true,
  resultNumber: true,
};

/** Reads a search query. The service requires the issuer and both dates. */
export function readSearchQuery(core: Core, query: SearchQuery): Record<string, string | undefined> {
  const given = readOptions<SearchQuery>(query, SEARCH, core.locale);
  const { issuerVatNumber, issuedFrom, issuedTo, invoiceMark, uid, branch, resultNumber } = given;
  const from = readDay(core, 'issuedFrom', issuedFrom);
  const to = readDay(core, 'issuedTo', issuedTo);
  if (from > to) refuseValue(core, 'issuedTo', 'last-date');
  const text = (member: 'authenticationcode' | 'series' | 'aa' | 'invoiceType' | 'counterpartVatNumber') => {
    const value: unknown = given[member];
    return value === undefined ? undefined : readText(core, member, value);
  };
  return {
    issuerVatNumber: readText(core, 'issuerVatNumber', issuerVatNumber),
    issuedFrom: from,
    issuedTo: to,
    uid: uid === undefined ? undefined : readUid(core, 'uid', uid),
    invoiceMark: invoiceMark === undefined ? undefined : readMark(core, 'invoiceMark', invoiceMark),
    authenticationcode: text('authenticationcode'),
    series: text('series'),
    aa: text('aa'),
    invoiceType: text('invoiceType'),
    branch: branch === undefined ? undefined : readBranch(core, branch),
    counterpartVatNumber: text('counterpartVatNumber'),
    resultNumber: resultNumber === undefined ? undefined : readCount(core, resultNumber),
  };
}

const readCount = (core: Core, value: unknown): string =>
  Number.isSafeInteger(value) && (value as number) > 0
    ? String(value)
    : refuseValue(core, 'resultNumber', 'count');
