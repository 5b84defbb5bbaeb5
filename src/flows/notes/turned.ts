import type { RecipientFacts } from '../../builders/facts/facts.js';
import type { Document, PrintBlock } from '../../types/index.js';
import { counterpartOf, issuerOf } from '../shared/parties.js';

/** Who received the goods of a delivery note, and who sent them. */
export interface Turned {
  readonly receiver: RecipientFacts;
  readonly sender: RecipientFacts;
}

/**
 * The parties of a delivery note by the way of its goods: the issuer sends, but for a reverse note, which whoever
 * receives the goods issues. Who changes place takes along what both print: the code that the one gave the other stays
 * behind, and so do web site, registry number and e-mail address, since the provider mails to the counterpart's.
 */
export function turned(document: Document): Turned {
  const issuer = { ...issuerOf(document), country: document.issuer.country };
  // A note always has one; without it the recipient is unknown.
  const counterpart = counterpartOf(document) ?? { country: document.issuer.country, branch: 0 };
  if (document.invoiceHeader.reverseDeliveryNote === true) {
    return { receiver: issuer, sender: counterpart };
  }
  return {
    receiver: { ...counterpart, print: shared(counterpart.print) },
    sender: { ...issuer, print: shared(issuer.print) },
  };
}

function shared(print: PrintBlock['issuer'] | PrintBlock['counterpart']): PrintBlock['counterpart'] {
  if (print === undefined) return undefined;
  const { name, profession, taxoffice, addressStreet, addressNumber } = print;
  const { addressPostalCode, addressCity, addressCountry, phone } = print;
  return {
    name,
    profession,
    taxoffice,
    addressStreet,
    addressNumber,
    addressPostalCode,
    addressCity,
    addressCountry,
    phone,
  };
}
