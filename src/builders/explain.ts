import { invoiceTypeStatus } from '../codes/index.js';
import type { Fault } from '../reading/faults.js';
import { fixOfFault } from '../reading/fixes.js';
import { shown } from '../reading/leaf.js';
import { readShape } from '../reading/read.js';
import type { Path } from '../types/index.js';
import { factsShape } from './facts/facts.js';
import { namesInFacts } from './facts/wire-names.js';
import { typeRanges } from './kinds/type-ranges.js';
import { isJudgedByReader, type Reading } from './read/reading.js';

/** Notes every fault of the shape of facts, with its path. Slow, and only for facts that a reading found odd. */
export function explainShape(reading: Reading, facts: unknown): void {
  const known = reading.problems.length;
  readShape(factsShape, facts, (fault, path, params, exact) => {
    if (isJudgedByReader(params)) return;
    if (noteType(reading, fault, path, facts) || noteDate(reading, fault, path, facts)) return;
    const meant = fault === 'unknown-member' ? namesInFacts.get(String(params.member)) : undefined;
    const named = meant === undefined ? params : { ...params, meant };
    reading.problem(fault, path, named, fixOfFault(fault, path, params, exact));
  });
  if (reading.problems.length === known && known === 0) reading.problem('unreadable', []);
}

/** Notes a document type that no builder has: which there are, and what it is where the authority has it elsewhere. */
function noteType(reading: Reading, fault: Fault, path: Path, facts: unknown): boolean {
  if (path.length !== 1 || path[0] !== 'type' || (fault !== 'unknown-code' && fault !== 'type')) return false;
  const value = shown(valueAt(facts, path));
  const types = typeRanges();
  if (invoiceTypeStatus(String(value)) === 'other') {
    reading.problem('type-not-on-channel', path, { otherType: value, types });
  } else reading.problem('unknown-type', path, { value, types });
  return true;
}

const DATES: readonly unknown[] = ['issueDate', 'dispatchDate'];

/** Notes that a date is no text, such as a `Date`: its day would follow from a time zone. */
function noteDate(reading: Reading, fault: Fault, path: Path, facts: unknown): boolean {
  if (fault !== 'type' || path.length !== 1 || !DATES.includes(path[0])) return false;
  const value = valueAt(facts, path);
  const isMoment = value instanceof Date && !Number.isNaN(value.getTime());
  reading.problem('date', path, { value: isMoment ? value.toISOString() : shown(value) });
  return true;
}

/** The value at a path that a reading has just taken. */
const valueAt = (facts: unknown, path: Path): unknown =>
  path.reduce<unknown>((holder, step) => (holder as Readonly<Record<string, unknown>>)[step], facts);
