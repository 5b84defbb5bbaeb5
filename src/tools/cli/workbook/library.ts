import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { WorkbookError } from './error.js';

/** A cell as the library reads it: a text, a number with what the sheet shows, a day and time in UTC, a flag or an error. */
export type LibraryCell = readonly [
  column: number,
  kind: 's' | 'n' | 'd' | 'b' | 'e',
  value: unknown,
  shown: string | undefined,
];

/** A sheet as the library reads it. Rows, columns and merged cells are counted from 0. */
export interface LibrarySheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** `undefined` if it cannot be read. */
  readonly rows:
    | readonly (readonly [row: number, isHidden: boolean, cells: readonly LibraryCell[]])[]
    | undefined;
  readonly merged: readonly (readonly [row: number, column: number, lastRow: number, lastColumn: number])[];
}

/** One limit for a whole workbook. */
export interface Limits {
  readonly cells: number;
  readonly letters: number;
  readonly megabytes: number;
  readonly milliseconds: number;
}

const LIMITS: Limits = { cells: 3_000_000, letters: 50_000_000, megabytes: 1024, milliseconds: 30_000 };

/** The library has no limits and may throw anything, so it runs in a thread of its own. As a text, it needs no file. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { data, library, limits } = workerData;
let { cells: cellsLeft, letters: lettersLeft } = limits;
const type = typeof data === 'string' ? 'string' : 'array';
const options = { type, dense: true, cellDates: true, UTC: true, cellStyles: true, cellFormula: false, cellHTML: false, raw: true };
const book = require(library).read(data, options);
const sheets = book.SheetNames.map((name, at) => {
  const sheet = book.Sheets[name] ?? {};
  const merged = (sheet['!merges'] ?? []).map(({ s, e }) => [s.r, s.c, e.r, e.c]);
  const rows = [];
  sheet['!data']?.forEach((row, number) => {
    const cells = [];
    row?.forEach(({ t, v, w }, column) => {
      if (t === 'z') return;
      cellsLeft -= 1;
      if (typeof v === 'string') lettersLeft -= v.length;
      if (cellsLeft < 0 || lettersLeft < 0) throw Object.assign(new Error(), { code: 'LARGE' });
      cells.push([column, t, t === 'd' && v instanceof Date ? v.getTime() : v, w]);
    });
    if (cells.length > 0) rows.push([number, sheet['!rows']?.[number]?.hidden === true, cells]);
  });
  const isHidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0;
  return { name, isHidden, merged, rows: sheet['!data'] && rows };
});
parentPort.postMessage(sheets);
`;

/**
 * Reads a workbook, or the text of a web page with tables, in a thread with a limit of memory and time.
 *
 * @throws WorkbookError if the library is not installed, or cannot read it within the limits
 */
export function readByLibrary(data: Uint8Array | string, limits = LIMITS): Promise<readonly LibrarySheet[]> {
  let library: string;
  try {
    library = createRequire(import.meta.url).resolve('@e965/xlsx');
  } catch {
    throw new WorkbookError('sheet/package');
  }
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      eval: true,
      workerData: { data, library, limits },
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      stdout: true,
      stderr: true,
    });
    const end = (code: 'sheet/large' | 'sheet/password' | 'sheet/workbook'): void => {
      clearTimeout(timer);
      reject(new WorkbookError(code));
      void worker.terminate();
    };
    const timer = setTimeout(() => end('sheet/large'), limits.milliseconds);
    worker.on('message', (sheets: readonly LibrarySheet[]) => {
      clearTimeout(timer);
      resolve(sheets);
    });
    worker.on('error', ({ code, message }: Error & { readonly code?: string }) => {
      if (code === 'LARGE' || code === 'ERR_WORKER_OUT_OF_MEMORY') end('sheet/large');
      else end(/password|encrypt/i.test(message) ? 'sheet/password' : 'sheet/workbook');
    });
    worker.on('exit', () => end('sheet/workbook'));
  });
}
