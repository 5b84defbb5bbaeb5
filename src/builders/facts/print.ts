import { additionalDetailsShape } from '../../types/generated/shapes.js';
import type { Given } from './given.js';
import type { ValueOf } from './value-of.js';

/** What else is printed; the same as on the wire. What is left out is derived where it can be. */
export const printFactsShape = additionalDetailsShape;

/**
 * What else is printed. Title, language, paper, payment label and places are derived unless stated.
 *
 * @example
 * const print: PrintFacts = { documentLanguageCode: 'EN', documentComments: 'Handle with care' };
 */
export type PrintFacts = Given<ValueOf<typeof printFactsShape>>;
