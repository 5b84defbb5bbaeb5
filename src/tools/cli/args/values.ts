import type { Context, Values } from './command.js';
import { placeholderOf } from './parse.js';
import { UsageError } from './usage-error.js';

/** The text of an option, if it was given. */
export function textOf(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The whole number of an option, if it was given. Throws `UsageError`. */
export function countOf(values: Values, name: string, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const text = textOf(values, name);
  if (text === undefined) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && count <= most) return count;
  throw new UsageError((words) =>
    most < Number.MAX_SAFE_INTEGER
      ? words.wrongCount(`--${name}`, text, 0, most)
      : words.wrongNumber(`--${name}`, text, 0),
  );
}

/** The text of an option that the command, or its action, cannot do without. Throws `UsageError`. */
export function neededText({ values, options }: Pick<Context, 'values' | 'options'>, name: string): string {
  const text = textOf(values, name);
  if (text !== undefined) return text;
  const option = options.find((each) => each.name === name);
  throw new UsageError((words, language) =>
    words.missingOption(`--${name}`, option === undefined ? '' : placeholderOf(option, language)),
  );
}

/** The members of a call that the options of the command give. Throws `UsageError`. */
export function membersGiven<Members extends object>(context: Context): Members {
  const members: Record<string, unknown> = {};
  for (const { name, member, counts, needed } of context.options) {
    if (member === undefined) continue;
    if (needed === true) members[member] = neededText(context, name);
    else members[member] = counts === true ? countOf(context.values, name) : textOf(context.values, name);
  }
  return members as Members;
}
