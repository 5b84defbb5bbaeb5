import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readItems } from '../../../src/tools/cli/input/items.js';
import { nodeIo } from '../../../src/tools/cli/node-io.js';
import { invoice } from './sample.js';

const folder = mkdtempSync(join(tmpdir(), 'parastatiko-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'one.json');
writeFileSync(file, JSON.stringify(invoice()));
symlinkSync(join(folder, 'loop'), join(folder, 'loop'));

const odd: [string, string, object][] = [
  ['a path through a file', join(file, 'two.json'), { name: 'not-found' }],
  ['a link to itself', join(folder, 'loop'), { name: 'unreadable', code: 'ELOOP' }],
  ['a name that is too long', join(folder, 'a'.repeat(5000)), { name: 'unreadable', code: 'ENAMETOOLONG' }],
  ['a name with a NUL', `${file}\0`, { name: 'unreadable', code: 'ERR_INVALID_ARG_VALUE' }],
  ['a folder', folder, { name: 'directory' }],
];

describe('an unreadable file', () => {
  it.each(odd)('%s is reported among the documents of other files', async (_, name, fault) => {
    const items = [];
    for await (const item of readItems([name, file], 'documents', nodeIo())) items.push(item);
    expect(items).toMatchObject([
      { kind: 'unusable', unusable: { source: name, fault } },
      { kind: 'entry', entry: { source: file } },
    ]);
  });

  it('causes no error until it is read', async () => {
    const faults: unknown[] = [];
    const note = (fault: unknown) => faults.push(fault);
    process.on('uncaughtException', note);
    nodeIo().readFile(join(file, 'two.json'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('uncaughtException', note);
    expect(faults).toEqual([]);
  });
});
