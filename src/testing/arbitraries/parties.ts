import { euVatNumberForms } from '../../codes/generated/eu-vat-numbers.js';
import { countries, entityTypes, euCountries, isGreekVatNumber } from '../../codes/index.js';
import { type Arbitrary, fc } from '../fast-check.js';
import { allOf, member, type Part, perhaps } from './parts.js';
import { words } from './texts.js';

/** Where a party is. */
export type Region = 'GR' | 'EU' | 'nonEU';

const HOME = 'GR';
const union = euCountries.filter((country) => country !== HOME);
const world = countries.filter((country) => !euCountries.some((inside) => inside === country));

const CHECK_DIGITS = [...'0123456789'];

/** A Greek tax number with its check digit; never one of zeros. */
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

/** A VAT number of another member state, with its country in front or without. */
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

/** An address with all that a movement wants. */
export const address: Arbitrary<object> = fc.record({
  street: fc.constantFrom('Ερμού', 'Λεωφόρος Κηφισίας', 'Μητροπόλεως & Βύρωνος', 'High Street'),
  number: fc.constantFrom('1', '0', '12Α', '100-104'),
  postalCode: fc.constantFrom('10563', '54630', 'EC1A 1BB', '1060'),
  city: fc.constantFrom('Αθήνα', 'Θεσσαλονίκη', 'Άγιος Νικόλαος', 'Wien'),
});

const branch = fc.oneof(fc.constant(0), fc.nat(250));

/** How a party stands on paper, as far as the service wants it. */
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

/** A party with one name: where the name goes to the printed document alone, a second one would go nowhere. */
function withOneName(party: Record<string, unknown>): Record<string, unknown> {
  const { name, print } = party;
  return name === undefined || print === undefined ? party : { ...party, print: { ...print, name } };
}

/** Who issues the document, in Greece, with the print block that the service wants. */
export const issuer: Arbitrary<Record<string, unknown>> = allOf(
  fc.record({ vatNumber: greekVatNumber, branch, print: printed }),
  NAMED,
  perhaps(member('country', fc.constant(HOME))),
).map(withOneName);

/** Who receives it; with name and address where they are wanted, and sometimes where they are only printed. */
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

/** Parties that have some other part in the transaction. */
export const otherEntities: Arbitrary<readonly object[]> = fc.array(
  fc.record({
    type: fc.constantFrom(...entityTypes.map(({ code }) => code)),
    entityData: fc.record({ vatNumber: greekVatNumber, country: fc.constant(HOME), branch }),
  }),
  { minLength: 1, maxLength: 2 },
);
