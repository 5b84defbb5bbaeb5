import { describe, expect, it } from 'vitest';
import { payload, withOnboarding } from '../client/onboarding/setup.js';
import { SIGNED_TEXT } from '../client/onboarding/signed.js';
import { KEY } from '../client/service.js';
import { withFiles } from '../journal-sqlite/files.js';
import { runCli, type World } from './fake-io.js';

const at = withOnboarding();
const journals = withFiles();
const company = { 'company.json': JSON.stringify(payload) };

const onboard = (line: readonly string[], world: World = {}, instead: Parameters<typeof runCli>[2] = {}) =>
  runCli(
    ['onboard', ...line],
    {
      files: { ...company, 'signed.pdf': SIGNED_TEXT },
      ...world,
      env: { PARASTATIKO_API_KEY: KEY, PARASTATIKO_BASE_URL: at.service.baseUrl, ...world.env },
    },
    instead,
  );

describe('onboard check', () => {
  it('reports every error and requires neither key nor service', async () => {
    const wrong = { ...payload, contactInfo: { email: 'info@avli', phone: '2752' } };
    const world = { files: { 'wrong.json': JSON.stringify(wrong) }, env: { PARASTATIKO_API_KEY: '' } };
    const { code, stdout, stderr } = await onboard(['check', 'wrong.json'], world);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^error onboarding\/email: .*\nerror onboarding\/phone: .*\n$/);
    const json = await onboard(['check', 'wrong.json', '--format', 'json'], world);
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: false,
      issues: [{ rule: 'onboarding/email', severity: 'error', pointer: '/contactInfo/email' }, {}],
    });
    expect(await onboard(['check', 'company.json'])).toMatchObject({
      code: 0,
      stdout: 'The payload has no errors.\n',
    });
    expect(at.service.received).toEqual([]);
  });

  it('reads standard input and reports invalid JSON', async () => {
    expect((await onboard(['check', '-'], { stdin: JSON.stringify(payload) })).code).toBe(0);
    const broken = await onboard(['check', '-'], { stdin: '{"companyDetails":' });
    expect([broken.code, broken.stderr]).toEqual([2, expect.stringContaining('standard input')]);
    const twice = await onboard(['check', 'a.json'], { files: { 'a.json': '{"a":1,"a":2}' } });
    expect([twice.code, twice.stderr]).toEqual([2, expect.stringContaining('a.json')]);
    expect((await onboard(['check', 'lost.json'])).stderr).toBe(
      'parastatiko: lost.json: There is no such file.\n',
    );
  });
});

describe('onboard create', () => {
  it('creates a request once', async () => {
    const first = await onboard(['create', 'company.json']);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(
      /^[0-9a-f-]{36} · created · PENDING_SIGNATURE\n {2}The customer signs the contract/,
    );
    const again = await onboard(['create', 'company.json', '--format', 'ndjson']);
    expect(JSON.parse(again.stdout)).toMatchObject({ kind: 'created', isNew: false, issues: [] });
    expect(at.requests).toHaveLength(1);
  });

  it('keeps its key in the journal until the request is final', async () => {
    const journal = ['--journal', journals.newFile()];
    at.service.fail('createRequest', 'reset-after');
    await onboard(['create', 'company.json', ...journal]);
    expect((await onboard(['create', 'company.json', ...journal])).stdout).toMatch(
      /^[0-9a-f-]{36} · already created/,
    );
    expect(at.requests).toHaveLength(1);
    await onboard(['cancel', at.request.requestId, ...journal, '--reason', 'closed']);
    expect((await onboard(['create', 'company.json', ...journal])).stdout).toMatch(
      /^[0-9a-f-]{36} · created · /,
    );
  });

  it('refuses a payload with errors and sends nothing', async () => {
    const wrong = { ...payload, companyDetails: { ...payload.companyDetails, transactionTypes: ['B2G'] } };
    const files = { 'wrong.json': JSON.stringify(wrong) };
    const { code, stdout } = await onboard(['create', 'wrong.json'], { files });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^wrong\.json · refused · the payload has errors\n {2}error onboarding\/b2g: /);
    expect(at.service.received).toEqual([]);
  });

  it('names the open request', async () => {
    await onboard(['create', 'company.json']);
    const { code, stdout } = await onboard(['create', 'company.json', '--attempt', '2']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^company\.json · refused · there is an open request\n/);
    expect(stdout).toContain(`\n  ${at.request.requestId}\n`);
  });
});

describe('onboard status, list and wait', () => {
  it('show the state of a request, the next step, and what the API does not show', async () => {
    await onboard(['create', 'company.json']);
    const { stdout } = await onboard(['status', at.request.requestId]);
    expect(stdout).toMatch(/^[0-9a-f-]{36} · PENDING_SIGNATURE · NEW_CONTRACT · 2026-11-20T10:00:00.000Z\n/);
    expect(stdout).toContain('authorise the provider at the tax authority');
    const json = await onboard(['status', at.request.requestId, '--format', 'json', '--lang', 'el']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      request: { requestId: at.request.requestId },
      isReady: false,
      allows: ['uploadSignedContract', 'cancel'],
      next: { step: 'get-signature' },
    });
    expect((await onboard(['status', 'r9'])).code).toBe(1);
  });

  it.each([
    ['status', []],
    ['contract', ['--output', 'contract.pdf']],
    ['wait', ['--at-most', '0']],
    ['cancel', []],
  ])('of an unknown request end with 1 and a reason: %s', async (action, more) => {
    for (const format of ['text', 'json']) {
      const { code, stdout, stderr } = await onboard([action, 'r9', ...more, '--format', format]);
      expect(code).toBe(1);
      expect(`${stdout}${stderr}`.trim()).not.toBe('');
    }
  });

  it('list requests', async () => {
    expect((await onboard(['list'])).stdout).toBe('There are no such requests.\n');
    await onboard(['create', 'company.json']);
    expect((await onboard(['list', '--status', 'PENDING_SIGNATURE'])).stdout).toMatch(
      /^[0-9a-f-]{36} · PENDING_SIGNATURE/,
    );
    const json = await onboard(['list', '--format', 'ndjson']);
    expect(JSON.parse(json.stdout)).toMatchObject({ requestId: at.request.requestId });
    expect(JSON.parse((await onboard(['list', '--status', 'APPROVED', '--format', 'json'])).stdout)).toEqual(
      [],
    );
  });

  it('wait for a status, and report that it was not reached', async () => {
    await onboard(['create', 'company.json']);
    const waiting = await onboard(['wait', at.request.requestId, '--at-most', '0']);
    expect([waiting.code, waiting.stdout]).toEqual([1, expect.stringContaining('has not been reached')]);
    const reached = await onboard([
      'wait',
      at.request.requestId,
      '--status',
      'PENDING_SIGNATURE',
      '--format',
      'ndjson',
    ]);
    expect([reached.code, JSON.parse(reached.stdout).kind]).toEqual([0, 'reached']);
  });

  it('report that a company is ready', async () => {
    const requestId = await at.reviewed('approve');
    await at.operator.complete(requestId);
    expect(await onboard(['wait', requestId])).toMatchObject({ code: 0 });
  });

  it('report that provisioning failed', async () => {
    const requestId = await at.reviewed('approve');
    await at.operator.fail(requestId, 'The authority does not answer.');
    const failed = await onboard(['wait', requestId]);
    expect(failed.code).toBe(1);
    expect(failed.stdout).toContain('Do not submit the request again');
  });
});

describe('onboard contract, upload and cancel', () => {
  it('save the contract and upload the signed one', async () => {
    await onboard(['create', 'company.json']);
    const saved: [string, string][] = [];
    const saveFile = async (file: string, content: Uint8Array) => {
      saved.push([file, Buffer.from(content).toString('utf8')]);
    };
    const download = await onboard(
      ['contract', at.request.requestId, '-o', 'contract.pdf'],
      {},
      { saveFile },
    );
    expect(download).toEqual({ code: 0, stdout: 'Saved as contract.pdf.\n', stderr: '' });
    expect(saved).toEqual([['contract.pdf', expect.stringMatching(/^%PDF-1\.7/)]]);
    const uploaded = await onboard(['upload', at.request.requestId, 'signed.pdf']);
    expect([uploaded.code, uploaded.stdout]).toEqual([
      0,
      expect.stringMatching(/^[0-9a-f-]{36} · uploaded · UNDER_REVIEW\n {2}Wait for the review/),
    ]);
    await onboard(['contract', at.request.requestId, '--signed', '-o', 'contract.pdf'], {}, { saveFile });
    expect(at.service.received.at(-1)?.query.get('kind')).toBe('signed');
    expect((await onboard(['contract', at.request.requestId])).stderr).toContain(
      'The option --output is required',
    );
  });

  it('refuse a file that is not a PDF', async () => {
    await onboard(['create', 'company.json']);
    const { code, stdout } = await onboard(['upload', at.request.requestId, 'company.json']);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(
        /^[0-9a-f-]{36} · refused · the file has errors\n {2}error onboarding\/contract-not-pdf/,
      ),
    ]);
  });

  it('cancel a request, and report that it was already cancelled', async () => {
    await onboard(['create', 'company.json']);
    expect((await onboard(['cancel', at.request.requestId])).stdout).toMatch(
      /^[0-9a-f-]{36} · cancelled · CANCELLED\n/,
    );
    expect((await onboard(['cancel', at.request.requestId, '--lang', 'el'])).stdout).toMatch(
      /^[0-9a-f-]{36} · είχε ήδη ακυρωθεί\n/,
    );
  });
});

describe('a wrong onboard command', () => {
  it.each([
    [[], 'An argument is missing: check|create|list|status|contract|upload|wait|cancel'],
    [['creat', 'a.json'], 'ACTION is "creat", but may be: '],
    [['creat', 'a.json'], 'Did you mean create?'],
    [['toString'], 'ACTION is "toString"'],
    [['create'], 'An argument is missing: FILE'],
    [['upload', 'r1'], 'An argument is missing: FILE'],
    [['status', 'r1', 'r2'], 'There is an extra argument: "r2".'],
    [['create', 'company.json', '--attempt', 'two'], '--attempt is "two"'],
  ])('%j is refused with %s', async (line, says) => {
    const { code, stderr } = await onboard(line);
    expect([code, stderr]).toEqual([2, expect.stringContaining(says)]);
  });

  it('is answered in Greek', async () => {
    expect((await onboard(['create', '--lang', 'el'])).stderr).toContain('Λείπει ένα όρισμα: ΑΡΧΕΙΟ');
  });
});
