import { describe, expectTypeOf, test } from 'vitest';
import type { RuleId, Severity, SeverityOverrides } from '../../src/index.js';
import { strictSeverities, validate } from '../../src/index.js';

describe('a rule id', () => {
  test('is one of the existing ids of every subject', () => {
    const ids: RuleId[] = [
      'shape/type',
      'totals/net-sum',
      'links/linked-unknown',
      'batch/too-many',
      'facts/unit',
    ];
    expectTypeOf(ids).toEqualTypeOf<RuleId[]>();
    // @ts-expect-error no rule has this id
    ids.push('totals/nope');
    // @ts-expect-error a refused step of a flow is no rule
    ids.push('credit/no-mark');
  });

  test('is auto-completed in the option severity', () => {
    validate({}, { severity: { 'totals/net-sum': 'warning', 'links/linked-unknown': 'off' } });
    validate({}, { severity: { 'totals/*': 'error', '@authority': 'error', '*': 'warning' } });
    validate({}, { severity: { ...strictSeverities, 'totals/line-vat': 'warning' } });
    // @ts-expect-error no subject has this name
    validate({}, { severity: { 'total/*': 'off' } });
    // @ts-expect-error a slip of the pen
    validate({}, { severity: { 'totals/nope': 'off' } });
    // @ts-expect-error no weight
    validate({}, { severity: { 'totals/net-sum': 'fatal' } });
  });

  test('can come from configuration', () => {
    const configured: Record<string, Severity | 'off'> = {};
    const overrides: SeverityOverrides = configured;
    validate({}, { severity: overrides });
  });
});
