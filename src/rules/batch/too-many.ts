import type { Rule } from '../engine/rule.js';

/** Documents that one message to the authority may hold. */
const MOST = 5000;

/** One request holds a limited number of documents. */
export const tooMany: Rule = {
  id: 'batch/too-many',
  layer: 'batch',
  severity: 'error',
  appliesTo: 'all',
  paths: [],
  params: ['count', 'most'],
  authorityCode: 265,
  source: 'AADE ERP REST API description v2.0.2, errors (265); Field bounds: maxInvoicesPerMessage',
  since: '2.0.1',
  good: { sample: 'retailReceipt', copies: 2 },
  bad: [{ sample: 'retailReceipt', copies: MOST + 1 }],
  checkBatch(batch, found) {
    if (batch.length > MOST) found(['invoice'], { count: batch.length, most: MOST });
  },
};
