import type { Fault, SyntaxWhy } from '../input/fault.js';

const FORMATS = {
  gzip: 'It is a gzip archive; unpack it first.',
  zip: 'It is a ZIP archive or a spreadsheet, not JSON text.',
  pdf: 'It is a PDF, not JSON text.',
  xml: 'It is XML or HTML, not JSON text.',
} as const;

const count = (value: number): string => value.toLocaleString('en');

/** A sentence for each fault. */
type FaultWords = { readonly [Name in Fault['name']]: (fault: Extract<Fault, { name: Name }>) => string };

/** Why an input cannot be used. */
export const faults: FaultWords = {
  'not-found': () => 'There is no such file.',
  directory: () => 'It is a folder. Name the files in it.',
  'no-permission': () => 'Permission denied.',
  unreadable: ({ code }) => `It could not be read (${code}).`,
  empty: () => 'It is empty.',
  binary: () => 'It is not text.',
  'utf-16': () => 'It is UTF-16 text. Save it as UTF-8.',
  'other-format': ({ format }) => FORMATS[format],
  'not-utf-8': ({ line }) =>
    `${line === undefined ? 'It' : `Line ${count(line)}`} is not UTF-8. Save it as UTF-8.`,
  syntax: ({ why, line, column, found }) =>
    `It is not JSON. ${line === undefined ? 'Column' : `Line ${line}, column`} ${column}: ${syntax[why](found)}`,
  'duplicate-key': ({ key, pointer, lines }) =>
    `The key "${key}" appears twice in one object: ${pointer}${lines ? `, lines ${count(lines[0])} and ${count(lines[1])}` : ''}. It is unclear which one counts; remove one.`,
  'inexact-number': ({ line, column, found }) =>
    `${line === undefined ? 'Column' : `Line ${line}, column`} ${column}: the number ${found} has more digits than a JSON number can hold, so it would be changed. Write a serial number or a MARK as text, in quotes.`,
  'too-large': ({ megabytes }) =>
    `It is larger than ${count(megabytes)} MB. Write one document on each line (NDJSON).`,
  'too-deep': ({ levels }) =>
    `It is nested deeper than ${count(levels)} levels, which is more than any document needs.`,
  'too-many-values': ({ most }) =>
    `It has more than ${count(most)} values. Write one document on each line (NDJSON).`,
  'too-many-members': ({ most }) =>
    `One of its objects has more than ${count(most)} members, which is more than any document has.`,
  'document-too-large': ({ most }) => `The document has more than ${count(most)} lines and other parts.`,
  'not-documents': ({ found }) => `It contains a ${found}, not a document.`,
  'no-documents': () => 'It contains no document.',
  'invoice-no-list': () => 'It looks like a request, but its "invoice" is not a list: { "invoice": [ … ] }.',
  'invoice-plural': ({ found }) =>
    `It looks like a request, but with "${found}": write "invoice": { "invoice": [ … ] }.`,
  'facts-given': () =>
    'These are facts ("type", "lines"), not a document yet. Build it: parastatiko build FILE (or see its figures: parastatiko totals FILE).',
  'documents-given': () => 'This is already a document, not facts. Check it: parastatiko validate FILE',
  'report-given': () =>
    'This is a report of parastatiko without a document: build leaves it out if there are errors. Correct them, or name the file of the document.',
};

const orEnd = (found: string): string => (found === '' ? 'the end' : found);

/** Why a text is not JSON, at a position. */
export const syntax: Readonly<Record<SyntaxWhy, (found: string) => string>> = {
  'value-expected': (found) => `a value is expected, but found ${orEnd(found)}.`,
  'key-expected': (found) => `a key in double quotes is expected, but found ${orEnd(found)}.`,
  'colon-expected': (found) => `a colon is expected after the key, but found ${orEnd(found)}.`,
  'comma-expected': (found) => `a comma or the closing bracket is expected, but found ${orEnd(found)}.`,
  'trailing-comma': () => 'there is a comma before the closing bracket; remove it.',
  'after-end': (found) => `the value is complete, but ${found} follows.`,
  ended: () => 'the text ends too early; is the file complete?',
  literal: (found) => `${found} is not a JSON value; a string needs double quotes.`,
  'not-finite': (found) => `${found} is not a JSON value; the program that wrote it had no value here.`,
  number: (found) => `${found} is not a JSON number: digits, a point for decimals, no leading zero.`,
  escape: () => 'the backslash in the string does not begin a JSON escape; write \\\\ for a backslash.',
  'control-character': () =>
    'there is a line break or control character inside a string; write \\n for a line break.',
  'single-quote': () => 'strings need double quotes, not single quotes.',
  comment: () => 'JSON does not allow comments.',
};
