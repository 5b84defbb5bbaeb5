/**
 * Bundles `dist/modules` for Node: a file for each door, for ES modules and for CommonJS, and few files that doors share. Node
 * takes half a millisecond to find and read a file, so what the front door needs is in four.
 */
import { resolve } from 'node:path';
import { build, type Plugin as EsbuildPlugin, transform } from 'esbuild';
import { type Plugin, rollup } from 'rollup';
import { type Door, doorNames, fileOf, moduleOf } from '../checks/doors/doors.js';

const input = Object.fromEntries(doorNames.map((door) => [fileOf(door), resolve(moduleOf(door))]));

/**
 * Small packages, or few of their files are used: in a bundle they cost Node less than to find and read their files. fast-png
 * and iobuffer are ES modules alone, which CommonJS cannot load in every Node 20.
 */
const inlined = /^(?:zod\/|uuid$|fast-png$|iobuffer$|fflate$)/;

/** Where a package begins for a program that runs anywhere, not in Node alone. */
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
    // The schemas of the door `schema` are combined with those of the user, so they are made by the same copy of zod.
    if (!inlined.test(name) || importer.includes('/dist/modules/schema/'))
      return { id: name, external: true };
    return entryOf(name);
  },
};

/** Fewer bytes to read. Names stay, so that a stack trace can be read. */
const withoutBlanks: Plugin = {
  name: 'without-blanks',
  async renderChunk(code) {
    return (
      await transform(code, { minifyWhitespace: true, minifySyntax: true, charset: 'utf8', target: 'es2022' })
    ).code;
  },
};

/** CommonJS has no top-level await: that build loads fast-check with `require`. */
const requireFastCheck: Plugin = {
  name: 'require-fast-check',
  resolveId: (name) =>
    name.endsWith('/load-fast-check.js') ? resolve('dist/modules/testing/require-fast-check.js') : undefined,
};

/**
 * What the front door shares with doors that load less is in files of its own. A module that several of them need is in the
 * last, which therefore needs no other.
 */
const sharedFiles: readonly (readonly [file: string, doors: readonly Door[]])[] = [
  ['tables', ['./codes', './registry', './locales/el']],
  ['base', ['./client', './webhooks']],
];

/** Leaves the packages alone that are not inlined. */
const otherPackages: EsbuildPlugin = {
  name: 'other-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || inlined.test(path) ? undefined : { path, external: true },
    );
  },
};

/** The modules of which a door uses anything at once: what it imports when it is needed does not count. */
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

/** Which file the modules of the front door are in. All others are where the doors that need them are. */
async function filesOfModules(): Promise<ReadonlyMap<string, string>> {
  const files = new Map((await modulesOf('.')).map((id) => [id, 'core']));
  for (const [file, doors] of sharedFiles) {
    for (const id of (await Promise.all(doors.map(modulesOf))).flat()) if (files.has(id)) files.set(id, file);
  }
  return files;
}

const files = await filesOfModules();

/** Two files of zod import each other, and one of its comments mentions `@__PURE__`. Our own files have no circles. */
const harmless = ['CIRCULAR_DEPENDENCY', 'INVALID_ANNOTATION'];

for (const [format, extension] of [
  ['es', 'js'],
  ['cjs', 'cjs'],
] as const) {
  const bundle = await rollup({
    input,
    plugins: [...(format === 'cjs' ? [requireFastCheck] : []), packages, withoutBlanks],
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
