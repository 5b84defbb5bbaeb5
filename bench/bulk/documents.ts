import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { validate } from '../../src/index.js';
import { documentOf, forms } from '../../src/testing/index.js';

/** The day of all documents, on which they are checked as well. */
export const DAY = '2026-11-20';

/** Different documents; the others have the same with another number. */
const DIFFERENT = 2000;
const PIECE = 8 << 20;

/** A file of so many documents of every form, in which nothing is to be found, one on each line. The caller removes its folder. */
export function writeDocuments(count: number): { folder: string; file: string; bytes: number } {
  const texts = fc
    .sample(
      fc.constantFrom(...forms).chain((form) => documentOf(form, { issueDate: DAY })),
      { numRuns: DIFFERENT, seed: 20_261_120 },
    )
    .filter((document) => validate(document, { now: new Date(DAY) }).issues.length === 0)
    .map((document) => aroundNumber(JSON.stringify(document)));
  const bytes = texts.reduce((sum, { before, after }) => sum + Buffer.byteLength(before + after) + 9, 0);
  needRoom((bytes / texts.length) * count);
  const folder = mkdtempSync(join(tmpdir(), 'parastatiko-bulk-'));
  try {
    return { folder, ...write(join(folder, 'documents.ndjson'), count, texts) };
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
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

function write(file: string, count: number, texts: readonly Text[]): { file: string; bytes: number } {
  const descriptor = openSync(file, 'w');
  let bytes = 0;
  let piece = '';
  const flush = (): void => {
    bytes += writeSync(descriptor, piece);
    piece = '';
  };
  for (let index = 0; index < count; index += 1) {
    const { before, after } = texts[index % texts.length] as Text;
    piece += `${before}"aa":"${index + 1}"${after}\n`;
    if (piece.length > PIECE) flush();
  }
  flush();
  closeSync(descriptor);
  return { file, bytes };
}
