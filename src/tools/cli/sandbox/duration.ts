import type { Values } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { textOf } from '../args/values.js';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const TIME = /^(\d{1,9})(ms|[smhd])?$/;

/** A time in milliseconds, written as `500`, `5s`, `10m`, `2h` or `30d`; undefined for any other text. */
export function millisecondsOf(text: string): number | undefined {
  const [, count, unit = 'ms'] = TIME.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * (UNITS[unit] ?? 1);
}

/** The time of an option in milliseconds, or a usual one. Throws `UsageError`. */
export function durationOf(values: Values, name: string, usual: string): number {
  const text = textOf(values, name) ?? usual;
  const time = millisecondsOf(text);
  if (time !== undefined) return time;
  throw new UsageError((words) => words.wrongDuration(`--${name}`, text));
}
