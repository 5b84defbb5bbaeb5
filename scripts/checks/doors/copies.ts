import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Door, fileOf, moduleOf } from './doors.js';

type Names = Record<string, unknown>;
type Class = abstract new (...args: never[]) => object;

const isErrorClass = (value: unknown): value is Class =>
  typeof value === 'function' && value.prototype instanceof Error;

/**
 * An application may load a door twice, bundled and as CommonJS, and then has two classes with the same name.
 * Returns the errors that are not recognised across both copies: those that are neither branded (`Symbol.hasInstance`
 * over a `Symbol.for`) nor have a guard `isName`, next to the class or as a static method.
 */
export async function confusableErrors(door: Door): Promise<string[]> {
  // By file, because the package name would resolve to the source: see `paths` in tsconfig.json.
  const built = resolve('dist', fileOf(door));
  const esm: Names = await import(pathToFileURL(resolve(moduleOf(door))).href);
  const cjs: Names = createRequire(import.meta.url)(`${built}.cjs`);
  return Object.keys(esm).filter((name) => {
    const one = esm[name];
    const other = cjs[name];
    if (!isErrorClass(one) || !isErrorClass(other) || one === other) return false;
    const branded = Object.create(other.prototype) instanceof one;
    const guards = [esm[`is${name}`], Reflect.get(one, `is${name}`)];
    return !branded && !guards.some((guard) => typeof guard === 'function');
  });
}
