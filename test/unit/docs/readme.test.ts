import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { buildUnknown, validate } from '../../../src/index.js';
import { faultsAfter, faultsBefore, faultsWithin } from '../../../src/sandbox/faults/fault.js';
import { catalogue } from '../../../src/tools/catalogue/catalogue.js';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
const DAY = '2026-11-20';

describe.each(['README.md', 'README.el.md'])('%s', (name) => {
  const readme = readFileSync(name, 'utf8');

  it('has the figures of the source', () => {
    const rules = Math.floor(catalogue.length / 10) * 10;
    const faults = faultsBefore.length + faultsWithin.length + faultsAfter.length;
    expect(readme).toMatch(new RegExp(`(Over|Πάνω από) ${rules} `));
    expect(readme).toMatch(new RegExp(` ${faults} (kinds of faults|είδη σφαλμάτων)`));
  });

  it('shows a call whose facts build a document without errors', () => {
    const [, data = ''] = /--data '(\{[\s\S]*?\})'\n```/.exec(readme) ?? [];
    const { facts } = JSON.parse(data.replace("'$(date +%F)'", DAY)) as { facts: unknown };
    expect(validate(buildUnknown(facts), { now: new Date(`${DAY}T12:00:00+02:00`) }).ok).toBe(true);
  });

  it('names existing scripts, and how to run the demo and all checks', () => {
    for (const [, script = ''] of readme.matchAll(/npm run ([\w:]+)/g))
      expect(scripts).toHaveProperty(script);
    expect(readme).toContain('`npm ci && npm run demo`');
    expect(readme).toContain('`npm ci && npm test`');
  });
});

test('both READMEs lead to each other', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('](README.el.md)');
  expect(readFileSync('README.el.md', 'utf8')).toContain('](README.md)');
});
