import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as frontDoor from '../../src/index.js';
import { samples } from '../../src/rules/examples/index.js';
import { bundleFrontDoor, type Sandbox, sandbox } from './sandbox.js';

const facts = JSON.parse(readFileSync('examples/shop-day/03-receipt-two-payments.json', 'utf8'));

let bundle: string;
beforeAll(async () => {
  bundle = await bundleFrontDoor();
});

describe.each([
  { world: 'a browser', evalAllowed: true },
  { world: 'an edge runtime, where eval is forbidden', evalAllowed: false },
])('the main entry point in $world', ({ evalAllowed }) => {
  let world: Sandbox;
  beforeAll(() => {
    world = sandbox(bundle, { evalAllowed });
  });

  it('runs without Node', () => {
    const names = ['process', 'Buffer', 'require', 'module', 'global', 'console', 'setImmediate'];
    expect(world.run(`[${names.map((name) => `typeof ${name}`)}]`)).toEqual(names.map(() => 'undefined'));
    const evaluates = world.run('(() => { try { return eval("1") === 1 } catch { return false } })()');
    expect(evaluates).toBe(evalAllowed);
  });

  it('has the same exports', () => {
    expect(world.run('Object.keys(parastatiko).sort()')).toEqual(Object.keys(frontDoor).sort());
  });

  it.each(Object.entries(samples))('finds no problem in %s', (_, document) => {
    const report = world.run(`parastatiko.validate(${JSON.stringify(document)})`);
    expect(report).toMatchObject({ ok: true, issues: [] });
  });

  it('builds the same documents as in Node', () => {
    const there = world.run(`parastatiko.buildDocument(${JSON.stringify(facts)})`);
    expect(there).toEqual(JSON.parse(JSON.stringify(frontDoor.buildDocument(facts))));
  });

  it('finds the same issues as in Node, and does not throw', () => {
    const broken = {
      ...samples.salesInvoice,
      invoiceDetails: [{ lineNumber: 1, netValue: 'ten' }],
      unknown: NaN,
    };
    for (const value of [broken, {}, null, 'text', []]) {
      const there = world.run(`parastatiko.validate(${JSON.stringify(value)})`);
      const here = frontDoor.validate(JSON.parse(JSON.stringify(value)));
      expect(there).toEqual(JSON.parse(JSON.stringify(here)));
      expect(here.ok).toBe(false);
    }
  });
});
