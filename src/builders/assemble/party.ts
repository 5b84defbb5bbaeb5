import type { Address, Document, Party } from '../../types/index.js';
import { HOME } from '../read/party.js';
import type { CounterpartView, IssuerView, PartyView } from '../read/views.js';
import { addressOf } from './address.js';
import { present } from './present.js';

type Counterpart = NonNullable<Document['counterpart']>;

/**
 * The issuer in the form for the tax authority: with name and address on goods movements, otherwise without (219, 220).
 */
export const assembleIssuer = (issuer: IssuerView, moves: boolean): Party => {
  const { vatNumber, branch, country = HOME } = issuer;
  const { name, address } = named(issuer, moves, true);
  if (name === undefined && address === undefined) return Object.freeze({ vatNumber, country, branch });
  return present<Party>({ vatNumber, country, branch, name, address });
};

/** The counterpart in the form for the tax authority: the same, but a stated address is always included. */
export const assembleCounterpart = (counterpart: CounterpartView, moves: boolean): Counterpart => {
  const { vatNumber, country, branch } = counterpart;
  const { name, address } = named(counterpart, moves, false);
  if (vatNumber !== undefined && name === undefined && address === undefined)
    return Object.freeze({ vatNumber, country, branch });
  return present<Counterpart>({ vatNumber, country, branch, name, address });
};

interface Named {
  readonly name: string | undefined;
  readonly address: Address | undefined;
}

/** Name and address of a party, on goods movements and for parties abroad. */
function named(party: PartyView, moves: boolean, isIssuer: boolean): Named {
  const isNamed = moves || (party.country ?? HOME) !== HOME;
  const name = isNamed ? (party.name ?? party.print?.name) : undefined;
  const stated = isNamed || !isIssuer ? party.address && addressOf(party.address) : undefined;
  return { name, address: stated ?? (isNamed ? printedAddress(party.print) : undefined) };
}

/** The address of the print block, if it is complete enough. */
function printedAddress(print: PartyView['print']): Address | undefined {
  if (print?.addressPostalCode === undefined || print.addressCity === undefined) return undefined;
  const {
    addressStreet: street,
    addressNumber: number,
    addressPostalCode: postalCode,
    addressCity: city,
  } = print;
  return addressOf({ street, number, postalCode, city });
}
