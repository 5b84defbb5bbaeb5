import { describe, expect, it } from 'vitest';
import { readItems } from '../../../../src/tools/cli/input/items.js';
import { limits } from '../../../../src/tools/cli/input/limits.js';
import type { Io } from '../../../../src/tools/cli/io.js';
import { pieces } from '../fake-io.js';

async function read(text: string, few: Partial<Record<keyof typeof limits, number>> = {}) {
  const io = { readFile: () => pieces(text) } as Partial<Io> as Io;
  const items = [];
  for await (const item of readItems(['a.json'], 'documents', io, { ...limits, ...few })) {
    if (item.kind !== 'list-end') items.push(item);
  }
  return items.map((item) =>
    item.kind === 'entry'
      ? [item.entry.index, item.entry.line, item.entry.alone]
      : item.kind === 'unusable'
        ? [item.unusable.index, item.unusable.line, item.unusable.fault.name]
        : item.kind === 'strays'
          ? item.members
          : [],
  );
}

describe('readItems', () => {
  it('numbers documents from 0 over all lines, including unusable ones', async () => {
    expect(await read('{"a":1}')).toEqual([[0, undefined, true]]);
    expect(await read('[{},{"type":"1.1","lines":[]},{}]')).toEqual([
      [0, undefined, false],
      [1, undefined, 'facts-given'],
      [2, undefined, false],
    ]);
    expect(await read('[{},{}]\n{"a":\n{"type":"1.1","lines":[]}\n{}')).toEqual([
      [0, 1, false],
      [1, 1, false],
      [undefined, 2, 'syntax'],
      [undefined, 3, 'facts-given'],
      [4, 4, true],
    ]);
  });

  it('reports once that a whole list has the wrong form', async () => {
    expect(
      await read('[{"type":"1.1","lines":[]},{"lines":[],"aa":"1"},{"type":"8.6","series":"A"}]'),
    ).toEqual([[undefined, undefined, 'facts-given']]);
  });

  it('recognizes a request whose list is no list, or has a plural name', async () => {
    expect(await read('{"invoice":{}}')).toEqual([[undefined, undefined, 'invoice-no-list']]);
    expect(await read('{"Invoices":[{}]}')).toEqual([[undefined, undefined, 'invoice-plural']]);
    expect(await read('{"invoices":[],"invoiceHeader":{}}')).toEqual([[0, undefined, true]]);
  });

  it('recognizes facts only by several members of facts', async () => {
    const list = '[{"type":"error"},{"lines":7},{"type":"1.1","invoiceHeader":{}},{"issuer":{},"aa":"1"}]';
    expect((await read(list)).map(([index]) => index)).toEqual([0, 1, 2, 3]);
  });

  it('reads reports of build, and numbers their documents in its own input', async () => {
    const record = '{"source":"day.json","index":7,"type":"1.1","ok":true,"issues":[],"document":{"a":1}}';
    const failed = '{"source":"day.json","index":8,"type":"1.1","ok":false,"issues":[]}';
    expect(await read(`${record}\n${failed}\n${record}`)).toEqual([
      [0, 1, true],
      [undefined, 2, 'report-given'],
      [2, 3, true],
    ]);
    expect(await read(`[${record},${record}]`)).toHaveLength(2);
    expect(await read('{"ok":true,"documents":[{}],"request":{"invoice":[{},{}]}}')).toEqual([
      [0, undefined, false],
      [1, undefined, false],
    ]);
    expect(await read('{"ok":false,"documents":[{"issues":[]}]}')).toEqual([
      [undefined, undefined, 'report-given'],
    ]);
  });

  it('leaves a document with members of a report unchanged', async () => {
    const odd = '{"invoiceHeader":{},"ok":true,"documents":[],"source":"a","index":0,"issues":[]}';
    expect(await read(odd)).toEqual([[0, undefined, true]]);
  });

  it('refuses a document with too many issues for memory, and keeps the next ones', async () => {
    const list = '[{},{"invoiceDetails":[{},{},{},{}]},{"a":[1,2,3,4,5,6,7,8]},{}]';
    expect(await read(list, { documentObjects: 5, documentValues: 9 })).toEqual([
      [0, undefined, false],
      [1, undefined, 'document-too-large'],
      [2, undefined, 'document-too-large'],
      [3, undefined, false],
    ]);
    expect(await read(list, { documentObjects: 6, documentValues: 10 })).toHaveLength(4);
  });

  it('returns the extra members of a request first', async () => {
    expect(await read('{"invoice":[{}],"x":1,"y":2}')).toEqual([
      ['x', 'y'],
      [0, undefined, true],
    ]);
  });
});
