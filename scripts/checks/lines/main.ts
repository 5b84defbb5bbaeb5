/**
 * The budget of lines written by hand in `src`: `npm run check:lines` prints them for each room and fails above the limit.
 * Who adds a capability makes room for it, or raises the limit in the same commit and says why there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All lines, and those of them that are code: no comment, no blank line. */
const LIMIT = { lines: 97_400, code: 76_600 };

const isComment = (line: string): boolean => /^\s*(\/\/|\/\*|\*)/.test(line);

const rooms = new Map<string, { lines: number; code: number }>();
const total = { lines: 0, code: 0 };
for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  const file = name.replaceAll('\\', '/');
  if (!/\.tsx?$/.test(file) || file.includes('/generated/')) continue;
  const [room = ''] = file.split('/');
  const lines = readFileSync(join('src', file), 'utf8').split('\n').slice(0, -1);
  const code = lines.filter((line) => line.trim() !== '' && !isComment(line)).length;
  const counted = rooms.get(room) ?? { lines: 0, code: 0 };
  rooms.set(room, { lines: counted.lines + lines.length, code: counted.code + code });
  total.lines += lines.length;
  total.code += code;
}

const row = (name: string, { lines, code }: typeof total): string =>
  `${name.padEnd(20)}${String(lines).padStart(8)}${String(code).padStart(8)}`;

console.log(`${'room'.padEnd(20)}${'lines'.padStart(8)}${'code'.padStart(8)}`);
for (const [room, counted] of [...rooms].sort(([, one], [, other]) => other.lines - one.lines))
  console.log(row(room, counted));
console.log(row('all', total));
console.log(row('at most', LIMIT));
if (total.lines > LIMIT.lines || total.code > LIMIT.code) {
  console.error('src has more lines than its budget.');
  process.exitCode = 1;
}
