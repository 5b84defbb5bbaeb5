import type { PrintBlock, PrintCounterpart, PrintIssuer } from '../../types/index.js';
import type { Language } from '../../types/language.js';
import type { FactsRead } from '../read/facts-read.js';
import { HOME } from '../read/party.js';
import type { PartyView } from '../read/views.js';
import { printedCountry } from './labels.js';
import { present, type Spelled } from './present.js';
import { assembleDetails } from './print-details.js';

/** The print block: stated members, and members derived from the rest of the document. */
export function assemblePrint(read: FactsRead, language: Language): PrintBlock {
  const issuer = assemblePrintParty(read.facts.issuer, language);
  const { counterpart: buyer } = read.facts;
  const counterpart = buyer && assemblePrintParty(buyer, language);
  const additionalDetails = assembleDetails(read, language);
  if (issuer === undefined) {
    return Object.freeze(
      counterpart === undefined ? { additionalDetails } : { counterpart, additionalDetails },
    );
  }
  return Object.freeze(
    counterpart === undefined ? { issuer, additionalDetails } : { issuer, counterpart, additionalDetails },
  );
}

type PrintParty = PrintIssuer & PrintCounterpart;

/** The stated print members of a party. Some belong to an issuer, some to a counterpart. */
type PrintView = Spelled<PrintParty>;

/** A party as printed. Name and address come from the facts of the party if its print does not state them. */
function assemblePrintParty(party: PartyView, language: Language): PrintParty | undefined {
  const { address, country = HOME } = party;
  const print = party.print as PrintView | undefined;
  if (print === undefined && party.name === undefined && address === undefined) return undefined;
  if (print !== undefined && isUsual(print)) return usual(print, country, language);
  const isStated = print !== undefined && hasAddress(print);
  return present<PrintParty>({
    code: print?.code,
    name: print?.name ?? party.name,
    profession: print?.profession,
    taxoffice: print?.taxoffice,
    addressStreet: isStated ? print.addressStreet : address?.street,
    addressNumber: isStated ? print.addressNumber : address?.number,
    addressPostalCode: isStated ? print.addressPostalCode : address?.postalCode,
    addressCity: isStated ? print.addressCity : address?.city,
    addressCountry: print?.addressCountry ?? printedCountry(country, language),
    phone: print?.phone,
    email: print?.email,
    webSite: print?.webSite,
    registryNumber: print?.registryNumber,
    emtyLine2: print?.emtyLine2,
  });
}

const hasAddress = (print: PrintView): boolean =>
  print.addressStreet !== undefined ||
  print.addressNumber !== undefined ||
  print.addressPostalCode !== undefined ||
  print.addressCity !== undefined;

/** The members that the service requires from every issuer, and no others. */
interface UsualPrint {
  readonly name: string;
  readonly profession: string;
  readonly taxoffice: string;
  readonly addressStreet: string;
  readonly addressNumber: string;
  readonly addressPostalCode: string;
  readonly addressCity: string;
  readonly addressCountry: string | undefined;
}

const isUsual = (print: PrintView): print is PrintView & UsualPrint =>
  print.name !== undefined &&
  print.profession !== undefined &&
  print.taxoffice !== undefined &&
  print.addressStreet !== undefined &&
  print.addressNumber !== undefined &&
  print.addressPostalCode !== undefined &&
  print.addressCity !== undefined &&
  print.code === undefined &&
  print.phone === undefined &&
  print.email === undefined &&
  print.webSite === undefined &&
  print.registryNumber === undefined &&
  print.emtyLine2 === undefined;

/** One literal is much faster than setting the members one by one. */
function usual(print: UsualPrint, country: string, language: Language): PrintParty {
  const { name, profession, taxoffice, addressStreet, addressNumber, addressPostalCode, addressCity } = print;
  return Object.freeze({
    name,
    profession,
    taxoffice,
    addressStreet,
    addressNumber,
    addressPostalCode,
    addressCity,
    addressCountry: print.addressCountry ?? printedCountry(country, language),
  });
}
