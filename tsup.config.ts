import { defineConfig, type Options } from 'tsup';
import { docsPlugin } from './scripts/build/docs-plugin.js';

const shared: Options = {
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: false,
  // `node:sqlite` has no other name, and the others are plainer with it.
  removeNodeProtocol: false,
  external: [/^node:/],
  esbuildOptions(options) {
    // Imports that only served the documentation of rules go with it: see docsPlugin.
    delete options.tsconfig;
    options.tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: false } };
    // Greek as Greek, not as \u escapes: half the bytes, and readable.
    options.charset = 'utf8';
  },
};

/** One file for each module, in `dist/modules`. scripts/build/bundles.ts makes the files for Node from these. */
export default defineConfig([
  {
    ...shared,
    entry: ['src/**/*.ts', '!src/sandbox/pages/browser/**', '!src/vendor/**'],
    outDir: 'dist/modules',
    bundle: false,
    esbuildPlugins: [docsPlugin],
  },
  // Packages that users do not install: they are in our files. tsup bundles what package.json does not list as a dependency.
  {
    ...shared,
    entry: ['src/vendor/*.ts'],
    outDir: 'dist/modules/vendor',
    minify: true,
    esbuildOptions(options, context) {
      shared.esbuildOptions?.(options, context);
      // For packages without `exports`.
      options.mainFields = ['module', 'main'];
    },
    // papaparse asks for `stream` by its old name, only if a stream is parsed.
    external: [/^node:/, 'stream'],
  },
]);
