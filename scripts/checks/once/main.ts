/**
 * One declaration of each name below, and one way to fill a template: `npm run check:source`. Sentences are filled by
 * `fill` and `say` of `src/issues`, paths of calls by `pathWith` of `src/reading`.
 */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../files.js';

/** Where a name is declared. Everybody else imports it. */
const PLACES: Readonly<Record<string, string>> = {
  Language: 'src/types/language.ts',
  Both: 'src/types/language.ts',
  isObject: 'src/reading/object.ts',
  isRecord: 'src/reading/object.ts',
  pathWith: 'src/reading/path-with.ts',
  decimalComma: 'src/issues/locales/greek/decimal-comma.ts',
  escapeHtml: 'src/print/html/escape.ts',
};

const DECLARED = new RegExp(
  `\\b(?:type|interface|const|let|function|class) (${Object.keys(PLACES).join('|')})\\b(?=\\s*[=<:({]|\\s+extends)`,
  'g',
);
/** The languages by hand instead of `Language`, or a text in both instead of `Both`. */
const LANGUAGES =
  /'el' \| 'en'|'en' \| 'el'|\{\s*readonly (?:el|en): string[;,]\s*readonly (?:el|en): string;?\s*\}/g;
/** A placeholder is replaced by a value: either by its name, or each by a function or a variable. */
const FILLED = /\.replace(?:All)?\(\s*(?:['"`]\{|\/\\\{[^/]*\/g?,\s*[^'"`\s])/g;

const files = filesBelow('src', '.ts').filter((file) => !file.includes('/generated/'));
const declared = new Set<string>();
let refused = 0;

for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const refuse = (at: number, why: string): void => {
    refused += 1;
    console.error(`${file}:${text.slice(0, at).split('\n').length}  ${why}`);
  };
  for (const { 1: name = '', index } of text.matchAll(DECLARED)) {
    if (PLACES[name] !== file) refuse(index, `${name} is declared in ${PLACES[name]}: import it`);
    else if (declared.has(name)) refuse(index, `${name} is declared twice`);
    else declared.add(name);
  }
  if (file !== PLACES['Language'])
    for (const { index } of text.matchAll(LANGUAGES)) refuse(index, 'use Language or Both of src/types');
  if (file !== PLACES['pathWith'])
    for (const { index } of text.matchAll(FILLED)) refuse(index, 'fill it with fill, say or pathWith');
}
for (const name of Object.keys(PLACES))
  if (!declared.has(name)) {
    refused += 1;
    console.error(`scripts/checks/once/main.ts: ${name} is declared nowhere`);
  }

if (refused > 0) process.exitCode = 1;
else console.log(`once: ${Object.keys(PLACES).length} names, each declared once; no template filled by hand`);
