import { rule } from '../engine/rule.js';

const HEADER = 'invoiceHeader.otherDeliveryNoteHeader';

/** Establishments of loading and delivery are stated only if they differ from those of the parties. */
export const shippingBranchRedundant = rule({
  id: 'movement/shipping-branch-redundant',
  severity: 'warning',
  onlyWith: [`${HEADER}.startShippingBranch`, `${HEADER}.completeShippingBranch`],
  paths: [
    'issuer.branch',
    'counterpart.branch',
    `${HEADER}.startShippingBranch`,
    `${HEADER}.completeShippingBranch`,
  ],
  params: ['member', 'branch', 'party'],
  enforces: ['shipping-branches'],
  source:
    'Service description, Value rules: startShippingBranch and completeShippingBranch are given only if the facility differs; a warning because 0 was accepted as well',
  good: {
    sample: 'deliveryNote',
    set: { '/invoiceHeader/otherDeliveryNoteHeader/startShippingBranch': 3 },
  },
  bad: [
    { sample: 'deliveryNote', set: { '/invoiceHeader/otherDeliveryNoteHeader/startShippingBranch': 0 } },
    { sample: 'movingInvoice', set: { '/invoiceHeader/otherDeliveryNoteHeader/completeShippingBranch': 0 } },
  ],
  check({ issuer, counterpart, invoiceHeader }, found) {
    const places = invoiceHeader.otherDeliveryNoteHeader;
    if (places === undefined) return;
    const { startShippingBranch: start, completeShippingBranch: complete } = places;
    if (start !== undefined && start === issuer.branch) {
      const member = 'startShippingBranch';
      found(['invoiceHeader', 'otherDeliveryNoteHeader', member], { member, branch: start, party: 'issuer' });
    }
    if (complete !== undefined && complete === counterpart?.branch) {
      const member = 'completeShippingBranch';
      found(['invoiceHeader', 'otherDeliveryNoteHeader', member], {
        member,
        branch: complete,
        party: 'counterpart',
      });
    }
  },
});
