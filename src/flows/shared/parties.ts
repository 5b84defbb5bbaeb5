import type { IssuerFacts, RecipientFacts } from '../../builders/facts/facts.js';
import type { Document } from '../../types/index.js';

/** The issuer of a document, as facts. */
export const issuerOf = ({ issuer, providerAdditionalInvoiceDetails: print }: Document): IssuerFacts => ({
  vatNumber: issuer.vatNumber,
  country: issuer.country,
  branch: issuer.branch,
  name: issuer.name,
  address: issuer.address,
  print: print?.issuer,
});

/** The counterpart of a document, as facts. */
export function counterpartOf({
  counterpart,
  providerAdditionalInvoiceDetails: print,
}: Document): RecipientFacts | undefined {
  if (counterpart === undefined) return undefined;
  const { vatNumber, country, branch, name, address } = counterpart;
  return { vatNumber, country, branch, name, address, print: print?.counterpart };
}
