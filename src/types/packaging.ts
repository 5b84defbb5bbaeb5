import * as z from 'zod/mini';
import { integer, text } from './leaf.js';

/** Packages of one kind. */
export const packageShape = z.strictObject({
  packagingType: integer(1, 6),
  quantity: integer(1),
  otherPackagingTypeTitle: z.optional(text(150)),
});

/** The packages of a goods movement. */
export const packingsDeclarationShape = z.strictObject({
  Packages: z.array(packageShape).check(z.minLength(1)),
});

/** Packages of one kind. */
export interface Package {
  /** 1 pallet, 2 carton, 3 crate, 4 barrel, 5 sack, 6 other (needs its title). */
  readonly packagingType: number;
  /** How many: a whole number above 0. */
  readonly quantity: number;
  /** What kind; with `packagingType` 6. */
  readonly otherPackagingTypeTitle?: string | undefined;
}

/** The packages of a goods movement. */
export interface PackingsDeclaration {
  /** Packages by kind. Capital P, as the schema has it. */
  readonly Packages: readonly Package[];
}
