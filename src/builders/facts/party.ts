import * as z from 'zod/mini';
import { addressShape, printBlockShape } from '../../types/index.js';
import { integer, text } from '../../types/leaf.js';
import type { Given } from './given.js';
import { countryInput } from './leaves.js';

const printShapes = printBlockShape.shape;

const partyMembers = {
  /** Number of the establishment in the registry; `0` for the seat. Never assumed. */
  branch: integer(0),
  /** Name. Goes to the tax authority on goods movements and for foreign parties, and to the print. */
  name: z.optional(text(200)),
  /** Address. Goes where the name goes. */
  address: z.optional(addressShape),
};

/** Who issues the document. */
export const issuerFactsShape = z.strictObject({
  /** The tax number bare, without `EL`: nine digits in Greece. */
  vatNumber: text(30),
  ...partyMembers,
  /** ISO 3166 code; `GR` unless stated. */
  country: z.optional(countryInput()),
  /** How the issuer stands on the printed document; name and address are filled in from the facts above. */
  print: printShapes.issuer,
});

/** Who receives the document. */
export const partyFactsShape = z.strictObject({
  /**
   * The tax number bare, without `EL`: nine digits in Greece, at most 30 characters elsewhere. A private person may do
   * without where goods are moved (9.x, delivery note).
   */
  vatNumber: z.optional(text(30)),
  ...partyMembers,
  /** ISO 3166 code; Greece is `GR`, never `EL`. */
  country: countryInput(),
  /** How the counterpart stands on the printed document; name and address are filled in from the facts above. */
  print: printShapes.counterpart,
});

/**
 * Who issues the document.
 *
 * @example
 * const shop: IssuerFacts = { vatNumber: '123456783', branch: 0, print: { name: 'Παπαδόπουλος Α.Ε.' } };
 */
export type IssuerFacts = Given<z.infer<typeof issuerFactsShape>>;

/**
 * Who receives goods that are moved: a private person may do without a tax number.
 *
 * @example
 * const person: RecipientFacts = { country: 'GR', branch: 0, name: 'Ελένη Νικολάου', address };
 */
export type RecipientFacts = Given<z.infer<typeof partyFactsShape>>;

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
export type AddressFacts = Given<z.infer<typeof addressShape>>;
