/**
 * Bundles `dist/modules` for Node, as CommonJS: a file for each door and for the command line, and few files that they
 * share. Node needs half a millisecond to find and read a file. `import` gets the same code through a small module with
 * the names of the door, so a program that uses both `import` and `require` has each class once.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transform } from 'esbuild';
import { type Plugin, rollup } from 'rollup';
import { type Door, doorNames, fileOf, moduleOf } from '../checks/doors/doors.js';
import { direct } from './direct-plugin.js';
import { shortened } from './shorten.js';

const commandLine = { cli: resolve('dist/modules/tools/cli/main.js') };
const entryOf = (door: Door): string => resolve(moduleOf(door));
const doors = Object.fromEntries(doorNames.map((door) => [fileOf(door), entryOf(door)]));
const input = { ...doors, ...commandLine };

/** Packages are not part of the bundles: those that are, `dist/modules/vendor` has. */
const packages: Plugin = {
  name: 'packages',
  resolveId: (name) => (/^[./]/.test(name) ? undefined : { id: name, external: true }),
};

/** The programs of the pages are texts. They are in `dist/modules` once, for Node too. */
const TEXTS = /\/modules(\/sandbox\/pages\/generated\/(?:browser|reference)\.js)$/;

const pages: Plugin = {
  name: 'pages',
  resolveId: (name, importer = '') => {
    const id = resolve(importer, '..', name);
    return TEXTS.test(id) ? { id, external: true } : undefined;
  },
};

/** Few letters that are not ASCII are escaped: V8 keeps a text with any of them in twice the memory. */
const charsetOf = (code: string): 'ascii' | 'utf8' =>
  (code.match(/[^\p{ASCII}]/gu)?.length ?? 0) * 10 < code.length ? 'ascii' : 'utf8';

/** Where a text goes on in the next line: a backslash, itself not escaped, at the end of a line. */
const BROKEN_TEXT = /(?<!\\)((?:\\\\)*)\\\n/g;

/**
 * Shortens the code, so that Node has less to read and to parse. Lines are short, because Node prints the whole line that
 * threw above the message of an uncaught error.
 */
const shorter: Plugin = {
  name: 'shorter',
  async renderChunk(code) {
    const charset = charsetOf(code);
    const whole = await shortened(code, { charset });
    const { code: lines } = await transform(whole, { minifyWhitespace: true, lineLimit: 120, charset });
    // Rollup fills in names of files later, so texts must stay in one piece.
    return lines.replace(BROKEN_TEXT, '$1');
  },
};

/** CommonJS has no top-level await. */
const fastCheck: Plugin = {
  name: 'fast-check',
  resolveId: (name, importer = '') =>
    name.endsWith('/load-fast-check.js')
      ? resolve(importer, '..', name, '../require-fast-check.js')
      : undefined,
};

/**
 * What the front door shares with smaller doors or with the start of the command line is in separate files. A module that
 * several of these files need is in the last one, which therefore needs no other file.
 */
const sharedFiles: readonly (readonly [file: string, entries: readonly string[]])[] = [
  ['tables', [entryOf('./codes'), entryOf('./registry'), entryOf('./locales/el')]],
  ['base', [entryOf('./client'), entryOf('./webhooks'), commandLine.cli]],
] as const;

/** The file of each module of the front door. All other modules are in the files of the doors that need them. */
function filesOfModules(importsOf: (id: string) => readonly string[]): ReadonlyMap<string, string> {
  /** The modules that an entry loads immediately. Dynamic imports do not count. */
  const modulesOf = (entry: string): readonly string[] => {
    const loaded = new Set([entry]);
    for (const id of loaded) for (const other of importsOf(id)) loaded.add(other);
    return [...loaded];
  };
  const files = new Map(modulesOf(entryOf('.')).map((id) => [id, 'core']));
  for (const [file, entries] of sharedFiles) {
    for (const id of entries.flatMap(modulesOf)) if (files.has(id)) files.set(id, file);
  }
  return files;
}

let files: ReadonlyMap<string, string> | undefined;

const bundle = await rollup({
  input,
  plugins: [fastCheck, packages, pages, direct, shorter],
  // Rollup only joins modules. It would leave out more, but it also changes what is left: it replaces a parameter by the
  // only value that it sees, and does not see the calls of what `await import()` returned.
  treeshake: false,
  onwarn: ({ message }) => {
    throw new Error(message);
  },
});
const { output } = await bundle.write({
  dir: 'dist',
  format: 'cjs',
  exports: 'named',
  interop: 'auto',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  paths: (id) => {
    const [, path] = TEXTS.exec(id) ?? [];
    return path === undefined ? id : `./modules${path}`;
  },
  onlyExplicitManualChunks: true,
  manualChunks: (id, { getModuleInfo }) => {
    files ??= filesOfModules((each) => getModuleInfo(each)?.importedIds ?? []);
    return files.get(id);
  },
});
await bundle.close();

for (const file of output) {
  if (file.type !== 'chunk' || !file.isEntry) continue;
  const { name, fileName, exports } = file;
  const from = `'${'../'.repeat(name.split('/').length - 1) || './'}${fileName}'`;
  const lines =
    name in doors
      ? [`import door from ${from};`, '', `export const { ${exports.join(', ')} } = door;`]
      : ['#!/usr/bin/env node', `import ${from};`];
  writeFileSync(`dist/${name}.js`, `${lines.join('\n')}\n`);
}
