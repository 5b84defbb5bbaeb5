import { defineConfig, type Options } from 'tsup';
import { docsPlugin } from './scripts/build/docs-plugin.js';
import { wordsPlugin } from './scripts/build/words-plugin.js';

/**
 * Small packages, or few of their files are used: in a bundle they cost Node less than to find and read their files. Those
 * that are ES modules alone would not load from CommonJS everywhere.
 */
const inlined = [/^zod\//, 'uuid', 'fast-png'];

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  // `node:sqlite` has no other name, and the others are plainer with it.
  removeNodeProtocol: false,
  external: [/^node:/],
  noExternal: inlined,
  esbuildPlugins: [docsPlugin, wordsPlugin],
  esbuildOptions(options) {
    // Greek as Greek, not as \u escapes: half the bytes, and readable.
    options.charset = 'utf8';
  },
};

export default defineConfig([
  {
    ...shared,
    entry: { cli: 'src/cli/main.ts', 'cli-worker': 'src/cli/bulk/worker.ts' },
    format: ['esm'],
    platform: 'node',
  },
  // For bundlers, which take from each file what is used. Node loads the bundled doors: a thousand files take it half a second.
  {
    ...shared,
    entry: ['src/**/*.ts', '!src/cli/**', '!src/sandbox/pages/browser/**'],
    format: ['esm'],
    outDir: 'dist/modules',
    bundle: false,
    splitting: false,
  },
]);
