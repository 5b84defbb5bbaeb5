import type { Refusal } from './refusal.js';

/** What is refused of a document that was issued earlier, whichever flow takes it. */
export const issuedRefusals = [
  {
    id: 'issued/unreadable',
    params: ['detail'],
    source: 'Service description, Document (invoice) payload used by the issuance operation',
  },
] as const satisfies readonly Refusal[];
