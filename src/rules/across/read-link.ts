import { readMark as readAnyMark } from '../../codes/mark.js';

/** The text of a MARK or UID, or `undefined` if it is missing, or `unreadable`. */
export type ReadLink = { readonly link: string | undefined } | 'unreadable';

const NONE: ReadLink = { link: undefined };
const UID = /^[0-9A-F]{40}$/;

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
  return UID.test(text) ? { link: text } : 'unreadable';
}
