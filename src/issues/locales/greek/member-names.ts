import { describedMemberNames } from '../generated/el/member-names.js';

/**
 * What members are called in Greek. An issue shows the name of the member with the Greek word: `quantity (ποσότητα)`.
 */
export const memberNames: Readonly<Record<string, string>> = {
  ...describedMemberNames,
  document: 'παραστατικό',
  goods: 'εμπορεύματα',
  services: 'υπηρεσίες',
  'paymentMethods.type': 'τρόπος πληρωμής',
  'payments.type': 'τρόπος πληρωμής',
};
