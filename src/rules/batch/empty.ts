import type { Rule } from '../engine/rule.js';

/** A request holds at least one document. */
export const empty: Rule = {
  id: 'batch/empty',
  layer: 'batch',
  severity: 'error',
  appliesTo: 'all',
  paths: [],
  params: [],
  source: 'Service description, Issuing: request: a request holds documents in its list invoice',
  since: '2.0.1',
  good: { sample: 'retailReceipt', copies: 1 },
  bad: [{ sample: 'retailReceipt', copies: 0 }],
  checkBatch(batch, found) {
    if (batch.length === 0) found(['invoice']);
  },
};
