import { connectedLinks, pathOfLink } from '../across/links.js';
import { type DocumentView, type Rule, rule } from '../engine/rule.js';
import { CLOSES_TABLE_PATHS, isDebitClosing } from '../shared/slips.js';
import { invoiceAndDeliveryNote, numberOfOtherDate, numberRepeated } from './number.js';

/** Two closings cannot list the same slip: both would have to equal it. */
const slipsClosedTwice = rule({
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

/** The most documents that one message to the authority may contain. */
const MOST = 5000;

/** The number of documents in a request is limited. */
const tooMany = rule({
  id: 'batch/too-many',
  layer: 'batch',
  paths: [],
  params: ['count', 'most'],
  authorityCode: 265,
  source: 'AADE ERP REST API description v2.0.2, errors (265); Field bounds: maxInvoicesPerMessage',
  good: { sample: 'retailReceipt', copies: 2 },
  bad: [{ sample: 'retailReceipt', copies: MOST + 1 }],
  checkBatch(batch, found) {
    if (batch.length > MOST) found(['invoice'], { count: batch.length, most: MOST });
  },
});

/** A request has at least one document. */
const empty = rule({
  id: 'batch/empty',
  layer: 'batch',
  paths: [],
  source: 'Service description, Issuing: request: a request holds documents in its list invoice',
  good: { sample: 'retailReceipt', copies: 1 },
  bad: [{ sample: 'retailReceipt', copies: 0 }],
  checkBatch(batch, found) {
    if (batch.length === 0) found(['invoice']);
  },
});

/** Rules that compare the documents of one request. */
export const batchRules = [
  empty,
  tooMany,
  numberRepeated,
  invoiceAndDeliveryNote,
  numberOfOtherDate,
  slipsClosedTwice,
] as const satisfies readonly Rule[];
