import { rule } from '../engine/rule.js';

/** Members that version 2.0.2 brought. */
const MEMBERS = [
  'receivingNotePurpose',
  'otherReceivingNotePurposeTitle',
  'nonObligatedRecipient',
  'withoutDigitalTransportTracking',
] as const;

const VERSION = '2.0.2';

/** What a later version brought, an earlier one does not know. */
export const memberOfLaterVersion = rule({
  id: 'header/member-of-later-version',
  severity: 'warning',
  paths: MEMBERS.map((member) => `invoiceHeader.${member}`),
  params: ['member', 'version'],
  authorityCode: 101,
  source: `AADE facts, Versions: ${VERSION} added ${MEMBERS.join(', ')}; a warning because the service may drop what it does not know`,
  until: '2.0.1',
  good: { sample: 'deliveryNote', specification: '2.0.1' },
  bad: [
    { sample: 'receivingNote', specification: '2.0.1' },
    {
      sample: 'deliveryNote',
      set: { '/invoiceHeader/nonObligatedRecipient': true },
      specification: '2.0.1',
    },
  ],
  check({ invoiceHeader: header }, found) {
    for (const member of MEMBERS) {
      if (header[member] !== undefined) found(['invoiceHeader', member], { member, version: VERSION });
    }
  },
});
