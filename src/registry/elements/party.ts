import { countries } from '../../codes/index.js';
import type { Address, Party } from '../../types/index.js';
import { INVOICE } from '../namespaces.js';
import { code, group, groupOf, integer, optional, text } from './element.js';

/** AddressType. */
export const address = groupOf<Address>(INVOICE, {
  street: optional(text),
  number: optional(text),
  postalCode: text,
  city: text,
});

/** PartyType. */
export const party = groupOf<Party>(INVOICE, {
  vatNumber: text,
  country: code(countries),
  branch: integer,
  name: optional(text),
  address: optional(group(address)),
});
