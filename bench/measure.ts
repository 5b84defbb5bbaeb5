/** How long a call takes compared with another one: measured in turns, each by its quietest round. */
export interface Ratio {
  /** The time of the subject in its quietest round, divided by that of the reference: other work only adds time. */
  readonly ratio: number;
  /** The time of one call of the subject in its quietest round, in microseconds. */
  readonly micros: number;
}

/** A call to time. It receives the number of the call, so that it can use several inputs in turn. */
export type Call = (turn: number) => unknown;

/** Keeps the results of calls, so that no engine can optimise them away. */
const kept: { last?: unknown } = {};

const ROUNDS = 15;
const ROUND_MS = 40;

/** Engines optimise in the background, so what counts is how long they have run, not how late it is. */
const WARM_UP_MS = 600;

/** Reading the time takes as long as a short call. */
const BETWEEN_LOOKS = 16;

/** Times `subject` against `reference`. */
export function beside(reference: Call, subject: Call): Ratio {
  const referenceCalls = callsFor(reference);
  const subjectCalls = callsFor(subject);
  let least = Number.POSITIVE_INFINITY;
  let leastOfReference = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    least = Math.min(least, perCall(subject, subjectCalls));
    leastOfReference = Math.min(leastOfReference, perCall(reference, referenceCalls));
  }
  return { ratio: least / leastOfReference, micros: least * 1000 };
}

/** The time of one call in its quietest round, in milliseconds. */
export function alone(subject: Call): number {
  const calls = callsFor(subject);
  return Math.min(...Array.from({ length: ROUNDS }, () => perCall(subject, calls)));
}

/** Warms a call up, and returns how often it fits into one round. */
function callsFor(call: Call): number {
  const start = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  let calls = 0;
  while (spent() < WARM_UP_MS) {
    for (let turn = 0; turn < BETWEEN_LOOKS; turn += 1) kept.last = call(calls + turn);
    calls += BETWEEN_LOOKS;
  }
  return Math.max(3, Math.ceil((calls * ROUND_MS) / WARM_UP_MS));
}

function perCall(call: Call, calls: number): number {
  const start = performance.now();
  for (let turn = 0; turn < calls; turn += 1) kept.last = call(turn);
  return (performance.now() - start) / calls;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
