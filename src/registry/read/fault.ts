import type { Params } from '../../types/index.js';
import { nameOfCharacter, refusedCharacterAt } from '../characters.js';
import { RegistryXmlError, type RegistryXmlProblem, type RegistryXmlReason } from '../error.js';
import { positionAt } from './positions.js';

/** Why an element is not read. */
export type FaultReason = Extract<
  RegistryXmlReason,
  'malformed' | 'doctype' | 'entity' | 'character' | 'too-large'
>;

/** What is wrong with an element that is not read. */
export type FaultProblem = Extract<RegistryXmlProblem, FaultReason | `${FaultReason}/${string}`>;

/** A fault in XML, and its position. */
export interface Fault {
  readonly problem: FaultProblem;
  readonly params: Params;
  readonly index: number;
}

/** The error for a fault in a text. */
export const errorOf = ({ problem, params, index }: Fault, text: string): RegistryXmlError =>
  new RegistryXmlError(problem, { params, position: positionAt(text, index) });

/** A name of any length, shortened for display. */
export const shortened = (name: string): string => name.slice(0, 60);

/** The fault of an element without an end tag. */
export const notClosed = (name: string, index: number): Fault => ({
  problem: 'malformed/not-closed',
  params: { name: shortened(name) },
  index,
});

/** The first character of a part of a text that XML does not allow. */
export function badCharacter(text: string, from: number, to: number): Fault | undefined {
  const piece = text.slice(from, to);
  const at = refusedCharacterAt(piece);
  if (at === -1) return undefined;
  return {
    problem: 'character',
    params: { character: nameOfCharacter(piece, at) },
    index: from + at,
  };
}
