import { type Door, doorNames, fileOf } from './doors.js';

interface Conditions {
  types: string;
  default: string;
}

/** The `exports` of package.json: types and code for both module systems, door by door. */
export function packageExports(): Record<string, string | { import: Conditions; require: Conditions }> {
  const entry = (door: Door): { import: Conditions; require: Conditions } => {
    const file = `./dist/${fileOf(door)}`;
    return {
      import: { types: `${file}.d.ts`, default: `${file}.js` },
      require: { types: `${file}.d.cts`, default: `${file}.cjs` },
    };
  };
  return {
    ...Object.fromEntries(doorNames.map((door) => [door, entry(door)])),
    './package.json': './package.json',
  };
}
