import { describe, expect, it } from 'vitest';
import { runCli } from './fake-io.js';

const uid = '4AB1F2C3D4E5F60718293A4B5C6D7E8F90A1B2C3';

describe('explain with an error code', () => {
  it('shows its meaning, the next step, the members and the rules', async () => {
    const { code, stdout } = await runCli(['explain', '203']);
    expect(code).toBe(0);
    expect(stdout).toContain('203 · error of the tax authority');
    expect(stdout).toContain('totals/gross');
    expect(stdout).toContain('invoiceSummary');
    expect((await runCli(['explain', '203', '--lang', 'el'])).stdout).toContain('203 · σφάλμα της ΑΑΔΕ');
  });

  it('reads the filed document from the message', async () => {
    const text = `Document exists. UID: ${uid} MARK: 400001234567890`;
    const { stdout } = await runCli(['explain', '228', '--text', text]);
    expect(stdout).toContain('400001234567890');
    expect(stdout).toContain(uid);
    const json = await runCli(['explain', '228', '--text', text, '--format', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ code: '228', filed: { uid, mark: '400001234567890' } });
  });

  it('accepts messages without a code', async () => {
    const { code, stdout } = await runCli(['explain', '--text', 'Terminal Id is required']);
    expect(code).toBe(0);
    expect(stdout).toContain('terminal-missing · error of the provider');
    expect(stdout).toContain('pos/terminal-missing');
  });

  it('lists errors next to rules', async () => {
    const { stdout } = await runCli(['explain', 'totals/gross', '203', '--format', 'ndjson']);
    const [rule, error] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([rule.rule, error.code]).toEqual(['totals/gross', '203']);
  });

  it.each([
    [['explain', '99999'], 'No error 99999'],
    [['explain', '--text', 'good morning'], 'No known error has this text.'],
    [['explain', 'totals/gros'], 'totals/gross'],
    [['explain'], 'Name a rule'],
  ])('refuses %j', async (line, says) => {
    const { code, stdout, stderr } = await runCli(line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(says);
  });
});

const explained = async (line: readonly string[], files: Readonly<Record<string, string>> = {}) => {
  const { code, stdout, stderr } = await runCli(['explain', ...line, '--format', 'json'], { files });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
};

describe('explain with an HTTP status', () => {
  it('explains 401 both as the error of the authority and as the answer of the service', async () => {
    const both = await explained(['401']);
    expect(both).toMatchObject([
      { origin: 'authority', code: '401', fields: ['paymentMethods'] },
      { origin: 'http', status: 401 },
    ]);
    expect(await explained(['HTTP 401'])).toMatchObject({ origin: 'http', status: 401 });
    const { stdout } = await runCli(['explain', '401', '--lang', 'el']);
    expect(stdout).toContain('401 · σφάλμα της ΑΑΔΕ');
    expect(stdout).toContain('HTTP 401 · απάντηση της υπηρεσίας');
    expect(stdout).toContain('Το κλειδί λείπει ή είναι λάθος');
  });

  it('explains 401 by its message alone, if that is known', async () => {
    const text = "You don't have the authority to send invoices becouse you have open table more than 24h.";
    expect(await explained(['401', '--text', text])).toMatchObject({
      origin: 'provider',
      message: 'open-table',
    });
  });

  it.each([402, 403, 404, 409])(
    'explains %s as an error of the authority and as a status',
    async (status) => {
      const code = String(status);
      expect(await explained([code])).toMatchObject([
        { origin: 'authority', code },
        { origin: 'http', status },
      ]);
    },
  );

  it.each([400, 413, 415, 422, 429, 500, 502, 503, 504])('explains %s', async (status) => {
    expect(await explained([String(status)])).toMatchObject({ origin: 'http', status });
  });

  it('says after how long a call can be repeated after 429', async () => {
    const { what, todo } = await explained(['429']);
    expect(what).toContain('60 per minute');
    expect(todo).toContain('Retry-After');
  });

  it.each([
    ['RATE_LIMITED', 429],
    ['DUPLICATE_OPEN_REQUEST', 409],
    ['UPSTREAM_ERROR', 502],
  ])('explains the code %s of the onboarding API', async (code, status) => {
    expect(await explained([code])).toMatchObject({ origin: 'http', status, code });
  });
});

const refused = {
  response: [
    { index: 1, statusCode: 'Success', invoiceMark: 400001234567890, errors: [] },
    {
      index: 2,
      statusCode: 'ValidationError',
      errors: [
        { error: [{ code: '203', message: 'TotalGrossValue' }] },
        { error: [{ code: 228, message: `UID: ${uid} MARK: 400001234567891` }] },
      ],
    },
  ],
};

describe('explain with a whole answer', () => {
  it('explains each error of each entry', async () => {
    expect(await explained(['answer.json'], { 'answer.json': JSON.stringify(refused) })).toMatchObject([
      { entry: 2, code: '203', message: 'TotalGrossValue', explanation: { code: '203' } },
      { entry: 2, code: '228', explanation: { code: '228', filed: { mark: '400001234567891', uid } } },
    ]);
    const { stdout } = await runCli(['explain', 'answer.json'], {
      files: { 'answer.json': JSON.stringify(refused) },
    });
    expect(stdout).toContain('document 2 · 203 · error of the tax authority');
    expect(stdout).toMatch(/the answer says +TotalGrossValue\n/);
  });

  it.each([
    [
      'a problem document',
      { title: 'Errors', status: 400, errors: { VatNumber: ['The VatNumber field is required.'] } },
      [{ field: 'VatNumber', message: 'The VatNumber field is required.', explanation: { status: 400 } }],
    ],
    [
      'a list of texts',
      { errors: ['One ore more of the tokens is not verified.', 'Something new.'] },
      [{ explanation: { message: 'token-not-verified' } }, { message: 'Something new.', explanation: null }],
    ],
    [
      'the envelope of the onboarding API',
      {
        success: false,
        error: { code: 'DUPLICATE_OPEN_REQUEST', message: 'Open', context: { existingRequestId: 'a-1' } },
      },
      [{ message: 'Open (existingRequestId: a-1)', explanation: { code: 'DUPLICATE_OPEN_REQUEST' } }],
    ],
    [
      'the envelope with field errors',
      {
        success: false,
        error: {
          code: 'VALIDATION_ERROR',
          details: [{ field: 'companyDetails.vatNumber', message: 'Invalid' }],
        },
      },
      [{ field: 'companyDetails.vatNumber', message: 'Invalid', explanation: { status: 422 } }],
    ],
    [
      'what send prints for programs',
      { ok: false, documents: [{ outcome: { kind: 'refused', errors: [{ code: '215', message: 'VAT' }] } }] },
      [{ code: '215', explanation: { code: '215' } }],
    ],
  ])('explains %s', async (_, answer, errors) => {
    const text = JSON.stringify(answer);
    expect(await explained(['answer.json'], { 'answer.json': text })).toMatchObject(errors);
    expect(await explained(['--text', text])).toMatchObject(errors);
  });

  it('reads standard input, and an answer without errors', async () => {
    const { code, stdout } = await runCli(['explain', '-'], {
      stdin: JSON.stringify({ response: [{ statusCode: 'Success', invoiceMark: 400001234567890 }] }),
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'The answer has no errors.\n' });
  });

  it('uses the message of a code from an answer in --text', async () => {
    const { filed } = await explained(['228', '--text', JSON.stringify(refused)]);
    expect(filed).toEqual({ uid, mark: '400001234567891' });
  });

  it.each([
    [['explain', 'missing.json'], {}, 'missing.json: There is no such file.'],
    [['explain', 'facts.json'], { 'facts.json': '{"type":"1.1"}' }, 'facts.json: this is not an answer'],
    [['explain', 'broken.json'], { 'broken.json': '{' }, 'broken.json: It is not JSON.'],
  ])('refuses %j', async (line, files, says) => {
    const { code, stdout, stderr } = await runCli(line, { files });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(says);
  });
});
