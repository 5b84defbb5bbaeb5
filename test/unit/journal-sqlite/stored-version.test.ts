import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { drivers } from '../../../src/sending/journal-sqlite/driver.js';
import { openStore } from '../../../src/sending/journal-sqlite/open-store.js';
import { migrations } from '../../../src/sending/journal-sqlite/schema.js';
import { storedVersion } from '../../../src/sending/journal-sqlite/stored-version.js';
import { collectGarbage } from '../../garbage.js';
import { withFiles } from './files.js';

collectGarbage();

const files = withFiles();

/** The digests of a file and of its write-ahead log. */
const digestsOf = (file: string): readonly string[] =>
  [file, `${file}-wal`].map((each) => createHash('sha256').update(readFileSync(each)).digest('hex'));

it.each([
  ['older', migrations.slice(0, -1)],
  ['current', migrations],
] as const)(
  'a file that a crash left with its log is %s, and looking does not change it',
  async (how, schema) => {
    const open = files.newFile();
    const store = await openStore({ file: open, locale: english, busyTimeout: 50 }, drivers, schema);
    store.write(() => store.run("INSERT INTO states (name, state) VALUES ('a', '1')"));
    const left = files.newFile();
    for (const end of ['', '-wal']) copyFileSync(`${open}${end}`, `${left}${end}`);
    await store.close();
    const before = digestsOf(left);
    expect(await storedVersion({ file: left })).toBe(how);
    expect(digestsOf(left)).toEqual(before);
  },
);

it('a closed file is current, and an empty one has no journal', async () => {
  const file = files.newFile();
  await (await files.open(file)).close();
  expect(await storedVersion({ file })).toBe('current');
  const empty = `${file} #1?.db`;
  writeFileSync(empty, '');
  expect(await storedVersion({ file: empty })).toBe('missing');
  expect(readFileSync(empty, 'utf8')).toBe('');
});
