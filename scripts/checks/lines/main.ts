/**
 * The budget of lines written by hand in `src`: `npm run check:lines` prints them for each wing and fails above a limit.
 * Who adds a capability makes room for it, or raises the limit in the same commit and says why there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All lines of each wing, and those of them that are code: no comment, no blank line. About one percent is left, so that a
 * rule or a code finds room.
 */
const LIMITS: Readonly<Record<string, { readonly lines: number; readonly code: number }>> = {
  library: { lines: 40_600, code: 31_500 },
  sending: { lines: 16_700, code: 12_400 },
  print: { lines: 8_000, code: 6_350 },
  sandbox: { lines: 12_150, code: 10_150 },
  tools: { lines: 20_450, code: 16_900 },
  testing: { lines: 3_200, code: 2_600 },
};

/** The folders of `src` that are no wing are the library. */
const wingOf = (file: string): string => {
  const [folder = ''] = file.split('/');
  return folder in LIMITS ? folder : 'library';
};

const isComment = (line: string): boolean => /^\s*(\/\/|\/\*|\*)/.test(line);

const counted = new Map(Object.keys(LIMITS).map((wing) => [wing, { lines: 0, code: 0 }]));
for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  const file = name.replaceAll('\\', '/');
  if (!/\.tsx?$/.test(file) || file.includes('/generated/')) continue;
  const wing = counted.get(wingOf(file));
  if (wing === undefined) continue;
  const lines = readFileSync(join('src', file), 'utf8').split('\n').slice(0, -1);
  wing.lines += lines.length;
  wing.code += lines.filter((line) => line.trim() !== '' && !isComment(line)).length;
}

const row = (...cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(10) : String(cell).padStart(10))).join('');
const sum = (of: 'lines' | 'code'): number =>
  [...counted.values()].reduce((total, wing) => total + wing[of], 0);

console.log(row('wing', 'lines', 'at most', 'code', 'at most'));
for (const [wing, { lines, code }] of counted) {
  const limit = LIMITS[wing] ?? { lines: 0, code: 0 };
  console.log(row(wing, lines, limit.lines, code, limit.code));
  if (lines <= limit.lines && code <= limit.code) continue;
  console.error(
    `${wing} has ${lines} lines (${code} of code), more than its budget of ${limit.lines} (${limit.code}): make room, or raise it in scripts/checks/lines/main.ts and say why in the commit`,
  );
  process.exitCode = 1;
}
console.log(row('all', sum('lines'), '', sum('code')));
