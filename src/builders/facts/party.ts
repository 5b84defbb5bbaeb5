import { addressShape, printBlockShape } from '../../types/generated/shapes.js';
import type { PrintBlock } from '../../types/index.js';
import type { Given } from './given.js';
import { type CountryInput, countryInput, integer, object, optional, text } from './leaves.js';
import type { ValueOf } from './value-of.js';

const printShapes = printBlockShape.members;

const partyMembers = {
  branch: integer(0),
  name: optional(text(200)),
  address: optional(addressShape),
};

/** Who issues the document. */
export const issuerFactsShape = object('IssuerFacts', {
  vatNumber: text(30),
  ...partyMembers,
  country: optional(countryInput),
  print: printShapes.issuer,
});

/** Who receives the document. */
export const partyFactsShape = object('PartyFacts', {
  vatNumber: optional(text(30)),
  ...partyMembers,
  country: countryInput,
  print: printShapes.counterpart,
});

/**
 * Who issues the document.
 *
 * @example
 * const shop: IssuerFacts = { vatNumber: '123456783', branch: 0, print: { name: 'Παπαδόπουλος Α.Ε.' } };
 */
export interface IssuerFacts {
  /** The tax number bare, without `EL`: nine digits in Greece. */
  readonly vatNumber: string;
  /** Number of the establishment in the registry; `0` for the seat. Never assumed. */
  readonly branch: number;
  /** Name. Goes to the tax authority on goods movements and for foreign parties, and to the print. */
  readonly name?: string | undefined;
  /** Address. Goes where the name goes. */
  readonly address?: AddressFacts | undefined;
  /** ISO 3166 code; `GR` unless stated. */
  readonly country?: CountryInput | undefined;
  /** How the issuer stands on the printed document; name and address are filled in from the facts above. */
  readonly print?: PrintBlock['issuer'] | undefined;
}

/**
 * Who receives goods that are moved: a private person may do without a tax number.
 *
 * @example
 * const person: RecipientFacts = { country: 'GR', branch: 0, name: 'Ελένη Νικολάου', address };
 */
export interface RecipientFacts {
  /**
   * The tax number bare, without `EL`: nine digits in Greece, at most 30 characters elsewhere. A private person may do
   * without where goods are moved (9.x, delivery note).
   */
  readonly vatNumber?: string | undefined;
  /** Number of the establishment in the registry; `0` for the seat. Never assumed. */
  readonly branch: number;
  /** Name. Goes to the tax authority on goods movements and for foreign parties, and to the print. */
  readonly name?: string | undefined;
  /** Address. Goes where the name goes. */
  readonly address?: AddressFacts | undefined;
  /** ISO 3166 code; Greece is `GR`, never `EL`. */
  readonly country: CountryInput;
  /** How the counterpart stands on the printed document; name and address are filled in from the facts above. */
  readonly print?: PrintBlock['counterpart'] | undefined;
}

/**
 * Who receives the document.
 *
 * @example
 * const customer: PartyFacts = { vatNumber: '987654324', country: 'GR', branch: 0 };
 */
export interface PartyFacts extends RecipientFacts {
  /** The tax number bare, without `EL`: nine digits in Greece, at most 30 characters elsewhere. */
  readonly vatNumber: string;
}

/**
 * A postal address: street, number (`'0'` when there is none), postal code, city.
 *
 * @example
 * const shop: AddressFacts = { street: 'Ερμού', number: '10', postalCode: '10563', city: 'Αθήνα' };
 */
export type AddressFacts = Given<ValueOf<typeof addressShape>>;
