/**
 * No two sub-folders of a room of `src` import each other: one of them is below the other. The rooms themselves have their
 * arrows in .dependency-cruiser.cjs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The folders that hold a file, from the one below its room or wing: a file of `sending/client/journal` is in two. */
const foldersOf = (file: string): string[] => {
  const parts = dirname(file).split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('/'));
};

/** One file that imports another, for each arrow between two folders side by side. */
const arrows = new Map<string, string>();
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
  const own = foldersOf(file);
  for (const [, to = ''] of readFileSync(join('src', file), 'utf8').matchAll(IMPORTED)) {
    const imported = join(dirname(file), to).replaceAll('\\', '/');
    const others = foldersOf(imported);
    const depth = own.findIndex((folder, index) => others[index] !== folder);
    const [one, other] = [own[depth], others[depth]];
    if (one === undefined || other === undefined || dirname(one) !== dirname(other)) continue;
    // Generated data has the types of what reads it.
    if (one.endsWith('/generated') || other.endsWith('/generated')) continue;
    const arrow = `${one} → ${other}`;
    if (!arrows.has(arrow)) arrows.set(arrow, `${file} imports ${imported}`);
  }
}

let pairs = 0;
for (const [arrow, example] of arrows) {
  const [one = '', other = ''] = arrow.split(' → ');
  const back = arrows.get(`${other} → ${one}`);
  if (back === undefined || one > other) continue;
  pairs += 1;
  console.error(`${one} and ${other} import each other:\n  ${example}\n  ${back}`);
}
if (pairs > 0) process.exitCode = 1;
else console.log(`layers: ${arrows.size} arrows between sub-folders, none in both directions`);
