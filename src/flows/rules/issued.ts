import { flowRules } from './flow-rule.js';

/** Refusals of an earlier document, in any flow. */
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
