import { countries, parseVatNumber } from '../../codes/index.js';
import { readShape } from '../../rules/shape/read.js';
import {
  type Address,
  addressShape,
  type Party,
  type PrintCounterpart,
  type PrintIssuer,
} from '../../types/index.js';
import type { Reading } from './reading.js';
import { isText } from './text.js';

/** A party of facts, read. What it prints is taken from the facts themselves when the document is put together. */
export interface PartyRead {
  readonly vatNumber: string;
  readonly country: Party['country'];
  readonly branch: number;
  readonly name: string | undefined;
  readonly address: Address | undefined;
  readonly print: Readonly<PrintIssuer & PrintCounterpart> | undefined;
}

const HOME = 'GR';
const knownCountries: ReadonlySet<unknown> = new Set(countries);

/** Reads the issuer, whose country is Greece unless stated, or the counterpart, whose country is stated. */
export function readParty(
  reading: Reading,
  member: 'issuer' | 'counterpart',
  party: unknown,
): PartyRead | undefined {
  if (typeof party !== 'object' || party === null || Array.isArray(party)) return reading.oddity();
  const source = party as Readonly<Record<string, unknown>>;
  let vatNumber: string | undefined;
  let country: Party['country'] | undefined = member === 'issuer' ? HOME : undefined;
  let branch: number | undefined;
  let name: string | undefined;
  let address: Address | undefined;
  let print: PartyRead['print'];
  for (const key in source) {
    const value = source[key];
    if (value === undefined) continue;
    switch (key) {
      case 'vatNumber':
        if (isText(value, 30)) vatNumber = value;
        break;
      case 'country':
        country = knownCountries.has(value) ? (value as Party['country']) : reading.oddity();
        break;
      case 'branch':
        if (isBranch(value)) branch = value;
        break;
      case 'name':
        name = isText(value, 200) ? value : reading.oddity();
        break;
      case 'address':
        address = readShape(addressShape, value, () => reading.oddity()) as Address | undefined;
        break;
      case 'print':
        print = readPrint(reading, member, value);
        break;
      default:
        if (Object.hasOwn(source, key)) reading.oddity();
    }
  }
  if (vatNumber === undefined || country === undefined || branch === undefined) return reading.oddity();
  if (country === HOME && !isNineDigits(vatNumber)) noteNumber(reading, member, vatNumber);
  return { vatNumber, country, branch, name, address, print };
}

const isBranch = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_147_483_647;

function isNineDigits(text: string): boolean {
  if (text.length !== 9) return false;
  for (let index = 0; index < 9; index++) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** A number that is right but for its dress is given back bare, as a fix; what is wrong with others, rules tell. */
function noteNumber(reading: Reading, member: string, value: string): void {
  const parsed = parseVatNumber(value, HOME);
  if (!parsed.ok) return;
  const path = [member, 'vatNumber'];
  const fix = { path, value: parsed.vatNumber, safe: true };
  reading.trouble('vat-number-not-bare', path, { value, meant: parsed.vatNumber }, fix);
}

const printMembers = [
  'name',
  'profession',
  'taxoffice',
  'addressStreet',
  'addressNumber',
  'addressPostalCode',
  'addressCity',
  'addressCountry',
  'phone',
  'email',
] as const;

const printed: Readonly<Record<'issuer' | 'counterpart', ReadonlySet<string>>> = {
  issuer: new Set([...printMembers, 'webSite', 'registryNumber', 'emtyLine2']),
  counterpart: new Set([...printMembers, 'code']),
};

function readPrint(reading: Reading, member: 'issuer' | 'counterpart', print: unknown): PartyRead['print'] {
  if (typeof print !== 'object' || print === null || Array.isArray(print)) return reading.oddity();
  const source = print as Readonly<Record<string, unknown>>;
  const known = printed[member];
  for (const key in source) {
    const value = source[key];
    if (value === undefined || !Object.hasOwn(source, key)) continue;
    if (typeof value !== 'string' || !known.has(key)) return reading.oddity();
  }
  return source;
}
