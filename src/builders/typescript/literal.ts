/** Longer lists and objects are written over several lines. */
const WIDTH = 110;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** A value as TypeScript. At the start of a line, `indent` is what stands before that line; `used` is what else does. */
export function literal(value: unknown, indent: string, used = 0): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return String(value);
  // Amounts may be objects of a library for decimal numbers.
  if ('toFixed' in value) return quoted(String(value));
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Array.isArray(value)
    ? value.map((item: unknown) => literal(item, inner))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${NAME.test(name) ? name : quoted(name)}: ${literal(member, inner)}`);
  if (items.length === 0) return `${open}${close}`;
  const space = Array.isArray(value) ? '' : ' ';
  const short = `${open}${space}${items.join(', ')}${space}${close}`;
  if (!short.includes('\n') && indent.length + used + short.length <= WIDTH) return short;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}

/** A text in single quotes. Escapes of JSON are valid in TypeScript. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
