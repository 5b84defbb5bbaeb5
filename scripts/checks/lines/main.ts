/**
 * The budget of lines written by hand in `src`: `npm run check:lines` prints them for each wing, and fails above a limit.
 * Content (rules with their examples, kinds of builders) grows freely; what reads, judges, sends and shows it is mechanism
 * and has a limit. The limits follow the lines down: `npm run check:lines -- --write` writes lower ones. A higher one needs
 * a row in `docs/budget.md`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { raisesWithoutReason } from './raises.js';

const FILE = 'scripts/checks/lines/limits.json';

/** Rooms whose files are rows in all but name: a rule and its examples, a kind of builder. */
const CONTENT =
  /^(rules\/(?!engine\/|validate\/|fixes\/|explain\/|authority\/|shared\/)[^/]+\/|flows\/rules\/|builders\/kinds\/)/;

const limits: Record<string, number> = JSON.parse(readFileSync(FILE, 'utf8'));

/** The folders of `src` that are no wing are the library. */
const wingOf = (file: string): string => {
  const [folder = ''] = file.split('/');
  return folder in limits ? folder : 'library';
};

const counts = new Map(Object.keys(limits).map((wing) => [wing, { mechanism: 0, content: 0 }]));
for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  const file = name.replaceAll('\\', '/');
  const count = counts.get(wingOf(file));
  if (!/\.tsx?$/.test(file) || file.includes('/generated/') || count === undefined) continue;
  const lines = readFileSync(join('src', file), 'utf8').split('\n').length - 1;
  count[CONTENT.test(file) ? 'content' : 'mechanism'] += lines;
}

const row = (...cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(10) : String(cell).padStart(11))).join('');
const sum = (of: 'mechanism' | 'content'): number =>
  [...counts.values()].reduce((total, wing) => total + wing[of], 0);

/** One percent of room: a mend finds place without a new limit. */
const withRoom = (lines: number): number => Math.ceil((lines * 1.01) / 10) * 10;

const write = process.argv.includes('--write');
console.log(row('wing', 'mechanism', 'at most', 'content', 'all'));
for (const [wing, { mechanism, content }] of counts) {
  const limit = limits[wing] ?? 0;
  console.log(row(wing, mechanism, limit, content, mechanism + content));
  if (mechanism > limit) {
    console.error(
      `${wing} has ${mechanism} lines of mechanism, more than its ${limit}: make room, or raise the limit in ${FILE} and add a row to docs/budget.md`,
    );
    process.exitCode = 1;
  } else if (withRoom(mechanism) < limit) {
    limits[wing] = withRoom(mechanism);
    if (write || mechanism * 1.03 > limit) continue;
    console.error(`${wing} has fewer lines than its limit: npm run check:lines -- --write lowers it`);
    process.exitCode = 1;
  }
}
console.log(row('all', sum('mechanism'), '', sum('content'), sum('mechanism') + sum('content')));
if (write) writeFileSync(FILE, `${JSON.stringify(limits, null, 2)}\n`);

for (const raise of raisesWithoutReason(FILE, readFileSync('docs/budget.md', 'utf8'))) {
  console.error(`${raise}: docs/budget.md has no row for it`);
  process.exitCode = 1;
}
