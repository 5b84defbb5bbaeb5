import { describe, expect, test } from 'vitest';
import { english } from '../../../../src/issues/locale.js';
import { Findings } from '../../../../src/rules/engine/findings.js';
import type { Entry } from '../../../../src/rules/engine/index-by-type.js';
import { noRelated } from '../../../../src/rules/engine/related.js';
import type { Check, DocumentView } from '../../../../src/rules/engine/rule.js';
import { runRules } from '../../../../src/rules/engine/run.js';
import { entryOf, ruleOf } from './given.js';

/** Runs rules on an empty document. */
const run = (entries: readonly Entry[], broken: readonly string[] = []) => {
  const findings = new Findings(english, undefined);
  const unjudged = runRules(entries, {
    view: {} as DocumentView,
    surroundings: { today: '2026-11-20', related: noRelated, skipSignature: true, splitBill: false },
    findings,
    broken: new Set(broken),
  });
  return { ...unjudged, found: findings.issues.map(({ rule }) => rule) };
};

const finds: Check = (_, found) => found(['issuer']);
const throws: Check = () => {
  throw new Error('a mistake');
};

describe('a run of the rules', () => {
  test('runs them one after the other under their own ids', () => {
    const entries = [
      entryOf(ruleOf('order/table-missing'), finds),
      entryOf(ruleOf('parties/tax-number'), finds),
    ];
    expect(run(entries)).toEqual({
      left: 0,
      failed: [],
      found: ['order/table-missing', 'parties/tax-number'],
    });
  });

  test('names rules that fail, and continues', () => {
    const entries = [entryOf(ruleOf('lines/odd'), throws), entryOf(ruleOf('order/table-missing'), finds)];
    expect(run(entries)).toEqual({ left: 0, failed: ['lines/odd'], found: ['order/table-missing'] });
  });

  test('skips and counts rules that read broken members, but no others', () => {
    const entries = [
      entryOf(ruleOf('lines/one'), finds),
      entryOf(ruleOf('lines/two'), throws),
      entryOf(ruleOf('order/table-missing', { paths: ['invoiceHeader.tableAA'] }), finds),
    ];
    expect(run(entries, ['issuer'])).toEqual({ left: 2, failed: [], found: ['order/table-missing'] });
  });
});
