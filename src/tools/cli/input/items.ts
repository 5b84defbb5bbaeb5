import { isObject } from '../../../reading/inside.js';
import type { Io } from '../io.js';
import { count } from './count.js';
import { contentsOf, type Wanted } from './documents.js';
import type { Entry } from './entry.js';
import type { Fault, Unusable } from './fault.js';
import { formOfName } from './form.js';
import { type Limits, limits as usualLimits } from './limits.js';
import { readTexts, type Text } from './texts.js';

/** The items of one JSON text. */
export type TextItem =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'unusable'; readonly unusable: Unusable }
  | {
      readonly kind: 'strays';
      readonly source: string;
      readonly line?: number;
      readonly members: readonly string[];
    }
  /** The end of a request or list with several documents. */
  | { readonly kind: 'list-end'; readonly source: string; readonly line?: number };

/** Reads all sources in sequence. Unusable input is an item like the others, never an exception. */
export async function* readItems(
  sources: readonly string[],
  wanted: Wanted,
  io: Io,
  limits: Limits = usualLimits,
): AsyncGenerator<TextItem> {
  for (const source of sources) {
    let index = 0;
    try {
      const chunks = source === '-' ? io.stdin.read() : io.readFile(source);
      for await (const text of readTexts(chunks, formOfName(source), limits)) {
        for (const item of itemsOf(text, source, index, wanted, limits)) {
          if (item.kind === 'entry' || item.kind === 'unusable') index += 1;
          yield item;
        }
      }
    } catch (error) {
      yield { kind: 'unusable', unusable: { source, fault: faultOfSystem(error) } };
    }
  }
}

/** The items of a JSON text, counted from `from`. */
function* itemsOf(
  text: Text,
  source: string,
  from: number,
  wanted: Wanted,
  limits: Limits,
): Generator<TextItem> {
  const place = { source, ...(text.line !== undefined && { line: text.line }) };
  const { decoded } = text;
  if (!decoded.ok) {
    yield { kind: 'unusable', unusable: { ...place, fault: decoded.fault } };
    return;
  }
  const { found, strays, ends } = contentsOf(decoded.value, wanted);
  if (strays.length > 0) yield { kind: 'strays', ...place, members: strays };
  const alone = found.length === 1;
  let index = from;
  for (const each of found) {
    if (!each.ok)
      yield { kind: 'unusable', unusable: { ...place, ...(!alone && { index }), fault: each.fault } };
    else if (decoded.values > limits.documentObjects && isTooLarge(each.value, limits)) {
      const fault: Fault = { name: 'document-too-large', most: limits.documentObjects };
      yield { kind: 'unusable', unusable: { ...place, ...(!alone && { index }), fault } };
    } else {
      const entry = entryOf(source, text.line, index, alone, each.value);
      yield { kind: 'entry', entry: each.rows === undefined ? entry : { ...entry, rows: each.rows } };
    }
    index += 1;
    if (!alone && ends.has(index - from)) yield { kind: 'list-end', ...place };
  }
}

/** Written out, because a copy of the place takes a fifth of the time of a document. */
const entryOf = (
  source: string,
  line: number | undefined,
  index: number,
  alone: boolean,
  value: unknown,
): Entry => (line === undefined ? { source, index, alone, value } : { source, line, index, alone, value });

function isTooLarge(value: unknown, limits: Limits): boolean {
  const { values, objects } = count(value);
  return values > limits.documentValues || objects > limits.documentObjects;
}

export function faultOfSystem(error: unknown): Fault {
  const code = isObject(error) && 'code' in error ? String(error.code) : 'unknown';
  if (code === 'ENOENT' || code === 'ENOTDIR') return { name: 'not-found' };
  if (code === 'EISDIR') return { name: 'directory' };
  if (code === 'EACCES' || code === 'EPERM') return { name: 'no-permission' };
  return { name: 'unreadable', code };
}
