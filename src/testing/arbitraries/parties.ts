import { euVatNumberForms } from '../../codes/generated/eu-vat-numbers.js';
import { countries, entityTypes, euCountries, isGreekVatNumber } from '../../codes/index.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { allOf, member, type Part, perhaps } from './parts.js';
import { words } from './texts.js';

export type Region = 'GR' | 'EU' | 'nonEU';

const HOME = 'GR';
const union = euCountries.filter((country) => country !== HOME);
const world = countries.filter((country) => !euCountries.some((inside) => inside === country));

const CHECK_DIGITS = [...'0123456789'];

/** A Greek VAT number with its check digit, never zeros only. */
const greekVatNumber: Arbitrary<string> = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((digits) => {
  const check = CHECK_DIGITS.find((digit) => isGreekVatNumber(`${digits}${digit}`));
  return `${digits}${check}`;
});

const SIGNS: Readonly<Record<string, readonly string[]>> = {
  9: CHECK_DIGITS,
  L: [...'ABCWZ'],
  X: [...'07AZ'],
  S: [...'05AZ+*'],
};

/** A VAT number of another member state, with or without its country prefix. */
function euVatNumber(country: string): Arbitrary<string> {
  const forms = euVatNumberForms[country] ?? [];
  const bare = fc
    .constantFrom(...forms)
    .chain((form) => fc.tuple(...[...form].map((sign) => fc.constantFrom(...(SIGNS[sign] ?? [sign])))));
  return fc
    .tuple(fc.constantFrom('', country), bare)
    .map(([prefix, characters]) => [prefix, ...characters].join(''));
}

const countryOf = (region: Region): Arbitrary<string> => {
  if (region === HOME) return fc.constant(HOME);
  return fc.constantFrom<string>(...(region === 'EU' ? union : world));
};

/** An address with everything that a goods movement requires. */
export const address: Arbitrary<object> = fc.record({
  street: fc.constantFrom('Ερμού', 'Λεωφόρος Κηφισίας', 'Μητροπόλεως & Βύρωνος', 'High Street'),
  number: fc.constantFrom('1', '0', '12Α', '100-104'),
  postalCode: fc.constantFrom('10563', '54630', 'EC1A 1BB', '1060'),
  city: fc.constantFrom('Αθήνα', 'Θεσσαλονίκη', 'Άγιος Νικόλαος', 'Wien'),
});

const branch = fc.oneof(fc.constant(0), fc.nat(250));

/** The print block of a party, with what the service requires. */
const printed = fc.record({
  name: words(),
  profession: words(),
  taxoffice: fc.constantFrom('ΦΑΕ Αθηνών', 'Δ΄ Θεσσαλονίκης'),
  addressStreet: words(),
  addressNumber: fc.constantFrom('0', '25'),
  addressPostalCode: fc.constantFrom('10563', '54630'),
  addressCity: fc.constantFrom('Αθήνα', 'Θεσσαλονίκη'),
  addressCountry: fc.constant('Ελλάδα'),
});

const NAMED: Part = fc.record({ name: words(), address });

/** A party with only one name. If names are only printed, a second one would be lost. */
function withOneName(party: Record<string, unknown>): Record<string, unknown> {
  const { name, print } = party;
  return name === undefined || print === undefined ? party : { ...party, print: { ...print, name } };
}

/** The issuer, in Greece, with the print block that the service requires. */
export const issuer: Arbitrary<Record<string, unknown>> = allOf(
  fc.record({ vatNumber: greekVatNumber, branch, print: printed }),
  NAMED,
  perhaps(member('country', fc.constant(HOME))),
).map(withOneName);

/** The counterpart, with name and address if required, and sometimes if they are only printed. */
export function counterpart(region: Region, isNamed: boolean): Arbitrary<Record<string, unknown>> {
  const taxNumberOf = (country: string): Arbitrary<string> => {
    if (region === HOME) return greekVatNumber;
    return region === 'EU' ? euVatNumber(country) : greekVatNumber.map((digits) => `${country}${digits}`);
  };
  const identity = countryOf(region).chain((country) =>
    fc.record({ country: fc.constant(country), branch, vatNumber: taxNumberOf(country) }),
  );
  return allOf(
    identity,
    isNamed || region !== HOME ? NAMED : fc.oneof(NAMED, member('print', printed)),
    perhaps(member('print', printed)),
  ).map(withOneName);
}

/** Parties with another role in the transaction. */
export const otherEntities: Arbitrary<readonly object[]> = fc.array(
  fc.record({
    type: fc.constantFrom(...entityTypes.map(({ code }) => code)),
    entityData: fc.record({ vatNumber: greekVatNumber, country: fc.constant(HOME), branch }),
  }),
  { minLength: 1, maxLength: 2 },
);
