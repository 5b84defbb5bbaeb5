import { defineConfig, type Options } from 'tsup';
import { doorNames, fileOf, sourceOf } from './scripts/checks/doors/doors.js';

const entry = Object.fromEntries(doorNames.map((door) => [fileOf(door), sourceOf(door)]));

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  // uuid is ES modules only; inside, the CommonJS build works on every Node. zod inside halves the time of the import.
  noExternal: ['uuid', /^zod/],
  esbuildOptions(options) {
    // Greek as Greek, not as \u escapes: half the bytes, and readable.
    options.charset = 'utf8';
  },
};

export default defineConfig([
  // tsup's d.ts build sets the deprecated `baseUrl` itself.
  { ...shared, entry, format: ['esm', 'cjs'], dts: { compilerOptions: { ignoreDeprecations: '6.0' } } },
  {
    ...shared,
    entry: { cli: 'src/cli/main.ts', 'cli-worker': 'src/cli/bulk/worker.ts' },
    format: ['esm'],
    platform: 'node',
  },
]);
