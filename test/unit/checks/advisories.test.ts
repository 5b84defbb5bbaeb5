import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { advisoriesOf, faultsIn } from '../../../scripts/checks/advisories/compare.js';

const { advisories } = JSON.parse(readFileSync('reference/advisories.json', 'utf8'));

describe('advisories', () => {
  it.each([
    ['uuid', '11.1.0', ['GHSA-w5hq-g745-h8pq']],
    ['uuid', '11.1.1', []],
    ['uuid', '12.0.0', ['GHSA-w5hq-g745-h8pq']],
    ['uuid', '14.0.3', []],
    ['preact', '10.27.2', ['GHSA-36hm-qxxp-pg3m']],
    ['preact', '10.26.4', []],
    ['hono', '4.12.24', ['CVE-2026-54288']],
    ['another', '1.0.0', []],
  ])('of the kept list for %s %s', (name, version, ids) => {
    const faults = faultsIn([{ name, version }], advisories);
    expect(faults.map((fault) => /\(([^()]+)\)$/.exec(fault)?.[1])).toEqual(ids);
  });

  it('of the registry, once for each fault and not for those who depend on it', () => {
    const fault = {
      name: 'ret',
      title: 'Endless',
      url: 'https://github.com/advisories/GHSA-1',
      range: '<0.3.0',
    };
    const listed = advisoriesOf({ vulnerabilities: { randexp: { via: ['ret'] }, ret: { via: [fault] } } });
    expect(listed).toEqual([{ package: 'ret', range: '<0.3.0', id: 'GHSA-1', title: 'Endless' }]);
    expect(faultsIn([{ name: 'ret', version: '0.2.2' }], listed ?? [])).toEqual([
      'ret 0.2.2 has a known fault (<0.3.0): Endless (GHSA-1)',
    ]);
  });

  it('are not known if the registry answers with an error', () => {
    expect(advisoriesOf({ message: '405 Method Not Allowed' } as object)).toBeUndefined();
  });
});
