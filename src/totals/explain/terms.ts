import { type Cents, centsToString, type Exact, formatExact } from '../../money/index.js';
import type { Path } from '../../types/index.js';
import type { TotalsTerm } from './step.js';

/** An amount as text, or `undefined` for no amount. */
export function shownAmount(cents: Cents | undefined): string | undefined {
  return cents === undefined ? undefined : centsToString(cents);
}

/** A quantity, price or percent as a term. */
export function exactTerm(path: Path, label: string, value: Exact | undefined): TotalsTerm {
  return {
    path: [...path, label],
    label,
    value: value === undefined ? undefined : formatExact(value),
    sign: 1,
  };
}
