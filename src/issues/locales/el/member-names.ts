import { describedMemberNames } from './generated/member-names.js';

/**
 * What members are called in Greek. An issue shows the Greek word beside the name by which the member is found:
 * `quantity (ποσότητα)`.
 */
export const memberNames: Readonly<Record<string, string>> = {
  ...describedMemberNames,
  document: 'παραστατικό',
  goods: 'εμπορεύματα',
  services: 'υπηρεσίες',
};
