// The words of a program, generated from a folder of reference/words: a tree in which a text without values is a text, and one with values
// a function of them, so that a missing value does not compile.
//
// `{name}` is a text or a number as it is, `{name#}` a number with separators, `{name: one|many}` a number with its noun. A sentence whose
// form depends on a number names it: `{ by: count, en: { zero, one, many }, el: … }`.

import { doc, key, quote, WIDTH } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import { formsOf, LANGUAGES, treeIn } from './read.js';

const VALUE = /\{(\w+)(#|: ([^{}|]+)\|([^{}|]+))?\}/g;

const isSentence = (node: Row) => LANGUAGES.every((language) => node[language] !== undefined);

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');

/** The values of a sentence with their types, in the order of the English text. */
function valuesOf({ by, ...sentence }: Row) {
  const types = new Map(by === undefined ? [] : [[by, 'number']]);
  for (const language of LANGUAGES) {
    for (const text of formsOf(sentence[language])) {
      for (const [, name, form] of text.matchAll(VALUE)) {
        if (form !== undefined) types.set(name, 'number');
        else if (!types.has(name)) types.set(name, 'Value');
      }
    }
  }
  return [...types];
}

/** The text of a function in one language. */
function template(text: string, language: string) {
  let out = '';
  let from = 0;
  for (const [whole, name, form, one, many] of text.matchAll(VALUE)) {
    const at = text.indexOf(whole, from);
    out += escaped(text.slice(from, at));
    if (form === undefined) out += `\${${name}}`;
    else if (form === '#') out += `\${figures(${name}, '${language}')}`;
    else out += `\${counted(${name}, ${quote(one!)}, ${quote(many!)}, '${language}')}`;
    from = at + whole.length;
  }
  return out + escaped(text.slice(from));
}

const literal = (text: string, language: string) =>
  text.search(VALUE) === -1 ? quote(text) : `\`${template(text, language)}\``;

const NUMBERS: Readonly<Record<string, number>> = { zero: 0, one: 1 };

/** A function that chooses a form by a number, in the layout of the formatter. */
function choice(head: string, { by, ...sentence }: Row, { language, pad }: Row) {
  const stated = sentence[language];
  const { many, ...forms } = typeof stated === 'string' ? { many: stated } : stated;
  const cases = Object.entries<string>(forms).map(([form, text]) => [
    `${by} === ${NUMBERS[form]}`,
    literal(text, language),
  ]);
  const last = literal(many, language);
  const flat = `${cases.map(([test, text]) => `${test} ? ${text} : `).join('')}${last}`;
  if (cases.length === 0) return `${head} ${last}`;
  if (`${head} (${flat}),`.length <= WIDTH) return `${head} (${flat})`;
  if (`${pad}  ${flat},`.length <= WIDTH) return `${head}\n${pad}  ${flat}`;
  const lines = cases.flatMap(([test, text], index) => {
    const inner = `${pad}  ${'  '.repeat(index)}`;
    return [`${inner}${index === 0 ? '' : ': '}${test}`, `${inner}  ? ${text}`];
  });
  return [head, ...lines, `${pad}  ${'  '.repeat(cases.length)}: ${last}`].join('\n');
}

/** A sentence as a member: its lines, without the comma. `byObject` makes every one a function of an object. */
function member(name: string, sentence: Row, { language, pad, byObject }: Row) {
  const text = sentence[language];
  const head = `${pad}${key(name)}:`;
  if (Array.isArray(text)) {
    const flat = `${head} [${text.map(quote).join(', ')}]`;
    if (flat.length < WIDTH) return flat;
    return [`${head} [`, ...text.map((line) => `${pad}  ${quote(line)},`), `${pad}]`].join('\n');
  }
  const values = valuesOf(sentence);
  const fits = (line: string) => line.length < WIDTH;
  const types = language === 'en';
  if (values.length === 0 && !byObject) {
    const line = `${head} ${quote(text)}`;
    return fits(line) || key(name).length <= 4 ? line : `${head}\n${pad}  ${quote(text)}`;
  }
  const names = values.map(([value]) => value);
  const typed = values.map(([value, type]) => `${value}: ${type}`);
  const parameters = byObject
    ? values.length === 0
      ? '()'
      : `({ ${names.join(', ')} }${types ? `: { ${typed.join('; ')} }` : ''})`
    : `(${(types ? typed : names).join(', ')})`;
  if (sentence.by !== undefined) return choice(`${head} ${parameters} =>`, sentence, { language, pad });
  const body = literal(text, language);
  const line = `${head} ${parameters} => ${body}`;
  return fits(line) ? line : `${head} ${parameters} =>\n${pad}  ${body}`;
}

function group(node: Row, { language, indent, path, program, byObject }: Row): string {
  const pad = ' '.repeat(indent + 2);
  const members = Object.entries(node).map(([name, inner]) => {
    if (isSentence(inner)) return `${member(name, inner, { language, pad, byObject })},`;
    const at = [...path, name];
    const isOpen = language === 'en' && program.open.includes(at.join('.'));
    const text = group(inner, {
      language,
      indent: indent + 2,
      path: at,
      program,
      byObject: program.byObject.includes(at.join('.')),
    });
    return `${pad}${key(name)}: ${text}${isOpen ? ' as Readonly<Record<string, string>>' : ''},`;
  });
  return ['{', ...members, `${' '.repeat(indent)}}`].join('\n');
}

const HELPERS = ['counted', 'figures'];

/** The modules of a program in both languages, by their paths in its folder. */
export function treeFiles(program: Row) {
  const tree = treeIn(program);
  const values = `${'../'.repeat(program.target.split('/').length)}issues/inside.js`;
  return LANGUAGES.map((language) => {
    const options = { language, indent: 0, path: [], program, byObject: false };
    const text = group(tree, options);
    const helpers = HELPERS.filter((name) => text.includes(`${name}(`));
    if (language === 'en' && /\bValue\b/.test(text)) helpers.push('type Value');
    const isType = helpers.length === 1 && helpers[0] === 'type Value';
    const names = isType ? 'type { Value }' : `{ ${helpers.join(', ')} }`;
    const imports = helpers.length === 0 ? [] : [`import ${names} from '${values}';`];
    const { about, type } = program;
    if (language === 'el') {
      const lines = [...imports, `import type { ${type} } from './en.js';`, '', doc([`${about} in Greek.`])];
      return ['el.ts', `${lines.join('\n')}\nexport const el: ${type} = ${text};\n`];
    }
    const head = [...imports, ...(imports.length === 0 ? [] : ['']), doc([`${about} in English.`])];
    const tail = [
      doc([`${about} in one language. Every language has all of them.`]),
      `export type ${type} = typeof en;`,
    ];
    return ['en.ts', `${head.join('\n')}\nexport const en = ${text};\n\n${tail.join('\n')}\n`];
  });
}
