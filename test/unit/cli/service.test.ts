import { describe, expect, it } from 'vitest';
import { deliveryNote, KEY, orderSlip, Service } from '../client/service.js';
import { cardReceipt, receipt, withService } from '../client/setup.js';
import { runCli, type World } from './fake-io.js';

const at = withService();
/** An address of this machine where nothing listens. */
async function closedAddress(): Promise<string> {
  const server = await new Service().start();
  await server.stop();
  return server.baseUrl;
}

const TABLE = orderSlip.invoiceHeader.tableAA ?? '';

/** Runs a command against the service on loopback. */
const call = (line: readonly string[], world: World = {}, instead: Parameters<typeof runCli>[2] = {}) =>
  runCli(
    line,
    { ...world, env: { PARASTATIKO_API_KEY: KEY, PARASTATIKO_BASE_URL: at.service.baseUrl, ...world.env } },
    instead,
  );

const sent = (documents: readonly object[], ...options: string[]) =>
  call(['send', ...options], { stdin: JSON.stringify(documents) });

describe('send', () => {
  it('prints each outcome', async () => {
    const { code, stdout, stderr } = await sent([receipt('101'), receipt('102')]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      /^11\.1 A 101 · issued · MARK 400001000000001 · UID [0-9A-F]{40}\n11\.1 A 102 · issued · MARK 400001000000002 · UID [0-9A-F]{40}\n$/,
    );
    expect(at.service.count('SendInvoices')).toBe(2);
  });

  it('names the rows of the spreadsheet beside each MARK, and sends none of them', async () => {
    const line = JSON.stringify({
      ...{ source: '-', index: 0, rows: [2, 5], ok: true, issues: [] },
      document: receipt(),
    });
    const { stdout } = await call(['send', '--format', 'ndjson'], { stdin: line });
    expect(JSON.parse(stdout)).toMatchObject({ rows: [2, 5], outcome: { mark: '400001000000001' } });
    expect(JSON.stringify(at.service.filed)).not.toContain('rows');
    expect((await call(['send'], { stdin: line })).stdout).toMatch(
      /^11\.1 A 101 \(rows 2 to 5\) · already issued /,
    );
  });

  it('does not file a document again', async () => {
    await sent([receipt()]);
    const { code, stdout } = await sent([receipt()]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^11\.1 A 101 · already issued · MARK 400001000000001 /);
    expect(at.service.filed).toHaveLength(1);
  });

  it('refuses a document with errors and sends the others', async () => {
    const broken = {
      ...receipt('101'),
      invoiceSummary: { ...receipt().invoiceSummary, totalGrossValue: 12.41 },
    };
    const { code, stdout } = await sent([broken, receipt('102')]);
    expect(code).toBe(1);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('11.1 A 101 · refused · it has errors');
    expect(lines[1]).toMatch(/^ {2}totals\/gross: /);
    expect(lines.some((line) => line.startsWith('11.1 A 102 · issued · '))).toBe(true);
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('gives advice after a lost answer', async () => {
    at.service.fail('SendInvoices', 'reset-after');
    const { code, stdout } = await sent([receipt()]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^11\.1 A 101 · unknown\n {2}.+\n {2}Do not use another number\./);
  });

  it('holds a document that waits for its payment', async () => {
    const { code, stdout } = await sent([cardReceipt()], '--skip-signature', 'false');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^11\.1 A 201 · held, waiting for its payment · UID /);
    expect(at.service.received[0]?.query.get('skipSignature')).toBe('false');
  });

  it('prints JSON without the raw answer', async () => {
    const ndjson = await sent([receipt('101'), {}], '--format', 'ndjson');
    const [first = '', second = ''] = ndjson.stdout.split('\n');
    expect(ndjson.code).toBe(1);
    expect(JSON.parse(first)).toMatchObject({
      source: '-',
      index: 0,
      type: '11.1',
      series: 'A',
      aa: '101',
      outcome: { kind: 'issued', mark: '400001000000001' },
    });
    expect(JSON.parse(first).outcome).not.toHaveProperty('response');
    expect(JSON.parse(second)).toMatchObject({
      index: 1,
      type: null,
      error: { code: 'call/not-a-document', safeToRepeat: true },
    });
    const { ok, documents } = JSON.parse((await sent([receipt('102')], '--format', 'json')).stdout);
    expect([ok, documents.length]).toEqual([true, 1]);
  });

  it('exits with 2 for unusable input, and with 1 if the service is unreachable', async () => {
    expect((await call(['send'], { stdin: 'no JSON' })).code).toBe(2);
    const env = { PARASTATIKO_BASE_URL: await closedAddress() };
    const { code, stdout } = await call(['send'], { stdin: JSON.stringify([receipt()]), env });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^11\.1 A 101 · not sent\n {2}\S/);
  });

  it('reports in Greek', async () => {
    expect((await sent([receipt()], '--lang', 'el')).stdout).toMatch(/^11\.1 A 101 · εκδόθηκε · ΜΑΡΚ/);
  });
});

describe('the key', () => {
  const line = ['balance'];

  it('comes from a file or the environment, in this order', async () => {
    const files = { 'key.txt': `${KEY}\n` };
    const env = { PARASTATIKO_API_KEY: 'another-key' };
    at.service.sandbox.setCredits(12.5);
    expect((await call([...line, '--key-file', 'key.txt'], { files, env })).stdout).toBe('Credits: 12.5\n');
    expect((await call(line)).stdout).toBe('Credits: 12.5\n');
    expect((await call([...line, '--format', 'json', '--lang', 'el'])).stdout).toMatch(
      /^\{\n {2}"userId": "house-[0-9a-f]+",\n {2}"creditsBalance": 12\.5\n\}\n$/,
    );
    expect((await call([...line, '--format', 'ndjson'])).stdout).toMatch(
      /^\{"userId":"house-[0-9a-f]+","creditsBalance":12\.5\}\n$/,
    );
  });

  it('is reported if it is missing, empty or wrong, and never shown', async () => {
    const files = { 'empty.txt': '\n' };
    const none = await call(line, { env: { PARASTATIKO_API_KEY: '' } });
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('PARASTATIKO_API_KEY')]);
    const empty = await call([...line, '--key-file', 'empty.txt'], { files });
    expect([empty.code, empty.stderr]).toEqual([2, 'parastatiko: The key file empty.txt is empty.\n']);
    const lost = await call([...line, '--key-file', 'lost.txt']);
    expect([lost.code, lost.stderr]).toEqual([2, 'parastatiko: lost.txt: There is no such file.\n']);
    const wrong = await call(line, { env: { PARASTATIKO_API_KEY: 'wrong-key-1' } });
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toContain('HTTP 401');
    expect(`${wrong.stderr}${wrong.stdout}`).not.toContain('wrong-key-1');
  });

  it('is not accepted as an argument', async () => {
    expect((await call([...line, '--api-key', KEY])).code).toBe(2);
    expect((await call([...line, KEY])).code).toBe(2);
  });
});

describe('the address', () => {
  it('is required, and refused if the key could be intercepted', async () => {
    const none = await call(['balance'], { env: { PARASTATIKO_BASE_URL: '' } });
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('--base-url')]);
    expect((await call(['balance', '--base-url', 'http://host.example'])).code).toBe(2);
    expect((await call(['balance', '--base-url', at.service.baseUrl])).code).toBe(0);
  });
});

describe('an error about a value that was typed', () => {
  const search = ['search', '--vat-number', '800123456', '--from', '2026-11-20'];

  it.each([
    [['--from', '20.11.2026'], /: --from is missing or invalid/],
    [['--to', '2026-11-19'], /: --to is missing .* not before --from\./],
    [['--mark', 'x'], /: --mark is missing/],
    [['--uid', 'x'], /: --uid is missing/],
  ])('%j names the option', async (options, message) => {
    const [name = ''] = options;
    const before = name === '--from' ? search.slice(0, -2) : search;
    const { code, stderr } = await call([...before, ...options]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
    expect((await call([...before, ...options, '--lang', 'el'])).stderr).toContain(name);
    expect(at.service.received).toEqual([]);
  });

  it('names the address and the key as they were given', async () => {
    const typed = await call(['balance', '--base-url', 'shop']);
    expect([typed.code, typed.stderr]).toEqual([2, expect.stringMatching(/: --base-url is not an absolute/)]);
    const set = await call(['balance'], { env: { PARASTATIKO_BASE_URL: 'shop', PARASTATIKO_API_KEY: KEY } });
    expect(set.stderr).toMatch(/: PARASTATIKO_BASE_URL is not an absolute/);
    const greek = await call(['balance'], { env: { PARASTATIKO_API_KEY: 'κλειδί' } });
    expect([greek.code, greek.stderr]).toEqual([
      2,
      expect.stringMatching(/: PARASTATIKO_API_KEY can only have Latin letters, digits and ASCII signs\./),
    ]);
  });
});

describe('search', () => {
  const line = ['search', '--vat-number', '800123456', '--from', '2026-11-20'];

  it('lists documents', async () => {
    await sent([receipt('101'), receipt('102')]);
    const { code, stdout } = await call(line);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^MARK 400001000000001 · 11\.1 · A 101 · 2026-11-20 · 12\.40 € · UID [0-9A-F]{40}\nMARK/,
    );
    const one = await call([...line, '--aa', '102', '--format', 'json']);
    expect(JSON.parse(one.stdout)).toMatchObject([{ mark: '400001000000002' }]);
    const first = await call([...line, '--limit', '1', '--format', 'ndjson']);
    expect(JSON.parse(first.stdout)).toMatchObject({ mark: '400001000000001' });
  });

  it('warns that an empty result proves nothing', async () => {
    const { code, stdout, stderr } = await call(line);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain('No document was found.');
  });

  it('refuses missing or wrong options', async () => {
    const missing = await call(['search', '--from', '2026-11-20']);
    expect([missing.code, missing.stderr]).toEqual([
      2,
      expect.stringContaining('The option --vat-number is required: --vat-number VAT-NUMBER'),
    ]);
    expect((await call([...line, '--limit', 'many'])).stderr).toContain('--limit is "many"');
    expect((await call(['search', '--vat-number', '800123456', '--from', 'today'])).code).toBe(2);
  });
});

describe('tables', () => {
  it('lists tables and the slips of one', async () => {
    const line = ['tables', '--vat-number', '800123456'];
    expect((await call(line)).stdout).toBe('No table of the branch has open order slips.\n');
    expect((await call([...line, '--table', TABLE])).stdout).toBe('The table has no open order slips.\n');
    const mark = await at.service.file(orderSlip);
    expect((await call(line)).stdout).toBe(`${TABLE}\n`);
    expect((await call([...line, '--table', TABLE])).stdout).toMatch(
      /400001000000001 +4 +16\.5 +[0-9A-F]{40}/,
    );
    const json = await call([...line, '--table', TABLE, '--format', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject([{ mark, quantityProducts: 4, totalNet: 16.5 }]);
  });
});

describe('cancel-note', () => {
  const line = ['cancel-note', '--mark', '400001000000001', '--type', deliveryNote.invoiceHeader.invoiceType];

  it('cancels a note once', async () => {
    await at.service.file(deliveryNote);
    const full = [...line, '--vat-number', '800123456'];
    const first = await call(full);
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/^400001000000001 · cancelled · MARK \d+\n$/);
    const again = await call([...full, '--format', 'json']);
    expect(again.code).toBe(0);
    expect(JSON.parse(again.stdout)).toMatchObject({ kind: 'alreadyCancelled' });
  });

  it('requires all options of the call', async () => {
    expect((await call(line)).stderr).toContain('The option --vat-number is required');
    expect(at.service.received).toEqual([]);
  });

  it('exits with 1 after a refusal', async () => {
    const errors = [{ error: [{ code: 301, message: 'MARK not found' }] }];
    const body = JSON.stringify({ response: [{ statusCode: 'ValidationError', errors }] });
    at.service.answer('CancelDeliveryNote', body);
    const { code, stdout } = await call([...line, '--vat-number', '123456783']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^400001000000001 · refused · unknown MARK\n {2}301: MARK not found\n/);
  });
});

describe('download', () => {
  const uid = 'A'.repeat(40);

  it('saves the PDF or the XML without sending a key', async () => {
    const saved: [string, string][] = [];
    const saveFile = async (file: string, content: Uint8Array) => {
      saved.push([file, Buffer.from(content).toString('utf8')]);
    };
    at.service.answer('GetInvoice', '%PDF-1.7 a document', 200, { 'Content-Type': 'application/pdf' });
    at.service.answer('GetInvoice', '<?xml version="1.0"?><a/>', 200, { 'Content-Type': 'application/xml' });
    const env = { PARASTATIKO_API_KEY: '' };
    const pdf = await call(['download', '--uid', uid, '-o', 'a.pdf'], { env }, { saveFile });
    expect(pdf).toEqual({ code: 0, stdout: 'Saved as a.pdf.\n', stderr: '' });
    await call(['download', '--uid', uid, '--xml', '-o', 'a.xml'], {}, { saveFile });
    expect(saved).toEqual([
      ['a.pdf', '%PDF-1.7 a document'],
      ['a.xml', '<?xml version="1.0"?><a/>'],
    ]);
    expect(at.service.received.map(({ headers }) => headers.get('api-key'))).toEqual([null, null]);
  });

  it('reports a file that cannot be saved, or a missing document id', async () => {
    at.service.answer('GetInvoice', '%PDF-1.7 a document', 200, { 'Content-Type': 'application/pdf' });
    const full = await call(['download', '--uid', uid, '-o', 'a.pdf']);
    expect([full.code, full.stderr]).toEqual([2, expect.stringContaining('could not be saved (EROFS)')]);
    const both = await call(['download', '--uid', uid, '--authentication-code', 'A', '-o', 'a.pdf']);
    expect(both.stderr).toContain('Give exactly one of --uid, --authentication-code.');
    expect((await call(['download', '--authentication-code', 'A', '--xml', '-o', 'a'])).code).toBe(2);
  });
});
