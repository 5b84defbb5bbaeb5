import { readMark as readAnyMark } from '../../codes/mark.js';

/** A MARK or UID as it was given: its text, or that it is missing or unreadable. */
export type ReadLink = { readonly link: string | undefined } | 'unreadable';

const NONE: ReadLink = { link: undefined };
const UID = /^[0-9A-F]{40}$/;

/**
 * A MARK as text or as a whole number, which is how the service answers. 0 means none, as on the wire.
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

/** A UID, in capitals whatever its letters are. */
export function readUid(value: unknown): ReadLink {
  if (value === undefined || value === null || value === '') return NONE;
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return UID.test(text) ? { link: text } : 'unreadable';
}
