import { connectedLinks, pathOfLink } from '../across/links.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { CLOSES_TABLE_PATHS, isDebitClosing } from '../shared/slips.js';

/** Two closings cannot list the same slip: both would have to equal it. */
export const slipsClosedTwice = rule({
  id: 'batch/slips-closed-twice',
  layer: 'batch',
  appliesTo: ['1.1', '11.1'],
  paths: [...CLOSES_TABLE_PATHS, 'invoiceHeader.invoiceType'],
  params: ['document', 'earlier', 'link'],
  enforces: ['closing-equals-slips'],
  source:
    'Service description, Table flow: total quantity and net value of a closing must equal the open slips, otherwise it is rejected, and slips are closed once',
  good: {
    sample: 'tableClosing',
    others: [
      {
        sample: 'tableClosing',
        set: { '/invoiceHeader/aa': '57', '/invoiceHeader/multipleConnectedMarks': [400001234567899] },
      },
    ],
  },
  bad: [{ sample: 'tableClosing', others: [{ sample: 'tableClosing', set: { '/invoiceHeader/aa': '57' } }] }],
  checkBatch(batch, found) {
    const closedBy = new Map<string, number>();
    for (const [index, document] of batch.entries()) {
      if (document === undefined || !isDebitClosing(document)) continue;
      const earlier = earlierClosing(document, closedBy);
      if (earlier !== undefined) {
        const { link, by } = earlier;
        const path = ['invoice', index, ...pathOfLink(link)];
        found(path, { document: index + 1, earlier: by + 1, link: link.text });
      }
      for (const { text } of connectedLinks(document)) if (!closedBy.has(text)) closedBy.set(text, index);
    }
  },
});

/** The first slip of a closing that an earlier closing also lists, and the index of that closing. */
function earlierClosing(document: DocumentView, closedBy: ReadonlyMap<string, number>) {
  for (const link of connectedLinks(document)) {
    const by = closedBy.get(link.text);
    if (by !== undefined) return { link, by };
  }
  return undefined;
}
