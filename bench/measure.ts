/** How long a call takes compared with another one, measured in turns so that a drifting machine slows both equally. */
export interface Ratio {
  /** Median of time(subject) / time(reference) over the rounds. */
  readonly ratio: number;
  /** Median time of one call of the subject, in microseconds. */
  readonly micros: number;
}

/** A call to time. It receives the number of the call, so that it can use several inputs in turn. */
export type Call = (turn: number) => unknown;

/** Keeps the results of calls, so that no engine can optimise them away. */
const kept: { last?: unknown } = {};

const ROUNDS = 15;
const ROUND_MS = 40;

/** Times `subject` against `reference`. */
export function beside(reference: Call, subject: Call): Ratio {
  const referenceCalls = callsFor(reference);
  const subjectCalls = callsFor(subject);
  const ratios: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const time = perCall(subject, subjectCalls);
    ratios.push(time / perCall(reference, referenceCalls));
    times.push(time * 1000);
  }
  return { ratio: median(ratios), micros: median(times) };
}

/** Median time of one call in milliseconds, over the same rounds. */
export function alone(subject: Call): number {
  const calls = callsFor(subject);
  return median(Array.from({ length: ROUNDS }, () => perCall(subject, calls)));
}

/** Warms a call up, and returns how often it fits into one round. */
function callsFor(call: Call): number {
  const until = performance.now() + 4 * ROUND_MS;
  let calls = 0;
  while (performance.now() < until) {
    kept.last = call(calls);
    calls += 1;
  }
  return Math.max(3, Math.ceil(calls / 4));
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
