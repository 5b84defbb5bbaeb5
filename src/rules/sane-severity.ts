import type { Severity } from '../types/index.js';
import type { Weights } from './engine/findings.js';
import { allRules } from './registry.js';

/** Weights that make sense, and what was told besides them. */
interface SaneSeverity {
  readonly severity: Weights | undefined;
  /** One sentence each: a slip of the pen would leave a rule as it is, in silence. */
  readonly notFollowed: readonly string[];
}

const WEIGHTS: ReadonlySet<unknown> = new Set(['error', 'warning', 'info', 'off'] satisfies (
  | Severity
  | 'off'
)[]);
let ids: ReadonlySet<string> | undefined;

const isWeight = (value: unknown): value is Severity | 'off' => WEIGHTS.has(value);

/** The weights of rules that exist, where they are weights. Takes anything and never throws. */
export function saneSeverity(given: unknown): SaneSeverity {
  const notFollowed: string[] = [];
  if (typeof given !== 'object' || given === null) {
    return { severity: undefined, notFollowed: ['the option severity is no object of weights by rule'] };
  }
  ids ??= new Set(allRules.map(({ id }) => id));
  const severity: Record<string, Severity | 'off'> = {};
  try {
    for (const [id, weight] of Object.entries(given)) {
      if (weight === undefined) continue;
      if (!ids.has(id)) notFollowed.push(`the option severity names ${shown(id)}, which is no rule`);
      else if (isWeight(weight)) severity[id] = weight;
      else
        notFollowed.push(
          `the option severity gives ${id} a weight that is none of ${[...WEIGHTS].join(', ')}`,
        );
    }
  } catch {
    notFollowed.push('the option severity could not be read');
  }
  return { severity, notFollowed };
}

/** A name that may be of any length. */
const shown = (id: string): string => (id.length > 60 ? `${id.slice(0, 59)}…` : id);
