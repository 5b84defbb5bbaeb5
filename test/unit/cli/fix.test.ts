import { describe, expect, it } from 'vitest';
import { runCli } from './fake-io.js';
import { invoice } from './sample.js';

const document = invoice();
const good = JSON.stringify(document);
/** A gross total that the other totals give. */
const wrong = good.replace(/"totalGrossValue":[\d.]+/, '"totalGrossValue":1');
/** An invalid tax number: the right one is unknown. */
const hopeless = good.replace(/"vatNumber":"\d+"/, '"vatNumber":"123456789"');

describe('fix', () => {
  it('prints the request with safe corrections and reports them', async () => {
    const { code, stdout, stderr } = await runCli(['fix'], { stdin: wrong });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ invoice: [document] });
    expect(stderr).toContain('1 correction');
    expect(stderr).toContain('  corrected  totals · totalGrossValue: 1 → 77.01\n');
    expect(stderr).toContain('             found: Net 63.30 + VAT 13.71 is 77.01,');
    expect(stderr).toContain('             rule totals/gross\n');
    // Corrected errors are no longer reported.
    expect(stderr).not.toContain('  error');
  });

  it('keeps issues without a fix, still prints the request, and exits with 1', async () => {
    const { code, stdout, stderr } = await runCli(['fix'], { stdin: `${hopeless}\n${wrong}\n` });
    expect(code).toBe(1);
    expect(JSON.parse(stdout).invoice).toEqual([JSON.parse(hopeless), document]);
    expect(stderr).toContain('123456789');
  });

  it('prints nothing on standard error if there is nothing to do', async () => {
    const { code, stderr } = await runCli(['fix'], { stdin: good });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('prints no request if an input is unusable', async () => {
    const { code, stdout } = await runCli(['fix'], { stdin: `${good}\n{"a":` });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });

  it('reports changes and remaining issues in JSON', async () => {
    const { stdout } = await runCli(['fix', '--format', 'json'], { stdin: wrong });
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ ok: true, request: { invoice: [document] } });
    expect(report.documents[0].issues).toEqual([]);
    expect(report.documents[0].fixed).toEqual([
      expect.objectContaining({
        rule: 'totals/gross',
        pointer: '/invoiceSummary/totalGrossValue',
        change: { pointer: '/invoiceSummary/totalGrossValue', from: 1, to: 77.01 },
      }),
    ]);
    const lines = (await runCli(['fix', '--format', 'ndjson'], { stdin: `${good}\n${wrong}` })).stdout;
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).document),
    ).toEqual([document, document]);
  });
});
