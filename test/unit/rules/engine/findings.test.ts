import { describe, expect, test } from 'vitest';
import { english } from '../../../../src/issues/locale.js';
import { Findings } from '../../../../src/rules/engine/findings.js';
import { ruleOf } from './given.js';

/** A rule of the library with a weight of this test, because words are looked up by id. */
const withSeverities = (severity: 'error' | 'warning' | 'info') =>
  ruleOf('order/table-missing', { severity });

describe('a finding', () => {
  test.each([
    ['error', false],
    ['warning', true],
    ['info', true],
  ] as const)('with the severity %s leaves the document valid: %s', (severity, ok) => {
    const findings = new Findings(english, undefined);
    findings.add(withSeverities(severity), ['invoiceHeader', 'tableAA']);
    expect(findings.ok).toBe(ok);
    expect(findings.issues.map((issue) => issue.severity)).toEqual([severity]);
  });

  test.each([
    ['error', 'warning', true],
    ['warning', 'error', false],
  ] as const)('of a rule with the severity %s, set to %s, has that severity', (severity, wanted, ok) => {
    const findings = new Findings(english, { 'order/table-missing': wanted });
    findings.add(withSeverities(severity), ['invoiceHeader', 'tableAA']);
    expect(findings.ok).toBe(ok);
    expect(findings.issues.map((issue) => issue.severity)).toEqual([wanted]);
  });

  test('of a rule that is off is dropped', () => {
    const findings = new Findings(english, { 'order/table-missing': 'off' });
    findings.add(withSeverities('error'), ['invoiceHeader', 'tableAA']);
    expect(findings.issues).toEqual([]);
    expect(findings.ok).toBe(true);
  });

  test('has an authority code and a fix only if the rule states them', () => {
    const findings = new Findings(english, undefined);
    findings.add(withSeverities('error'), ['a']);
    findings.add(
      ruleOf('order/table-missing', { authorityCode: 204 }),
      ['a'],
      {},
      {
        path: ['a'],
        value: 1,
        safe: false,
      },
    );
    const message = findings.issues[0]?.message;
    expect(findings.issues).toStrictEqual([
      { rule: 'order/table-missing', severity: 'error', path: ['a'], params: {}, message },
      {
        rule: 'order/table-missing',
        severity: 'error',
        path: ['a'],
        params: {},
        message,
        authorityCode: 204,
        fix: { path: ['a'], value: 1, safe: false },
      },
    ]);
  });
});
