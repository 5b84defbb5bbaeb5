import { inflateRawSync } from 'node:zlib';
import { WorkbookError } from './error.js';

/** How many bytes all parts of a workbook may have together. A workbook of 100,000 rows has about 60 MB. */
const MOST = 150_000_000;

const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** The parts of a workbook by name, in small letters: names of parts are equal without regard to case. */
export type Parts = ReadonlyMap<string, Uint8Array>;

const CRC = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let value = ~0;
  for (const byte of bytes) value = (CRC[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

/**
 * Unpacks an archive and compares it with its directory: sizes, checksums and names. The library unpacks it again, without
 * a limit and without these checks.
 *
 * @throws WorkbookError if it is damaged or too large
 */
export function partsOf(bytes: Uint8Array): Parts {
  try {
    return new Map(entriesOf(bytes));
  } catch (error) {
    throw WorkbookError.is(error) ? error : new WorkbookError('sheet/workbook');
  }
}

function* entriesOf(bytes: Uint8Array): Generator<[string, Uint8Array]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const u16 = (at: number): number => view.getUint16(at, true);
  const u32 = (at: number): number => view.getUint32(at, true);
  let end = bytes.length - 22;
  while (u32(end) !== END) end -= 1;
  const names = new Set<string>();
  let [left, at] = [MOST, u32(end + 16)];
  for (let entries = u16(end + 10); entries > 0; entries -= 1) {
    const [method, packed, size, local] = [u16(at + 10), u32(at + 20), u32(at + 24), u32(at + 42)];
    const name = bytes.subarray(at + 46, at + 46 + u16(at + 28));
    const localName = bytes.subarray(local + 30, local + 30 + u16(local + 26));
    if (u16(at + 8) & 1) throw new WorkbookError('sheet/password');
    left -= size;
    if (left < 0) throw new WorkbookError('sheet/large');
    const start = local + 30 + u16(local + 26) + u16(local + 28);
    const content = unpacked(bytes.subarray(start, start + packed), method, size);
    const text = new TextDecoder().decode(name);
    const key = text.toLowerCase();
    const isWhole =
      u32(at) === ENTRY &&
      method === u16(local + 8) &&
      text === new TextDecoder().decode(localName) &&
      !names.has(key) &&
      content.length === size &&
      crcOf(content) === u32(at + 16);
    if (!isWhole) throw new WorkbookError('sheet/workbook');
    names.add(key);
    if (/\.(?:xml|rels)$/.test(key)) yield [key, content];
    at += 46 + u16(at + 28) + u16(at + 30) + u16(at + 32);
  }
}

function unpacked(data: Uint8Array, method: number, size: number): Uint8Array {
  if (method === 0) return data;
  if (method !== 8) throw new WorkbookError('sheet/workbook');
  return inflateRawSync(data, { maxOutputLength: size + 1 });
}
