import { describe, expect, test } from 'vitest';
import { readShape } from '../../../../src/reading/read.js';
import { RELATED_PATHS, readRelated } from '../../../../src/rules/across/read-related.js';
import { runChecks } from '../../../../src/rules/engine/checks.js';
import type { RelatedDocument, RelatedDocuments } from '../../../../src/rules/engine/related.js';
import type { DocumentView, Rule } from '../../../../src/rules/engine/rule.js';
import { applyExample } from '../../../../src/rules/examples/apply-example.js';
import { circumstancesOf } from '../../../../src/rules/examples/circumstances.js';
import { allRules } from '../../../../src/rules/registry.js';
import { documentShape } from '../../../../src/types/generated/shapes.js';
import type { Related } from '../../../../src/types/index.js';
import { recording, undeclared } from '../recording.js';
import { change } from '../totals/change.js';
import { issued, line, withLines } from './given.js';

const rules = allRules.filter(({ layer, check }) => layer === 'across' && check !== undefined);

function viewOf(document: unknown): DocumentView {
  const view = readShape(documentShape, document, () => undefined);
  if (view === undefined) throw new TypeError('An example is no object.');
  return view;
}

/** The same surroundings, with other documents in the place of each. */
function replaced(
  related: RelatedDocuments,
  replace: (document: RelatedDocument) => RelatedDocument,
): RelatedDocuments {
  const twins = new Map(related.documents.map((document) => [document, replace(document)]));
  const twin = (document: RelatedDocument): RelatedDocument => twins.get(document) ?? document;
  return {
    ...related,
    documents: related.documents.map(twin),
    byLink: new Map([...related.byLink].map(([link, document]) => [link, twin(document)])),
  };
}

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

describe('checks of related documents take linear time', () => {
  /** A table of so many slips, closed by so many parts that share them all or none. */
  const seconds = (rule: Rule, slips: number, lines: number): number => {
    const marks = Array.from({ length: slips }, (_, index) => index + 1);
    const many = Array.from({ length: lines }, (_, index) => line(`Item ${index}`, 1, 1));
    const given: Related[] = marks.map((mark) =>
      issued(withLines('orderSlip', many, lines, { '/invoiceHeader/aa': `${mark}` }), `${mark}`),
    );
    const closing = viewOf(change('tableClosing', { '/invoiceHeader/multipleConnectedMarks': marks }));
    const { related } = readRelated(given);
    const start = performance.now();
    runChecks(rule, closing, () => undefined, { today: '', related, skipSignature: true, splitBill: false });
    return performance.now() - start;
  };

  const slow = rules.filter(({ appliesTo }) => appliesTo === 'all' || appliesTo.includes('11.1'));

  test.each(slow.map((rule): [string, Rule] => [rule.id, rule]))('in %s', (_, rule) => {
    // Squared, 4,000 slips would take hours instead of a blink: the bound need not be tight.
    expect(seconds(rule, 4000, 2)).toBeLessThan(3000);
    expect(seconds(rule, 2, 4000)).toBeLessThan(3000);
  });
});
