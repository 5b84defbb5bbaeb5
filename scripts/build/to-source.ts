/**
 * Plain data as a JavaScript expression, including values that JSON cannot hold, such as `undefined` and `NaN`.
 *
 * @throws TypeError for anything that is not plain data, such as a function: an example could not be printed.
 */
export function toSource(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toSource).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    if (Object.getPrototypeOf(value) !== Object.prototype)
      throw new TypeError(`Not plain data: ${String(value)}`);
    // A computed key, so that `__proto__` is an ordinary member.
    const members = Object.entries(value).map(([name, each]) => {
      const key = name === '__proto__' ? `['__proto__']` : JSON.stringify(name);
      return `${key}:${toSource(each)}`;
    });
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (value === undefined || value === null || typeof value === 'boolean') return String(value);
  throw new TypeError(`Not plain data: ${typeof value}`);
}
