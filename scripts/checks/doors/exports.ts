import { type Door, doorNames, fileOf, moduleOf } from './doors.js';

interface Conditions {
  types: string;
  default: string;
}

/** Code for bundlers in files of one module each, and for all that load files by themselves in bundles. */
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
      // `module` is set by bundlers only, also by those that build for Node.
      import: { types: `${file}.d.ts`, module, node: `${file}.js`, default: module },
      require: { types: `${file}.d.cts`, default: `${file}.cjs` },
    };
  };
  return {
    ...Object.fromEntries(doorNames.map((door) => [door, entry(door)])),
    './openapi.json': './openapi.json',
    './package.json': './package.json',
  };
}
