import * as z from 'zod/mini';
import { integer, text } from './leaf.js';

/** Packages of one kind. */
export const packageShape = z.strictObject({
  /** 1 pallet, 2 carton, 3 crate, 4 barrel, 5 sack, 6 other (needs its title). */
  packagingType: integer(1, 6),
  /** How many: a whole number above 0. */
  quantity: integer(1),
  /** What kind; with `packagingType` 6. */
  otherPackagingTypeTitle: z.optional(text(150)),
});

/** The packages of a goods movement. */
export const packingsDeclarationShape = z.strictObject({
  /** Packages by kind. Capital P, as the schema has it. */
  Packages: z.array(packageShape).check(z.minLength(1)),
});

/** Packages of one kind. */
export type Package = z.infer<typeof packageShape>;

/** The packages of a goods movement. */
export type PackingsDeclaration = z.infer<typeof packingsDeclarationShape>;
