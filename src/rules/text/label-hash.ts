import { comparable, comparableUnit } from './comparable.js';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
const BLANK = 0x20;

const mix = (hash: number, unit: number): number => Math.imul(hash ^ unit, PRIME);

/**
 * A hash of a text as `comparable` normalizes it: FNV-1a of 32 bits over its code units. Labels are stored as hashes,
 * which take a third of their space. Most texts are not normalized first, but unit by unit.
 */
export function labelHash(text: string): number {
  let hash = OFFSET;
  let isBegun = false;
  let isBlank = false;
  for (let at = 0; at < text.length; at += 1) {
    const fold = comparableUnit(text.charCodeAt(at));
    if (fold === undefined) return hashOf(comparable(text));
    for (let index = 0; index < fold.length; index += 1) {
      const unit = fold.charCodeAt(index);
      // A sequence of blanks counts as one, and only between letters.
      if (unit === BLANK) isBlank = isBegun;
      else {
        hash = mix(isBlank ? mix(hash, BLANK) : hash, unit);
        isBegun = true;
        isBlank = false;
      }
    }
  }
  return hash >>> 0;
}

function hashOf(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = mix(hash, text.charCodeAt(at));
  return hash >>> 0;
}
