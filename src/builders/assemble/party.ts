import type { Address, Party } from '../../types/index.js';
import type { PartyRead } from '../read/party.js';
import { addressOf } from './address.js';

const HOME = 'GR';

/**
 * A party as the tax authority wants it: on goods movements with name and address, abroad as well, and otherwise, in
 * Greece, without (219, 220); a counterpart's address that is stated goes along everywhere.
 */
export function assembleParty(party: PartyRead, moves: boolean, isIssuer: boolean): Party {
  const { vatNumber, country, branch } = party;
  const isNamed = moves || country !== HOME;
  const name = isNamed ? (party.name ?? party.print?.name) : undefined;
  const stated = isNamed || !isIssuer ? party.address && addressOf(party.address) : undefined;
  const address = stated ?? (isNamed ? printedAddress(party.print) : undefined);
  if (name === undefined && address === undefined) return Object.freeze({ vatNumber, country, branch });
  const assembled: Party = { vatNumber, country, branch };
  if (name !== undefined) assembled.name = name;
  if (address !== undefined) assembled.address = address;
  return Object.freeze(assembled);
}

/** The address of the print block, where it is whole enough to be one. */
function printedAddress(print: PartyRead['print']): Address | undefined {
  if (print?.addressPostalCode === undefined || print.addressCity === undefined) return undefined;
  const {
    addressStreet: street,
    addressNumber: number,
    addressPostalCode: postalCode,
    addressCity: city,
  } = print;
  return addressOf({ street, number, postalCode, city });
}
