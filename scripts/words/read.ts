// Reads reference/words, and refuses words that are not the same in both languages.

import { readdirSync } from 'node:fs';
import { camel } from '../codes/print.js';
import { type Row, read } from '../codes/reference.js';

const folder = new URL('../../reference/words/', import.meta.url);

export const LANGUAGES = ['en', 'el'];

const fileOf = (name: string) => read(`words/${name}.json`);

/** The names of the files in a folder of reference/words, such as `documents/table`. */
export const namesIn = (path: string) =>
  readdirSync(new URL(`${path}/`, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${path}/${file.slice(0, -'.json'.length)}`)
    .sort();

const refuse = (where: string, problem: string) => {
  throw new Error(`reference/words/${where}: ${problem}`);
};

/** The names of the values in a text. */
const valuesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[^{}]*\}/g)].map(([, name]) => `{${name}}`))].sort().join(' ');

const optionalIn = (text: string) =>
  [...text.matchAll(/\[([^[\]]*)\]/g)]
    .map(([, part = '']) => valuesIn(part))
    .sort()
    .join(' | ');

/** The texts of a sentence in one language: one, the lines of a list, or the forms for different numbers. */
export const formsOf = (text: Row): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** What a sentence may have besides its languages: the number that decides its form, why it is as it is, and a shorter form for a heading. */
const BESIDES = ['by', 'note', 'title'];

/** A sentence in both languages. */
function checkSentence(sentence: Row, where: string) {
  const languages = Object.keys(sentence).filter((name) => !BESIDES.includes(name));
  if (languages.join() !== LANGUAGES.join()) refuse(where, 'give en, then el, and nothing else.');
  for (const language of LANGUAGES) {
    const isEmpty = (text: unknown) => typeof text !== 'string' || text.trim() === '';
    if (formsOf(sentence[language]).some(isEmpty)) refuse(where, `${language} is empty.`);
  }
  const [en, el] = LANGUAGES.map((language) => optionalIn(formsOf(sentence[language]).join(' ')));
  if (en !== el) refuse(where, `the optional parts have {${en}} in English and {${el}} in Greek.`);
  if (sentence.title !== undefined) checkSentence(sentence.title, `${where}, title`);
  if (Array.isArray(sentence.en) && sentence.en.length !== sentence.el.length)
    refuse(where, 'Greek has another number of steps.');
}

/** A text. Its steps, if it has several, stand in a line each. */
export const textOf = (text: Row): string => (Array.isArray(text) ? text.join('\n') : text);

/** The sentences of an issue; a value may be in the other one in Greek. */
const ISSUE = ['what', 'todo'];

/** What is true of all documents: the rule in a few words, and in a sentence, unless `what` says it without a value. */
const GENERAL = ['title', 'rule'];

const isPair = (entry: Row) => entry.what !== undefined || entry.todo !== undefined;

/** Whether a sentence is about one document: a value stands in it, or a part that depends on one. */
const hasValue = (sentence: Row) =>
  LANGUAGES.some((language) => formsOf(sentence[language]).some((text) => /[{[]/.test(text)));

/** Refuses the words of a rule whose page could not begin with what is always true. */
function checkGeneral({ title, rule, what }: Row, where: string) {
  if ((rule !== undefined) !== hasValue(what))
    refuse(where, 'give rule if what has values, and only then: it says what is true of all documents.');
  for (const general of [title, rule ?? what]) {
    if (hasValue(general)) refuse(where, 'title and rule have no values.');
  }
  for (const language of LANGUAGES) {
    if (/\.$/.test(title[language])) refuse(where, 'a title has no full stop.');
    if (!/\.$/.test((rule ?? what)[language])) refuse(where, 'a sentence ends with a full stop.');
  }
}

/** Refuses an entry whose languages do not say the same: a sentence, or the words of a rule. */
export function checkEntry(entry: Row, where: string) {
  const pair = isPair(entry);
  const parts = [...GENERAL, ...ISSUE].filter((part) => part !== 'rule' || entry.rule !== undefined);
  if (pair && Object.keys(entry).join() !== parts.join())
    refuse(where, 'give title, rule if it is needed, what, then todo, and nothing else.');
  for (const sentence of pair ? Object.values(entry) : [entry]) checkSentence(sentence, where);
  if (pair) checkGeneral(entry, where);
  const sentences = pair ? ISSUE.map((part) => entry[part]) : [entry];
  const [en, el] = LANGUAGES.map((language) =>
    valuesIn(sentences.flatMap((each) => formsOf(each[language])).join(' ')),
  );
  if (en !== el) refuse(where, `English has the values ${en || '(none)'}, Greek ${el || '(none)'}.`);
}

/** An entry `{ as: [file, id] }` says the same as another one. */
const resolved = ({ as, ...own }: Row) => (as === undefined ? own : fileOf(as[0])[as[1]]);

/** The words of some files, by id, checked. */
export function wordsIn(names: readonly string[]) {
  const words: Row = {};
  for (const name of names) {
    for (const [id, stated] of Object.entries(fileOf(name))) {
      const where = `${name}.json, ${id}`;
      const entry = resolved(stated) ?? refuse(where, 'refers to words that do not exist.');
      checkEntry(entry, where);
      if (Object.hasOwn(words, id)) refuse(where, 'another file has the same id.');
      words[id] = entry;
    }
  }
  return words;
}

function checkTree(node: Row, where: string) {
  if (LANGUAGES.some((language) => node[language] !== undefined)) return checkEntry(node, where);
  for (const [name, inner] of Object.entries(node)) checkTree(inner, `${where}.${name}`);
}

/** The words of a program, in a file, or in all files of a folder by file: sentences, or groups of them. */
export function treeIn({ file, folder }: Row) {
  const tree =
    file === undefined
      ? Object.fromEntries(
          namesIn(folder).map((name) => [camel(name.slice(folder.length + 1)), fileOf(name)]),
        )
      : fileOf(file);
  checkTree(tree, file ?? folder);
  return tree;
}

/** Sentences without ids, `[{ en, el }]`: the Greek of each, by its English text. */
export const greekBySentence = (name: string) =>
  Object.fromEntries(
    fileOf(name).map((entry: Row) => {
      checkSentence(entry, `${name}.json, ${entry.en}`);
      return [entry.en, entry.el];
    }),
  );

/** The Greek of citations, by the English citation. */
export function sourcesIn(name: string) {
  const sources = fileOf(name);
  for (const [english, greek] of Object.entries(sources)) {
    if (typeof greek !== 'string' || greek.trim() === '') refuse(`${name}.json, ${english}`, 'is empty.');
  }
  return sources;
}

/** The values of the rules that have no example, by rule. */
export const ruleExamples = () => read('rule-examples.json');

/** The words in one language: `{ what, todo }`, or a sentence, by id. */
export const inLanguage = (words: Row, language: string) =>
  Object.fromEntries(
    Object.entries<Row>(words).map(([id, entry]) => [
      id,
      isPair(entry) ? { what: entry.what[language], todo: entry.todo[language] } : textOf(entry[language]),
    ]),
  );
