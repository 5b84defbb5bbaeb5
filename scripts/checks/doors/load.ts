import { execFileSync } from 'node:child_process';
import { type Door, specifierOf } from './doors.js';

const print =
  'process.stdout.write(JSON.stringify(Object.keys(door).filter((key) => key !== "default").sort()))';

/** Runs a line of JavaScript in a separate Node process, as a user of the package would. */
const run = (type: 'module' | 'commonjs', code: string): string[] =>
  JSON.parse(execFileSync(process.execPath, [`--input-type=${type}`, '--eval', code], { encoding: 'utf8' }));

/** The names a door exports, by `import` and by `require`. */
export function namesOf(door: Door): { esm: string[]; cjs: string[] } {
  const specifier = specifierOf(door);
  return {
    esm: run('module', `const door = await import('${specifier}'); ${print}`),
    cjs: run('commonjs', `const door = require('${specifier}'); ${print}`),
  };
}
