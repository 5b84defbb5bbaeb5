import { invoiceTypeFacts } from '../../codes/index.js';
import type { labels } from '../words/generated/labels.js';
import type { Section } from './model.js';
import type { Page } from './page.js';
import { entries, entry, given, value } from './values.js';

const HEADER = '/invoiceHeader';

/** The documents that this one credits, cancels or refers to; undefined if there are no such references. */
export function links({ document, say }: Page): Section | undefined {
  const { invoiceHeader: header } = document;
  const marks = (member: 'correlatedInvoices' | 'multipleConnectedMarks') =>
    // A MARK is an identifier, not a quantity, so it has no separators between digits.
    (header[member] ?? []).map((mark, index) => value(String(mark), `${HEADER}/${member}/${index}`));
  const uids = (header.multipleConnectedUids ?? []).map((uid, index) =>
    value(uid, `${HEADER}/multipleConnectedUids/${index}`),
  );
  const all = entries(
    entry(undefined, [given(header.correlatedInvoicesLabel, `${HEADER}/correlatedInvoicesLabel`)]),
    entry(say.label('markOf'), [...marks('correlatedInvoices'), ...marks('multipleConnectedMarks')]),
    entry(say.label('uidOf'), uids),
  );
  if (all.length === 0) return undefined;
  return { place: 'facts', title: say.label(titleOf(document.invoiceHeader)), entries: all };
}

function titleOf(header: Page['document']['invoiceHeader']): keyof typeof labels {
  if (header.totalCancelDeliveryOrders === true) return 'cancels';
  return invoiceTypeFacts[header.invoiceType].sign === 'credit' ? 'credits' : 'related';
}
