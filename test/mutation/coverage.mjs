import { readFileSync, writeFileSync } from 'node:fs';

/** In the copy of the project in which Stryker works; all its processes read what the first has found. */
const DURATIONS = 'mutation-durations.json';
const BITS = 'mutation-coverage.bin';

/** How often each mutant is met: by the loading of the modules, by a test, by a file of tests. */
export class Counts {
  #counts = new Map();

  add = (...ids) => {
    for (const id of ids) this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
  };

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
