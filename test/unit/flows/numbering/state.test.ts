import { describe, expect, it } from 'vitest';
import { memoryNumbering, memoryNumberingFromJSON } from '../../../../src/flows/index.js';
import { refusedBy } from '../refused.js';
import { withChecksum } from '../with-checksum.js';

const A = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
const NOON = '2026-11-20T10:00:00.000Z';
const reserved = { holder: 'till 2', reservedAt: NOON };
const series = {
  ...A,
  first: '7',
  next: '10',
  numbers: [
    { aa: '7', ...reserved, mark: '400001970000109' },
    { aa: '8', ...reserved, reason: 'the customer left' },
    { aa: '9', issueDate: '2026-11-20', memo: 'order 79', ...reserved },
  ],
};
const state = withChecksum({ flow: 'numbering', version: 2, series: [series] });
const [seven, eight, nine] = series.numbers;

const back = (changed: object) =>
  refusedBy(() => memoryNumberingFromJSON(withChecksum({ ...state, series: [{ ...series, ...changed }] })));

describe('the numbering state', () => {
  it('is plain JSON that accounts for every number', async () => {
    const clock = { now: () => new Date(NOON) };
    const numbering = memoryNumbering({ first: [{ ...A, aa: 7 }], holder: 'till 2', clock });
    await numbering.commit(await numbering.reserve(A), { mark: '400001970000109' });
    await numbering.burn(await numbering.reserve(A), 'the customer left');
    await numbering.reserve(A, { issueDate: '2026-11-20', memo: 'order 79' });
    expect(JSON.parse(JSON.stringify(numbering))).toEqual(state);
    expect(memoryNumberingFromJSON(state).toJSON()).toEqual(state);
  });

  it('accounts for numbers that were not given out here', async () => {
    const numbering = memoryNumberingFromJSON(state);
    expect((await numbering.reserve(A, {}, (aa) => aa === '10')).aa).toBe('11');
    expect(await numbering.continueAt(A, '20')).toBe('20');
    expect(await numbering.continueAt(A, '25')).toBe('25');
    expect(await numbering.continueAt({ ...A, series: 'B' }, '40')).toBe('40');
    const stored = JSON.parse(JSON.stringify(numbering));
    expect(stored.series).toMatchObject([
      {
        first: '7',
        next: '25',
        skipped: [
          { from: '10', to: '10' },
          { from: '12', to: '24' },
        ],
      },
      { series: 'B', first: '40', next: '40', numbers: [] },
    ]);
    const restored = memoryNumberingFromJSON(stored);
    expect(JSON.parse(JSON.stringify(restored))).toEqual(stored);
    expect((await restored.reserve(A)).aa).toBe('25');
    for (const skipped of [
      [{ from: '12', to: '24' }],
      [
        { from: '10', to: '10' },
        { from: '12', to: '23' },
      ],
      [
        { from: '10', to: '9' },
        { from: '12', to: '24' },
      ],
      [
        { from: '10', to: '10' },
        { from: '12', to: '24' },
        { from: '30', to: '31' },
      ],
    ]) {
      const [first, second] = stored.series;
      const changed = withChecksum({ ...stored, series: [{ ...first, skipped }, second] });
      expect(await refusedBy(() => memoryNumberingFromJSON(changed))).toHaveLength(1);
    }
  });

  it('is read from an older version, which stored neither the till nor the time', async () => {
    const older = [
      { aa: '7', mark: '400001970000109' },
      { aa: '8', reason: 'the customer left' },
      { aa: '9', issueDate: '2026-11-20', memo: 'till 2' },
    ];
    const stored = { flow: 'numbering', version: 2, series: [{ ...series, numbers: older }] };
    const numbering = memoryNumberingFromJSON(withChecksum(stored));
    const ninth = { ...A, aa: '9', issueDate: '2026-11-20', memo: 'till 2' };
    expect(await numbering.open()).toEqual([ninth]);
    expect(await numbering.open(A, { holder: 'till 2' })).toEqual([]);
    expect(await numbering.open(A, { reservedBefore: new Date(NOON) })).toEqual([ninth]);
  });

  it('is restored without the option `first`, because it contains the first numbers', () => {
    expect(() => memoryNumberingFromJSON(state, { first: [] } as never)).toThrow(
      expect.objectContaining({ code: 'options/unknown', option: 'first' }),
    );
  });

  it.each<[string, unknown]>([
    ['state/not-json', null],
    ['state/other-flow', { ...state, flow: 'table' }],
    ['state/other-version', { ...state, version: 0 }],
    ['state/not-understood', withChecksum({ ...state, extra: 1 })],
    ['state/not-understood', withChecksum({ ...state, series: [series, series] })],
    [
      'state/not-understood',
      withChecksum({ ...state, series: [series, { ...series, numbers: [seven], series: 'B' }] }),
    ],
    [
      'state/not-understood',
      withChecksum({
        ...state,
        series: [
          { ...A, first: '1', next: '1', numbers: [] },
          { ...A, first: '5', next: '5', numbers: [] },
        ],
      }),
    ],
  ])('is refused as %s', (rule, json) => {
    expect(refusedBy(() => memoryNumberingFromJSON(json))[0]?.rule).toBe(rule);
  });

  it('may contain a number that a document known only by its MARK, or only by its UID, uses', () => {
    for (const usedBy of [{ mark: '5' }, { uid: 'A'.repeat(40) }]) {
      expect(back({ numbers: [seven, { ...eight, usedBy }, nine] })).toEqual([]);
    }
  });

  it.each<[string, object]>([
    ['a number is missing in the middle', { numbers: [seven, nine] }],
    ['the last number is missing', { numbers: [seven, eight] }],
    ['a number would be handed out again', { next: '9' }],
    ['numbers are out of order', { numbers: [eight, seven, nine] }],
    ['a number has a UID and a reason', { numbers: [seven, { ...eight, uid: 'A'.repeat(40) }, nine] }],
    ['a number stands twice', { numbers: [seven, seven, eight, nine] }],
    ['a number is committed and burnt', { numbers: [seven, { ...eight, mark: '5' }, nine] }],
    [
      'a number is used elsewhere and not burnt',
      { numbers: [seven, eight, { ...nine, usedBy: { mark: '5' } }] },
    ],
    ['a document has two numbers', { numbers: [seven, eight, { ...nine, mark: '400001970000109' }] }],
    ['a tax number has a prefix that is refused in a series', { vatNumber: 'EL123456783' }],
    ['a tax number is too short', { vatNumber: '12345678' }],
    ['a branch is below 0', { branch: -1 }],
    ['a type is of no provider document', { invoiceType: '13.1' }],
    ['a series is blank', { series: ' ' }],
    [
      'a number is above the largest',
      {
        first: '18446744073709551616',
        next: '18446744073709551617',
        numbers: [{ aa: '18446744073709551616' }],
      },
    ],
    ['a MARK has zeros before it', { numbers: [{ ...seven, mark: '0400001970000109' }, eight, nine] }],
    ['a number is used elsewhere by no document', { numbers: [seven, { ...eight, usedBy: {} }, nine] }],
    ['a reason is blank', { numbers: [seven, { aa: '8', reason: ' ' }, nine] }],
    ['a number is no text', { first: 7 }],
    ['the name of a till is blank', { numbers: [seven, eight, { ...nine, holder: '' }] }],
    ['a time is no time', { numbers: [seven, eight, { ...nine, reservedAt: 'noon' }] }],
  ])('is refused when %s', (_, changed) => {
    expect(back(changed)[0]?.rule).toBe('state/not-understood');
  });
});
