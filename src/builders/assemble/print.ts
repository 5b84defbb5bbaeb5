import type { AdditionalDetails, PrintBlock, PrintCounterpart, PrintIssuer } from '../../types/index.js';
import type { FactsRead } from '../read/facts.js';
import type { PartyRead } from '../read/party.js';
import { addressLine } from './address.js';
import { documentLabel, type Language, printedCountry } from './labels.js';
import { paymentsLabel } from './payments.js';
import { present } from './present.js';

/** The print block: what is stated, and what follows from the rest of the document. */
export function assemblePrint(facts: FactsRead, language: Language): PrintBlock {
  const issuer = printedParty(facts.issuer, language);
  const counterpart = facts.counterpart && printedParty(facts.counterpart, language);
  const additionalDetails = assembleDetails(facts, language);
  if (issuer === undefined) {
    return Object.freeze(
      counterpart === undefined ? { additionalDetails } : { counterpart, additionalDetails },
    );
  }
  return Object.freeze(
    counterpart === undefined ? { issuer, additionalDetails } : { issuer, counterpart, additionalDetails },
  );
}

/** A party as printed: name and address come from the facts of the party where its print states none. */
function printedParty(party: PartyRead, language: Language): (PrintIssuer & PrintCounterpart) | undefined {
  const { print, address } = party;
  if (print === undefined && party.name === undefined && address === undefined) return undefined;
  const stated = print !== undefined && hasAddress(print);
  return present<PrintIssuer & PrintCounterpart>({
    code: print?.code,
    name: print?.name ?? party.name,
    profession: print?.profession,
    taxoffice: print?.taxoffice,
    addressStreet: stated ? print.addressStreet : address?.street,
    addressNumber: stated ? print.addressNumber : address?.number,
    addressPostalCode: stated ? print.addressPostalCode : address?.postalCode,
    addressCity: stated ? print.addressCity : address?.city,
    addressCountry: print?.addressCountry ?? printedCountry(party.country, language),
    phone: print?.phone,
    email: print?.email,
    webSite: print?.webSite,
    registryNumber: print?.registryNumber,
    emtyLine2: print?.emtyLine2,
  });
}

const hasAddress = (print: PrintIssuer): boolean =>
  print.addressStreet !== undefined ||
  print.addressNumber !== undefined ||
  print.addressPostalCode !== undefined ||
  print.addressCity !== undefined;

const A4 = 0;
const ROLL = 7;
const RESTAURANT = 12;

/** The paper where it was observed: restaurant documents and retail credits on a roll, invoices and notes on A4. */
function paperOf({ info, rare }: FactsRead): number | undefined {
  if (info.type === '8.6' || info.type === '11.4' || rare?.specialInvoiceCategory === RESTAURANT) return ROLL;
  const [family] = info.type.split('.');
  return family !== undefined && A4_FAMILIES.has(family) ? A4 : undefined;
}

const A4_FAMILIES: ReadonlySet<string> = new Set(['1', '2', '5', '9', '10']);

// Without facts of print or movement the details follow from the kind, the payments and the language alone.
const plainDetails = new Map<string, AdditionalDetails>();
const MOST_DETAILS = 512;

function assembleDetails(facts: FactsRead, language: Language): AdditionalDetails {
  const payments = paymentsLabel(facts.payments, language);
  const print = facts.rare?.print;
  const places = facts.rare;
  if (print !== undefined || places?.loadingAddress !== undefined || places?.deliveryAddress !== undefined) {
    return makeDetails(facts, language, payments);
  }
  const paper = paperOf(facts);
  const key = `${facts.info.kind} ${paper} ${payments}`;
  const known = plainDetails.get(key);
  if (known !== undefined) return known;
  const details = makeDetails(facts, language, payments);
  if (plainDetails.size < MOST_DETAILS) plainDetails.set(key, details);
  return details;
}

function makeDetails(facts: FactsRead, language: Language, payments: string): AdditionalDetails {
  const { info, rare } = facts;
  const print = rare?.print;
  return present<AdditionalDetails>({
    documentLabel: print?.documentLabel ?? documentLabel(info.type, language),
    documentLanguageCode: print?.documentLanguageCode ?? 'EL',
    documentSizeCode: print?.documentSizeCode ?? paperOf(facts),
    documentComments: print?.documentComments,
    paymentMethodInvoiceLabel: print?.paymentMethodInvoiceLabel ?? payments,
    dispatchPlaceFrom: print?.dispatchPlaceFrom ?? (rare?.loadingAddress && addressLine(rare.loadingAddress)),
    dispatchPlaceTo: print?.dispatchPlaceTo ?? (rare?.deliveryAddress && addressLine(rare.deliveryAddress)),
    logoId: print?.logoId,
  });
}
