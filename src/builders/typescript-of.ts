import type { Facts } from './facts/facts.js';

/** Longer lists and objects are written over several lines. */
const WIDTH = 105;
const NAME = /^[A-Za-z_$][\w$]*$/;

/**
 * The TypeScript that builds documents from facts: a module that exports `document`, or `documents` for a list. For the
 * way from JSON to code, after `factsOf`.
 *
 * @example
 * typescriptOf({ type: '11.1', series: 'A', … }); // "import { buildDocument } from 'parastatiko'; …"
 */
export function typescriptOf(facts: Facts | readonly Facts[]): string {
  const code = Array.isArray(facts)
    ? `documents = [\n${facts.map((each: unknown) => `  buildDocument(${literal(each, '  ')}),\n`).join('')}]`
    : `document = buildDocument(${literal(facts, '')})`;
  return `import { buildDocument } from 'parastatiko';\n\nexport const ${code};\n`;
}

function literal(value: unknown, indent: string): string {
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
  if (indent !== '' && !short.includes('\n') && indent.length + short.length <= WIDTH) return short;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}

/** A text in single quotes. Escapes of JSON are valid in TypeScript. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
