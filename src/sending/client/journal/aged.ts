import { isRecord } from '../../../reading/object.js';
import { longestOf, millisecondsUntil, shorterOf } from '../time.js';
import type { Journal } from './journal.js';
import { OWN, own } from './own-states.js';

/** How much time has passed for the journal, and which versions were the newest then. */
interface JournalTime {
  /** The clock of the machine when this was written, ISO 8601. */
  readonly at: string;
  /** In milliseconds. */
  readonly passed: number;
  readonly marks: readonly Mark[];
}

interface Mark {
  readonly passed: number;
  /** States with a lower version were written before. */
  readonly version: number;
}

const NAME = `${OWN}time`;
const DAY = 86_400_000;
/** How exact ages are, as a part of the time for which states are kept. */
const PARTS = 100;
/** How many steps it takes at least until a state is old enough. */
const STEPS = 4;

/**
 * The version below which states are older than `keep`, by the time that has passed for the journal; `undefined` if none is.
 * Call it from time to time: what passes between two calls counts for a day at most, and for nothing if the clock went back.
 * So a clock that is wrong once, or for as long as nobody looks, makes nothing older, whatever it says.
 *
 * @param keep in milliseconds
 */
export async function versionBefore(journal: Journal, now: Date, keep: number): Promise<number | undefined> {
  for (;;) {
    const stored = await journal.storedState(NAME);
    const time = isRecord(stored?.state) ? (stored.state as unknown as JournalTime) : undefined;
    if (stored === undefined || time === undefined) {
      const begun: JournalTime = { at: now.toISOString(), passed: 0, marks: [] };
      if ((await journal.exchangeState(NAME, stored?.version, own(begun))).exchanged) return undefined;
      continue;
    }
    const step = shorterOf(DAY, keep / STEPS);
    const elapsed = millisecondsUntil(now, new Date(time.at));
    const passed = time.passed + longestOf([shorterOf(elapsed, step)]);
    const isDue = time.passed - (time.marks.at(-1)?.passed ?? Number.NEGATIVE_INFINITY) >= keep / PARTS;
    const marks = isDue ? [...time.marks, { passed: time.passed, version: stored.version }] : [...time.marks];
    const old = marks.filter((mark) => passed - mark.passed >= keep);
    const kept = marks.slice(Math.max(0, old.length - 1));
    const next: JournalTime = { at: now.toISOString(), passed, marks: kept };
    const { exchanged } = await journal.exchangeState(NAME, stored.version, own(next));
    if (exchanged) return old.at(-1)?.version;
  }
}
