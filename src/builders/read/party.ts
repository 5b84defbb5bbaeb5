import { countries, parseVatNumber } from '../../codes/index.js';
import { shown } from '../../reading/leaf.js';
import { readShape } from '../../reading/read.js';
import { recordOf } from '../../reading/record.js';
import { addressShape } from '../../types/generated/shapes.js';
import type { Address, Party, PrintCounterpart, PrintIssuer } from '../../types/index.js';
import type { Reading } from './reading.js';
import { isText } from './text.js';

/** A party of facts, read. */
export interface PartyRead {
  /** A private person to whom goods are moved may have none. */
  readonly vatNumber: string | undefined;
  readonly country: Party['country'];
  readonly branch: number;
  readonly name: string | undefined;
  readonly address: Address | undefined;
  readonly print: PrintRead | undefined;
}

/** The issuer of facts, read. */
export interface IssuerRead extends PartyRead {
  readonly vatNumber: string;
}

const HOME = 'GR';
const knownCountries: ReadonlySet<unknown> = new Set(countries);

/** Reads the issuer, whose country is Greece unless stated, or the counterpart, whose country is stated. */
export function readParty(
  reading: Reading,
  member: 'issuer' | 'counterpart',
  party: unknown,
): PartyRead | undefined {
  const source = recordOf(party);
  if (source === undefined) return reading.badShape();
  let vatNumber: string | undefined;
  let country: Party['country'] | undefined = member === 'issuer' ? HOME : undefined;
  let branch: number | undefined;
  let name: string | undefined;
  let address: Address | undefined;
  let print: PrintRead | undefined;
  for (const key in source) {
    const value = source[key];
    if (value === undefined) continue;
    if (value === null) {
      reading.badShape();
      continue;
    }
    switch (key) {
      case 'vatNumber':
        vatNumber = isText(value, 30) ? value : reading.badShape();
        break;
      case 'country':
        country = knownCountries.has(value) ? (value as Party['country']) : reading.badShape();
        break;
      case 'branch':
        if (isBranch(value)) branch = value;
        break;
      case 'name':
        name = isText(value, 200) ? value : reading.badShape();
        break;
      case 'address':
        address = readShape(addressShape, value, () => reading.badShape()) as Address | undefined;
        break;
      case 'print':
        print = readPrint(reading, member, value);
        break;
      default:
        if (Object.hasOwn(source, key)) reading.badShape();
    }
  }
  if (vatNumber === undefined && member === 'issuer') return reading.badShape();
  if (country === undefined || branch === undefined) return reading.badShape();
  if (country === HOME && vatNumber !== undefined && !isNineDigits(vatNumber))
    noteNumber(reading, member, vatNumber);
  return { vatNumber, country, branch, name, address, print };
}

/** Remarks a name that goes neither to the tax authority, since the goods do not move, nor to print. */
export function checkName(
  reading: Reading,
  member: 'issuer' | 'counterpart',
  party: PartyRead | undefined,
  moves: boolean,
): void {
  if (party?.name === undefined || moves || party.country !== HOME) return;
  const { name, print } = party;
  if (print?.name === undefined || print.name.trim() === name.trim()) return;
  const path = [member, 'name'];
  reading.remarks.push({
    rule: 'name-unused',
    path,
    params: { name: shown(name), printed: shown(print.name) },
  });
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
  reading.problem('vat-number-not-bare', path, { value, meant: parsed.vatNumber }, fix);
}

/** How a party stands on paper, as stated; one form whatever order the facts come in. */
export type PrintRead = {
  readonly [Name in keyof Required<PrintIssuer & PrintCounterpart>]: string | undefined;
} & {
  /** Whether there is more than name, profession, tax office and address. */
  readonly hasMore: boolean;
};

function readPrint(
  reading: Reading,
  member: 'issuer' | 'counterpart',
  print: unknown,
): PrintRead | undefined {
  const source = recordOf(print);
  if (source === undefined) return reading.badShape();
  const read: { -readonly [Name in keyof PrintRead]: PrintRead[Name] } = {
    hasMore: false,
    code: undefined,
    name: undefined,
    profession: undefined,
    taxoffice: undefined,
    addressStreet: undefined,
    addressNumber: undefined,
    addressPostalCode: undefined,
    addressCity: undefined,
    addressCountry: undefined,
    phone: undefined,
    email: undefined,
    webSite: undefined,
    registryNumber: undefined,
    emtyLine2: undefined,
  };
  for (const key in source) {
    const value = source[key];
    if (value === undefined) continue;
    if (value === null) {
      reading.badShape();
      continue;
    }
    if (typeof value !== 'string') return reading.badShape();
    switch (key) {
      case 'name':
        read.name = value;
        break;
      case 'profession':
        read.profession = value;
        break;
      case 'taxoffice':
        read.taxoffice = value;
        break;
      case 'addressStreet':
        read.addressStreet = value;
        break;
      case 'addressNumber':
        read.addressNumber = value;
        break;
      case 'addressPostalCode':
        read.addressPostalCode = value;
        break;
      case 'addressCity':
        read.addressCity = value;
        break;
      case 'addressCountry':
        read.addressCountry = value;
        break;
      case 'phone':
        read.phone = value;
        read.hasMore = true;
        break;
      case 'email':
        read.email = value;
        read.hasMore = true;
        break;
      default:
        read.hasMore = true;
        if (member === 'counterpart' && key === 'code') read.code = value;
        else if (member === 'issuer' && isIssuersOwn(key)) read[key] = value;
        else if (Object.hasOwn(source, key)) return reading.badShape();
    }
  }
  return read;
}

const isIssuersOwn = (key: string): key is 'webSite' | 'registryNumber' | 'emtyLine2' =>
  key === 'webSite' || key === 'registryNumber' || key === 'emtyLine2';
