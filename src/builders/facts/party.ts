import * as z from 'zod/mini';
import { countries } from '../../codes/index.js';
import { addressShape, printBlockShape } from '../../types/index.js';
import { code, integer, text } from '../../types/leaf.js';
import type { Given } from './given.js';

const printShapes = printBlockShape.shape;

const partyMembers = {
  /** The tax number bare, without `EL`: nine digits in Greece, at most 30 characters elsewhere. */
  vatNumber: text(30),
  /** Number of the establishment in the registry; `0` for the seat. Never assumed. */
  branch: integer(0),
  /** Name. Goes to the tax authority on goods movements and for foreign parties, and to the print. */
  name: z.optional(text(200)),
  /** Address. Goes where the name goes. */
  address: z.optional(addressShape),
};

/** Who issues the document. */
export const issuerFactsShape = z.strictObject({
  ...partyMembers,
  /** ISO 3166 code; `GR` unless stated. */
  country: z.optional(code(countries)),
  /** How the issuer stands on the printed document; name and address are filled in from the facts above. */
  print: printShapes.issuer,
});

/** Who receives the document. */
export const partyFactsShape = z.strictObject({
  ...partyMembers,
  /** ISO 3166 code; Greece is `GR`, never `EL`. */
  country: code(countries),
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
 * Who receives the document.
 *
 * @example
 * const customer: PartyFacts = { vatNumber: '987654324', country: 'GR', branch: 0 };
 */
export type PartyFacts = Given<z.infer<typeof partyFactsShape>>;

/**
 * A postal address: street, number (`'0'` when there is none), postal code, city.
 *
 * @example
 * const shop: AddressFacts = { street: 'Ερμού', number: '10', postalCode: '10563', city: 'Αθήνα' };
 */
export type AddressFacts = Given<z.infer<typeof addressShape>>;
