import { laterHeaderMembers } from '../../types/generated/member-paths.js';
import { rule } from '../engine/rule.js';

const VERSION = '2.0.2';

/** A member from a later version is unknown to earlier ones. */
export const memberOfLaterVersion = rule({
  id: 'header/member-of-later-version',
  severity: 'warning',
  paths: laterHeaderMembers.map((member) => `invoiceHeader.${member}` as const),
  params: ['member', 'version'],
  authorityCode: 101,
  source: `AADE facts, Versions: ${VERSION} added ${laterHeaderMembers.join(', ')}; a warning because the service may drop unknown members`,
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
    for (const member of laterHeaderMembers) {
      if (header[member] !== undefined) found(['invoiceHeader', member], { member, version: VERSION });
    }
  },
});
