/** A process that explores worlds. It is compiled into one file, so that nothing is loaded while a world runs: see `main.ts`. */
import type { Place } from './journals.js';
import type { Report } from './run.js';
import { runAny, worldsOf } from './small.js';

/** What it tells: what was found in a world, and at last which states were reached. */
export interface Message {
  readonly seed?: string;
  readonly findings?: readonly string[];
  readonly lines?: readonly string[];
  readonly reached?: Readonly<Record<string, number>>;
}

const {
  scripts = [],
  seeds = [],
  from = 1,
  step = 1,
  worlds = 0,
  place = 'memory',
  isShown = false,
} = JSON.parse(process.argv[2] ?? '{}') as Part;

/** The worlds of one process. */
export interface Part {
  /** Scripts whose small worlds are explored as a whole. */
  readonly scripts?: readonly string[];
  readonly seeds?: readonly string[];
  readonly from?: number;
  readonly step?: number;
  readonly worlds?: number;
  /** Where the journals are. */
  readonly place?: Place;
  /** Whether to tell all lines of each world. */
  readonly isShown?: boolean;
}

const tell = (message: Message): void => {
  process.send?.(message);
};

const reached: Record<string, number> = {};
const named = (number: number) => (place === 'memory' ? String(number) : `${place}:${number}`);
const all = [...seeds, ...Array.from({ length: worlds }, (_, at) => named(from + at * step))];
function told({ seed, findings, lines, reached: states }: Report): void {
  for (const [state, count] of states) reached[state] = (reached[state] ?? 0) + count;
  if (findings.length > 0 || isShown) tell({ seed, findings, ...(isShown && { lines }) });
}
for (const script of scripts) for await (const report of worldsOf(script)) told(report);
for (const seed of all) told(await runAny(seed));
tell({ reached });
// What dead processes of a world wait for would hold this one.
process.send?.({}, () => process.exit());
