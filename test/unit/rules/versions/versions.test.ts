import { describe, expect, it } from 'vitest';
import { el } from '../../../../src/locales/el/index.js';
import { holdsIn } from '../../../../src/rules/engine/specification.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { allRules } from '../../../../src/rules/registry.js';
import { validate } from '../../../../src/rules/validate/validate.js';
import { whatChanges } from '../../../../src/rules/validate/what-changes.js';

const rulesIn = (document: unknown, specification?: '2.0.1' | '2.0.2'): string[] =>
  validate(document, specification === undefined ? {} : { specification }).issues.map(({ rule }) => rule);

const { receivingNote } = samples;
const { receivingNotePurpose: _, ...olderHeader } = receivingNote.invoiceHeader;
/** A receiving note as it was before it had a purpose of its own. */
const older = { ...receivingNote, invoiceHeader: { ...olderHeader, movePurpose: 1 } };

describe('holdsIn', () => {
  it.each([
    ['2.0.1', '2.0.1', undefined, true],
    ['2.0.2', '2.0.1', undefined, true],
    ['2.0.1', '2.0.2', undefined, false],
    ['2.0.2', '2.0.2', undefined, true],
    ['2.0.1', '2.0.1', '2.0.1', true],
    ['2.0.2', '2.0.1', '2.0.1', false],
  ] as const)('version %s, since %s, until %s: %s', (version, since, until, expected) => {
    expect(holdsIn(version, { since, ...(until && { until }) })).toBe(expected);
  });
});

describe('validate by version', () => {
  it('checks by the newest version unless told, and whatever else is reported', () => {
    expect(rulesIn(older)).toEqual(rulesIn(older, '2.0.2'));
    expect(rulesIn(older)).toEqual(
      expect.arrayContaining(['movement/receiving-purpose-missing', 'movement/member-on-receiving-note']),
    );
    const { issues, skipped } = validate(older, { specification: '1.0.0' as never });
    expect(issues).toEqual(validate(older).issues);
    expect(skipped).toContainEqual({
      layer: 'document',
      why: 'option-specification',
      params: { known: '2.0.1, 2.0.2', used: '2.0.2' },
      message: 'The option specification is not one of 2.0.1, 2.0.2; 2.0.2 was used.',
    });
  });

  it('leaves out the rules that came later', () => {
    expect(rulesIn(older, '2.0.1')).toEqual([]);
    const later = new Set(allRules.filter(({ since }) => since === '2.0.2').map(({ id }) => id));
    expect(later.size).toBeGreaterThan(5);
    for (const rule of allRules.filter(({ layer, since }) => layer === 'document' && since === '2.0.2')) {
      for (const sample of Object.values(samples)) expect(rulesIn(sample, '2.0.1')).not.toContain(rule.id);
    }
  });

  it('reports members that came later, and in the later version does not', () => {
    expect(validate(receivingNote, { specification: '2.0.1' })).toMatchObject({
      ok: true,
      issues: [
        {
          rule: 'header/member-of-later-version',
          path: ['invoiceHeader', 'receivingNotePurpose'],
          params: { member: 'receivingNotePurpose', version: '2.0.2' },
        },
      ],
    });
    expect(rulesIn(receivingNote, '2.0.2')).toEqual([]);
  });
});

describe('whatChanges', () => {
  it('tells the documents for which a new version matters', () => {
    const changes = whatChanges([samples.salesInvoice, older, receivingNote], '2.0.1', '2.0.2');
    expect(changes.map(({ index }) => index)).toEqual([1, 2]);
    expect(changes[0]?.disappears).toEqual([]);
    expect(changes[0]?.appears.map(({ rule }) => rule).sort()).toEqual([
      'movement/member-on-receiving-note',
      'movement/receiving-purpose-missing',
    ]);
    expect(changes[1]).toMatchObject({
      appears: [],
      disappears: [{ rule: 'header/member-of-later-version' }],
    });
  });

  it('is the other way round backwards, and nothing between the same', () => {
    const [forth] = whatChanges([older], '2.0.1', '2.0.2');
    const [back] = whatChanges([older], '2.0.2', '2.0.1');
    expect(back?.disappears).toEqual(forth?.appears);
    expect(whatChanges([older, receivingNote], '2.0.2', '2.0.2')).toEqual([]);
  });

  it('keeps what both versions find to itself, and speaks as asked', () => {
    const broken = { ...older, invoiceSummary: { ...older.invoiceSummary, totalNetValue: 1 } };
    expect(whatChanges([broken], '2.0.1', '2.0.2')[0]?.appears.map(({ rule }) => rule)).not.toContain(
      'totals/net-sum',
    );
    const [greek] = whatChanges([receivingNote], '2.0.2', '2.0.1', { locale: el });
    expect(greek?.appears[0]?.message).toMatch(
      /^Το πεδίο receivingNotePurpose \(σκοπός παραλαβής\) υπάρχει από την έκδοση 2\.0\.2/,
    );
  });

  it.each([undefined, null, {}, 'text'])('never throws on %j', (documents) => {
    expect(whatChanges(documents as never, '2.0.1', '2.0.2')).toEqual([]);
    expect(whatChanges([documents], '2.0.1', '2.0.2')).toEqual([]);
  });

  it.each([
    ['1.0', '2.0.2', '1.0'],
    ['2.0.1', '2.0.9', '2.0.9'],
    [undefined, '2.0.2', 'undefined'],
  ])('refuses versions that are not known: from %s to %s', (from, to, unknown) => {
    const call = () => whatChanges([older], from as never, to as never);
    expect(call).toThrow(RangeError);
    expect(call).toThrow(
      `Unknown version of the specification: ${unknown}. Known versions are 2.0.1, 2.0.2.`,
    );
    expect(() => whatChanges([], from as never, to as never)).toThrow(RangeError);
  });

  it('does not need options', () => {
    expect(whatChanges([older], '2.0.1', '2.0.2', null as never)).toHaveLength(1);
  });
});

describe('whatChanges', () => {
  it('takes a whole request and a single document, as validateBatch does', () => {
    const expected = whatChanges([receivingNote], '2.0.1', '2.0.2');
    expect(expected).toMatchObject([{ index: 0, disappears: [{ rule: 'header/member-of-later-version' }] }]);
    for (const given of [receivingNote, { invoice: [receivingNote] }]) {
      expect(whatChanges(given as unknown as unknown[], '2.0.1', '2.0.2')).toEqual(expected);
    }
  });
});
