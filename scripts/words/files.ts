// The modules of words, generated from reference/words: for each language its own, so that an import of English costs
// English only.

import { doc, generatedFrom, key, print, quote, WIDTH } from '../codes/print.js';
import type { Row } from '../codes/reference.js';
import {
  greekBySentence,
  inLanguage,
  namesIn,
  ruleExamples,
  sourcesIn,
  textOf,
  treeIn,
  wordsIn,
} from './read.js';
import { bySentence, constants, pairs, programs, rules, sentences } from './subjects.js';
import { treeFiles } from './tree-files.js';

const HEADER = generatedFrom('words', 'reference/words/');
const FOLDER = 'issues/locales/generated';

/** A type of all ids, in the layout of the formatter. */
function idType(name: string, about: readonly string[], words: Row) {
  const ids = Object.keys(words).map(quote);
  const line = `export type ${name} = ${ids.join(' | ')};`;
  const type =
    line.length <= WIDTH ? line : `export type ${name} =\n${ids.map((id) => `  | ${id}`).join('\n')};`;
  return `${doc(about)}\n${type}\n\n`;
}

const ruleFiles = Object.entries(rules).flatMap(([file, { words: name, about, id, folder }]) => {
  const words = wordsIn(folder ? namesIn(file) : [file]);
  const english = [
    "import type { Words } from '../../../words-type.js';\n\n",
    idType(id, [`The id of ${about}.`], words),
    `let words: Words<${id}> | undefined;\n\n`,
    `${doc([`English words for ${about}, put together when one is needed.`])}\n`,
    `export const ${name} = (): Words<${id}> => {\n`,
    `  words ??= ${print(inLanguage(words, 'en'), { indent: 2, expand: true })};\n`,
    '  return words;\n};\n',
  ].join('');
  const greek = [
    "import type { Words } from '../../../words-type.js';\n\n",
    `${doc([`Greek words for ${about}.`])}\n`,
    `export const ${name}: Words = ${print(inLanguage(words, 'el'), { expand: true })};\n`,
  ].join('');
  return [
    [`en/${file}.ts`, english],
    [`el/${file}.ts`, greek],
  ];
});

const sentenceFiles = Object.entries(sentences).flatMap(([file, { words: name, about, id, aboutId }]) => {
  const words = wordsIn([file]);
  const english = [
    "import type { Subject } from '../../../say.js';\n\n",
    id === undefined ? '' : idType(id, aboutId ?? [], words),
    `${doc([about])}\n`,
    `export const ${name}: Subject${id === undefined ? '' : `<${id}>`} = {\n`,
    `  name: ${quote(file)},\n`,
    `  sentences: ${print(inLanguage(words, 'en'), { indent: 2, before: 'sentences: '.length, expand: true })},\n};\n`,
  ].join('');
  const greek = [
    "import type { Sentences } from '../../../words-type.js';\n\n",
    `${doc([`${about} In Greek.`])}\n`,
    `export const ${name}: Sentences = ${print(inLanguage(words, 'el'), { expand: true })};\n`,
  ].join('');
  return [
    [`en/${file}.ts`, english],
    [`el/${file}.ts`, greek],
  ];
});

const constantFiles = Object.entries(constants).map(([file, { name, id, about }]) => {
  const { [id]: sentence } = inLanguage(wordsIn([file]), 'en');
  return [`en/${file}.ts`, `${doc([about])}\nexport const ${name} =\n  ${quote(String(sentence))};\n`];
});

/** All Greek sentences, by subject. */
const everySentence = [
  ...Object.entries(sentences)
    .map(([file, { words }]) => `import { ${words} } from './${file}.js';\n`)
    .sort(),
  `\n${doc(['All Greek sentences, by subject.'])}\n`,
  `export const sentences = {\n${Object.entries(sentences)
    .map(([file, { words }]) => (file === words ? `  ${file},\n` : `  ${key(file)}: ${words},\n`))
    .join('')}};\n`,
].join('');

/** The members of an object of words in both languages, and of the groups in it. */
const pairRows = (words: Row, indent: number): string[] =>
  Object.entries<Row>(words).flatMap(([id, { note, ...entry }]) => {
    const pad = ' '.repeat(indent);
    const { el, en } = entry;
    if (en === undefined) return [`${pad}${key(id)}: {`, ...pairRows(entry, indent + 2), `${pad}},`];
    const pair = print({ el: textOf(el), en: textOf(en) }, { indent, before: key(id).length + 2, after: 1 });
    return [...(note === undefined ? [] : [`${pad}// ${note}`]), `${pad}${key(id)}: ${pair},`];
  });

const pairFiles = Object.entries(pairs).map(([name, { file, about, target }]) => {
  const text = `${doc([about])}\nexport const ${name} = {\n${pairRows(treeIn({ file }), 2).join('\n')}\n} as const;\n`;
  return [`${target}/${file.slice(file.lastIndexOf('/') + 1)}.ts`, text];
});

const sentenceTables = Object.entries(bySentence).map(([name, { file, about, target }]) => [
  `${target}/${file.slice(file.lastIndexOf('/') + 1)}.ts`,
  `${doc([about])}\nexport const ${name}: Readonly<Record<string, string>> = ${print(greekBySentence(file), { expand: true })};\n`,
]);

const sources = [
  `${doc(['The sources of rules and of choices in Greek, by the English citation.'])}\n`,
  `export const greekSources: Readonly<Record<string, string>> = ${print(sourcesIn('sources'), { expand: true })};\n`,
].join('');

const examples = [
  "import type { ExampleValues } from '../example-values.js';\n\n",
  `${doc(['Values for the sentences of rules that have no example, by rule: as an issue has them.'])}\n`,
  `export const ruleExamples: Readonly<Record<string, ExampleValues>> = ${print(ruleExamples(), { expand: true })};\n`,
].join('');

/** Every generated module of words: its text by its path in src. */
export const files = new Map(
  [
    ...[...ruleFiles, ...sentenceFiles, ...constantFiles, ['el/sentences.ts', everySentence]].map(
      ([path, text]) => [`${FOLDER}/${path}`, text],
    ),
    ...programs.flatMap((program) =>
      treeFiles(program).map(([path, text]) => [`${program.target}/${path}`, text]),
    ),
    ...pairFiles,
    ...sentenceTables,
    ['tools/catalogue/generated/greek-sources.ts', sources],
    ['tools/catalogue/generated/rule-examples.ts', examples],
  ].map(([path, text]): [string, string] => [String(path), `${HEADER}${text}`]),
);
