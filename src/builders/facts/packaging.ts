import { packageShape } from '../../types/generated/shapes.js';
import type { Given } from './given.js';
import type { ValueOf } from './value-of.js';

/** Packages of one kind; the same as on the wire. */
export const packageFactsShape = packageShape;

/**
 * Packages of one kind: 1 pallet, 2 carton, 3 crate, 4 barrel, 5 sack, 6 other with its title.
 *
 * @example
 * const cartons: PackageFacts = { packagingType: 2, quantity: 10 };
 */
export type PackageFacts = Given<ValueOf<typeof packageFactsShape>>;
