import * as z from 'zod/mini';
import { countries } from '../codes/index.js';
import { code, integer, text } from './leaf.js';

/** A postal address. Postal code and city are mandatory whenever an address is sent (XSD 2.0.2). */
export const addressShape = z.strictObject({
  /** Street, at most 150 characters. */
  street: z.optional(text(150)),
  /** Street number; `"0"` when there is none. */
  number: z.optional(text()),
  /** Postal code. */
  postalCode: text(),
  /** City, at most 150 characters. */
  city: text(150),
});

/** Who issues or receives a document, as the tax authority knows it. Names for print stand in the print block. */
export const partyShape = z.strictObject({
  /** The tax number bare, without `EL`: nine digits in Greece, at most 30 characters elsewhere. */
  vatNumber: text(30),
  /** ISO 3166 code; Greece is `GR`, never `EL`. */
  country: code(countries),
  /** Number of the establishment in the registry; `0` for the seat. */
  branch: integer(0),
  /** Name, at most 200 characters. Mandatory on goods movements, refused for Greek parties elsewhere (219, 220). */
  name: z.optional(text(200)),
  /** Address. Mandatory on goods movements. */
  address: z.optional(addressShape),
});

/** Who receives a document. A private person on a goods movement has no tax number (observed). */
export const counterpartShape = z.extend(partyShape, {
  /** The tax number bare; mandatory but for a private person on a goods movement. */
  vatNumber: z.optional(text(30)),
});

/** Who receives a document. */
export type Counterpart = z.infer<typeof counterpartShape>;

/** A postal address: street, number, postal code, city. */
export type Address = z.infer<typeof addressShape>;

/** Issuer or counterpart as sent to the tax authority. */
export type Party = z.infer<typeof partyShape>;
