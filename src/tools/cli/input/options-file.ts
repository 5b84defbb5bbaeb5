import { isRecord, nearest } from '../../../reading/inside.js';
import type { Context, Option } from '../args/command.js';
import { atStatedTime } from '../args/time.js';
import { UsageError } from '../args/usage-error.js';
import { optionsOption } from '../generated/options.js';
import { readPayload } from '../read-file.js';

/**
 * The context with the options of the file that `--options` names. `undefined` if the file cannot be used, which is then
 * reported.
 *
 * @throws UsageError if an option does not exist, or has another kind of value
 */
export async function withOptionsFile(context: Context, file: string): Promise<Context | undefined> {
  const { options } = context;
  const read = await readPayload(context, file);
  if (read === undefined) return undefined;
  if (!isRecord(read.payload)) throw new UsageError((words) => words.notAnObject(file));
  const values: Record<string, string | true> = {};
  const repeated: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(read.payload)) {
    const option = options.find((each) => each.name === name && name !== optionsOption.name);
    if (option === undefined) {
      const names = options.map((each) => each.name);
      throw new UsageError((words) => words.unknownOption(`${file}: ${name}`), nearest(name, names));
    }
    const texts = textsOf(option, value);
    const [last] = texts.slice(-1);
    if (last === undefined) throw new UsageError((words) => words.wrongConfig(file, name));
    values[name] = last;
    if (option.repeats === true) repeated[name] = texts.map(String);
  }
  const whole = {
    ...context,
    values: { ...values, ...context.values },
    repeated: { ...repeated, ...context.repeated },
  };
  return context.values.now === undefined ? atStatedTime(whole) : whole;
}

/** What the command line could not state either: the system ends texts at a zero. */
const isWritable = (text: string): boolean => text !== '' && !text.includes('\0');

/** The values of an option in a file; empty if they are of the wrong kind. */
function textsOf(option: Option, value: unknown): readonly (string | true)[] {
  const isSwitch = option.choices === undefined && option.placeholder === undefined;
  if (isSwitch) return value === true ? [true] : [];
  const all: readonly unknown[] = option.repeats === true && Array.isArray(value) ? value : [value];
  const texts = all.map((each) => (typeof each === 'number' ? String(each) : each));
  const isFit = texts.every(
    (each): each is string =>
      typeof each === 'string' && isWritable(each) && (option.choices?.includes(each) ?? true),
  );
  return isFit ? texts : [];
}
