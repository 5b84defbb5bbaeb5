import type { CliWords } from './types.js';

const FORMATS = {
  gzip: 'It is a gzip archive; unpack it first.',
  zip: 'It is a ZIP archive or a spreadsheet, not JSON text.',
  pdf: 'It is a PDF, not JSON text.',
  xml: 'It is XML or HTML, not JSON text.',
} as const;

const count = (value: number): string => value.toLocaleString('en');

/** Why an input cannot be used. */
export const faults: CliWords['faults'] = {
  'not-found': () => 'There is no such file.',
  directory: () => 'It is a folder. Name the files in it.',
  'no-permission': () => 'It may not be read: permission is missing.',
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
    `The key "${key}" stands twice in one object: ${pointer}${lines ? `, lines ${count(lines[0])} and ${count(lines[1])}` : ''}. Which one counts cannot be told; remove one.`,
  'inexact-number': ({ line, column, found }) =>
    `${line === undefined ? 'Column' : `Line ${line}, column`} ${column}: the number ${found} has more digits than JSON numbers hold, and would be read as another one. Write a serial number or a MARK as text, in quotes.`,
  'too-large': ({ megabytes }) =>
    `It is larger than ${count(megabytes)} MB. Write one document on each line (NDJSON).`,
  'too-deep': ({ levels }) => `It is nested deeper than ${count(levels)} levels. No document is.`,
  'too-many-values': ({ most }) =>
    `It holds more than ${count(most)} values. Write one document on each line (NDJSON).`,
  'too-many-members': ({ most }) =>
    `One of its objects has more than ${count(most)} members. No document has.`,
  'document-too-large': ({ most }) => `The document holds more than ${count(most)} lines and other parts.`,
  'not-documents': ({ found }) => `It holds a ${found}, not a document.`,
  'no-documents': () => 'It holds no document.',
  'invoice-no-list': () => 'It looks like a request, but its "invoice" is not a list: { "invoice": [ … ] }.',
  'facts-given': () =>
    'These are facts ("type", "lines"), not a document yet. Build it: parastatiko build FILE (or see its figures: parastatiko totals FILE).',
  'documents-given': () => 'This is a document already, not facts. Check it: parastatiko validate FILE',
  'report-given': () =>
    'This is a report of parastatiko without a document in it; build puts none in where there are errors. Correct them, or name the file of the document.',
};

const orEnd = (found: string): string => (found === '' ? 'the end' : found);

/** Why a text is no JSON, at a place. */
export const syntax: CliWords['syntax'] = {
  'value-expected': (found) => `a value is expected, but ${orEnd(found)} stands.`,
  'key-expected': (found) => `a key in double quotes is expected, but ${orEnd(found)} stands.`,
  'colon-expected': (found) => `a colon is expected after the key, but ${orEnd(found)} stands.`,
  'comma-expected': (found) => `a comma or the closing bracket is expected, but ${orEnd(found)} stands.`,
  'trailing-comma': () => 'there is a comma before the closing bracket; remove it.',
  'after-end': (found) => `the value is complete, but ${found} follows.`,
  ended: () => 'the text ends in the middle; is the file complete?',
  literal: (found) => `${found} is not a JSON value; a text needs double quotes.`,
  'not-finite': (found) => `${found} is not a value of JSON; whatever wrote it had no figure for this place.`,
  number: (found) => `${found} is not a JSON number: digits, a point for decimals, no leading zero.`,
  escape: () => 'the backslash in the text does not begin an escape of JSON; write \\\\ for a backslash.',
  'control-character': () =>
    'a line break or control character stands inside a text; write \\n for a line break.',
  'single-quote': () => 'texts stand in double quotes, not in single ones.',
  comment: () => 'JSON has no comments.',
};
