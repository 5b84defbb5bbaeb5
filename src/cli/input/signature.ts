import type { Fault } from './fault.js';

/** Bytes that the signatures need; UTF-8's byte order mark has three. */
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

/** What the first bytes of an input are, when they are no JSON text. */
export function faultOfHead(head: Buffer): Fault | undefined {
  for (const [bytes, fault] of SIGNATURES) if (startsWith(head, bytes)) return fault;
  // How much more of the input is here depends on who writes it, and must not decide.
  const controls = head.subarray(0, SIGNATURE_BYTES).some((byte) => byte < 0x20 && !BLANKS.has(byte));
  return controls ? { name: 'binary' } : undefined;
}

/** Without the byte order mark that Windows programs like to write. */
export const withoutMark = (head: Buffer): Buffer =>
  startsWith(head, BYTE_ORDER_MARK) ? head.subarray(BYTE_ORDER_MARK.length) : head;

const startsWith = (head: Buffer, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);
