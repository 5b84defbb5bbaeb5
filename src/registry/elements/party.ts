import type { Address } from '../../types/index.js';
import type { FiledParty } from '../document.js';
import { INVOICE } from '../namespaces.js';
import { group, groupOf, integer, optional, text } from './element.js';

/** AddressType. */
export const address = groupOf<Address>(INVOICE, {
  street: optional(text),
  number: optional(text),
  postalCode: text,
  city: text,
});

/** PartyType. */
export const party = groupOf<FiledParty>(INVOICE, {
  vatNumber: text,
  country: text,
  branch: integer,
  name: optional(text),
  address: optional(group(address)),
  documentIdNo: optional(text),
  supplyAccountNo: optional(text),
  countryDocumentId: optional(text),
});
