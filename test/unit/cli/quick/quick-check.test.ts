import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Checker } from '../../../../src/cli/check.js';
import { itemsOf } from '../../../../src/cli/input/items.js';
import { limits } from '../../../../src/cli/input/limits.js';
import { textOfLine } from '../../../../src/cli/input/texts.js';
import { QuickCheck } from '../../../../src/cli/quick/quick-check.js';
import { english } from '../../../../src/issues/locale.js';
import { breakers, documentOf, forms } from '../../../../src/testing/index.js';
import { invoice } from '../sample.js';

const settings = { locale: english, now: new Date('2026-11-20T10:00:00Z'), skipSignature: true } as const;
const quick = new QuickCheck(settings);

/** What the quick check finds; undefined when it leaves the line to the ordinary one. */
function quickly(line: Buffer): unknown {
  return quick.open(line) ? quick.check(0, line.length) : undefined;
}

/** What the ordinary check finds, or that the line is no document. */
function ordinarily(line: Buffer): unknown {
  const text = textOfLine({ number: 1, bytes: line }, limits);
  if (text === undefined) return 'blank';
  const items = [...itemsOf(text, '-', 0, 'documents', limits)];
  const [only] = items;
  if (items.length !== 1 || only?.kind !== 'entry') return 'no document';
  const [finding] = [...new Checker(settings).take(only)];
  if (finding?.kind !== 'document') return 'nothing';
  const { entry: _, ...found } = finding.document;
  return found;
}

/** Whether the line was read quickly; then both must agree. */
function agree(line: Buffer): boolean {
  const found = quickly(line);
  if (found === undefined) return false;
  expect(found).toEqual(ordinarily(line));
  return true;
}

let documents: unknown[] = [];
beforeAll(() => {
  documents = forms.flatMap((form) => fc.sample(documentOf(form), { numRuns: 3, seed: 7 }));
});

const lineOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

describe('the quick check', () => {
  it('finds what the ordinary check finds in documents of every form, and reads them all', () => {
    for (const document of documents) expect(agree(lineOf(document))).toBe(true);
  });

  it('reads keys in another order, spaces after colons and commas, and escapes', () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, each]) => [key, reversed(each)]),
            )
          : value;
    for (const document of documents.slice(0, 60)) {
      const text = JSON.stringify(reversed(document));
      expect(agree(Buffer.from(text))).toBe(true);
      const ascii = text.replace(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      expect(agree(Buffer.from(`${ascii} \r`))).toBe(true);
    }
    const spaced = JSON.stringify(invoice()).replace(/(?<=[:,])(?=["[{\d])/g, ' ');
    expect(agree(Buffer.from(spaced))).toBe(true);
  });

  it('reads characters of two, three and four bytes, also after escapes and in texts that no rule reads', () => {
    const odd = 'Αβ½€👩‍🚀\n"𝄞"';
    const document = invoice();
    const header = { ...(document.invoiceHeader as object), series: odd, aa: `${odd}·7` };
    const print = document.providerAdditionalInvoiceDetails as { issuer: object };
    const named = { ...print, issuer: { ...print.issuer, name: odd, taxoffice: odd } };
    const changed = {
      ...document,
      issuer: { ...(document.issuer as object) },
      invoiceHeader: header,
      providerAdditionalInvoiceDetails: named,
    };
    const reversed = Object.fromEntries(Object.entries(changed).reverse());
    for (const value of [changed, reversed]) {
      const line = lineOf(value);
      expect(agree(line)).toBe(true);
      expect(quickly(line)).toMatchObject({ series: odd, aa: `${odd}·7` });
    }
  });

  /** Reads lines that lie in one buffer, as those of a block do, and holds each to the ordinary check. */
  function agreeOnAll(lines: readonly string[]): void {
    const whole = Buffer.from(lines.join('\n'));
    expect(quick.open(whole)).toBe(true);
    let from = 0;
    for (const line of lines) {
      const bytes = Buffer.from(line);
      expect(quick.check(from, from + bytes.length)).toEqual(ordinarily(bytes));
      from += bytes.length + 1;
    }
    expect(from).toBe(whole.length + 1);
  }

  it('keeps the texts of a member in different lines apart', () => {
    const named = (series: string, description: string): string => {
      const document = invoice();
      const [line] = document.invoiceDetails as object[];
      return JSON.stringify({
        ...document,
        invoiceHeader: { ...(document.invoiceHeader as object), series },
        invoiceDetails: [{ ...line, itemDescr: description }],
      });
    };
    agreeOnAll([
      named('ABC', 'Καφές'),
      named('ABC', 'Καφές'),
      named('ABCD', 'Καφέ'),
      named('AB', 'Καφέσ'),
      named('B', ' '),
      named('A', 'ΑΒ'),
      named('ABC\\', 'Καφές "1"'),
      named('ABC\\', 'Καφές "1'),
    ]);
  });

  it.each([
    ['a character that XML does not have', '\uFFFE'],
    ['a control character behind an escape', '\u0001'],
    ['half of a pair', '\uD83C'],
  ])('reports %s in every line that has it', (_, odd) => {
    const document = invoice();
    const header = document.invoiceHeader as { series: string };
    const plain = JSON.stringify(document);
    const broken = JSON.stringify({ ...document, invoiceHeader: { ...header, series: `AB${odd}` } });
    agreeOnAll([plain, broken, broken, plain]);

    expect(quickly(Buffer.from(broken))).toMatchObject({
      ok: false,
      issues: expect.arrayContaining([expect.objectContaining({ rule: 'shape/character' })]),
    });
  });

  it('reads documents of every form one after the other, as if each came alone', () => {
    agreeOnAll([...documents, ...documents].map((document) => JSON.stringify(document)));
  });

  it('finds the errors of documents that break a rule', () => {
    let read = 0;
    for (const { rule, examples } of breakers) {
      if (rule === 'shape/unreadable') continue;
      for (const { document } of examples) if (agree(lineOf(document))) read += 1;
    }
    expect(read).toBeGreaterThan(50);
  });

  const text = JSON.stringify(invoice());
  const withNet = (net: string): string => text.replace(/"netValue":[\d.]+/, `"netValue":${net}`);

  it.each([
    ['an unknown member', text.replace('{"issuer"', '{"a":1,"issuer"')],
    ['a member in another case', text.replace('"issuer"', '"Issuer"')],
    ['a member twice', text.replace('"branch":0', '"branch":0,"branch":1')],
    ['a member twice, once with an escape', text.replace('"branch":0', '"branch":0,"br\\u0061nch":1')],
    ['null', withNet('null')],
    ['a text for a number', withNet('"1"')],
    ['a negative amount', withNet('-1')],
    ['minus zero', withNet('-0')],
    ['an exponent', withNet('1e2')],
    ['three decimals', withNet('1.005')],
    ['sixteen digits', withNet('12345678901234.56')],
    ['a leading zero', withNet('01')],
    ['a point without decimals', withNet('1.')],
    ['a point first', withNet('.5')],
    ['a comma too many', text.replace('"branch":0', '"branch":0,')],
    ['a bracket too many', `${text}}`],
    ['a bracket too few', text.slice(0, -1)],
    ['something after it', `${text} 1`],
    ['a control character', text.replace('"series":"', '"series":"\u0001')],
    ['a wrong escape', text.replace('"series":"', '"series":"\\x')],
    ['an escape at the end', text.slice(0, text.indexOf('"series":"') + 10).concat('\\')],
    [
      'no lines',
      text.replace(/"invoiceDetails":\[.*?\],"invoiceSummary"/, '"invoiceDetails":[],"invoiceSummary"'),
    ],
    ['an invalid date', text.replace(/"issueDate":"[^"]*"/, '"issueDate":"2026-02-30"')],
    ['an unknown type', text.replace('"invoiceType":"1.1"', '"invoiceType":"1.9"')],
    ['a text too long', text.replace('"series":"A"', `"series":"${'A'.repeat(51)}"`)],
    ['a request', `{"invoice":[${text}]}`],
    ['a list', `[${text}]`],
    ['an empty object', '{}'],
    ['a tab', text.replace('"issuer":', '"issuer":\t')],
    ['nothing', ''],
  ])('passes %s to the ordinary check', (_, line) => {
    expect(quickly(Buffer.from(line))).toBeUndefined();
  });

  it('passes invalid UTF-8 to the ordinary check', () => {
    const line = Buffer.from(text);
    line[line.indexOf('A101') + 1] = 0xff;
    line[text.indexOf('"series":"') + 10] = 0xff;
    expect(quickly(line)).toBeUndefined();
  });

  it('agrees with the ordinary check on a line with a byte changed, added or removed', () => {
    let state = 20_261_120;
    const next = (below: number): number => {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
      return (state >>> 0) % below;
    };
    const signs = Buffer.from('0123456789.,:"{}[]eE-+\\ truefalsn\u0000');
    let read = 0;
    for (let turn = 0; turn < 4000; turn += 1) {
      const line = lineOf(documents[next(documents.length)]);
      const at = next(line.length);
      const sign = signs.subarray(next(signs.length)).subarray(0, 1);
      const changed = [
        Buffer.concat([line.subarray(0, at), sign, line.subarray(at + 1)]),
        Buffer.concat([line.subarray(0, at), sign, line.subarray(at)]),
        Buffer.concat([line.subarray(0, at), line.subarray(at + 1)]),
      ];
      if (agree(changed[turn % changed.length] as Buffer)) read += 1;
    }
    expect(read).toBeGreaterThan(300);
  });
});
