import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RulesOfType } from '../../../src/rules/engine/index-by-type.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { documentOf } from '../../../src/testing/index.js';
import { mutated } from './mutations.js';
import { isListed } from './silent.js';

const issueDate = '2026-11-20';
const options = { now: new Date(`${issueDate}T10:00:00Z`), skipSignature: false };

const reported = (document: unknown): Set<string> =>
  new Set(validate(document, options).issues.map(({ rule, path }) => `${rule} ${path.join('/')}`));

/** A change is small, so there are more of them than of other tries. */
const numRuns = Math.min(60_000, 5 * (fc.readConfigureGlobal()?.numRuns ?? 200));

test('a change of a valid document is reported, or listed as silent with a reason', () => {
  fc.assert(
    fc.property(mutated(documentOf(undefined, { issueDate })), ({ document, mutation, changed }) => {
      const before = reported(document);
      const isNoticed = [...reported(changed)].some((issue) => !before.has(issue));
      const { how, at, before: from, after: to } = mutation;
      expect(
        isNoticed || isListed(mutation, document),
        `${how} ${at}: ${JSON.stringify(from)} to ${JSON.stringify(to)}`,
      ).toBe(true);
    }),
    { numRuns },
  );
});

const TEXTS = ['', ' ', 'A\u03a2', 'É', '007', 'en', '000000000', 'EL987654324', '987654321'];

test('what is usual in a document hides nothing that all rules find in it', () => {
  const { for: select } = RulesOfType.prototype;
  const everyRule = (document: unknown) => {
    const all = vi.spyOn(RulesOfType.prototype, 'for').mockImplementation(function (this: RulesOfType, met) {
      return select.call(this, met, undefined);
    });
    try {
      return validate(document, options);
    } finally {
      all.mockRestore();
    }
  };
  fc.assert(
    fc.property(mutated(documentOf(undefined, { issueDate }), TEXTS), ({ changed }) => {
      expect(validate(changed, options)).toEqual(everyRule(changed));
    }),
    { numRuns },
  );
});
