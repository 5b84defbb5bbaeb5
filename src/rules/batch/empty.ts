import { rule } from '../engine/rule.js';

/** A request has at least one document. */
export const empty = rule({
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
