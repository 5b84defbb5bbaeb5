import { appendFileSync } from 'node:fs';

const seen = new Set<string>();
const values = new Map<string, unknown>();

/** What stands for a function, and its names: an export of two names, or of two doors, stays one value. */
const known = new Map<object, { readonly proxy: object; readonly keys: string[] }>();

/** Notes once that an export was used. test/package/main.ts reads the notes of all workers. */
function note(key: string): void {
  if (seen.has(key)) return;
  seen.add(key);
  appendFileSync(process.env['PACKAGE_TOUCHED'] ?? '/dev/null', `${key}\n`);
}

/** An export that notes its use: a function when it is called, a class also when something is compared with it. */
export function noting<T>(key: string, value: T): T {
  values.set(key, value);
  if (typeof value !== 'function') return value;
  const before = known.get(value);
  before?.keys.push(key);
  if (before !== undefined) return before.proxy as T;
  const keys = [key];
  const proxy: T & object = new Proxy(value, {
    apply(target, self, given) {
      keys.forEach(note);
      return Reflect.apply(target, self, given);
    },
    construct(target, given, made) {
      keys.forEach(note);
      return Reflect.construct(target, given, Object.is(made, proxy) ? target : made);
    },
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      const isStatic = Object.hasOwn(target, name) && typeof found === 'function';
      if (name === Symbol.hasInstance || isStatic) keys.forEach(note);
      return found;
    },
  });
  known.set(value, { proxy, keys });
  return proxy;
}

/** Notes that a test imports an export. It counts for values: functions must be called. */
export function imported(key: string): void {
  if (typeof values.get(key) !== 'function') note(key);
}
