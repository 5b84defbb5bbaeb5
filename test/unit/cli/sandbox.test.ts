import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocument } from '../../../src/builders/build-document.js';
import { english } from '../../../src/issues/locale.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import { openFileStore } from '../../../src/tools/cli/sandbox/file-store.js';
import { COMPANY, receipt } from '../sandbox/setup.js';
import { builtProgram } from './built.js';
import { runCli } from './fake-io.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  readonly baseUrl: string;
  readonly key: string;
  readonly companies: readonly string[];
}

/** Runs the command on a free port, and stops it when `use` is over. */
async function served(options: readonly string[], use: (started: Started) => Promise<void>): Promise<number> {
  let printed = '';
  const stdout = {
    isTerminal: false,
    write: async (text: string | Uint8Array) => {
      printed += text;
    },
  };
  const line = ['sandbox', '--port', '0', '--format', 'json', ...options];
  let failed: unknown;
  const untilStopped = () =>
    use(JSON.parse(printed)).catch((error: unknown) => {
      failed = error;
    });
  const { code } = await runCli(line, {}, { stdout, untilStopped });
  if (failed !== undefined) throw failed;
  return code;
}

const clientOf = ({ baseUrl, key }: Started) =>
  createClient({
    baseUrl,
    apiKey: key,
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
    timeout: 5000,
  });

describe('parastatiko sandbox', () => {
  it('serves the sandbox over sockets until it is stopped', async () => {
    let mark: string | undefined;
    const code = await served(['--company', COMPANY], async (started) => {
      expect(started).toMatchObject({ key: 'sandbox-key', companies: [COMPANY] });
      expect(new URL(started.baseUrl).hostname).toBe('127.0.0.1');
      const outcome = await clientOf(started).issue(receipt());
      expect(outcome.kind).toBe('issued');
      mark = outcome.kind === 'issued' ? outcome.mark : undefined;
      const pdf = await clientOf(started).downloadPdf({ uid: String('uid' in outcome && outcome.uid) });
      expect(new TextDecoder().decode(await pdf.bytes())).toMatch(/^%PDF/);
    });
    expect(code).toBe(0);
    expect(mark).toMatch(/^4[0-9]{14}$/);
  });

  it('serves several software houses, each with its own companies and credits', async () => {
    const options = ['--key', `tills:${COMPANY}`, '--key', 'office:094014201'];
    await served(options, async (started) => {
      expect(started).toMatchObject({
        key: 'tills',
        companies: [COMPANY],
        keys: [
          { key: 'tills', companies: [COMPANY] },
          { key: 'office', companies: ['094014201'] },
        ],
      });
      const office = clientOf({ ...started, key: 'office' });
      expect((await clientOf(started).issue(receipt())).kind).toBe('issued');
      expect((await office.issue(receipt('2'))).kind).toBe('refused');
      expect((await clientOf(started).creditsBalance()).creditsBalance).toBe(999);
      expect((await office.creditsBalance()).creditsBalance).toBe(1000);
    });
  });

  it('has the settings that are given', async () => {
    const options = [
      '--company',
      COMPANY,
      '--search-lag',
      '5s',
      '--document-cost',
      '0.5',
      '--page-hosts',
      'till.local',
    ];
    await served(options, async (started) => {
      expect((await clientOf(started).issue(receipt())).kind).toBe('issued');
      expect((await clientOf(started).creditsBalance()).creditsBalance).toBe(999.5);
      const day = 'issuedFrom=2026-11-20&issuedTo=2026-11-20';
      const search = await fetch(
        `${started.baseUrl}/api/v1/Provider/RequestTransmittedDocs?issuerVatNumber=${COMPANY}&${day}`,
        { headers: { 'API-KEY': started.key } },
      );
      expect(await search.json()).toEqual({ providerTransmittedDocs: [] });
    });
  });

  it('drops connections on request', async () => {
    await served([], async ({ baseUrl, key }) => {
      for (const kind of ['reset-before', 'reset-after', 'reset-in-answer']) {
        const call = fetch(`${baseUrl}/api/v1/Provider/GetCreditsBalance`, {
          headers: { 'API-KEY': key, 'X-Sandbox-Fault': kind },
        }).then((response) => response.text());
        await expect(call).rejects.toThrow(TypeError);
      }
      const response = await fetch(`${baseUrl}/api/v1/Provider/GetCreditsBalance`, {
        headers: { 'API-KEY': key },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('date')).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
    });
  });

  it('keeps its state in a file', async () => {
    const options = ['--data', join(folder, 'state.db'), '--key', 'k', '--company', COMPANY];
    await served(options, async (started) => {
      expect((await clientOf(started).issue(receipt('1'))).kind).toBe('issued');
    });
    await served(options, async (started) => {
      expect(await clientOf(started).issue(receipt('1'))).toMatchObject({ kind: 'alreadyIssued' });
      expect((await clientOf(started).issue(receipt('2'))).kind).toBe('issued');
      expect((await clientOf(started).creditsBalance()).creditsBalance).toBe(998);
    });
  });

  it('introduces itself in both languages with three sample calls', async () => {
    for (const [language, said] of [
      ['en', 'This is a sandbox: nothing is filed with the tax authority.'],
      ['el', 'Δοκιμαστικό περιβάλλον: τίποτα δεν διαβιβάζεται στην ΑΑΔΕ.'],
    ]) {
      const { code, stdout } = await runCli(['sandbox', '--port', '0', '--lang', String(language)]);
      expect(code).toBe(0);
      expect(stdout).toContain(said);
      expect(stdout).toMatch(/ http:\/\/127\.0\.0\.1:\d+\/openapi\n/);
      expect(stdout).toMatch(/curl 'http:\/\/127\.0\.0\.1:\d+\/api/);
      expect(stdout).toMatch(
        /createClient\(\{ baseUrl: "http:\/\/127\.0\.0\.1:\d+", apiKey: "sandbox-key" \}\)/,
      );
      expect(stdout).toMatch(/PARASTATIKO_API_KEY='sandbox-key' npx parastatiko send/);
    }
  });

  it('prints sample calls that issue a receipt when pasted', async () => {
    let printed = '';
    const stdout = {
      isTerminal: false,
      write: async (text: string | Uint8Array) => {
        printed += text;
      },
    };
    const fates: unknown[] = [];
    const untilStopped = async () => {
      const lines = printed.split('\n').map((line) => line.trim());
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? '';
      const key = "it's-a-key";
      // The words of a line as a shell reads them.
      const wordsOf = (line = '') =>
        [...line.matchAll(/((?:'[^']*'|\\'|[^\s'])+)/g)].map(([word]) =>
          word.replace(/'([^']*)'|\\(')/g, (_, text, quote) => text ?? quote),
        );
      const [, url = '', , keyHeader = '', , type = '', , body = ''] = wordsOf(
        lines.find((line) => line.startsWith('curl')),
      );
      const headers = Object.fromEntries([keyHeader, type].map((header) => header.split(': ')));
      fates.push((await (await fetch(url, { method: 'POST', headers, body })).json()).response[0].statusCode);
      const [echo, facts = '', ...rest] = wordsOf(lines.find((line) => line.startsWith('echo')));
      expect([echo, ...rest]).toEqual([
        'echo',
        '|',
        'npx',
        'parastatiko',
        'build',
        '|',
        `PARASTATIKO_BASE_URL=${address}`,
        `PARASTATIKO_API_KEY=${key}`,
        'npx',
        'parastatiko',
        'send',
      ]);
      const built = await runCli(['build'], { stdin: facts });
      expect(built.stderr).toBe('');
      const env = { PARASTATIKO_BASE_URL: address, PARASTATIKO_API_KEY: key };
      const sent = await runCli(['send'], { stdin: built.stdout, env });
      fates.push(sent.code);
      expect(lines).toContain(
        `const client = createClient({ baseUrl: "${address}", apiKey: ${JSON.stringify(key)} });`,
      );
      const pasted = /buildDocument\((.*)\);/.exec(printed)?.[1] ?? '';
      const receipt = buildDocument(JSON.parse(pasted));
      const { kind } = await clientOf({ baseUrl: address, key, companies: [] }).issue(receipt);
      fates.push(kind);
    };
    const line = ['sandbox', '--port', '0', '--key', "it's-a-key"];
    expect((await runCli(line, {}, { stdout, untilStopped })).code).toBe(0);
    expect(fates).toEqual(['Success', 0, 'issued']);
  });

  it('refuses a company with an invalid VAT number, and reads one in any common format', async () => {
    expect(await runCli(['sandbox', '--port', '0', '--company', '123'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--company is "123", which is not a Greek VAT number'),
    });
    const greek = await runCli(['sandbox', '--port', '0', '--lang', 'el', '--company', '123456780']);
    expect(greek.stderr).toContain('Η επιλογή --company είναι «123456780», που δεν είναι ΑΦΜ');
    await served(['--company', 'EL 800123456'], async ({ companies }) => {
      expect(companies).toEqual(['800123456']);
    });
  });

  it('starts its clock at a stated time', async () => {
    const dateOf = async (options: readonly string[]) => {
      let date: string | null = null;
      await served(options, async ({ baseUrl }) => {
        date = (await fetch(baseUrl)).headers.get('date');
      });
      return date;
    };
    expect(await dateOf([])).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
    expect(await dateOf(['--now', '2027-01-02T03:04:05+02:00'])).toBe('Sat, 02 Jan 2027 01:04:05 GMT');
    expect((await runCli(['sandbox', '--now', 'noon'])).code).toBe(2);
  });

  it('refuses a port in use, a file of another program, and a wrong port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const taken = await runCli(['sandbox', '--port', String(port)]);
    other.close();
    expect(taken).toMatchObject({
      code: 2,
      stderr: `parastatiko: Another program is listening on 127.0.0.1:${port}. Stop it, or choose another port with --port.\n`,
    });
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'These are the notes of somebody else, and no database at all.');
    const foreign = await runCli(['sandbox', '--port', '0', '--data', file]);
    expect(foreign).toMatchObject({
      code: 2,
      stderr: `parastatiko: ${file} belongs to another program.\n`,
    });
    expect((await runCli(['sandbox', '--port', 'x'])).code).toBe(2);
  });

  it('gives advice if its file cannot be opened', async () => {
    const data = join(folder, 'missing', 'state.db');
    const { code, stderr } = await runCli(['sandbox', '--port', '0', '--data', data]);
    expect(code).toBe(2);
    expect(stderr).toContain('cannot be opened');
    expect(stderr).toContain('Check that its folder exists and that this program may write to it.');
  });

  it('names the package to install if the runtime has no SQLite', async () => {
    const drivers = {
      builtIn: () => undefined,
      installed: () => Promise.reject(new Error("Cannot find package 'libsql'")),
    };
    await expect(openFileStore(join(folder, 'none.db'), english, drivers)).rejects.toMatchObject({
      code: 'journal/no-driver',
      message: expect.stringContaining('npm install libsql'),
    });
  });

  it('keeps everything that it acknowledged when it is killed', async () => {
    const data = join(folder, 'killed.db');
    const now = '2026-11-20T12:00:00+02:00';
    const options = ['--port', '0', '--data', data, '--now', now, '--format', 'json', '--company', COMPANY];
    const program = join(await builtProgram(), 'cli.js');
    const start = async () => {
      const child = spawn(process.execPath, [program, 'sandbox', ...options], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [first] = await once(child.stdout, 'data');
      return { child, started: JSON.parse(String(first)) as Started };
    };
    const issue = ({ baseUrl, key }: Started, aa: number) => {
      return fetch(`${baseUrl}/api/v1/Provider/SendInvoices`, {
        method: 'POST',
        headers: { 'API-KEY': key },
        body: JSON.stringify({ invoice: [receipt(String(aa))] }),
      }).then((response) => response.json());
    };
    const { child, started } = await start();
    const marks = new Map<number, number>();
    const load = Array.from({ length: 40 }, async (_, index) => {
      const answer = await issue(started, index + 1).catch(() => undefined);
      if (answer?.response[0].statusCode === 'Success') marks.set(index + 1, answer.response[0].invoiceMark);
      if (marks.size === 20) child.kill('SIGKILL');
    });
    await Promise.all(load);
    expect(marks.size).toBeGreaterThanOrEqual(20);
    const again = await start();
    for (const [aa, mark] of marks) {
      const { response } = await issue(again.started, aa);
      expect(response[0].errors[0].error[0]).toMatchObject({ code: '228' });
      expect(response[0].errors[0].error[0].message).toContain(`MARK: ${mark}`);
    }
    const filed = new Set(marks.values());
    for (let aa = 41; aa <= 43; aa += 1) {
      const { response } = await issue(again.started, aa);
      expect(filed).not.toContain(response[0].invoiceMark);
    }
    again.child.kill('SIGTERM');
    await once(again.child, 'exit');
    expect(again.child.exitCode).toBe(0);
  }, 60_000);
});
