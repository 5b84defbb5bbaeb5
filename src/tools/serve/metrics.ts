/** The upper bounds of durations, in milliseconds. */
const BOUNDS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000] as const;

interface Measured {
  calls: number;
  milliseconds: number;
  readonly below: number[];
}

/** Counts calls by operation and status, in the text form of Prometheus. */
export class Metrics {
  readonly #calls = new Map<string, number>();
  readonly #durations = new Map<string, Measured>();

  count(operation: string, status: number, milliseconds: number): void {
    const labels = `operation="${operation}",status="${status}"`;
    this.#calls.set(labels, (this.#calls.get(labels) ?? 0) + 1);
    const known = this.#durations.get(operation);
    const measured = known ?? { calls: 0, milliseconds: 0, below: BOUNDS.map(() => 0) };
    measured.calls += 1;
    measured.milliseconds += milliseconds;
    for (const [index, bound] of BOUNDS.entries()) {
      if (milliseconds <= bound) measured.below[index] = (measured.below[index] ?? 0) + 1;
    }
    if (known === undefined) this.#durations.set(operation, measured);
  }

  /** The answer to `GET /metrics`. */
  answer(): Response {
    const lines = ['# TYPE parastatiko_calls_total counter'];
    for (const [labels, calls] of this.#calls) lines.push(`parastatiko_calls_total{${labels}} ${calls}`);
    const name = 'parastatiko_call_duration_seconds';
    lines.push(`# TYPE ${name} histogram`);
    for (const [operation, { calls, milliseconds, below }] of this.#durations) {
      const of = `operation="${operation}"`;
      for (const [index, bound] of BOUNDS.entries())
        lines.push(`${name}_bucket{${of},le="${bound / 1000}"} ${below[index]}`);
      lines.push(`${name}_bucket{${of},le="+Inf"} ${calls}`);
      lines.push(`${name}_sum{${of}} ${milliseconds / 1000}`, `${name}_count{${of}} ${calls}`);
    }
    return new Response(`${lines.join('\n')}\n`, {
      headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    });
  }
}
