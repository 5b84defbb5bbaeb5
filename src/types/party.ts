import * as z from 'zod/mini';
import { type Country, countries } from '../codes/index.js';
import { code, integer, text } from './leaf.js';

/** A postal address. Postal code and city are mandatory whenever an address is sent (XSD 2.0.2). */
export const addressShape = z.strictObject({
  street: z.optional(text(150)),
  number: z.optional(text()),
  postalCode: text(),
  city: text(150),
});

/** Who issues or receives a document, as the tax authority knows it. Names for print stand in the print block. */
export const partyShape = z.strictObject({
  vatNumber: text(30),
  country: code(countries),
  branch: integer(0),
  name: z.optional(text(200)),
  address: z.optional(addressShape),
});

/** Who receives a document. A private person on a goods movement has no tax number (observed). */
export const counterpartShape = z.extend(partyShape, {
  vatNumber: z.optional(text(30)),
});

/** Who receives a document. */
export interface Counterpart extends Omit<Party, 'vatNumber'> {
  /** The tax number bare; mandatory but for a private person on a goods movement. */
  readonly vatNumber?: string | undefined;
}

/** A postal address: street, number, postal code, city. */
export interface Address {
  /** Street, at most 150 characters. */
  readonly street?: string | undefined;
  /** Street number; `"0"` when there is none. */
  readonly number?: string | undefined;
  /** Postal code. */
  readonly postalCode: string;
  /** City, at most 150 characters. */
  readonly city: string;
}

/** Issuer or counterpart as sent to the tax authority. */
export interface Party {
  /** The tax number bare, without `EL`: nine digits in Greece, at most 30 characters elsewhere. */
  readonly vatNumber: string;
  /** ISO 3166 code; Greece is `GR`, never `EL`. */
  readonly country: Country;
  /** Number of the establishment in the registry; `0` for the seat. */
  readonly branch: number;
  /** Name, at most 200 characters. Mandatory on goods movements, refused for Greek parties elsewhere (219, 220). */
  readonly name?: string | undefined;
  /** Address. Mandatory on goods movements. */
  readonly address?: Address | undefined;
}
