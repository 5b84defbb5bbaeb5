import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';

const STEADY = /^src\/(?:types|codes|issues)\//;

const common = {
  bundle: true,
  // The package says that its modules have no effects; tests have.
  ignoreAnnotations: true,
  write: false,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'silent',
  define: { 'import.meta.url': '__tests__.url' },
};

/** Imports of the folders that are not mutated, and of packages, point to what is loaded once. */
const steadyImports = (steady) => ({
  name: 'steady',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point' || path.startsWith('node:') || path === 'vitest') return undefined;
      if (!path.startsWith('.')) {
        steady.add(path);
        return { path: `steady:${path}`, external: true };
      }
      const file = resolve(resolveDir, path.replace(/\.js$/, '.ts'));
      if (!existsSync(file) || !STEADY.test(relative('.', file).replaceAll('\\', '/'))) return undefined;
      steady.add(file);
      return { path: `steady:${file}`, external: true };
    });
  },
});

/** Each test file says its place, which `import.meta.url` and the name of its tests need. */
const places = {
  name: 'places',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^place:/ }, ({ path }) => ({ path, namespace: 'place' }));
    onLoad({ filter: /.*/, namespace: 'place' }, ({ path }) => ({
      contents: `__tests__.file = ${JSON.stringify(path.slice('place:'.length))};`,
    }));
  },
};

async function textOf(entry, plugins) {
  const { outputFiles } = await build({
    ...common,
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts', sourcefile: 'all.ts' },
    plugins,
    external: ['vitest'],
  });
  return outputFiles[0].text;
}

/**
 * The tests with everything that is mutated as one script, and what is not mutated as another.
 *
 * @param {readonly string[]} files the test files, from the root of the project
 */
export async function bundleTests(files) {
  const steady = new Set();
  const entry = files.map((file) => `import 'place:${file}'; import './${file}';`).join('\n');
  const tests = await textOf(entry, [places, steadyImports(steady)]);
  const names = [...steady];
  const steadyEntry = names
    .map((name, index) => `export * as s${index} from ${JSON.stringify(name)};`)
    .join('\n');
  return { tests, steady: await textOf(steadyEntry, []), names };
}
