/**
 * Bundles the declarations that the compiler wrote: one file of types for each door, for CommonJS. Those for ES modules refer
 * to it, so both have the same classes.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { doorNames, fileOf, sourceOf } from '../checks/doors/doors.js';

const declarations = 'dist/declarations';

/**
 * The types refer to `URL` and `ReadableStream`. A program without the types of DOM and Node lacks them, so they are
 * declared here. The empty declarations merge with the real ones; see also src/types/web.ts.
 */
const banner = 'declare global { interface URL {} interface ReadableStream<R = any> {} }';

const declarationOf = (source: string): string =>
  source.replace(/^src/, declarations).replace(/\.ts$/, '.d.ts');

const input = Object.fromEntries(doorNames.map((door) => [fileOf(door), declarationOf(sourceOf(door))]));

/** Types may refer to each other in a cycle, and a door may use types that it does not export. */
const harmless = ['CYCLIC_CROSS_CHUNK_REEXPORT', 'PLUGIN_WARNING'];

const bundle = await rollup({
  input,
  plugins: [dts()],
  external: (id) => !/^[./]/.test(id),
  onwarn: ({ code, message }) => {
    if (!harmless.includes(code ?? '')) throw new Error(message);
  },
});
await bundle.write({
  dir: 'dist',
  format: 'es',
  banner,
  entryFileNames: '[name].d.cts',
  chunkFileNames: '[name]-[hash].d.cts',
});
for (const door of doorNames) {
  const file = fileOf(door);
  writeFileSync(`dist/${file}.d.ts`, `export * from './${basename(file)}.cjs';\n`);
}
await bundle.close();
rmSync(declarations, { recursive: true });
