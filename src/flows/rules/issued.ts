import { flowRules } from './flow-rule.js';

/** What is refused of a document that was issued earlier, whichever flow takes it. */
export const issuedRules = flowRules([
  {
    id: 'issued/unreadable',
    params: ['detail'],
    source: 'Service description, Document (invoice) payload used by the issuance operation',
  },
  {
    id: 'issued/correlated-form',
    params: ['found'],
    source: 'docs/guide/credits.md; docs/guide/delivery-notes.md',
  },
]);
