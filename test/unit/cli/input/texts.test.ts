import { describe, expect, it } from 'vitest';
import { limits } from '../../../../src/tools/cli/input/limits.js';
import { readTexts, type Text } from '../../../../src/tools/cli/input/texts.js';
import { pieces } from '../fake-io.js';

const SIZES = [1, 2, 3, 7, 65_536];

async function read(content: string | Uint8Array, piece: number, form?: 'ndjson', few = {}): Promise<Text[]> {
  const texts: Text[] = [];
  for await (const text of readTexts(pieces(content, piece), form, { ...limits, ...few })) texts.push(text);
  return texts;
}

const value = ({ decoded }: Text) => (decoded.ok ? decoded.value : decoded.fault.name);

describe('readTexts with pieces of any size', () => {
  const JSON_TEXTS: readonly string[] = [
    '{"a":1}',
    '\n\n {"a":1}\n\n',
    '{\n"a": 1\n}',
    '[\n{"a":1},\n{"a":2}\n]',
    '{"invoice":[\n{"a":1},\n{"a":2}]}',
    '[{"a":1}\n,{"a":2}]',
    '[{"a":1}\n]',
    '{"a":[1]\n}',
    '42\n',
  ];

  it.each(JSON_TEXTS)('reads %j as one JSON text', async (text) => {
    for (const size of SIZES) {
      const texts = await read(text, size);
      expect(texts).toHaveLength(1);
      expect(texts[0]).not.toHaveProperty('line');
      expect(value(texts[0]!)).toEqual(JSON.parse(text));
    }
  });

  it('reads one value per line, numbers the lines and skips blank ones', async () => {
    for (const size of SIZES) {
      const texts = await read('\n{"a":1}\r\n\n[2]\n{"é":3}', size);
      expect(texts.map((text) => [text.line, value(text)])).toEqual([
        [2, { a: 1 }],
        [4, [2]],
        [5, { é: 3 }],
      ]);
    }
  });

  it.each([
    ['a bad first line', 'what is this\n{"a":1}\n', ['syntax', { a: 1 }]],
    ['a cut first line', '{"a":1\n{"a":2}', ['syntax', { a: 2 }]],
    ['a bad second line', '{"a":1}\nwhat is this\n{"a":2}', [{ a: 1 }, 'syntax', { a: 2 }]],
    ['a key twice on one line', '{"a":1}\n{"a":1,"a":2}\n{"a":3}', [{ a: 1 }, 'duplicate-key', { a: 3 }]],
  ])('continues after %s', async (_, text, values) => {
    for (const size of SIZES) expect((await read(text, size)).map(value)).toEqual(values);
  });

  it('uses the file name to choose the form', async () => {
    const cut = '{"a":\n{"a":1}';
    expect((await read(cut, 100, 'ndjson')).map(value)).toEqual(['syntax', { a: 1 }]);
    expect((await read(cut, 100)).map(value)).toEqual(['syntax']);
  });

  it('removes a byte order mark, even if it is split', async () => {
    for (const size of SIZES) {
      expect((await read('\ufeff{"a":1}', size)).map(value)).toEqual([{ a: 1 }]);
      expect((await read('\ufeff{"a":1}\n{"a":2}', size)).map(value)).toEqual([{ a: 1 }, { a: 2 }]);
    }
  });

  const UNUSABLE: readonly (readonly [what: string, content: string | Uint8Array, fault: string])[] = [
    ['nothing', '', 'empty'],
    ['a byte order mark alone', '\ufeff', 'empty'],
    ['blanks', ' \n \n', 'empty'],
    ['UTF-16 with its mark', Buffer.from('\ufeff{"a":1}', 'utf16le'), 'utf-16'],
    ['UTF-16 without its mark', Buffer.from('{"a":1}', 'utf16le'), 'utf-16'],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), 'other-format'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004........'), 'other-format'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'other-format'],
    ['XML', '<?xml version="1.0"?>', 'other-format'],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0]), 'binary'],
  ];

  it.each(UNUSABLE)('refuses %s', async (_, content, fault) => {
    for (const size of SIZES) expect((await read(content, size)).map(value)).toEqual([fault]);
  });

  it('accepts a NUL after the first bytes, wherever the pieces end', async () => {
    const lines = `{"a":1}\n{"a":"\u0000"}\n{"a":2}\n`;
    for (const size of SIZES) {
      expect((await read(lines, size)).map(value)).toEqual([{ a: 1 }, 'syntax', { a: 2 }]);
    }
  });

  it('refuses NDJSON without lines', async () => {
    expect((await read('\n \r\n', 100, 'ndjson')).map(value)).toEqual(['empty']);
  });

  it('refuses a text or a line that is too large, and continues after the line', async () => {
    for (const size of SIZES) {
      expect((await read('{"a":"0123456789"}', size, undefined, { textBytes: 10 })).map(value)).toEqual([
        'too-large',
      ]);
      const lines = '{"a":1}\n{"a":"0123456789"}\n{"a":2}';
      expect((await read(lines, size, undefined, { lineBytes: 10 })).map(value)).toEqual([
        { a: 1 },
        'too-large',
        { a: 2 },
      ]);
    }
  });
});
