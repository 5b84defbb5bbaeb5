import { isHeldExactly } from '../../../money/held-exactly.js';

/** A number in a JSON text, and its position. */
export interface InexactNumber {
  readonly at: number;
  readonly found: string;
}

const NUMBER = /-?\d[\d.eE+-]*/g;

/** The first number in a JSON text that `JSON.parse` would silently read as a different number. */
export function findInexactNumber(text: string): InexactNumber | undefined {
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
