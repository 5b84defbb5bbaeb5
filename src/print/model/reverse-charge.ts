import { euCountries } from '../../codes/index.js';
import type { Document, InvoiceLine } from '../../types/index.js';

/** Services whose place is outside Greece, and supplies on which the recipient in Greece pays the VAT. */
const SERVICES_ABROAD = 4;
const RECIPIENT_PAYS = 16;

/** Whether the other party is in another member state. */
export function isWithinUnion({ counterpart }: Document): boolean {
  const country = counterpart?.country;
  return country !== undefined && country !== 'GR' && euCountries.some((each) => each === country);
}

/**
 * Whether the recipient pays the VAT of a line, which its invoice must say (directive 2006/112/EC, article 226, 11a). A
 * business of another member state pays that of a service. Goods supplied to another member state are exempt instead.
 */
export function isReverseCharge({ vatExemptionCategory: reason }: InvoiceLine, document: Document): boolean {
  return reason === RECIPIENT_PAYS || (reason === SERVICES_ABROAD && isWithinUnion(document));
}
