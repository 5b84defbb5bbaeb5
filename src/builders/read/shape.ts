import { invoiceTypeStatus, providerInvoiceTypes } from '../../codes/index.js';
import type { FactsFault, Fault } from '../../reading/faults.js';
import { fixOfFault } from '../../reading/fixes.js';
import { nearestCodes } from '../../reading/nearest-codes.js';
import { valueAt } from '../../reading/object.js';
import { type Read, readFactsShape } from '../../reading/read.js';
import { shown, typeName } from '../../reading/shown.js';
import {
  beyondService,
  type FactsRuleId,
  hasDocumentMembers,
  requestForm,
  sharpened,
} from '../../rules/inside.js';
import { isMoment } from '../../types/forms.js';
import type { Params, Path } from '../../types/index.js';
import { factsReaders } from '../facts/generated/readers.js';
import { factsShape } from '../facts/generated/shapes.js';
import { namesInFacts } from '../facts/generated/wire-names.js';
import { typeRanges } from '../kinds/type-ranges.js';
import type { Reading } from './reading.js';
import type { FactsView } from './views.js';

/** What was given instead of facts, as a single problem. */
interface OtherForm {
  readonly rule: FactsRuleId;
  readonly params: Params;
}

/**
 * Recognises values that are not the facts of one document: a list, a document, or a whole request. Read as facts, they
 * would lack every member, and these issues would hide the real problem.
 */
function otherThanFacts(value: unknown): OtherForm | undefined {
  if (Array.isArray(value)) return { rule: 'list', params: { count: value.length } };
  if (typeof value !== 'object' || value === null)
    return { rule: 'not-an-object', params: { found: typeName(value) } };
  const given = value as Readonly<Record<string, unknown>>;
  if (given['type'] !== undefined || given['lines'] !== undefined) return undefined;
  return hasDocumentMembers(given) ? { rule: 'document', params: {} } : requestForm(given);
}

/** Reads facts by their shape and reports every fault. Returns undefined if these are not the facts of a document. */
export function readFactsByShape(reading: Reading, facts: unknown): Read<FactsView> | undefined {
  const other = otherThanFacts(facts);
  if (other !== undefined) return reading.problem(other.rule, [], other.params);
  return readFactsShape(
    factsReaders,
    facts,
    (fault, path, params, exact) => {
      const note = notes.find((each) => each.isAbout(fault, path));
      if (note !== undefined) {
        note.add(reading, path, valueAt(facts, reading.spellings.asWritten(path)));
        return;
      }
      const member = fault === 'unknown-member' ? String(params['member']) : '';
      const beyond = beyondService(member);
      if (beyond !== undefined) {
        reading.problem(beyond, path, sharpened(fault, path, params, factsShape, 'facts'));
        return;
      }
      const meant = namesInFacts.get(member);
      const named =
        meant === undefined ? sharpened(fault, path, params, factsShape, 'facts') : { ...params, meant };
      reading.problem(fault, path, named, fixOfFault(fault, path, params, exact));
    },
    reading.spellings,
  );
}

/** A fault that facts report in their own way. */
interface Note {
  readonly isAbout: (fault: Fault | FactsFault, path: Path) => boolean;
  readonly add: (reading: Reading, path: Path, value: unknown) => void;
}

const DATES: readonly unknown[] = ['issueDate', 'dispatchDate'];

const notes: readonly Note[] = [
  {
    isAbout: (fault, path) =>
      path.length === 1 && path[0] === 'type' && (fault === 'unknown-code' || fault === 'type'),
    add: noteType,
  },
  {
    isAbout: (fault, path) => fault === 'type' && path.length === 1 && DATES.includes(path[0]),
    add: noteDate,
  },
  {
    isAbout: (fault, path) =>
      fault === 'type' && path.length === 3 && path[0] === 'lines' && path[2] === 'income',
    add: noteIncome,
  },
];

/**
 * Reports a document type without a builder: which types there are, or what the type is on another channel. Also
 * reports a type that is a number.
 */
function noteType(reading: Reading, path: Path, given: unknown): void {
  // A type is a code, also where it was given as a number: no language writes it with a decimal comma.
  const value = String(shown(given));
  const types = typeRanges();
  const status = invoiceTypeStatus(value);
  if (status === 'other') {
    reading.problem('type-not-on-channel', path, { otherType: value, types });
  } else if (status === 'provider' && typeof given === 'number') {
    reading.problem('type-number', path, { type: value }, { path: [...path], value, safe: true });
  } else {
    const codes = nearestCodes(value, providerInvoiceTypes).join(', ');
    reading.problem('unknown-type', path, { value, types, ...(codes !== '' && { codes }) });
  }
}

/** Reports a date that is not text, such as a `Date`, whose day would depend on a time zone. */
function noteDate(reading: Reading, path: Path, value: unknown): void {
  const params = { value: isMoment(value) ? value.toISOString() : shown(value) };
  reading.problem('date', path, sharpened('date', path, params, factsShape, 'facts'));
}

/** Reports an income that is neither `'goods'` or `'services'` nor a classification. */
function noteIncome(reading: Reading, path: Path, income: unknown): void {
  reading.problem('income', path, {
    value: typeof income === 'string' ? income.slice(0, 60) : typeof income,
  });
}
