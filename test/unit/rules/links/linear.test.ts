import { expect, test } from 'vitest';
import { runChecks } from '../../../../src/rules/engine/checks.js';
import {
  noRelated,
  type RelatedDocument,
  type RelatedDocuments,
} from '../../../../src/rules/engine/related.js';
import type { Rule } from '../../../../src/rules/engine/rule.js';
import { linkedRules } from '../../../../src/rules/links/index.js';
import { closingSumsRules } from '../../../../src/rules/order/index.js';
import type { Document } from '../../../../src/types/index.js';
import { counting } from '../../counting.js';
import { change } from '../totals/change.js';
import { viewOf } from '../view-of.js';

const MARK = '400001234567890';
const rules: readonly Rule[] = [...linkedRules, ...closingSumsRules];

/** How often documents of one request are read beside one that was issued, by the rules of their type. */
function readsOf(issued: Document, documents: readonly Document[]): { reads: number; found: Set<string> } {
  const views = [issued, ...documents].map((document) => counting(viewOf(document)));
  const all = views.map(({ view }, index): RelatedDocument => {
    return { view, mark: index === 0 ? MARK : undefined, uid: undefined, sibling: index > 0 };
  });
  const byLink = new Map(all.slice(0, 1).map((each) => [MARK, each]));
  const related: RelatedDocuments = { ...noRelated, documents: all, byLink };
  const surroundings = { today: '', related, skipSignature: true, splitBill: false };
  const found = new Set<string>();
  for (const { view } of views.slice(1)) {
    for (const rule of rules) {
      const type = view.invoiceHeader.invoiceType;
      if (rule.appliesTo === 'all' || rule.appliesTo.includes(type))
        runChecks(rule, view, () => found.add(rule.id), surroundings);
    }
  }
  return { reads: views.reduce((sum, { reads }) => sum + reads(), 0), found };
}

const times = (count: number, make: (aa: string) => Document): Document[] =>
  Array.from({ length: count }, (_, index) => make(`${index}`));

test.each([
  [
    'credits of one invoice',
    change('salesInvoice'),
    (aa: string) => change('creditInvoice', { '/invoiceHeader/aa': aa }),
    'links/credit-exceeds-original',
  ],
  [
    'credits of one receipt',
    change('retailReceipt'),
    (aa: string) =>
      change('retailCredit', {
        '/invoiceHeader/aa': aa,
        '/invoiceHeader/multipleConnectedMarks': [400001234567890],
      }),
    'links/retail-credit-exceeds-receipt',
  ],
  [
    'invoices of one delivery note',
    change('deliveryNote'),
    (aa: string) =>
      change('closingInvoice', {
        '/invoiceHeader/aa': aa,
        '/invoiceHeader/multipleConnectedMarks': [400001234567890],
      }),
    'links/notes-item-too-much',
  ],
  [
    'cancellations at one table',
    change('orderSlip'),
    (aa: string) => change('orderCancellation', { '/invoiceHeader/aa': `9${aa}` }),
    'order/cancels-more-than-ordered',
  ],
])(
  'reading %s takes the same number of steps for each document with 400 as with 40',
  (_, issued, make, rule) => {
    const few = readsOf(issued, times(40, make));
    const many = readsOf(issued, times(400, make));
    expect(many.found).toContain(rule);
    expect(many.reads).toBeLessThanOrEqual(11 * few.reads);
  },
);
