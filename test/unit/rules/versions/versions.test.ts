import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../../../src/issues/argument-error.js';
import { el } from '../../../../src/issues/locales/el/index.js';
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
  ] as const)('is right for version %s, since %s, until %s: %s', (version, since, until, expected) => {
    expect(holdsIn(version, { since, ...(until && { until }) })).toBe(expected);
  });
});

describe('validate by version', () => {
  it('uses the newest version by default, whatever else is reported', () => {
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

  it('skips rules that were added later', () => {
    expect(rulesIn(older, '2.0.1')).toEqual([]);
    const later = new Set(allRules.filter(({ since }) => since === '2.0.2').map(({ id }) => id));
    expect(later.size).toBeGreaterThan(5);
    for (const rule of allRules.filter(({ layer, since }) => layer === 'document' && since === '2.0.2')) {
      for (const sample of Object.values(samples)) expect(rulesIn(sample, '2.0.1')).not.toContain(rule.id);
    }
  });

  it('reports members that were added later, but not in the later version', () => {
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
  it('lists the documents affected by a new version', () => {
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

  it('is reversed for a downgrade, and empty between equal versions', () => {
    const [forth] = whatChanges([older], '2.0.1', '2.0.2');
    const [back] = whatChanges([older], '2.0.2', '2.0.1');
    expect(back?.disappears).toEqual(forth?.appears);
    expect(whatChanges([older, receivingNote], '2.0.2', '2.0.2')).toEqual([]);
  });

  it('leaves out issues of both versions, and uses the requested language', () => {
    const broken = { ...older, invoiceSummary: { ...older.invoiceSummary, totalNetValue: 1 } };
    expect(whatChanges([broken], '2.0.1', '2.0.2')[0]?.appears.map(({ rule }) => rule)).not.toContain(
      'totals/net-sum',
    );
    const [greek] = whatChanges([receivingNote], '2.0.2', '2.0.1', { locale: el });
    expect(greek?.appears[0]?.message).toMatch(
      /^Το πεδίο receivingNotePurpose \(σκοπός ποσοτικής παραλαβής\) υπάρχει από την έκδοση 2\.0\.2/,
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
    [Object.create(null), '2.0.2', 'object'],
  ])('refuses unknown versions: from %s to %s', (from, to, unknown) => {
    const call = () => whatChanges([older], from as never, to as never);
    expect(call).toThrow(ArgumentError);
    expect(call).toThrow(
      `There is no version ${unknown} of the specification. The known versions are 2.0.1, 2.0.2.`,
    );
    expect(() => whatChanges([], from as never, to as never, { locale: el })).toThrow(
      `Δεν υπάρχει έκδοση ${unknown} των προδιαγραφών. Οι γνωστές εκδόσεις είναι 2.0.1, 2.0.2.`,
    );
  });

  it('needs no options', () => {
    expect(whatChanges([older], '2.0.1', '2.0.2', null as never)).toHaveLength(1);
  });
});

describe('whatChanges', () => {
  it('accepts a whole request or a single document, like validateBatch', () => {
    const expected = whatChanges([receivingNote], '2.0.1', '2.0.2');
    expect(expected).toMatchObject([{ index: 0, disappears: [{ rule: 'header/member-of-later-version' }] }]);
    for (const given of [receivingNote, { invoice: [receivingNote] }]) {
      expect(whatChanges(given as unknown as unknown[], '2.0.1', '2.0.2')).toEqual(expected);
    }
  });
});
