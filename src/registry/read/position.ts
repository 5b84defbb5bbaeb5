import type { TextPosition } from '../error.js';

/** Line and column of an index in a text. */
export function positionAt(text: string, index: number): TextPosition {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
