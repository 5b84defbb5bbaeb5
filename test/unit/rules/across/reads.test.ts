import { describe, expect, test } from 'vitest';
import { applyExample } from '../../../../src/rules/engine/apply-example.js';
import { runChecks } from '../../../../src/rules/engine/checks.js';
import type { Rule } from '../../../../src/rules/engine/rule.js';
import { allRules } from '../../../../src/rules/registry.js';
import { circumstancesOf } from '../../../../src/rules/validate/circumstances.js';
import { RELATED_PATHS, readRelated } from '../../../../src/rules/validate/read-related.js';
import { recording, undeclared } from '../recording.js';
import { viewOf } from '../view-of.js';
import { replaced } from './replaced.js';

const rules = allRules.filter(({ layer, check }) => layer === 'across' && check !== undefined);

describe.each(rules.map((rule): [string, Rule] => [rule.id, rule]))('%s', (_, rule) => {
  test('reads only undamaged parts of related documents', () => {
    for (const example of [rule.good, ...rule.bad]) {
      const { related } = readRelated(circumstancesOf(example).related ?? []);
      const reads = new Set<string>();
      const recorded = replaced(related, (document) => {
        const { view, reads: own } = recording(document.view);
        own.add = (read) => reads.add(read);
        return { ...document, view };
      });
      const surroundings = { today: '2026-11-20', related: recorded, skipSignature: true, splitBill: false };
      runChecks(rule, viewOf(applyExample(example)), () => undefined, surroundings);
      expect(undeclared(reads, RELATED_PATHS)).toEqual([]);
    }
  });
});
