import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { docsPlugin } from './scripts/build/docs-plugin.js';
import { doorNames, fileOf, sourceOf } from './scripts/checks/doors/doors.js';

const entry = Object.fromEntries(doorNames.map((door) => [fileOf(door), sourceOf(door)]));

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** CommonJS has no top-level await: that build loads fast-check with `require`. */
const requireFastCheck: Plugin = {
  name: 'require-fast-check',
  setup({ initialOptions, onResolve }) {
    if (initialOptions.define?.['TSUP_FORMAT'] !== '"cjs"') return;
    onResolve({ filter: /\/load-fast-check\.js$/ }, ({ resolveDir }) => ({
      path: join(resolveDir, 'require-fast-check.ts'),
    }));
  },
};

/** The schemas of the door `schema` are put together with the user's own, so they are made by the same copy of zod. */
const zodOfTheUser: Plugin = {
  name: 'zod-of-the-user',
  setup({ onResolve }) {
    onResolve({ filter: /^zod\// }, ({ path, importer }) =>
      /\/src\/schema\//.test(importer) ? { path, external: true } : undefined,
    );
  },
};

/** Small packages, or few of their files are used: in a bundle they cost Node less than to find and read their files. */
const inlined = [/^zod\//, 'uuid'];

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  // `node:sqlite` has no other name, and the others are plainer with it.
  removeNodeProtocol: false,
  external: [/^node:/],
  noExternal: inlined,
  esbuildPlugins: [requireFastCheck, docsPlugin, zodOfTheUser],
  esbuildOptions(options) {
    // Greek as Greek, not as \u escapes: half the bytes, and readable.
    options.charset = 'utf8';
  },
};

export default defineConfig([
  // Types are built by scripts/build/types.ts, which takes a tenth of the time of tsup's own.
  { ...shared, entry, format: ['esm', 'cjs'] },
  {
    ...shared,
    entry: { cli: 'src/cli/main.ts', 'cli-worker': 'src/cli/bulk/worker.ts' },
    format: ['esm'],
    platform: 'node',
  },
  // For bundlers, which take from each file what is used. Node loads the bundled doors: a thousand files take it half a second.
  {
    ...shared,
    entry: [
      'src/**/*.ts',
      '!src/cli/**',
      '!src/sandbox/pages/browser/**',
      '!src/testing/require-fast-check.ts',
    ],
    format: ['esm'],
    outDir: 'dist/modules',
    bundle: false,
    splitting: false,
  },
]);
