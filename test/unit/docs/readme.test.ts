import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { describe, expect, it, test } from 'vitest';
import { buildUnknown, validate } from '../../../src/index.js';
import { faultsAfter, faultsBefore, faultsWithin } from '../../../src/sandbox/faults/fault.js';
import { catalogue } from '../../../src/tools/catalogue/catalogue.js';

const { scripts, private: isPrivate } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: object;
  private?: boolean;
};
const DAY = '2026-11-20';

describe.each(['README.md', 'README.el.md'])('%s', (name) => {
  const readme = readFileSync(name, 'utf8');

  it('has the figures of the source', () => {
    const rules = Math.floor(catalogue.length / 10) * 10;
    const faults = faultsBefore.length + faultsWithin.length + faultsAfter.length;
    expect(readme).toMatch(new RegExp(`(Over|Πάνω από) ${rules} `));
    expect(readme).toMatch(new RegExp(` ${faults} (kinds of faults|είδη βλαβών)`));
  });

  it('shows a call whose facts build a document without errors', () => {
    const [, data = ''] = /--data '(\{[\s\S]*?\})'\n```/.exec(readme) ?? [];
    const { facts } = JSON.parse(data.replace("'$(date +%F)'", DAY)) as { facts: unknown };
    expect(validate(buildUnknown(facts), { now: new Date(`${DAY}T12:00:00+02:00`) }).ok).toBe(true);
  });

  it('has a sample that runs as the file that it names', async () => {
    const [, file = '', sample = ''] = /`(first\.\w+)`[\s\S]*?```ts\n([\s\S]*?)\n```/.exec(readme) ?? [];
    expect(file).toBe('first.mjs');
    await transform(sample, { loader: 'js', format: 'esm' });
    // What only the sample has is named below it.
    for (const name of ['createSandbox', 'clock', 'settlingTime', 'faults']) {
      expect(sample).toContain(name);
      expect(readme).toContain(`\`${name}\``);
    }
  });

  it('starts with commands that work today, before any other block', () => {
    const [first] = /(?<=```\w+\n)[\s\S]*?(?=\n```)/.exec(readme) ?? [];
    expect(first).toMatch(
      isPrivate ? /^npm ci && npm run demo .*\nnpm ci && npm test / : /^npm install parastatiko$/,
    );
    expect(readme.indexOf(first ?? '')).toBeLessThan(readme.indexOf('.png'));
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
