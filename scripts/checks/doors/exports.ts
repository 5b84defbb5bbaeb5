import { schemaFiles } from '../../build/schema-files.js';
import { type Door, doorNames, fileOf, moduleOf } from './doors.js';

interface Conditions {
  types: string;
  default: string;
}

/** Code for bundlers as one file per module, and as bundles for everything that loads files itself. */
interface ImportConditions extends Conditions {
  module: string;
  node: string;
}

/** The `exports` of package.json: types and code for both module systems, door by door. */
export function packageExports(): Record<string, string | { import: ImportConditions; require: Conditions }> {
  const entry = (door: Door): { import: ImportConditions; require: Conditions } => {
    const file = `./dist/${fileOf(door)}`;
    const module = `./${moduleOf(door)}`;
    return {
      // Only bundlers set `module`, including those that build for Node.
      import: { types: `${file}.d.ts`, module, node: `${file}.js`, default: module },
      require: { types: `${file}.d.cts`, default: `${file}.cjs` },
    };
  };
  return {
    ...Object.fromEntries(doorNames.map((door) => [door, entry(door)])),
    './openapi.json': './openapi.json',
    ...Object.fromEntries(schemaFiles.map(({ name, file }) => [name, file])),
    './package.json': './package.json',
  };
}
