import type { Fault } from './fault.js';

/** The bytes needed for the signatures; the byte order mark of UTF-8 has three. */
export const SIGNATURE_BYTES = 5;

const BLANKS = new Set([0x09, 0x0a, 0x0d]);
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

const SIGNATURES: readonly (readonly [bytes: readonly number[], fault: Fault])[] = [
  [[0xff, 0xfe], { name: 'utf-16' }],
  [[0xfe, 0xff], { name: 'utf-16' }],
  [[0x00, 0x7b], { name: 'utf-16' }],
  [[0x7b, 0x00], { name: 'utf-16' }],
  [[0x00, 0x5b], { name: 'utf-16' }],
  [[0x5b, 0x00], { name: 'utf-16' }],
  [[0x1f, 0x8b], { name: 'other-format', format: 'gzip' }],
  [[0x50, 0x4b, 0x03, 0x04], { name: 'other-format', format: 'zip' }],
  [[0x25, 0x50, 0x44, 0x46], { name: 'other-format', format: 'pdf' }],
  [[0x3c], { name: 'other-format', format: 'xml' }],
];

/** The fault that the first bytes of an input show, if they cannot be JSON text. */
export function faultOfHead(head: Buffer): Fault | undefined {
  for (const [bytes, fault] of SIGNATURES) if (startsWith(head, bytes)) return fault;
  // The size of the first piece depends on the writer, so it must not affect the result.
  const controls = head.subarray(0, SIGNATURE_BYTES).some((byte) => byte < 0x20 && !BLANKS.has(byte));
  return controls ? { name: 'binary' } : undefined;
}

/** Removes the byte order mark that some Windows programs write. */
export const withoutMark = (head: Buffer): Buffer =>
  startsWith(head, BYTE_ORDER_MARK) ? head.subarray(BYTE_ORDER_MARK.length) : head;

const startsWith = (head: Buffer, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);
