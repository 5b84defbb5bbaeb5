import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Language } from '../../../src/types/language.js';
import { filesBelow } from '../files.js';

/** A text for people, in one language. */
export interface Text {
  readonly file: string;
  /** Where it is in the file: a line, or the names on the way to it. */
  readonly at: string;
  readonly language: Language;
  readonly text: string;
}

const GREEK = /\p{Script=Greek}/u;

/** The members of our JSON that are texts, and their language. */
const MEMBERS: Readonly<Record<string, Text['language']>> = {
  en: 'en',
  comment: 'en',
  el: 'el',
  commentEl: 'el',
};

/** The texts in a JSON file: those under the name of a language. */
export function textsOfJson(file: string, content: string): Text[] {
  const found: Text[] = [];
  const visit = (value: unknown, way: readonly string[], language: Text['language'] | undefined): void => {
    if (typeof value === 'string') {
      if (language !== undefined) found.push({ file, at: way.join('.'), language, text: value });
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value))
      visit(inner, [...way, name], MEMBERS[name] ?? language);
  };
  visit(JSON.parse(content), [], undefined);
  return found;
}

/** The texts in a source file: Greek literals, and English ones under the name `en`. */
export function textsOfSource(file: string, content: string): Text[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node, isEnglish: boolean): void => {
    if (ts.isPropertyAssignment(node)) {
      // The words of a search are what people type.
      if (node.name.getText() === 'words' && ts.isStringLiteral(node.initializer)) return;
      visit(node.initializer, isEnglish || node.name.getText() === 'en');
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const language = isEnglish ? 'en' : GREEK.test(node.text) ? 'el' : undefined;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (language !== undefined) found.push({ file, at: String(line + 1), language, text: node.text });
    }
    ts.forEachChild(node, (child) => visit(child, isEnglish));
  };
  visit(source, false);
  return found;
}

/** The prose of a page, line by line: without code, and without the targets of links. */
export function textsOfPage(file: string, content: string): Text[] {
  const language = /\/el\/|\.el\./.test(file) ? 'el' : 'en';
  let isCode = false;
  return content.split('\n').flatMap((line, index): Text[] => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    if (isCode || isFence) return [];
    const text = line
      .replaceAll(/`[^`]*`/g, '``')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll(/<!--.*?-->|<[^<>]*>/g, '');
    return [{ file, at: String(index + 1), language, text }];
  });
}

const read = (file: string): string => readFileSync(file, 'utf8');
/** Not what is generated, nor what people type: questions to the search of the site, headings of spreadsheets. */
const isOurs = (file: string): boolean =>
  !/\/generated\/|^scripts\/site\/checks\/|^src\/tools\/rows\/headings\.ts$|^site\/src\/search\/words\.ts$/.test(
    file,
  );

const JSON_FILES = [
  ...filesBelow('reference/words', '.json').filter((file) => !file.endsWith('/sources.json')),
  ...['choose', 'commands', 'facts', 'flow-facts', 'members', 'sandbox-settings'].map(
    (name) => `reference/${name}.json`,
  ),
];

/** Folders of programs that speak. The examples of rules are documents as people write them. */
const SPEAKING = ['src/print', 'src/sandbox', 'src/tools', 'scripts/docs', 'scripts/site', 'site/src'];

const PAGES = ['docs/guide', 'docs/el/guide', 'site/text'];

/** Everything that people read, apart from the documents and tables of others. */
export const everyText = (): Text[] => [
  ...JSON_FILES.flatMap((file) => textsOfJson(file, read(file))),
  ...[...SPEAKING.flatMap((folder) => [...filesBelow(folder, '.ts'), ...filesBelow(folder, '.tsx')])]
    .filter(isOurs)
    .flatMap((file) => textsOfSource(file, read(file))),
  ...['README.md', 'README.el.md', ...PAGES.flatMap((folder) => filesBelow(folder, '.md'))].flatMap((file) =>
    textsOfPage(file, read(file)),
  ),
];
