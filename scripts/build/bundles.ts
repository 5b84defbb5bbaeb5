/**
 * Bundles `dist/modules` for Node: a file for each door, for ES modules and for CommonJS, and few files that doors
 * share. Node needs half a millisecond to find and read a file, so everything that the front door needs is in four
 * files.
 */
import { resolve } from 'node:path';
import { build, type Plugin as EsbuildPlugin, transform } from 'esbuild';
import { type AstNode, type Plugin, rollup } from 'rollup';
import { type Door, doorNames, fileOf, moduleOf } from '../checks/doors/doors.js';

const input = Object.fromEntries(doorNames.map((door) => [fileOf(door), resolve(moduleOf(door))]));

/**
 * Small packages, or packages of which few files are used. Bundled, they load faster than separate files. fast-png and
 * iobuffer are only ES modules, which CommonJS cannot load in every Node 20.
 */
const inlined = /^(?:zod\/|uuid$|fast-png$|iobuffer$|fflate$)/;

/** The entry file of a package for programs that run anywhere, not only in Node. */
async function entryOf(name: string): Promise<string> {
  const { metafile } = await build({
    stdin: { contents: `export * from '${name}'`, resolveDir: '.' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    metafile: true,
    write: false,
  });
  return resolve(metafile.inputs['<stdin>']?.imports[0]?.path ?? name);
}

const packages: Plugin = {
  name: 'packages',
  async resolveId(name, importer = '') {
    if (/^[./]/.test(name)) return undefined;
    // The schemas of the door `schema` are combined with those of the user, so they must use the same copy of zod.
    if (!inlined.test(name) || importer.includes('/dist/modules/schema/'))
      return { id: name, external: true };
    return entryOf(name);
  },
};

/** Few letters that are not ASCII are escaped: V8 keeps a text with any of them in twice the memory. */
const charsetOf = (code: string): 'ascii' | 'utf8' =>
  (code.match(/[^\p{ASCII}]/gu)?.length ?? 0) * 10 < code.length ? 'ascii' : 'utf8';

/** Where a text goes on in the next line: a backslash, itself not escaped, at the end of a line. */
const BROKEN_TEXT = /(?<!\\)((?:\\\\)*)\\\n/g;

/**
 * Shortens the code, so that Node has less to read and to parse. Functions and classes keep their names, so that stack
 * traces are readable: without imports and exports the code is a script, whose outer names esbuild does not touch. Lines
 * are short, because Node prints the whole line that threw above the message of an uncaught error.
 */
const shorter: Plugin = {
  name: 'shorter',
  async renderChunk(code) {
    const charset = charsetOf(code);
    let script = code;
    let links = '';
    for (const { type, start, end } of (this.parse(code).body as AstNode[]).reverse()) {
      if (!/^(?:Import|Export)/.test(type)) continue;
      links = `${code.slice(start, end)}${links}`;
      script = `${script.slice(0, start)}${script.slice(end)}`;
    }
    const short = await transform(script, { minify: true, charset, target: 'es2022' });
    const whole = `${links}${short.code}`;
    const { code: lines } = await transform(whole, { minifyWhitespace: true, lineLimit: 120, charset });
    // Rollup fills in names of files later, so texts must stay in one piece.
    return lines.replace(BROKEN_TEXT, '$1');
  },
};

/** CommonJS has no top-level await: that build loads fast-check with `require`. */
const requireFastCheck: Plugin = {
  name: 'require-fast-check',
  resolveId: (name) =>
    name.endsWith('/load-fast-check.js') ? resolve('dist/modules/testing/require-fast-check.js') : undefined,
};

/**
 * What the front door shares with smaller doors is in separate files. A module that several of these files need is in
 * the last one, which therefore needs no other file.
 */
const sharedFiles: readonly (readonly [file: string, doors: readonly Door[]])[] = [
  ['tables', ['./codes', './registry', './locales/el']],
  ['base', ['./client', './webhooks']],
];

/** Keeps the packages external that are not inlined. */
const otherPackages: EsbuildPlugin = {
  name: 'other-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || inlined.test(path) ? undefined : { path, external: true },
    );
  },
};

/** The modules that a door uses immediately. Dynamic imports do not count. */
async function modulesOf(door: Door): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [moduleOf(door)],
    bundle: true,
    splitting: true,
    outdir: 'out',
    format: 'esm',
    platform: 'neutral',
    plugins: [otherPackages],
    metafile: true,
    write: false,
  });
  const used = new Set<string>();
  const load = (name: string): void => {
    const { inputs, imports } = metafile.outputs[name] ?? { inputs: {}, imports: [] };
    for (const [id, { bytesInOutput }] of Object.entries(inputs))
      if (bytesInOutput > 0) used.add(resolve(id));
    for (const { kind, path } of imports) if (kind === 'import-statement') load(path);
  };
  for (const [name, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint === moduleOf(door)) load(name);
  }
  return [...used];
}

/** The file of each module of the front door. All other modules are in the files of the doors that need them. */
async function filesOfModules(): Promise<ReadonlyMap<string, string>> {
  const files = new Map((await modulesOf('.')).map((id) => [id, 'core']));
  for (const [file, doors] of sharedFiles) {
    for (const id of (await Promise.all(doors.map(modulesOf))).flat()) if (files.has(id)) files.set(id, file);
  }
  return files;
}

const files = await filesOfModules();

/**
 * Two files of zod import each other, and one of its comments mentions `@__PURE__`. The files of this project have no
 * cycles.
 */
const harmless = ['CIRCULAR_DEPENDENCY', 'INVALID_ANNOTATION'];

for (const [format, extension] of [
  ['es', 'js'],
  ['cjs', 'cjs'],
] as const) {
  const bundle = await rollup({
    input,
    plugins: [...(format === 'cjs' ? [requireFastCheck] : []), packages, shorter],
    // As package.json says of ours, and zod and uuid of theirs.
    treeshake: { moduleSideEffects: false },
    onwarn: ({ code, message }) => {
      if (!harmless.includes(code ?? '')) throw new Error(message);
    },
  });
  await bundle.write({
    dir: 'dist',
    format,
    exports: 'named',
    interop: 'auto',
    entryFileNames: `[name].${extension}`,
    chunkFileNames: `[name]-[hash].${extension}`,
    onlyExplicitManualChunks: true,
    manualChunks: (id) => files.get(id),
  });
  await bundle.close();
}
