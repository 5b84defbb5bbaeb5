import { recordOf } from '../../reading/record.js';
import { type Language, printedCountry } from '../assemble/labels.js';
import { HOME } from '../read/party.js';
import { type Stated, someOf, stated, withoutDerived } from './stated.js';

/** The facts of a party, from its form for the tax authority and its printed form. */
export function factsOfParty(
  party: unknown,
  printed: unknown,
  language: Language,
  isIssuer: boolean,
): unknown {
  const sent = recordOf(party);
  if (sent === undefined) return party;
  const { vatNumber, country, branch, name, address } = sent;
  const isHome = isIssuer && country === HOME;
  return stated({
    vatNumber,
    country: isHome ? undefined : country,
    branch,
    name,
    address,
    print: printOf(sent, printed, language),
  });
}

/** The printed members that do not follow from the name, the address and the country. */
function printOf(sent: Stated, given: unknown, language: Language): unknown {
  const print = recordOf(given);
  if (print === undefined) return given;
  const { name, country } = sent;
  const own = withoutDerived(withoutAddress(print, recordOf(sent['address'])), {
    name,
    addressCountry: typeof country === 'string' ? printedCountry(country, language) : undefined,
  });
  // Without name, address and print, nothing would be printed.
  const isPrinted = name !== undefined || sent['address'] !== undefined;
  return isPrinted ? someOf(own) : own;
}

const IN_ADDRESS = {
  addressStreet: 'street',
  addressNumber: 'number',
  addressPostalCode: 'postalCode',
  addressCity: 'city',
} as const;

/** Leaves out the printed address if it is the address of the party in every member. */
function withoutAddress(print: Stated, address: Stated | undefined): Stated {
  if (address === undefined) return print;
  const members = Object.entries(IN_ADDRESS);
  if (!members.every(([printed, sent]) => print[printed] === address[sent])) return print;
  return stated({ ...print, ...Object.fromEntries(members.map(([printed]) => [printed, undefined])) });
}
