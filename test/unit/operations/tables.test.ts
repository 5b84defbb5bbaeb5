import { expect, it } from 'vitest';
import { caller, issuer } from './setup.js';

it.each([{}, { vatNumber: issuer.vatNumber }, { ...issuer, branch: 'x' }])(
  'a table with the issuer %j is refused with paths into the opening, and not stored',
  async (faulty) => {
    const { call, journal } = await caller();
    const opening = { issuer: faulty, series: 'OS' };
    const error = await call('tables.open', { table: '7', opening }, 'o').catch((thrown: unknown) => thrown);
    const issues = Object(error).issues as readonly {
      readonly rule: string;
      readonly path: readonly unknown[];
    }[];
    expect(issues.map(({ path }) => path.join('.'))).toContain('issuer.branch');
    expect(issues.filter(({ rule }) => !rule.startsWith('shape/'))).toEqual([]);
    for await (const { name } of journal.states({})) expect.unreachable(name);
    const corrected = { table: '7', opening: { issuer, series: 'OS' } };
    expect(await call('tables.open', corrected, 'o')).toMatchObject({ table: '7', status: 'empty' });
  },
);
