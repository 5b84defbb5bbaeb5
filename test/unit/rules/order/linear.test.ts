import { expect, test } from 'vitest';
import { runChecks } from '../../../../src/rules/engine/checks.js';
import type { RelatedDocument, RelatedDocuments } from '../../../../src/rules/engine/related.js';
import { noRelated } from '../../../../src/rules/engine/related.js';
import type { Found, Rule } from '../../../../src/rules/engine/rule.js';
import { closingSumsRules } from '../../../../src/rules/order/index.js';
import { counting } from '../../counting.js';
import { line, withLines } from '../across/given.js';
import { viewOf } from '../view-of.js';

const rules: readonly Rule[] = closingSumsRules;

const coffee = [line('Coffee', 1, 3.5)];

/** Closings of one bill, each of which shares a slip with the next. */
function chain(closings: number) {
  const slips = Array.from({ length: closings + 1 }, (_, index) =>
    withLines('orderSlip', coffee, 3.5, { '/invoiceHeader/aa': `${index}` }),
  );
  const bills = Array.from({ length: closings }, (_, index) =>
    withLines('tableClosing', coffee, 3.5, {
      '/invoiceHeader/aa': `${index}`,
      '/invoiceHeader/multipleConnectedMarks': [1000 + index, 1001 + index],
    }),
  );
  const views = [...slips, ...bills].map((document) => counting(viewOf(document)));
  const documents = views.map(({ view }, index): RelatedDocument => {
    const isSlip = index < slips.length;
    return { view, mark: isSlip ? `${1000 + index}` : undefined, uid: undefined, sibling: !isSlip };
  });
  const related: RelatedDocuments = {
    ...noRelated,
    documents,
    byLink: new Map(documents.flatMap((each) => (each.mark === undefined ? [] : [[each.mark, each]]))),
  };
  return {
    related,
    closings: documents.filter(({ sibling }) => sibling).map(({ view }) => view),
    reads: () => views.reduce((sum, each) => sum + each.reads(), 0),
  };
}

/** What rules read of the documents of a request whose closings chain, and what they find. */
function check(closings: number): { reads: number; found: Set<string> } {
  const { related, closings: views, reads } = chain(closings);
  const surroundings = { today: '', related, skipSignature: true, splitBill: false };
  const found = new Set<string>();
  for (const view of views) {
    for (const rule of rules) {
      const add: Found = () => found.add(rule.id);
      if (rule.appliesTo.includes('11.1')) runChecks(rule, view, add, surroundings);
    }
  }
  return { reads: reads(), found };
}

test('reading bills that share slips in a chain takes as many steps for each bill with 400 as with 40', () => {
  const few = check(40);
  const many = check(400);
  // One coffee more is on the slips than on the closings.
  expect([...many.found].sort()).toEqual([
    'order/close-item-missing',
    'order/close-net-mismatch',
    'order/close-quantity-mismatch',
  ]);
  expect(many.reads).toBeLessThanOrEqual(11 * few.reads);
});
