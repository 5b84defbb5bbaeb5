import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/tools/catalogue/catalogue.js';
import { runCli } from './fake-io.js';

const ids = catalogue.map(({ id }) => id);

describe('explain', () => {
  it.each(ids)('explains %s in both languages', async (id) => {
    for (const lang of ['en', 'el']) {
      const { code, stdout, stderr } = await runCli(['explain', id, '--lang', lang]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout.split('\n')[0]).toContain(id);
      expect(stdout).not.toMatch(/\{\w+\}|undefined|\[object/);
    }
  });

  it('prints complete examples with pointers in JSON', async () => {
    const { stdout } = await runCli(['explain', '--format', 'json', 'shape/missing']);
    const reported = JSON.parse(stdout);
    expect(reported).toMatchObject({
      rule: 'shape/missing',
      severity: 'error',
      layer: 'shape',
      authorityCode: 101,
    });
    expect(reported.bad[0].issues[0]).toMatchObject({
      rule: 'shape/missing',
      pointer: '/invoiceHeader/series',
    });
    const { stdout: two } = await runCli(['explain', '--format', 'ndjson', 'shape/missing', 'shape/type']);
    expect(two.trimEnd().split('\n')).toHaveLength(2);
  });

  it('explains a refusal of a flow', async () => {
    const { stdout } = await runCli(['explain', 'table/ended']);
    expect(stdout).toContain('table/ended · error');
    expect(stdout).not.toContain('since');
    const { stdout: json } = await runCli(['explain', 'table/ended', '--format', 'json']);
    expect(JSON.parse(json)).toMatchObject({ rule: 'table/ended', layer: 'flow', bad: [] });
    expect((await runCli(['explain', 'table/endd'])).stderr).toContain('Did you mean table/ended?');
  });

  it('suggests the nearest rule for an unknown one', async () => {
    const misspelt = await runCli(['explain', 'shape/mising']);
    expect(misspelt).toMatchObject({ code: 2, stdout: '' });
    expect(misspelt.stderr).toContain('There is no rule "shape/mising". Did you mean shape/missing?');
    expect((await runCli(['explain', 'missing'])).stderr).toContain('Did you mean shape/missing?');
    expect((await runCli(['explain', '__proto__'])).code).toBe(2);
    expect((await runCli(['explain', 'totals/unheard-of'])).stderr).toContain(
      'There is no rule "totals/unheard-of". All rules: parastatiko explain --list',
    );
    expect((await runCli(['explain'])).stderr).toContain('Name a rule');
  });

  it('lists all rules, or some', async () => {
    const { stdout } = await runCli(['explain', '--list', '--format', 'json']);
    expect(JSON.parse(stdout).map((each: { rule: string }) => each.rule)).toEqual(ids);
    const some = await runCli(['explain', '--list', 'shape']);
    expect(some.stdout).toContain('shape/missing');
    expect(some.stdout).not.toContain('facts/');
    expect((await runCli(['explain', '--list', 'nonsense'])).code).toBe(2);
  });
});
