import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Document, validate } from '../../src/index.js';
import { documentOf, forms } from '../../src/testing/index.js';

/** The day of all documents, on which they are checked as well. */
export const DAY = '2026-11-20';

/** Different documents; the others have the same with another number. */
const DIFFERENT = 2000;
const PIECE = 8 << 20;

/** Documents in a file, one on each line. */
export interface Documents {
  readonly file: string;
  readonly bytes: number;
  readonly different: number;
}

/** Writes a file of so many valid documents of every form, and removes it when it is used, or when the signal stops it. */
export async function withDocuments(
  count: number,
  signal: AbortSignal,
  use: (documents: Documents) => Promise<void>,
): Promise<void> {
  const texts = fc
    .sample(
      fc.constantFrom(...forms).chain((form) => documentOf(form, { issueDate: DAY })),
      { numRuns: DIFFERENT, seed: 20_261_120 },
    )
    .map(sentOnItsDay)
    .filter((document) => validate(document, { now: new Date(DAY) }).ok)
    .map((document) => aroundNumber(JSON.stringify(document)));
  const bytes = texts.reduce((sum, { before, after }) => sum + Buffer.byteLength(before + after) + 9, 0);
  needRoom((bytes / texts.length) * count);
  const folder = mkdtempSync(join(tmpdir(), 'parastatiko-bulk-'));
  try {
    const file = join(folder, 'documents.ndjson');
    await use({ file, bytes: await write(file, count, texts, signal), different: texts.length });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checked on their day, documents are no late resends; those would all have the same warning. */
function sentOnItsDay({
  transmissionFailure: _,
  ...document
}: Document): Omit<Document, 'transmissionFailure'> {
  return document;
}

type Text = ReturnType<typeof aroundNumber>;

/** The document's own number stands first in its header; it is `aa` that changes. */
function aroundNumber(text: string): { before: string; after: string } {
  const found = /"aa":"[^"\\]*"/.exec(text);
  if (found === null) throw new Error('a document without a number');
  return { before: text.slice(0, found.index), after: text.slice(found.index + found[0].length) };
}

function needRoom(bytes: number): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize < bytes * 1.2) {
    throw new Error(`${tmpdir()} has no room for ${Math.ceil(bytes / 1e6)} MB; give a smaller count.`);
  }
}

/** Writes piece by piece, so that a signal is heard between two of them. */
async function write(
  path: string,
  count: number,
  texts: readonly Text[],
  signal: AbortSignal,
): Promise<number> {
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
    for (let index = 0; index < count; index += 1) {
      const { before, after } = texts[index % texts.length] as Text;
      piece += `${before}"aa":"${index + 1}"${after}\n`;
      if (piece.length > PIECE) await flush();
    }
    await flush();
  } finally {
    await file.close();
  }
  return bytes;
}
