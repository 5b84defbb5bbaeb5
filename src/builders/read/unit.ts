import { parseUnit } from '../../codes/index.js';
import { shown } from '../../reading/leaf.js';
import { isUnitCode } from '../facts/leaves.js';
import type { Reading } from './reading.js';

// People write a handful of spellings; the bound keeps everything else out.
const spellings = new Map<string, number>();
const MOST_SPELLINGS = 64;

/** The code of a unit, from its code or from what people write. */
export function readUnit(reading: Reading, line: number, unit: unknown): number | undefined {
  if (isUnitCode(unit)) return unit;
  const path = ['lines', line, 'unit'];
  if (typeof unit !== 'string') {
    const value = typeof unit === 'number' || typeof unit === 'boolean' ? unit : typeof unit;
    return reading.problem('unit', path, { value });
  }
  const known = spellings.get(unit) ?? parseUnit(unit);
  if (known === undefined) return reading.problem('unit', path, { value: shown(unit), label: shown(unit) });
  if (spellings.size < MOST_SPELLINGS) spellings.set(unit, known);
  return known;
}
