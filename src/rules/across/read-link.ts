import { readMark as readAnyMark } from '../../codes/mark.js';
import { FORMS } from '../../types/forms.js';

/** The text of a MARK or UID, or `undefined` if it is missing, or `unreadable`. */
export type ReadLink = { readonly link: string | undefined } | 'unreadable';

const NONE: ReadLink = { link: undefined };

/**
 * Reads a MARK from text or from a whole number, which is how the service answers. 0 means no MARK, as in the payload.
 *
 * @example
 * readMark(400001234567890); // { link: '400001234567890' }
 */
export function readMark(value: unknown): ReadLink {
  const given = typeof value === 'string' ? value.trim() : value;
  if (given === '') return NONE;
  const read = readAnyMark(given);
  if (typeof read === 'object') return { link: read.mark };
  return read === 'none' ? NONE : 'unreadable';
}

/** Reads a UID and returns it in capital letters. */
export function readUid(value: unknown): ReadLink {
  if (value === undefined || value === null || value === '') return NONE;
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return FORMS.uid.test(text) ? { link: text } : 'unreadable';
}
