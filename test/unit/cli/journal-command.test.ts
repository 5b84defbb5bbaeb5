import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { holdPosPayment } from '../../../src/flows/index.js';
import { english } from '../../../src/issues/locale.js';
import type { Journal } from '../../../src/sending/client/journal/journal.js';
import { own } from '../../../src/sending/client/journal/own-states.js';
import { replicate } from '../../../src/sending/client/journal/replicate.js';
import type { JournalResult, JournalStanding, Operation } from '../../../src/sending/client/journal/rows.js';
import { drivers } from '../../../src/sending/journal-sqlite/driver.js';
import { openStore } from '../../../src/sending/journal-sqlite/open-store.js';
import { migrations } from '../../../src/sending/journal-sqlite/schema.js';
import { nameOfPayment, PAYMENTS } from '../../../src/tools/operations/sending/held.js';
import { KEY } from '../client/service.js';
import { cardReceipt, listOf, receipt, withService } from '../client/setup.js';
import { describeWithServer, withJournals } from '../journal-postgres/journals.js';
import { withFiles } from '../journal-sqlite/files.js';
import { runCli, type World } from './fake-io.js';

const at = withService();
const files = withFiles();
const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T13:05:00Z';

const call = (line: readonly string[], world: World = {}, io: Parameters<typeof runCli>[2] = {}) =>
  runCli(
    ['journal', ...line],
    {
      now: LATER,
      ...world,
      env: { PARASTATIKO_API_KEY: KEY, PARASTATIKO_BASE_URL: at.service.baseUrl, ...world.env },
    },
    io,
  );

let leases = 0;
async function write(
  journal: Journal,
  aa: string,
  standing: JournalStanding,
  {
    result,
    vatNumber = '800123456',
    minute = 0,
  }: { result?: JournalResult; vatNumber?: string; minute?: number } = {},
): Promise<void> {
  leases += 1;
  const lease = { holder: 'till 7', run: 'run', id: `cli ${leases}`, until: '2026-11-20T10:00:00.001Z' };
  const name = { operation: 'issue', key: JSON.stringify([vatNumber, 0, '11.1', 'A', aa]) } as const;
  const request = {
    call: 'SendInvoices',
    query: { skipSignature: 'true' },
    body: JSON.stringify({ invoice: [receipt(aa)] }),
    about: { vatNumber, issueDate: '2026-11-20' },
  };
  const moment = AT.replace('10:00', `10:${String(minute).padStart(2, '0')}`);
  await journal.take({ ...name, lease, at: moment, request });
  if (standing !== 'sending') await journal.end({ ...name, lease, standing, result });
}

/** A journal with documents of every standing. */
async function filled(): Promise<string> {
  const file = files.newFile();
  const journal = await files.open(file);
  await write(journal, '101', 'issued', { result: { mark: '400001000000101', uid: 'A'.repeat(40) } });
  await write(journal, '102', 'issued', { result: { mark: '400001000000102' } });
  await write(journal, '103', 'unknown', { result: { why: 'no answer' }, minute: 5 });
  await write(journal, '104', 'not-sent', { minute: 3 });
  await write(journal, '105', 'refused', { result: { why: '203' } });
  return file;
}

it('parastatiko journal shows how many entries there are by status, and the open ones', async () => {
  const file = await filled();
  expect(await call(['--journal', file])).toEqual({
    code: 1,
    stderr: '',
    stdout: [
      '5 entries',
      '  issued    2',
      '  refused   1',
      '  unknown   1  oldest: 3 hours ago',
      '  not sent  1  oldest: 3 hours ago',
      '',
      'Open:',
      '  11.1 A 104 · not sent · 3 hours · till 7',
      '  11.1 A 103 · unknown · 3 hours · till 7',
      '',
    ].join('\n'),
  });
  const greek = await call(['status', '--journal', file, '--lang', 'el']);
  expect(greek.stdout).toContain('5 εγγραφές\n');
  expect(greek.stdout).toContain('άγνωστο αποτέλεσμα  1  η παλαιότερη πριν από 3 ώρες\n');
  expect(greek.stdout).toContain('Εκκρεμούν:\n  11.1 A 104 · δεν στάλθηκε · 3 ώρες · till 7\n');
});

it('parastatiko journal tells programs the age, the attempts and the reason of every open entry', async () => {
  const { code, stdout } = await call(['--journal', await filled(), '--format', 'json']);
  const keyOf = (aa: string) => JSON.stringify(['800123456', 0, '11.1', 'A', aa]);
  const open = {
    operation: 'issue',
    type: '11.1',
    series: 'A',
    mark: null,
    attempts: 1,
    holder: 'till 7',
    origin: null,
  };
  expect([code, JSON.parse(stdout)]).toEqual([
    1,
    {
      standings: { issued: 2, unknown: 1, 'not-sent': 1, refused: 1 },
      open: [
        {
          ...open,
          key: keyOf('104'),
          ...{ aa: '104', standing: 'not-sent', ageSeconds: 3 * 3600 + 120, result: null },
          ...{ firstAttemptAt: '2026-11-20T10:03:00.000Z', lastAttemptAt: '2026-11-20T10:03:00.000Z' },
        },
        {
          ...open,
          key: keyOf('103'),
          ...{ aa: '103', standing: 'unknown', ageSeconds: 3 * 3600, result: { why: 'no answer' } },
          ...{ firstAttemptAt: '2026-11-20T10:05:00.000Z', lastAttemptAt: '2026-11-20T10:05:00.000Z' },
        },
      ],
      tills: [],
    },
  ]);
});

it('parastatiko journal --watch shows the status until it is stopped', async () => {
  const file = files.newFile();
  await write(await files.open(file), '101', 'issued');
  let shown = 0;
  const stop = new AbortController();
  const io = {
    untilStopped: () =>
      new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve())),
    stdout: {
      isTerminal: false,
      write: async () => {
        shown += 1;
        stop.abort();
      },
    },
  };
  expect((await call(['--journal', file, '--watch'], {}, io)).code).toBe(0);
  expect(shown).toBe(1);
  const lines = await call(['--journal', file, '--watch', '--format', 'json']);
  expect(JSON.parse(lines.stdout)).toEqual({ standings: { issued: 1 }, open: [], tills: [] });
  expect(lines.stdout.trim().split('\n')).toHaveLength(1);
});

it('parastatiko journal show finds a document by its number, MARK or UID', async () => {
  const file = await filled();
  const shown = await call(['show', 'A', '101', '--journal', file]);
  expect(shown).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      '11.1 A 101 · issued · 3 hours · till 7',
      '  MARK: 400001000000101',
      `  UID: ${'A'.repeat(40)}`,
      '  first attempt: 2026-11-20T10:00:00.000Z',
      '  last attempt: 2026-11-20T10:00:00.000Z',
      '  holder: till 7',
      '',
    ].join('\n'),
  });
  for (const named of [['11.1', 'A', '101'], ['400001000000101'], ['a'.repeat(40)], ['A 101']]) {
    expect(await call(['show', ...named, '--journal', file])).toEqual(shown);
  }
  const json = JSON.parse((await call(['show', 'A', '103', '--journal', file, '--format', 'json'])).stdout);
  expect(json).toMatchObject([{ standing: 'unknown', document: { invoiceHeader: { aa: '103' } } }]);
  expect(await call(['show', 'A', '999', '--journal', file])).toEqual({
    code: 1,
    stdout: '',
    stderr: 'parastatiko: The journal has no entry for A 999.\n',
  });
});

it('parastatiko journal retry sends a document that never left, and searches for one that may have', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  await write(journal, '101', 'not-sent');
  const { code, stdout } = await call(['retry', 'A', '101', '--journal', file], { now: AT });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^11\.1 A 101 · issued · MARK 400001000000001 /)]);
  expect(at.service.filed).toHaveLength(1);
  const again = await call(['retry', 'A', '101', '--journal', file], { now: AT });
  expect(again).toEqual({
    code: 1,
    stdout: '',
    stderr: 'parastatiko: 11.1 A 101: nothing to retry: issued\n',
  });

  at.service.fail('SendInvoices', 'reset-after');
  await at.client({ journal }).issue(receipt('102'));
  const found = await call(['retry', 'A', '102', '--journal', file, '--format', 'ndjson'], { now: AT });
  expect(JSON.parse(found.stdout)).toMatchObject({ aa: '102', outcome: { kind: 'alreadyIssued' } });
  expect(at.service.filed).toHaveLength(2);
});

it('parastatiko journal retry needs a key and a base URL', async () => {
  const file = files.newFile();
  await write(await files.open(file), '101', 'unknown');
  const { code, stderr } = await call(['retry', 'A', '101', '--journal', file], {
    env: { PARASTATIKO_API_KEY: '' },
  });
  expect([code, stderr]).toEqual([2, expect.stringContaining('There is no key.')]);
});

it('parastatiko journal give-up ends a document with its reason, and recover leaves it alone', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  await write(journal, '101', 'unknown');
  const line = ['give-up', 'A', '101', '--journal', file];
  expect((await call(line)).stderr).toContain('--reason');
  expect(await call([...line, '--reason', 'sold as A 102'])).toEqual({
    code: 0,
    stderr: '',
    stdout:
      '11.1 A 101 · given up: sold as A 102\nPrograms that use this journal refuse to send it, until you retry it. The journal has no open reservation of its number: if your program counts numbers elsewhere, burn it there. If it was filed after all, comparing its day with the service shows it (reconcileDay).\n',
  });
  expect(await listOf(journal.rows())).toMatchObject([
    { standing: 'refused', result: { why: 'givenUp', givenUp: 'sold as A 102' } },
  ]);
  expect((await call(['show', 'A', '101', '--journal', file])).stdout).toContain(
    'reason: given up: sold as A 102\n',
  );
  await at.client({ journal }).recover();
  expect(at.service.count('SendInvoices')).toBe(0);
  expect((await call(['--journal', file])).code).toBe(0);
  // Repeated, it finishes what may have been interrupted. The first reason stays.
  const again = await call([...line, '--reason', 'again']);
  expect([again.code, again.stderr]).toEqual([0, '']);
  expect(again.stdout).toContain('11.1 A 101 · given up: sold as A 102\n');
});

it('parastatiko journal give-up records a document that the service has as issued, and needs the service for it', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  const mark = await at.service.file(receipt('101'));
  await write(journal, '101', 'unknown');
  const line = ['give-up', 'A', '101', '--journal', file, '--reason', 'x'];
  const without = await call(line, { env: { PARASTATIKO_API_KEY: '' } });
  expect([without.code, without.stderr]).toEqual([2, expect.stringContaining('There is no key.')]);
  at.service.fail('RequestTransmittedDocs', 'redirect');
  expect((await call(line)).code).toBe(1);
  expect(await listOf(journal.rows())).toMatchObject([{ standing: 'unknown' }]);
  expect(await call(line)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'parastatiko: 11.1 A 101: cannot be given up: issued\n',
  });
  expect(await listOf(journal.rows())).toMatchObject([{ standing: 'issued', result: { mark } }]);
});

it('parastatiko journal give-up reports a payment that other calls keep changing, and can be repeated', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  const document = cardReceipt();
  const outcome = await at.client({ journal }).issue(document, { skipSignature: false });
  const kept = own({ payment: holdPosPayment({ document, outcome }) });
  const name = `${PAYMENTS.prefix}${nameOfPayment(document)}`;
  await journal.exchangeState(name, undefined, JSON.parse(JSON.stringify(kept)));
  const store = await openStore({ file, locale: english, busyTimeout: 1000 }, drivers, migrations);
  const now = () => {
    store.exec('UPDATE states SET version = version + 1');
    return new Date(LATER);
  };
  const line = ['give-up', 'A', '201', '--journal', file, '--reason', 'paid in cash'];
  expect(await call(line, {}, { now })).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('Other servers change payment'),
  });
  await store.close();
  expect(await journal.standings()).toEqual({ held: 1 });
  expect(await call(line)).toMatchObject({ code: 0, stdout: expect.stringContaining('paid in cash') });
  expect(await journal.state(name)).toMatchObject({ release: { reason: 'paid in cash', isFinished: true } });
});

it('parastatiko journal retry leaves a held document that was given up, because its payment is released', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  await write(journal, '101', 'held', { result: { providerSignature: '[]' } });
  const given = await call(['give-up', 'A', '101', '--journal', file, '--reason', 'paid in cash']);
  expect(given.stdout).toContain('It waited for a payment that was released, so it is not sent again.');
  expect(given.stdout).not.toContain('retry');
  for (const [language, said] of [
    ['en', 'Issue a new document'],
    ['el', 'Εκδώστε νέο παραστατικό'],
  ] as const) {
    const retried = await call(['retry', 'A', '101', '--journal', file, '--lang', language]);
    expect(retried).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(said) });
  }
  expect(at.service.received).toEqual([]);
  expect(await listOf(journal.rows())).toMatchObject([
    { standing: 'refused', result: { givenUp: 'paid in cash' } },
  ]);
});

it('parastatiko journal retry leaves a document whose payment is released, although it was never known as held', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  const document = cardReceipt();
  const outcome = await at.client().issue(document, { skipSignature: false });
  const payment = holdPosPayment({ document, outcome }).released(new Date(LATER));
  const kept = own({ payment, release: { reason: 'paid in cash', isFinished: true } });
  const name = `${PAYMENTS.prefix}${nameOfPayment(document)}`;
  await journal.exchangeState(name, undefined, JSON.parse(JSON.stringify(kept)));
  const { vatNumber } = document.issuer;
  const row = { operation: 'issue', key: JSON.stringify([vatNumber, 0, '11.1', 'A', '201']) } as const;
  const lease = { holder: 'till 7', run: 'run', id: 'released', until: '2026-11-20T10:00:00.001Z' };
  const request = {
    call: 'SendInvoices',
    query: { skipSignature: 'false' },
    body: JSON.stringify({ invoice: [document] }),
    about: { vatNumber, issueDate: '2026-11-20' },
  };
  await journal.take({ ...row, lease, at: AT, request });
  await journal.end({
    ...row,
    lease,
    standing: 'refused',
    result: { why: 'givenUp', givenUp: 'paid in cash' },
  });
  const calls = at.service.received.length;
  expect(await call(['retry', 'A', '201', '--journal', file])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('Issue a new document'),
  });
  expect(at.service.received).toHaveLength(calls);
  expect((await journal.row(row))?.standing).toBe('refused');
});

it.each([
  ['not-sent', 1],
  ['unknown', 1],
  ['sending', 0],
  ['queued', 0],
  ['held', 0],
  ['issued', 0],
  ['refused', 0],
] as const)('parastatiko journal with one entry that is %s ends with %i', async (standing, code) => {
  const file = files.newFile();
  await write(await files.open(file), '101', standing);
  expect((await call(['--journal', file])).code).toBe(code);
  expect((await call(['--journal', file, '--format', 'json'])).code).toBe(code);
});

it('parastatiko journal give-up burns the number, and retry sends the document and gives the number back', async () => {
  const file = files.newFile();
  const series = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' } as const;
  const journal = await files.open(file, { numbering: { first: [{ ...series, aa: '101' }] } });
  await journal.numbering.reserve(series);
  await write(journal, '101', 'not-sent');
  const given = await call([
    ...['give-up', 'A', '101', '--journal', file, '--reason', 'no network'],
    ...['--format', 'ndjson'],
  ]);
  expect(JSON.parse(given.stdout)).toMatchObject({ aa: '101', givenUp: true, number: 'burnt' });
  expect(await journal.numbering.open(series)).toEqual([]);
  expect(await journal.numbering.gaps(series)).toMatchObject([{ aa: '101', reason: 'no network' }]);

  const client = at.client({ journal });
  await expect(client.issue(receipt('101'))).rejects.toMatchObject({ code: 'call/given-up' });
  expect(at.service.received).toEqual([]);

  const { code, stdout } = await call(['retry', 'A', '101', '--journal', file], { now: LATER });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^11\.1 A 101 · issued · MARK 400001000000001 /)]);
  expect(at.service.filed).toHaveLength(1);
  expect(await journal.numbering.gaps(series)).toEqual([]);
  expect(await client.issue(receipt('101'))).toMatchObject({ kind: 'alreadyIssued' });
});

it('parastatiko journal give-up leaves what is issued, queued, or in another hand', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  await write(journal, '101', 'issued');
  await write(journal, '102', 'queued');
  const busy = { holder: 'till 8', run: 'run', id: 'busy', until: '2026-11-20T15:00:00.000Z' };
  await write(journal, '103', 'unknown');
  const [, , row] = await listOf(journal.rows());
  await journal.take({ ...row!, lease: busy, at: AT });
  for (const [aa, why] of [
    ['101', 'cannot be given up: issued'],
    ['102', 'cannot be given up: queued'],
    ['103', 'another process is working on it'],
  ] as const) {
    const given = await call(['give-up', 'A', aa, '--journal', file, '--reason', 'x']);
    expect(given).toEqual({ code: 1, stdout: '', stderr: `parastatiko: 11.1 A ${aa}: ${why}\n` });
  }
});

it('parastatiko journal names completions and cancellations by their operation, as its list does', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  const lease = { holder: 'till 7', run: 'run', id: 'open', until: '2026-11-20T10:00:00.001Z' };
  const document = JSON.stringify(receipt('101'));
  const payment = { operation: 'complete-payment', key: '[["token","0001"]]' } as const;
  const note = { operation: 'cancel-note', key: '["800123456","400001000000109"]' } as const;
  for (const [name, about] of [
    [payment, { document }],
    [note, { vatNumber: '800123456', mark: '400001000000109' }],
  ] as const) {
    const request = { call: 'x', query: {}, body: '{}', about };
    await journal.take({ ...name, lease, at: AT, request });
    await journal.end({ ...name, lease, standing: 'unknown' });
  }
  const { stdout } = await call(['--journal', file]);
  expect(stdout).toContain('  complete-payment 11.1 A 101 · unknown');
  expect(stdout).toContain('  cancel-note MARK 400001000000109 · unknown');
  const shown = async (...named: string[]) =>
    JSON.parse((await call(['show', ...named, '--journal', file, '--format', 'ndjson'])).stdout);
  for (const named of [['11.1', 'A', '101'], ['A', '101'], [payment.key]])
    expect(await shown('complete-payment', ...named)).toMatchObject(payment);
  for (const named of [['400001000000109'], ['MARK', '400001000000109'], [note.key]])
    expect(await shown('cancel-note', ...named)).toMatchObject(note);
  const line = ['give-up', 'complete-payment', 'A', '101', '--journal', file, '--reason', 'paid in cash'];
  expect((await call(line)).code).toBe(0);
  expect(await journal.row(payment)).toMatchObject({ standing: 'refused', result: { why: 'givenUp' } });
});

it('parastatiko journal changes nothing if several documents have the number', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  await write(journal, '101', 'unknown');
  await write(journal, '101', 'unknown', { vatNumber: '094014201' });
  const line = ['give-up', 'A', '101', '--journal', file, '--reason', 'x'];
  expect(await call(line)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There are 2 such entries.'),
  });
  expect((await call([...line, '--vat-number', '094014201'])).code).toBe(0);
  expect(await journal.standings()).toEqual({ unknown: 1, refused: 1 });
});

it('parastatiko journal takes only entries of the issuer that is named', async () => {
  const file = files.newFile();
  const journal = await files.open(file);
  const row = (operation: Operation, key: string, about: Readonly<Record<string, string>>, body = '1') => ({
    ...{ operation, key, at: AT, request: { call: 'x', query: {}, body, about } },
    lease: { holder: 'till 7', run: 'run', id: key, until: '2026-11-20T10:00:00.001Z' },
  });
  await journal.take(row('cancel-note', 'c', { vatNumber: '800123456', mark: '400001000000109' }));
  await journal.take(row('complete-payment', 'p', { document: JSON.stringify(receipt('101')) }));
  await journal.take(row('complete-old-invoice', 'o', { mark: '400001000000108' }));
  const codeOf = async (vatNumber: string, ...named: string[]) =>
    (await call(['show', ...named, '--journal', file, '--vat-number', vatNumber])).code;
  for (const named of [
    ['cancel-note', '400001000000109'],
    ['cancel-note', 'c'],
    ['complete-payment', 'A', '101'],
    ['complete-payment', 'p'],
  ]) {
    expect(await codeOf('800123456', ...named)).toBe(0);
    expect(await codeOf('094014201', ...named)).toBe(1);
  }
  for (const [language, said] of [
    ['en', 'does not name its issuer. Leave out --vat-number.'],
    ['el', 'δεν αναφέρει τον εκδότη. Παραλείψτε το --vat-number.'],
  ] as const) {
    const line = ['show', 'complete-old-invoice', 'o', '--journal', file, '--lang', language];
    expect((await call(line)).code).toBe(0);
    expect(await call([...line, '--vat-number', '800123456'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(said),
    });
  }
});

it.each(['status', 'show A 101', 'retry A 101', 'give-up A 101 --reason x'])(
  'parastatiko journal %s does not change an empty file, or one of an older version',
  async (action) => {
    const [empty, older] = [files.newFile(), files.newFile()];
    writeFileSync(empty, '');
    const place = { file: older, locale: english, busyTimeout: 1000 };
    await (await openStore(place, drivers, migrations.slice(0, -1))).close();
    const before = readFileSync(older);
    const said = async (file: string) => {
      const { code, stdout, stderr } = await call([...action.split(' '), '--journal', file]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      return stderr;
    };
    expect(await said(empty)).toContain(
      `The file ${empty} is empty: it has no journal. Nothing was created.`,
    );
    expect(await said(older)).toContain(
      `The journal ${older} is from an older version. Nothing was changed.`,
    );
    expect(readFileSync(empty)).toHaveLength(0);
    expect(readFileSync(older).equals(before)).toBe(true);
  },
);

it('parastatiko journal reports a file that is no journal, and one of a newer version', async () => {
  const [other, newer] = [files.newFile(), files.newFile()];
  writeFileSync(other, 'not a database, but long enough to be read as one'.repeat(99));
  const place = { file: newer, locale: english, busyTimeout: 1000 };
  await (await openStore(place, drivers, [...migrations, ''])).close();
  expect(await call(['--journal', other])).toMatchObject({ code: 2, stderr: expect.stringContaining(other) });
  expect(await call(['--journal', newer])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('was written by a newer version of this library'),
  });
});

it('parastatiko journal explains wrong usage, and creates no file', async () => {
  const file = files.newFile();
  const said = async (...line: string[]) => {
    const { code, stderr } = await call(line);
    expect(code).toBe(2);
    return stderr;
  };
  expect(await said()).toContain('--journal FILE or --database URL');
  expect(await said('--journal', file, '--database', 'postgres://x')).toContain('one of them');
  expect(await said('--journal', file)).toBe(`parastatiko: There is no journal ${file}.\n`);
  expect(existsSync(file)).toBe(false);
  await files.open(file);
  expect(await said('shwo', '--journal', file)).toContain('show');
  expect(await said('show', '--journal', file)).toContain('DOCUMENT');
  expect(await said('status', 'A', '--journal', file)).toContain('A');
  expect(await said('shwo', '--journal', file, '--lang', 'el')).toContain('ΕΝΕΡΓΕΙΑ');
  expect(await said('show', 'A101', '--journal', file)).toContain('"A101" is not a document.');
});

describeWithServer('parastatiko journal of a chain', () => {
  const journals = withJournals();

  it('shows the tills, and leaves their documents to them', async () => {
    const till = await files.open();
    const database = await journals.open();
    await write(till, '101', 'unknown');
    await write(till, '102', 'issued');
    await write(database, '102', 'issued');
    await replicate(till, database);
    const store = ['--database', journals.connectionString, '--schema', database.schema];
    // The clock of the database, which says when it was copied.
    const { rows } = await journals.pool.query(`SELECT now() + interval '1 minute' AS soon`);
    const now = rows[0].soon.toISOString();
    const { code, stdout } = await call(store, { now });
    const origin = await till.changes.origin();
    expect(code).toBe(1);
    expect(stdout).toMatch(/11\.1 A 101 · unknown · .* · till 7 · till\n/);
    expect(stdout).toMatch(
      new RegExp(`Tills:\n  till 7 · copied \\d+ seconds ago · 1 number used twice · ${origin}\n`),
    );
    const given = await call(['give-up', 'A', '101', ...store, '--reason', 'x']);
    expect(given).toMatchObject({ code: 1, stderr: expect.stringContaining('It belongs to till 7.') });
    const json = JSON.parse((await call([...store, '--format', 'json'])).stdout);
    expect(json.tills).toMatchObject([{ origin, holder: 'till 7', conflicts: [{ operation: 'issue' }] }]);
  });

  it('ends with 1 for a number that was used twice, although nothing is open', async () => {
    const till = await files.open();
    const database = await journals.open();
    await write(till, '102', 'issued', { result: { mark: '1' } });
    await write(database, '102', 'issued', { result: { mark: '2' } });
    const store = ['--database', journals.connectionString, '--schema', database.schema];
    expect((await call(store)).code).toBe(0);
    await replicate(till, database);
    const { code, stdout } = await call([...store, '--format', 'json']);
    expect([code, JSON.parse(stdout).open]).toEqual([1, []]);
  });

  it('creates no journal in a database, and reads the address from the environment', async () => {
    const schema = journals.newSchema();
    const env = { PARASTATIKO_DATABASE: journals.connectionString };
    const missing = {
      code: 2,
      stdout: '',
      stderr: `parastatiko: The database has no journal in the schema ${schema}. Nothing was created. Check the database, and --schema.\n`,
    };
    expect(await call(['--schema', schema], { env })).toEqual(missing);
    const { rows } = await journals.pool.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
    expect(rows).toEqual([]);
    await journals.open(schema);
    expect((await call(['--schema', schema], { env })).code).toBe(0);
    await journals.pool.query(`UPDATE "${schema}".journal SET version = 1`);
    const older = await call(['--schema', schema], { env });
    expect([older.code, older.stderr]).toEqual([2, expect.stringContaining('from an older version')]);
  });

  it('says why a database cannot be used', async () => {
    const { code, stderr } = await call(['--database', journals.connectionString, '--schema', 'Not Lower']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('schema is invalid')]);
  });
});

it('parastatiko journal retire takes old months out, and says which stay', async () => {
  const file = await filled();
  const retire = (before: string, ...more: string[]) =>
    call(['retire', '--before', before, '--journal', file, ...more]);
  expect(await retire('2026-11')).toEqual({
    code: 0,
    stderr: '',
    stdout: 'No month is old enough, or all are taken out already.\n',
  });
  expect(await retire('2026-12')).toEqual({
    code: 1,
    stderr: '',
    stdout: '2026-11: stays, because something in it is open\n',
  });
  for (const aa of ['103', '104']) await call(['give-up', 'A', aa, '--reason', 'lost', '--journal', file]);
  const { code, stdout } = await retire('2026-12', '--format', 'json');
  expect([code, JSON.parse(stdout)]).toEqual([0, [{ month: '2026-11', rows: 5 }]]);
  expect((await call(['show', 'A', '101', '--journal', file])).code).toBe(1);
  expect(await retire('soon')).toMatchObject({ code: 2, stderr: expect.stringContaining('soon') });
  expect(await call(['retire', '--journal', file])).toMatchObject({ code: 2 });
});

it('a key that other users can read is used with a warning', async () => {
  const file = await filled();
  const line = ['retry', 'A', '103', '--journal', file, '--key-file', 'key.txt'];
  const world = { files: { 'key.txt': KEY } };
  const warned = await call(line, world, { isOpenToOthers: async (name) => name === 'key.txt' });
  expect(warned.stderr).toContain('Other users of this machine can read key.txt.');
  const silent = await call(line, world, { isOpenToOthers: async () => false });
  expect(silent.stderr).not.toContain('key.txt');
});
