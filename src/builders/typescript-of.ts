import type { Facts } from './facts/facts.js';
import { type Code, fluentCode } from './typescript/fluent.js';
import { literal } from './typescript/literal.js';

/**
 * The TypeScript that builds documents from facts: a module that exports `document`, or `documents` for a list. Each is
 * written with the builder of its type; facts that no builder states are written as they are. For the way from JSON to code,
 * after `factsOf`.
 *
 * @example
 * typescriptOf({ type: '11.1', series: 'A', … }); // "import { cash, retailReceipt } from 'parastatiko'; …"
 */
export function typescriptOf(facts: Facts | readonly Facts[]): string {
  const isList = Array.isArray(facts);
  const all: readonly Facts[] = isList ? facts : [facts as Facts];
  const codes = all.map((each) => codeOf(each, isList ? '  ' : ''));
  const names = [...new Set(codes.flatMap(({ imports }) => imports))].sort();
  const texts = codes.map(({ text }) => text);
  const value = isList
    ? `documents = [\n${texts.map((text) => `  ${text},\n`).join('')}]`
    : `document = ${texts[0]}`;
  return `${importOf(names)}\n\nexport const ${value};\n`;
}

const codeOf = (facts: Facts, indent: string): Code =>
  fluentCode(facts, indent) ?? {
    text: `buildDocument(${literal(facts, indent, Number.POSITIVE_INFINITY)})`,
    imports: ['buildDocument'],
  };

const importOf = (names: readonly string[]): string =>
  names.length === 0 ? 'export {};' : `import { ${names.join(', ')} } from 'parastatiko';`;
