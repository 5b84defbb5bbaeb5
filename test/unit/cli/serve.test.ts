import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { drivers } from '../../../src/sending/journal-sqlite/driver.js';
import { runCli } from './fake-io.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  readonly baseUrl: string;
  readonly folder?: string;
  readonly sandbox?: { readonly key: string; readonly company: string };
}

const facts = (aa: string) => ({
  type: '11.1',
  series: 'A',
  aa,
  issueDate: '2026-11-20',
  issuer: { vatNumber: '800123456', country: 'GR', branch: 0 },
  lines: [{ description: 'Καφές', quantity: 1, unit: 1, unitPriceWithVat: '3.50', vat: 24, income: 'goods' }],
  payments: [{ type: 3, amount: 'rest' }],
});

/** Runs the command on a free port, and stops it when `use` is over. */
async function served(
  options: readonly string[],
  use: (started: Started) => Promise<void>,
  files: Readonly<Record<string, string>> = {},
  data = 'data',
) {
  let printed = '';
  const stdout = {
    isTerminal: false,
    write: async (text: string | Uint8Array) => {
      printed += text;
    },
  };
  let failed: unknown;
  const untilStopped = () =>
    use(JSON.parse(printed)).catch((error: unknown) => {
      failed = error;
    });
  const place = data === '' ? [] : ['--data', join(folder, data)];
  const line = ['serve', '--port', '0', '--format', 'json', ...place, ...options];
  const outcome = await runCli(
    line,
    { now: '2026-11-20T10:00:00Z', files: { token: 'open sesame\n', ...files } },
    {
      stdout,
      untilStopped,
    },
  );
  if (failed !== undefined) throw failed;
  return outcome;
}

const post = async (url: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

it('works in memory at a first try without SQLite, and says so; a named folder is refused', async () => {
  vi.spyOn(drivers, 'builtIn').mockReturnValue(undefined);
  vi.spyOn(drivers, 'installed').mockRejectedValue(new Error("Cannot find package 'libsql'"));
  try {
    const { code } = await served(
      [],
      async ({ baseUrl, folder: kept }) => {
        expect(kept).toBeUndefined();
        const sale = await post(`${baseUrl}/documents`, { facts: facts('1') });
        expect([sale.status, sale.body.outcome.kind]).toEqual([200, 'issued']);
      },
      {},
      '',
    );
    expect(code).toBe(0);
    const refused = await served([], async () => undefined, {}, 'no-sqlite');
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('npm install libsql')]);
  } finally {
    vi.restoreAllMocks();
  }
});

it('issues a receipt over sockets, and gives the same answer after a restart', async () => {
  const answers: unknown[] = [];
  for (let start = 0; start < 2; start += 1) {
    const { code, stderr } = await served([], async ({ baseUrl, sandbox }) => {
      expect(sandbox?.company).toBe('800123456');
      const sale = await post(
        `${baseUrl}/documents`,
        { facts: facts('next'), page: { form: 'html' } },
        { 'idempotency-key': 'sale 1' },
      );
      expect(sale.status).toBe(200);
      // Nothing was filed, so the page must not say that it was.
      expect(sale.body.page.text).toContain('sandbox');
      expect(sale.body.page.text).not.toContain('Διαβιβάστηκε στο myDATA');
      answers.push(sale.body);
    });
    expect(code).toBe(0);
    expect(JSON.parse(stderr.trim())).toMatchObject({ operation: 'documents.issue', status: 200 });
  }
  expect(answers[1]).toEqual(answers[0]);
});

it('refuses a second program on the same folder', async () => {
  await served([], async () => {
    const second = await served([], async () => undefined);
    expect(second.code).toBe(2);
    expect(second.stderr).toContain('Another parastatiko serve is using');
  });
});

it('refuses to be reached from other machines without a token', async () => {
  const open = await served(['--host', '0.0.0.0'], async () => undefined);
  expect([open.code, open.stderr]).toEqual([2, expect.stringContaining('--token-file')]);
  const { code } = await served(['--token-file', 'token'], async ({ baseUrl }) => {
    const without = await post(`${baseUrl}/documents`, { facts: facts('7') });
    expect(without.status).toBe(401);
    const given = { authorization: 'Bearer open sesame' };
    expect((await post(`${baseUrl}/documents`, { facts: facts('7') }, given)).status).toBe(200);
  });
  expect(code).toBe(0);
});

it('refuses a short token where other machines can call', async () => {
  const open = ['--host', '0.0.0.0', '--token-file', 'token'];
  for (const [token, code] of [
    ['x', 2],
    ['fifteen letters', 2],
    ['sixteen letters!', 0],
  ] as const) {
    const ended = await served(open, async () => undefined, { token }, 'open');
    expect([token, ended.code, ended.stderr]).toEqual([
      token,
      code,
      code === 0 ? '' : expect.stringContaining('could be guessed'),
    ]);
  }
});

it('needs the key of the real service with its address', async () => {
  const { code, stderr } = await served(['--service', 'https://host.example'], async () => undefined);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--key-file')]);
});

it('takes options from a file, and a stream of events does not keep it from stopping', async () => {
  const config = JSON.stringify({
    'keep-calls': '2h',
    'allow-host': ['till.example'],
    key: ['till:094014201'],
  });
  const options = ['--options', 'serve.json'];
  const { code } = await served(
    options,
    async ({ baseUrl, sandbox }) => {
      expect(sandbox).toEqual({ key: 'till', company: '094014201' });
      const stream = await fetch(`${baseUrl}/events/stream`);
      expect(stream.headers.get('content-type')).toBe('text/event-stream');
    },
    { 'serve.json': config },
    'configured',
  );
  expect(code).toBe(0);
});

it.each([
  [{ prot: 8087 }, 'port'],
  [{ port: true }, 'port'],
  [{ options: 'other.json' }, 'options'],
  [['port'], 'serve.json'],
  [{ 'keep-calls': 'long' }, '--keep-calls'],
  [{ 'max-answer-bytes': 0 }, 'maxAnswerBytes'],
  [{ 'app-version': '2.1' }, 'appInfo.name'],
  [{ 'app-name': 'Η Κάσα' }, 'appInfo.name'],
])('refuses the file %j', async (config, named) => {
  const files = { 'serve.json': JSON.stringify(config) };
  const { code, stderr } = await served(['--options', 'serve.json'], async () => undefined, files);
  expect([code, stderr]).toEqual([2, expect.stringContaining(named)]);
});
