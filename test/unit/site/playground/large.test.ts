import { parser } from '@lezer/json';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brokenReceiptOn } from '../../../../site/src/playground/broken-sample.js';
import { check } from '../../../../site/src/playground/check.js';
import { correctAll } from '../../../../site/src/playground/correct-all.js';
import { firstIssues } from '../../../../site/src/playground/first-issues.js';
import { JsonText } from '../../../../site/src/playground/json-text.js';
import { foreignIn } from '../../../../site/src/playground/recognized.js';

const now = new Date('2027-02-03T12:00:00+02:00');
const input = (text: string) => ({ text, kind: 'facts' as const, now, locale: undefined });
const BRACKETS = 300_000;

afterEach(() => void vi.restoreAllMocks());

/** How much text was parsed, and how often, while something ran. */
function parsedBy(run: () => void): { readonly times: number; readonly letters: number } {
  const parse = vi.spyOn(Object.getPrototypeOf(parser), 'createParse');
  run();
  const letters = parse.mock.calls.reduce((sum, [text]) => sum + (text as { length: number }).length, 0);
  return { times: parse.mock.calls.length, letters };
}

const nested = (open: string, inside: string, close: string): string =>
  open.repeat(BRACKETS) + inside + close.repeat(BRACKETS);

describe.each([
  ['lists', nested('[', '', ']')],
  ['lists that do not end', '['.repeat(BRACKETS)],
  ['objects', nested('{"a":', '1', '}')],
  ['lists in facts', `{"type":"11.1","lines":${nested('[', '', ']')}}`],
  ['lists in a request', `{"invoice":${nested('[', '', ']')}}`],
  ['objects in an answer', `{"response":${nested('{"errors":', '1', '}')}}`],
])('a text with 300,000 %s within each other', (_, text) => {
  it('is read up to the place that is too deep, which is its first error', () => {
    let json = new JsonText('');
    const { letters } = parsedBy(() => {
      json = new JsonText(text);
    });
    expect(letters).toBeLessThan(5000);
    expect(json.isTooDeep).toBe(true);
    const { from } = json.firstError() ?? { from: 0 };
    expect(text.slice(0, from + 1).match(/[[{]/g)?.length).toBe(101);
  });

  it('is neither checked, nor explained, nor corrected', () => {
    expect(check(input(text))).toBeUndefined();
    expect(foreignIn(text)).toBeUndefined();
    expect(correctAll(input(text))).toBe(text);
  });
});

it.each([
  ['100 lists', '['.repeat(100) + ']'.repeat(100)],
  ['lists beside each other', `[${Array(1000).fill('[]').join()}]`],
  ['brackets in a text', JSON.stringify(['[{"\\'.repeat(1000)])],
  ['a text that is being typed, and lists below it', `{"a": "${'['.repeat(200)}\n}`],
])('%s are not too deep', (_, text) => {
  expect(new JsonText(text).isTooDeep).toBe(false);
});

it.each([']', ',', ':', '"', 'x'])('of 300,000 wrong characters (%s) only the first are read', (letter) => {
  const { letters } = parsedBy(() => {
    const { from = -1 } = new JsonText(`{"a": 1, ${letter.repeat(BRACKETS)}`).firstError() ?? {};
    expect(from).toBeGreaterThan(5);
  });
  // Once up to the first error and once a part behind it.
  expect(letters).toBeLessThan(2 * BRACKETS + 100);
});

it('a text of 5,000 unknown members is read once for all its issues', () => {
  const members = Array.from({ length: 5000 }, (_, index) => [`strange${index}`, index]);
  const text = JSON.stringify({ type: '11.1', ...Object.fromEntries(members) }, null, 2);
  const { shown } = firstIssues(check(input(text)) ?? { issues: [] });
  expect(shown.length).toBeGreaterThan(100);
  const json = new JsonText(text);
  const read = vi.spyOn(JSON, 'parse');
  for (const { at } of shown) {
    const { from } = json.placeOf(at);
    const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, text.indexOf('\n', from));
    if (String(at[0]).startsWith('strange')) expect(line).toContain(`"${at[0]}"`);
    expect(json.lineAt(from)).toBe(text.slice(0, from).split('\n').length);
  }
  // Each name once.
  expect(read.mock.calls.length).toBeLessThanOrEqual(5001);
});

it('of two members with one name, the first is marked', () => {
  const text = '{ "a": 1, "a": 2 }';
  const { from, to } = new JsonText(text).placeOf(['a']);
  expect(text.slice(from, to)).toBe('"a": 1');
});

it('the text is not read again for each of 180 corrections', () => {
  const documents = Array.from({ length: 60 }, () => brokenReceiptOn('2027-02-03'));
  const text = JSON.stringify({ invoice: documents }, null, 2);
  let corrected = '';
  const { times } = parsedBy(() => {
    corrected = correctAll({ ...input(text), kind: 'payload' });
  });
  expect(times).toBeLessThan(30);
  const { issues = [] } = check({ ...input(corrected), kind: 'payload' }) ?? {};
  expect(issues.filter(({ fix }) => fix?.safe)).toEqual([]);
  expect(corrected.split('\n').length).toBeGreaterThan(text.split('\n').length / 2);
});
