import { shown } from '../../rules/shape/leaf.js';
import { markOf } from '../facts/leaves.js';
import type { Reading } from './reading.js';

/** MARKs as the wire wants them, from what callers keep. */
export function readMarks(
  reading: Reading,
  member: string,
  marks: readonly unknown[] | undefined,
): number[] | undefined {
  if (marks === undefined || marks.length === 0) return undefined;
  const read: number[] = [];
  for (let index = 0; index < marks.length; index++) {
    const mark = markOf(marks[index]);
    if (mark !== undefined) read.push(mark);
    else reading.trouble('mark', [member, index], { value: shown(marks[index]) });
  }
  return read;
}
