import { isRecord } from '../../../reading/inside.js';
import type { Context } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { readPayload } from '../read-file.js';

type Members = Record<string, unknown>;

/** `name.name=text`, or `name.name:=json`. */
const SETTING = /^([^=:]+?)(:?=)(.*)$/s;

/**
 * The input of a call: the JSON of the file, with the members that were set. `undefined` if a file cannot be used, which is
 * then reported.
 *
 * @throws UsageError
 */
export async function inputOf(
  context: Context,
  file: string | undefined,
  settings: readonly string[],
): Promise<unknown> {
  const read = file === undefined ? { payload: {} } : await readPayload(context, file);
  if (read === undefined || settings.length === 0) return read?.payload;
  const { payload } = read;
  if (!isRecord(payload)) throw new UsageError((words) => words.notAnObject(file ?? ''));
  const input: Members = { ...payload };
  for (const setting of settings) {
    const [, path = '', sign, text = ''] = SETTING.exec(setting) ?? [];
    if (sign === undefined) throw new UsageError((words) => words.wrongSetting(setting));
    const value = sign === '=' ? { payload: text } : await jsonOf(context, setting, text);
    if (value === undefined) return undefined;
    put(input, path.split('.'), value.payload, setting);
  }
  return input;
}

/** The JSON of a setting: `@FILE`, or the text itself. */
async function jsonOf(
  context: Context,
  setting: string,
  text: string,
): Promise<{ readonly payload: unknown } | undefined> {
  if (text.startsWith('@')) return await readPayload(context, text.slice(1));
  try {
    return { payload: JSON.parse(text) };
  } catch {
    throw new UsageError((words) => words.wrongSetting(setting));
  }
}

/** Puts a value at a path. Objects on the way are copied, or made if they are absent. */
function put(input: Members, path: readonly string[], value: unknown, setting: string): void {
  const [name = '', ...rest] = path;
  if (name === '' || name === '__proto__') throw new UsageError((words) => words.wrongSetting(setting));
  if (rest.length === 0) {
    input[name] = value;
    return;
  }
  const before = Object.hasOwn(input, name) ? input[name] : {};
  if (!isRecord(before)) throw new UsageError((words) => words.wrongSetting(setting));
  const inner: Members = { ...before };
  input[name] = inner;
  put(inner, rest, value, setting);
}
