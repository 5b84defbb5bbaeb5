import { isRecord } from '../../../reading/object.js';
import { errorsOfEntry } from '../../../rules/authority/answer-errors.js';
import { UID } from '../../../types/forms.js';

const MARK = /^0*([0-9]{1,20})$/;
const DECIMAL = /^-?[0-9]+(?:[.,][0-9]+)?$/;

/** How each kind of value in an answer is read. One that cannot be read is `undefined`; the raw answer still has it. */
export const leaves = {
  /** A text; a number is read as its digits. */
  text: (value: unknown) => {
    if (typeof value === 'number' || typeof value === 'bigint') return String(value);
    return typeof value === 'string' && value !== '' ? value : undefined;
  },
  /** A list of texts; anything else that is there is read as an empty list. */
  texts: (value: unknown) => {
    if (value === undefined) return undefined;
    return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : [];
  },
  /** A MARK as text, from a number or a text; 0 means none. Source: observed behaviour, Issuing: answer. */
  mark: (value: unknown) => {
    if (typeof value === 'number' && !Number.isSafeInteger(value)) return undefined;
    const digits = MARK.exec(String(value ?? '').trim())?.[1];
    return digits === '0' ? undefined : digits;
  },
  /** A UID in upper case. */
  uid: (value: unknown) =>
    typeof value === 'string' && UID.test(value.trim()) ? value.trim().toUpperCase() : undefined,
  /** A decimal number. Text may have a decimal comma: `"1,00"`. */
  decimal: (value: unknown) => {
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
    return typeof value === 'string' && DECIMAL.test(value.trim())
      ? Number(value.trim().replace(',', '.'))
      : undefined;
  },
  integer: (value: unknown) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return Number.isSafeInteger(number) ? number : undefined;
  },
  /** A flag; `"true"` and `"false"` are accepted as well. */
  flag: (value: unknown) => {
    if (typeof value === 'boolean') return value;
    return value === 'true' ? true : value === 'false' ? false : undefined;
  },
  /** Any object, unchanged. */
  members: (value: unknown) => (isRecord(value) ? value : undefined),
  /** Errors in any of the forms in which they were observed. */
  errors: errorsOfEntry,
} satisfies Readonly<Record<string, (value: unknown) => unknown>>;

export type AnswerLeaf = keyof typeof leaves;
