import type { Address } from '../../types/index.js';
import type { Draft } from './draft.js';

/** An address with only its described members, in order. */
export function addressOf({ street, number, postalCode, city }: Address): Address {
  if (street !== undefined && number !== undefined)
    return Object.freeze({ street, number, postalCode, city });
  const address: Draft<Address> = {};
  if (street !== undefined) address.street = street;
  if (number !== undefined) address.number = number;
  return Object.freeze({ ...address, postalCode, city });
}

/** An address on one printed line. Number `0` means no number. */
export function addressLine({ street, number, postalCode, city }: Address): string {
  const building = number === undefined || number === '0' ? street : `${street ?? ''} ${number}`.trim();
  const place = `${postalCode} ${city}`.trim();
  return building === undefined || building === '' ? place : `${building}, ${place}`;
}
