/**
 * No two sub-folders of a room of `src` import each other: one of them is below the other. The loose files of a room count as
 * one sub-folder; its doors do not count. The rooms themselves have their arrows in .dependency-cruiser.cjs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import wings from '../wings.json' with { type: 'json' };

/** The sub-folders that import the loose files of their room, and are imported by them. The list may only get shorter. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  builders: ['fluent'],
  issues: ['locales'],
  print: ['html', 'model'],
  sandbox: ['faults', 'http', 'onboarding', 'pages', 'prepared', 'provider', 'terminals', 'webhooks'],
  'sending/client': ['issue', 'journal', 'transport'],
  'tools/cli': ['args', 'input', 'output', 'terminal'],
};

const DOOR = /(?:^|\/)(?:index|inside)\.ts$/;

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The folders that hold a file, from the one below its room or wing: a file of `sending/client/journal` is in two. */
const foldersOf = (file: string): string[] => {
  const parts = dirname(file).split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('/'));
};

/** The room of a file, and its sub-folder there: `loose` for a file beside them. */
function placeIn(file: string): { readonly room: string; readonly part: string } | undefined {
  const folders = dirname(file).split('/');
  const [wing = '', room = ''] = folders;
  const rooms: readonly string[] = Object.entries(wings).find(([name]) => name === wing)?.[1] ?? [];
  const depth = rooms.includes(room) ? 2 : 1;
  // Files beside the rooms of a wing, and the front door, are in no room.
  if (file.split('/').length <= depth || DOOR.test(file)) return undefined;
  return { room: folders.slice(0, depth).join('/'), part: folders[depth] ?? 'loose' };
}

/** A room and a sub-folder, with the directions in which its loose files and the sub-folder import. */
const beside = new Map<string, { up?: string; down?: string }>();

/** One file that imports another, for each arrow between two folders side by side. */
const arrows = new Map<string, string>();
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
  const own = foldersOf(file);
  for (const [, to = ''] of readFileSync(join('src', file), 'utf8').matchAll(IMPORTED)) {
    const imported = join(dirname(file), to).replaceAll('\\', '/');
    const [from, target] = [placeIn(file), placeIn(imported.replace(/\.js$/, '.ts'))];
    if (from !== undefined && from.room === target?.room && from.part !== target.part) {
      const example = `${file} imports ${imported}`;
      const arrow =
        from.part === 'loose' ? { down: example } : target.part === 'loose' ? { up: example } : {};
      const name = `${from.room} ${from.part === 'loose' ? target.part : from.part}`;
      if (!name.endsWith(' generated')) beside.set(name, { ...arrow, ...beside.get(name) });
    }
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
for (const [name, { up, down }] of beside) {
  const [room = '', part = ''] = name.split(' ');
  const excepted = EXCEPTIONS[room]?.includes(part) ?? false;
  if (up === undefined || down === undefined || excepted) continue;
  pairs += 1;
  console.error(`${room}/${part} and the loose files of ${room} import each other:\n  ${up}\n  ${down}`);
}
for (const [room, parts] of Object.entries(EXCEPTIONS))
  for (const part of parts) {
    const { up, down } = beside.get(`${room} ${part}`) ?? {};
    if (up !== undefined && down !== undefined) continue;
    pairs += 1;
    console.error(
      `${room}/${part} and the loose files of ${room} no longer import each other: delete the exception`,
    );
  }
if (pairs > 0) process.exitCode = 1;
else console.log(`layers: ${arrows.size} arrows between sub-folders, none in both directions`);
