import { describe, expect, it } from 'vitest';
import { openTable, tableFromJSON, tableFromOpenOrders, tryStep } from '../../../../src/flows/index.js';
import { tavern } from './tavern.js';

const rulesOf = (issuer: unknown) =>
  tryStep(() => openTable({ issuer, series: 'OS' } as never)).issues?.map(({ rule, path }) => [rule, path]);

describe('an issuer with faults', () => {
  it.each([
    [
      {},
      [
        ['shape/missing', 'vatNumber'],
        ['shape/missing', 'branch'],
      ],
    ],
    [{ vatNumber: '800123456' }, [['shape/missing', 'branch']]],
    [{ vatNumber: '800123456', branch: 'x' }, [['shape/type', 'branch']]],
    [{ vatNumber: '800123456', branch: 0, tel: '1' }, [['shape/unknown-member', 'tel']]],
  ] as const)('refuses %j with issues about the facts', (issuer, expected) => {
    expect(rulesOf(issuer)).toEqual(expected.map(([rule, member]) => [rule, ['issuer', member]]));
  });

  it('is refused with the other faults, in the language of the caller, and for a table of the service', () => {
    const opening = { issuer: { branch: 0 }, tableAA: 'table 5' };
    const rules = tryStep(() => openTable(opening as never)).issues?.map(({ rule }) => rule);
    expect(rules).toEqual(['table/guid', 'shape/missing']);
    const found = tryStep(() => tableFromOpenOrders({ ...opening, orders: [] } as never));
    expect(found.issues?.map(({ path }) => path)).toContainEqual(['issuer', 'vatNumber']);
  });
});

it('an opened table can be stored and read, whatever its issuer is', () => {
  const odd = [
    undefined,
    null,
    '',
    ' ',
    'x',
    0,
    -1,
    1.5,
    true,
    [],
    {},
    { x: 1 },
    'x'.repeat(5000),
    '\n',
    '0.000',
  ];
  const { print, address } = tavern;
  const ways = [
    ...['vatNumber', 'branch', 'country', 'name', 'address', 'print', 'VATNUMBER', 'other'].flatMap(
      (member) => odd.map((value) => ({ ...tavern, [member]: value })),
    ),
    ...[...Object.keys(print), 'gemi', 'other'].flatMap((member) =>
      odd.map((value) => ({ ...tavern, print: { ...print, [member]: value } })),
    ),
    ...Object.keys(address).flatMap((member) =>
      odd.map((value) => ({ ...tavern, address: { ...address, [member]: value } })),
    ),
  ];
  let opened = 0;
  for (const issuer of ways) {
    const { ok, value, issues } = tryStep(() => openTable({ issuer, series: 'OS' } as never));
    if (ok) {
      opened += 1;
      expect(tryStep(() => tableFromJSON(JSON.parse(JSON.stringify(value)))).issues).toBeUndefined();
    } else expect(new Set(issues.map(({ path }) => path[0]))).toEqual(new Set(['issuer']));
  }
  expect(opened).toBeGreaterThan(10);
  expect(opened).toBeLessThan(ways.length - 50);
});
