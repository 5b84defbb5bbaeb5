import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

/** The file that Vitest runs. It has no content of its own. */
export const ALL_TESTS = 'scripts/mutation/all.test.ts';

/**
 * Makes one module of all tests with everything that they import. Vitest loads the modules again for each change, and one
 * by one that takes longer than the tests. The changed files are loaded before the first test: otherwise a table
 * of a module that is loaded later counts as code of the test that happens to load it.
 */
export const oneModule = (changed: readonly string[], tests: readonly string[]): Plugin => ({
  name: 'one-module',
  enforce: 'pre',
  async load(id) {
    if (id !== resolve(ALL_TESTS)) return null;
    const described = tests.map((path) => {
      // With a mark of its content in the name, Stryker sees that the tests of a file changed.
      const mark = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8);
      return `describe('${path} ${mark}', async () => { await import('${path}'); });`;
    });
    const { outputFiles } = await build({
      stdin: {
        contents: [
          ...changed.map((path) => `import ${JSON.stringify(path)};`),
          "import { describe } from 'vitest';",
          ...described,
        ].join('\n'),
        resolveDir: resolve('.'),
        loader: 'ts',
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'esnext',
      packages: 'external',
      ignoreAnnotations: true,
      // The change of the run before must not be active while the modules are loaded.
      banner: { js: 'if (globalThis.__stryker__) globalThis.__stryker__.activeMutant = undefined;' },
      plugins: [ownUrls],
    });
    return outputFiles[0]?.text ?? null;
  },
});

/** Some tests read files beside them. */
const ownUrls: EsbuildPlugin = {
  name: 'own-urls',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]test[\\/].*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta')) return null;
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
};
