import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kitLines } from './kit.js';
import { shopLines } from './shop.js';

const PIECE = 8 << 20;

/** The kinds of documents in a file, in words, and its lines. */
export const collections = {
  shop: { what: 'documents of a chain of shops, no two alike', lines: shopLines },
  kit: {
    what: 'documents of the testing kit, 2,000 different ones, each with its own number',
    lines: kitLines,
  },
} as const;

export type Collection = keyof typeof collections;

/** Documents in a file, one on each line. */
export interface Documents {
  readonly file: string;
  readonly bytes: number;
}

/** Writes a file of documents, and removes it after use or when the signal stops it. */
export async function withDocuments(
  collection: Collection,
  count: number,
  signal: AbortSignal,
  use: (documents: Documents) => Promise<void>,
): Promise<void> {
  const { lines } = collections[collection];
  const sample = [...lines(SAMPLE)].reduce((sum, line) => sum + Buffer.byteLength(line), 0);
  needRoom((sample / SAMPLE) * count);
  const folder = mkdtempSync(join(tmpdir(), 'parastatiko-bulk-'));
  try {
    const file = join(folder, 'documents.ndjson');
    await use({ file, bytes: await write(file, lines(count), signal) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The number of documents from which the size of the file is estimated. */
const SAMPLE = 2000;

function needRoom(bytes: number): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize < bytes * 1.2) {
    throw new Error(`${tmpdir()} has no room for ${Math.ceil(bytes / 1e6)} MB; give a smaller count.`);
  }
}

/** Writes in pieces, so that a signal is handled between two of them. */
async function write(path: string, lines: Iterable<string>, signal: AbortSignal): Promise<number> {
  const file = await open(path, 'w');
  let bytes = 0;
  let piece = '';
  const flush = async (): Promise<void> => {
    signal.throwIfAborted();
    const all = Buffer.from(piece);
    await file.writeFile(all);
    bytes += all.length;
    piece = '';
  };
  try {
    for (const line of lines) {
      piece += `${line}\n`;
      if (piece.length > PIECE) await flush();
    }
    await flush();
  } finally {
    await file.close();
  }
  return bytes;
}
