import { rule } from '../engine/rule.js';

/** The most documents that one message to the authority may contain. */
const MOST = 5000;

/** The number of documents in a request is limited. */
export const tooMany = rule({
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
