import { readFileSync, writeFileSync } from 'node:fs';

/** In the copy of the project in which Stryker works; all its processes read what the first has found. */
const DURATIONS = 'mutation-durations.json';
const BITS = 'mutation-coverage.bin';

/** Ids of mutants are below this: some twelve thousand today. */
const MOST = 1 << 17;

/** How often each mutant is met: by the loading of the modules, by a test, by a file of tests. */
export class Counts {
  static #now = new Uint32Array(MOST);
  static #met = [];

  /** Notes that these mutants are met; the code under test calls it more often than anything else. */
  static note(...ids) {
    for (const id of ids) {
      if (Counts.#now[id] === 0) Counts.#met.push(id);
      Counts.#now[id] += 1;
    }
  }

  /** What was noted since the last time. */
  static taken() {
    const counts = new Counts();
    for (const id of Counts.#met) {
      counts.#counts.set(id, Counts.#now[id]);
      Counts.#now[id] = 0;
    }
    Counts.#met = [];
    return counts;
  }

  #counts = new Map();

  addAll(others) {
    for (const [id, count] of others.entries()) this.#counts.set(id, (this.#counts.get(id) ?? 0) + count);
  }

  entries() {
    return this.#counts.entries();
  }
}

/**
 * Which single test meets which mutant, and how long it takes. Stryker itself is told of files only: some thousand
 * tests that meet some thousand mutants each would fill its report.
 */
export function keep(durations, countsOfTests) {
  const sets = countsOfTests.map((counts) => [...counts.entries()].map(([id]) => id));
  const width = (Math.max(0, ...sets.map((ids) => ids.reduce((a, b) => Math.max(a, b), 0))) >> 3) + 1;
  const bits = new Uint8Array(width * sets.length);
  sets.forEach((ids, test) => {
    for (const id of ids) bits[test * width + (id >> 3)] |= 1 << (id & 7);
  });
  writeFileSync(BITS, bits);
  writeFileSync(DURATIONS, JSON.stringify({ durations, width }));
}

export function recall() {
  const { durations, width } = JSON.parse(readFileSync(DURATIONS, 'utf8'));
  const bits = readFileSync(BITS);
  const meets = (test, id) => id >> 3 < width && ((bits[test * width + (id >> 3)] >> (id & 7)) & 1) === 1;
  return { durations, meets };
}
