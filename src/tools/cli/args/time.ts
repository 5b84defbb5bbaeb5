import type { Context } from './command.js';
import { UsageError } from './usage-error.js';

/** The context with a clock that starts at the stated time and goes on from there. Throws `UsageError`. */
export function atStatedTime<Given extends Pick<Context, 'io' | 'values'>>(context: Given): Given {
  const { io, values } = context;
  const stated = values.now;
  if (typeof stated !== 'string') return context;
  const start = readTime('--now', stated);
  const ahead = start.getTime() - io.now().getTime();
  return { ...context, io: { ...io, now: () => new Date(io.now().getTime() + ahead) } };
}

const TIME = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * An ISO 8601 date or time from an option. A time without an offset is in the time zone of this computer. Throws
 * `UsageError`.
 */
export function readTime(option: string, text: string): Date {
  const time = new Date(text);
  const [, year, month, day] = TIME.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // JavaScript reads 30 February as 2 March.
  if (Number.isNaN(time.getTime()) || date.getUTCDate() !== Number(day)) {
    throw new UsageError((words) => words.wrongTime(option, text));
  }
  return time;
}
