import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allRules } from '../../../src/rules/registry.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { type Broken, breakerOf, breakers, brokenBy } from '../../../src/testing/index.js';
import { RUNS } from '../../runs.js';

const errorsIn = ({ document, options }: Broken): string[] => [
  ...new Set(
    validate(document, options)
      .issues.filter(({ severity }) => severity === 'error')
      .map(({ rule }) => rule),
  ),
];

const reported = ({ document, options }: Broken): string[] =>
  validate(document, options).issues.map(({ rule }) => rule);

test('every rule about documents has a breaker', () => {
  const ids = allRules.filter(({ layer }) => layer !== 'facts' && layer !== 'batch').map(({ id }) => id);
  expect(breakers.map(({ rule }) => rule)).toEqual(ids);
  expect(breakerOf('facts/unit')).toBeUndefined();
  expect(() => brokenBy('facts/unit')).toThrow(TypeError);
});

/** A rule has its share of the runs: there are two hundred of them. */
const numRuns = Math.ceil(RUNS / 20);

describe.each(breakers.map((breaker) => [breaker.rule, breaker] as const))('the rule %s', (rule, breaker) => {
  test('is broken by its breaker, as the only error', () => {
    const wanted = breaker.severity === 'error' ? [rule] : [];
    for (const example of breaker.examples) {
      expect(reported(example)).toContain(rule);
      expect(errorsIn(example)).toEqual(wanted);
    }
    fc.assert(
      fc.property(brokenBy(rule), (broken) => {
        expect(reported(broken)).toContain(rule);
        expect(errorsIn(broken)).toEqual(wanted);
      }),
      { numRuns },
    );
  });
});
