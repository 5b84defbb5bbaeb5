import { relative, resolve } from 'node:path';
import { TestStatus } from '@stryker-mutator/api/test-runner';
import { bundleTests } from './bundle.mjs';
import { Counts, keep, recall } from './coverage.mjs';
import { concerns, isKept, isTimed, testFiles } from './files.mjs';
import { loaderOf } from './load.mjs';

const NONE = -1;

/**
 * Runs the tests for Stryker in its own process: for each mutant the tests that meet it, until one fails, first those that
 * have found mutants of the same file, then the quick ones. Stryker's runner for vitest loads every module anew for each
 * mutant and takes some seconds; this one takes a twentieth of one. It loads anew for mutants of what is computed while
 * loading, and whenever a test that has found a mutant fails without it too.
 */
export class Runner {
  #load;
  #known;
  #loaded;
  /** By file of the source: how many mutants each test has found. */
  #found = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#load = loaderOf(await bundleTests(testFiles()));
  }

  /** Twice: once to see which test meets which mutant, once for the time that a test takes. */
  async dryRun() {
    const covering = this.#load({ id: NONE, hits: 0, limit: 0, cover: Counts.note });
    const loading = Counts.taken();
    const counts = [];
    for (const test of covering.tests) {
      if (!isTimed(test)) await failureOf(test, covering.place);
      counts.push(Counts.taken());
    }
    const { tests, place } = this.#load({ id: NONE, hits: 0, limit: 0 });
    const durations = [];
    const files = new Map();
    for (const [index, test] of tests.entries()) {
      const start = performance.now();
      const failure = isTimed(test) ? undefined : await failureOf(test, place);
      durations.push(performance.now() - start);
      const file = files.get(test.file) ?? { counts: new Counts(), time: 0, failures: [] };
      files.set(test.file, file);
      file.counts.addAll(counts[index]);
      file.time += durations[index];
      if (failure !== undefined) file.failures.push(`${test.name}: ${failure}`);
    }
    keep(durations, counts);
    return {
      status: 'complete',
      tests: [...files].map(([name, { time, failures }]) => ({
        id: name,
        name,
        fileName: resolve(name),
        timeSpentMs: time,
        ...(failures.length === 0
          ? { status: TestStatus.Success }
          : { status: TestStatus.Failed, failureMessage: failures.join('\n') }),
      })),
      mutantCoverage: {
        static: Object.fromEntries(loading.entries()),
        perTest: Object.fromEntries(
          [...files].map(([name, file]) => [name, Object.fromEntries(file.counts.entries())]),
        ),
      },
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }) {
    const source = relative('.', sandboxFileName).replaceAll('\\', '/');
    const mutant = {
      id: Number(activeMutant.id),
      source,
      limit: hitLimit ?? Number.POSITIVE_INFINITY,
      whileLoading: testFilter === undefined,
      always: testFilter === undefined || isKept(source),
    };
    this.#known ??= recall();
    if (!mutant.always) {
      this.#loaded ??= this.#fresh();
      const result = await this.#run(mutant, this.#loaded);
      if (result.status !== 'killed' || (await this.#passes(result.index, this.#loaded))) return result;
    }
    this.#loaded = undefined;
    let loaded;
    try {
      loaded = this.#fresh(mutant.whileLoading ? mutant : undefined);
    } catch (error) {
      const [file] = testFiles();
      return { status: 'killed', killedBy: [file], failureMessage: `Nothing loads: ${error}`, nrOfTests: 0 };
    }
    return this.#run(mutant, loaded);
  }

  #fresh({ id, limit } = { id: NONE, limit: Number.POSITIVE_INFINITY }) {
    const state = { id, hits: 0, limit };
    const { tests, place } = this.#load(state);
    return { state, tests, place };
  }

  async #run({ id, source, limit, always }, { state, tests, place }) {
    const { durations, meets } = this.#known;
    const found = this.#found.get(source) ?? new Map();
    this.#found.set(source, found);
    const order = [];
    for (const [index, test] of tests.entries()) {
      if (!isTimed(test) && concerns(test, source) && (always || meets(index, id))) order.push(index);
    }
    order.sort((a, b) => (found.get(b) ?? 0) - (found.get(a) ?? 0) || durations[a] - durations[b]);
    state.hits = 0;
    state.limit = limit;
    state.activate(id);
    let run = 0;
    for (const index of order) {
      const test = tests[index];
      run += 1;
      const failure = await failureOf(test, place);
      if (state.hits > state.limit) return { status: 'timeout', reason: 'A loop without an end' };
      if (failure === undefined) continue;
      found.set(index, (found.get(index) ?? 0) + 1);
      const failureMessage = `${test.name}: ${failure}`;
      return { status: 'killed', killedBy: [test.file], failureMessage, nrOfTests: run, index };
    }
    return { status: 'survived', nrOfTests: run };
  }

  /** Whether a test that has found a mutant passes without it; otherwise an earlier mutant has left something behind. */
  async #passes(index, { state, tests, place }) {
    state.activate(NONE);
    return (await failureOf(tests[index], place)) === undefined;
  }
}

async function failureOf({ file, body }, place) {
  place.file = file;
  try {
    const promised = body();
    if (promised instanceof Promise) await promised;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
