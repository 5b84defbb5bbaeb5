import { entityTypes, euCountries, invoiceTypeFacts } from '../../codes/index.js';
import type {
  Address,
  Counterpart,
  InvoiceHeader,
  PrintCounterpart,
  PrintIssuer,
} from '../../types/index.js';
import { countryName } from '../words/countries.js';
import type { Place, Section, Value } from './model.js';
import type { Page } from './page.js';
import { isWithinUnion } from './reverse-charge.js';
import type { Speaker } from './speaker.js';
import { distinct, entries, entry, given, together, value } from './values.js';

const PRINT = '/providerAdditionalInvoiceDetails';
/** The number of a street address without a number. */
const NO_NUMBER = '0';

type Printed = PrintIssuer & PrintCounterpart;

/** The issuer, the recipient and the other parties. The print block comes first. */
export function parties(page: Page): Section[] {
  const { document, say } = page;
  const { issuer, counterpart, invoiceHeader, providerAdditionalInvoiceDetails: print } = document;
  const sections = [
    partySection(page, 'issuer', undefined, issuer, '/issuer', print?.issuer, `${PRINT}/issuer`),
  ];
  if (counterpart !== undefined || print?.counterpart !== undefined) {
    const printed = print?.counterpart;
    sections.push(
      partySection(
        page,
        'party',
        say.label(isSupplied(invoiceHeader) ? 'supplier' : 'counterpart'),
        counterpart,
        '/counterpart',
        printed,
        `${PRINT}/counterpart`,
      ),
    );
  }
  for (const [index, { type, entityData }] of (invoiceHeader.otherCorrelatedEntities ?? []).entries()) {
    const path = `/invoiceHeader/otherCorrelatedEntities/${index}`;
    const title = value(say.code(entityTypes, type), `${path}/type`);
    const section = partySection(page, 'party', undefined, entityData, `${path}/entityData`, undefined, '');
    sections.push({
      ...section,
      entries: [...entries(entry(undefined, [title], 'small')), ...(section.entries ?? [])],
    });
  }
  return sections;
}

/** The issuer receives: a title of acquisition, a receiving note, a self-billed document or a reverse delivery note. */
function isSupplied({ invoiceType, selfPricing, reverseDeliveryNote }: InvoiceHeader): boolean {
  const { family } = invoiceTypeFacts[invoiceType];
  return (
    family === 'titleOfAcquisition' ||
    family === 'receivingNote' ||
    selfPricing === true ||
    reverseDeliveryNote === true
  );
}

function partySection(
  { say, document, details }: Page,
  place: Place,
  title: string | undefined,
  party: Counterpart | undefined,
  path: string,
  print: Printed | undefined,
  printPath: string,
): Section {
  const printed = (member: keyof Printed): Value | undefined =>
    given(print?.[member], `${printPath}/${member}`);
  // Nobody prints that the head office is the head office.
  const branch =
    party === undefined || (party.branch === 0 && !details)
      ? undefined
      : value(party.branch === 0 ? say.label('seat') : say.number(party.branch), `${path}/branch`);
  return {
    place,
    ...(title !== undefined && { title }),
    entries: entries(
      entry(undefined, distinct(printed('name'), given(party?.name, `${path}/name`)), 'strong'),
      entry(undefined, [printed('emtyLine2')]),
      entry(undefined, [printed('profession')]),
      ...addresses(say, party, path, print, printPath).map((address) => entry(undefined, [address])),
      entry(say.label('vatNumber'), [vatNumber(party, path, place === 'issuer' && isWithinUnion(document))]),
      entry(say.label('taxOffice'), [printed('taxoffice')]),
      entry(say.label('registryNumber'), [printed('registryNumber')]),
      entry(say.label('branch'), [branch]),
      entry(say.label('customerCode'), [printed('code')]),
      entry(say.label('phone'), [printed('phone')]),
      entry(undefined, [printed('email')]),
      entry(undefined, [printed('webSite')]),
    ),
  };
}

/** Where the code is a part of the number. Elsewhere it stands before it. */
const WITH_CODE: ReadonlySet<string> = new Set([...euCountries, 'GB']);

/** Foreign numbers have the country code in front, as in VIES and on invoices; the issuer's has its own towards them. */
function vatNumber(party: Counterpart | undefined, path: string, isAbroad: boolean): Value | undefined {
  const number = given(party?.vatNumber, `${path}/vatNumber`);
  if (number === undefined || party === undefined) return number;
  const { country } = party;
  const code = country === 'GR' ? 'EL' : country;
  // Northern Ireland has a prefix of its own.
  const prefixes = country === 'GB' ? [code, 'XI'] : [code];
  const isWhole = prefixes.some((prefix) => number.text.toUpperCase().startsWith(prefix));
  if (isWhole || (country === 'GR' && !isAbroad)) return number;
  return { ...number, text: `${code}${WITH_CODE.has(country) ? '' : ' '}${number.text}` };
}

/** The address of the print block with its country, and the address of the party if it is different. */
function addresses(
  say: Speaker,
  party: Counterpart | undefined,
  path: string,
  print: Printed | undefined,
  printPath: string,
): Value[] {
  const printed = addressOf(
    print && {
      street: print.addressStreet,
      number: print.addressNumber,
      postalCode: print.addressPostalCode,
      city: print.addressCity,
    },
    {
      street: `${printPath}/addressStreet`,
      number: `${printPath}/addressNumber`,
      postalCode: `${printPath}/addressPostalCode`,
      city: `${printPath}/addressCity`,
    },
  );
  const own = postalAddress(party?.address, `${path}/address`);
  const named = countryOf(
    say,
    given(party?.country, `${path}/country`),
    given(print?.addressCountry, `${printPath}/addressCountry`),
  );
  const [first, ...others] = distinct(printed, own);
  return [together(', ', first, named), ...others].filter((each) => each !== undefined);
}

/** The name of a country. A text of the print block that is its code or its usual name is printed in the page's language. */
function countryOf(say: Speaker, code: Value | undefined, printed: Value | undefined): Value | undefined {
  if (code === undefined) return printed;
  const name = { ...code, text: say.country(code.text) };
  if (printed === undefined) return name;
  const { el, en } = countryName(code.text);
  const isUsual = [code.text, el, en].includes(printed.text);
  return { text: isUsual ? name.text : printed.text, paths: [...printed.paths, ...code.paths] };
}

type AddressTexts = { readonly [Name in keyof Address]?: string | undefined };

/** An address of the document in one line. */
export const postalAddress = (address: AddressTexts | undefined, path: string): Value | undefined =>
  addressOf(address, {
    street: `${path}/street`,
    number: `${path}/number`,
    postalCode: `${path}/postalCode`,
    city: `${path}/city`,
  });

function addressOf(
  address: AddressTexts | undefined,
  paths: Readonly<Record<keyof Address, string>>,
): Value | undefined {
  if (address === undefined) return undefined;
  const number =
    address.number === NO_NUMBER ? { text: '', paths: [paths.number] } : given(address.number, paths.number);
  const street = together(' ', given(address.street, paths.street), number);
  const city = together(' ', given(address.postalCode, paths.postalCode), given(address.city, paths.city));
  return together(', ', street, city);
}
