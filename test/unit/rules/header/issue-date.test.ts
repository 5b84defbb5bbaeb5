import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/rules/engine/example.js';
import type { SampleName } from '../../../../src/rules/examples/index.js';
import { finds, found, issuesOf } from '../found.js';

function issued(date: string, now: string, failure?: number, sample: SampleName = 'retailReceipt'): Example {
  const set = {
    '/invoiceHeader/issueDate': date,
    ...(failure !== undefined && { '/transmissionFailure': failure }),
  };
  return { sample, set, now };
}

describe('the issue date in Athens time', () => {
  it.each([
    // In winter Greece is two hours ahead of UTC, in summer three.
    ['2026-11-20', '2026-11-19T22:00:00Z', false],
    ['2026-11-20', '2026-11-19T21:59:59Z', true],
    ['2026-07-01', '2026-06-30T21:00:00Z', false],
    ['2026-07-01', '2026-06-30T20:59:59Z', true],
  ])('%s at %s is in the future: %s', (date, now, expected) => {
    expect(finds('header/issue-date-future', issued(date, now))).toBe(expected);
  });

  it.each([
    ['2026-11-20', '2026-11-20T21:59:59Z', false],
    ['2026-11-20', '2026-11-20T22:00:00Z', true],
    ['2026-07-01', '2026-07-01T20:59:59Z', false],
    ['2026-07-01', '2026-07-01T21:00:00Z', true],
  ])('%s at %s is in the past: %s', (date, now, expected) => {
    expect(finds('header/issue-date-past', issued(date, now))).toBe(expected);
  });

  it('is reported with today as the suggested issue date', () => {
    const example = issued('2026-11-20', '2026-11-20T22:30:00Z');
    expect(found('header/issue-date-past', example)).toEqual([
      {
        at: 'invoiceHeader/issueDate',
        params: { issueDate: '2026-11-20', today: '2026-11-21', earliest: '2026-11-21' },
      },
    ]);
    const issue = issuesOf(example).find(({ rule }) => rule === 'header/issue-date-past');
    expect(issue?.fix).toEqual({ path: ['invoiceHeader', 'issueDate'], value: '2026-11-21', safe: false });
  });
});

describe('a late resend', () => {
  it.each([
    ['2026-11-20', '2026-11-21T10:00:00Z', 1, false],
    ['2026-11-20', '2026-11-22T10:00:00Z', 1, true],
    ['2026-11-20', '2026-11-21T10:00:00Z', 2, false],
    // Utilities had two days.
    ['2026-11-20', '2026-11-22T10:00:00Z', 4, false],
    ['2026-11-20', '2026-11-23T10:00:00Z', 4, true],
    // Over the ends of months and years.
    ['2026-02-28', '2026-03-01T10:00:00Z', 1, false],
    ['2028-02-28', '2028-03-01T10:00:00Z', 1, true],
    ['2028-02-29', '2028-03-01T10:00:00Z', 1, false],
    ['2026-12-31', '2027-01-01T10:00:00Z', 1, false],
    // The nights on which Greece changes its clocks.
    ['2026-03-28', '2026-03-29T10:00:00Z', 1, false],
    ['2026-10-24', '2026-10-25T10:00:00Z', 1, false],
  ])('of %s at %s with failure %i is too late: %s', (date, now, failure, expected) => {
    expect(finds('header/issue-date-past', issued(date, now, failure))).toBe(expected);
    expect(finds('movement/issue-date-past', issued(date, now, failure, 'receivingNote'))).toBe(expected);
  });

  it('must not have today as its date', () => {
    expect(finds('header/late-resend-of-today', issued('2026-11-20', '2026-11-20T10:00:00Z', 1))).toBe(true);
    expect(finds('header/late-resend-of-today', issued('2026-11-20', '2026-11-21T10:00:00Z', 1))).toBe(false);
    expect(finds('header/late-resend-of-today', issued('2026-11-20', '2026-11-20T10:00:00Z', 2))).toBe(false);
  });
});

describe('the calendar rules without a clock', () => {
  it('find nothing', () => {
    const rules = issuesOf({ sample: 'retailReceipt', set: { '/invoiceHeader/issueDate': '1999-01-01' } });
    expect(rules).toEqual([]);
  });
});

describe('the issue date of a goods movement', () => {
  it.each(['deliveryNote', 'receivingNote', 'movingInvoice'] as const)(
    'on %s, if it was yesterday, is error 278 and not 238',
    (sample) => {
      const codes = issuesOf({ sample, now: '2026-11-21T10:00:00Z' })
        .filter(({ path }) => path.at(-1) === 'issueDate')
        .map(({ authorityCode }) => authorityCode);
      expect(codes).toEqual([278]);
    },
  );
});
