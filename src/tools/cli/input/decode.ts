import { isUtf8 } from 'node:buffer';
import { isHeldExactly } from '../../../money/held-exactly.js';
import { pointerOf } from '../../../reading/inside.js';
import { count } from './count.js';
import type { Fault } from './fault.js';
import type { Limits } from './limits.js';
import { measure } from './measure.js';
import { findJsonFault } from './scan.js';

/** A number in a JSON text, and its position. */
interface InexactNumber {
  readonly at: number;
  readonly found: string;
}

const NUMBER = /-?\d[\d.eE+-]*/g;

/** The first number in a JSON text that `JSON.parse` would silently read as a different number. */
function findInexactNumber(text: string): InexactNumber | undefined {
  let from = 0;
  while (from < text.length) {
    const quote = text.indexOf('"', from);
    const between = text.slice(from, quote === -1 ? text.length : quote);
    for (const { 0: found, index } of between.matchAll(NUMBER)) {
      if (!isHeldExactly(found)) return { at: from + index, found };
    }
    if (quote === -1) return undefined;
    from = endOfText(text, quote + 1);
  }
  return undefined;
}

/**
 * The position after the quote that ends a string. A regular expression would use memory for each character of a long
 * string.
 */
function endOfText(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    let isEscaped = false;
    while (text.charAt(before - 1) === '\\') {
      before -= 1;
      isEscaped = !isEscaped;
    }
    if (!isEscaped) return quote + 1;
  }
  return text.length;
}

/** A JSON value with an upper bound for its number of values, or the reason why it cannot be read. */
export type Decoded =
  | { readonly ok: true; readonly value: unknown; readonly values: number }
  | { readonly ok: false; readonly fault: Fault };

/**
 * Reads one JSON text from its bytes, nearly as fast as `JSON.parse` alone. A first pass over the bytes rejects texts
 * that would exhaust the memory. A duplicate key shows as a difference between the number of keys in the text and the
 * number of members read. Only a text that is known to be wrong is scanned for the position. `isLine`: it is a line of
 * a longer input.
 */
export function decode(bytes: Buffer, limits: Limits, isLine: boolean): Decoded {
  if (!isUtf8(bytes)) return refuse({ name: 'not-utf-8', ...(!isLine && { line: lineOfBadByte(bytes) }) });
  const { keys, values, levels, hasLongNumbers } = measure(bytes);
  if (levels > limits.levels) return refuse({ name: 'too-deep', levels: limits.levels });
  if (values > limits.values) return refuse({ name: 'too-many-values', most: limits.values });
  const text = bytes.toString('utf8');
  if (text.trim() === '') return refuse({ name: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(faultOf(text, isLine));
  }
  const { members, most } = count(value);
  if (members !== keys) return refuse(faultOf(text, isLine));
  if (most > limits.objectMembers) return refuse({ name: 'too-many-members', most: limits.objectMembers });
  const inexact = hasLongNumbers ? findInexactNumber(text) : undefined;
  if (inexact !== undefined) {
    const { line, column } = positionOf(text, inexact.at);
    return refuse({ name: 'inexact-number', ...(!isLine && { line }), column, found: shown(inexact.found) });
  }
  return { ok: true, value, values };
}

/** A number of any length, shortened for a message. */
const shown = (found: string): string => (found.length > 40 ? `${found.slice(0, 39)}…` : found);

const refuse = (fault: Fault): Decoded => ({ ok: false, fault });

function faultOf(text: string, isLine: boolean): Fault {
  const fault = findJsonFault(text);
  if (fault === undefined) return { name: 'unreadable', code: 'JSON' };
  const { line, column } = positionOf(text, fault.at);
  if (fault.why !== 'duplicate-key') {
    return { name: 'syntax', why: fault.why, ...(!isLine && { line }), column, found: fault.found };
  }
  const { key, path, firstAt } = fault;
  const pointer = pointerOf([...path, key]);
  return {
    name: 'duplicate-key',
    key,
    pointer,
    ...(!isLine && { lines: [positionOf(text, firstAt).line, line] }),
  };
}

/** The line of the first byte that is not UTF-8. Lines are checked one by one. */
function lineOfBadByte(bytes: Buffer): number {
  let line = 1;
  let from = 0;
  for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, from)) {
    if (!isUtf8(bytes.subarray(from, end))) return line;
    line += 1;
    from = end + 1;
  }
  return line;
}

/** A position in a text as people count it: lines and characters from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an offset. */
function positionOf(text: string, offset: number): Position {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', lineStart)) {
    line += 1;
    lineStart = at + 1;
  }
  let column = 1;
  for (const _ of text.slice(lineStart, offset)) column += 1;
  return { line, column };
}
