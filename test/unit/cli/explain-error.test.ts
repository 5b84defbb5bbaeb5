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
