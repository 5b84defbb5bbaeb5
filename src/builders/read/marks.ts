import { shown, typeName } from '../../reading/leaf.js';
import { markOf } from '../facts/leaves.js';
import type { Reading } from './reading.js';

/** MARKs as the wire wants them, from what callers keep. */
export function readMarks(reading: Reading, member: string, marks: unknown): number[] | undefined {
  if (marks === undefined || marks === null) return undefined;
  if (!Array.isArray(marks)) {
    return reading.problem('type', [member], { expected: 'array', found: typeName(marks) });
  }
  // A closing without marks would leave its slips open, so an empty list is a mistake and not nothing.
  if (marks.length === 0) return reading.problem('empty-list', [member], { min: 1 });
  const read: number[] = [];
  for (let index = 0; index < marks.length; index++) {
    const mark = markOf(marks[index]);
    if (mark !== undefined) read.push(mark);
    else reading.problem('mark', [member, index], { value: shown(marks[index]) });
  }
  return read;
}
