import type { Words } from '../../words-type.js';

export const movement = {
  'movement/member-missing': {
    what: 'Goods travel by this document, and {member} is missing.',
    todo: 'Add {member}: a movement has its purpose, the planned date and time of dispatch, and both addresses.',
  },
  'movement/member-on-receiving-note': {
    what: 'A receiving note does not take {member}.',
    todo: 'Remove {member}; why goods are received stands in receivingNotePurpose.',
  },
  'movement/flag-missing': {
    what: 'The document carries {member}, but is not a delivery note.',
    todo: 'Set isDeliveryNote to true if goods travel by it, otherwise remove {member}.',
  },
  'movement/flag-on-note': {
    what: 'isDeliveryNote stands on a document of type {type}, which is a note anyway.',
    todo: 'Remove isDeliveryNote: it is for invoices and receipts that are delivery notes too.',
  },
  'movement/flag-unusual-on-type': {
    what: 'Documents of type {type} are not known to be delivery notes too.',
    todo: 'Issue a delivery note (9.3) beside it, or check with your provider.',
  },
  'movement/delivery-invoice-of-zero': {
    what: 'The document of type {type} moves goods, but its total is 0.',
    todo: 'Issue a delivery note (9.3), which has no payments, instead of an invoice of nothing.',
  },
  'movement/purpose-withdrawn': {
    what: 'The purpose of movement {purpose} ({name}) is no longer accepted.',
    todo: 'Choose another purpose; 19 with a title says anything else.',
  },
  'movement/purpose-title-missing': {
    what: 'The purpose of movement is {purpose} (other), and {member} does not say which.',
    todo: 'Write the purpose into {member}.',
  },
  'movement/purpose-title-alone': {
    what: '{member} stands, but the purpose of movement is not {purpose}.',
    todo: 'Remove {member}, or state purpose {purpose}.',
  },
  'movement/receiving-purpose-missing': {
    what: 'A receiving note of type {type} does not say why it is issued.',
    todo: 'Add receivingNotePurpose, 1 to 7.',
  },
  'movement/receiving-purpose-on-type': {
    what: 'A document of type {type} does not take receivingNotePurpose.',
    todo: 'Remove it: it belongs to 10.1 and 10.2.',
  },
  'movement/receiving-purpose-not-of-type': {
    what: 'The purpose {purpose} ({name}) does not exist on a document of type {type}.',
    todo: 'Issue a 10.1, or choose another purpose.',
  },
  'movement/receiving-title-missing': {
    what: 'The purpose of the receiving note is {purpose} (other cases), and otherReceivingNotePurposeTitle does not say which.',
    todo: 'Write the purpose into otherReceivingNotePurposeTitle.',
  },
  'movement/receiving-title-alone': {
    what: 'otherReceivingNotePurposeTitle stands, but receivingNotePurpose is not {purpose}.',
    todo: 'Remove the title, or state purpose {purpose}.',
  },
  'movement/reverse-on-type': {
    what: 'A document of type {type} cannot be a reverse delivery note.',
    todo: 'Remove reverseDeliveryNote, or issue a 9.3.',
  },
  'movement/reverse-purpose-missing': {
    what: 'The reverse delivery note does not say why it is one.',
    todo: 'Add reverseDeliveryNotePurpose, 1 to 5.',
  },
  'movement/reverse-purpose-alone': {
    what: 'The purpose {purpose} of a reverse delivery note stands, but reverseDeliveryNote is not true.',
    todo: 'Set reverseDeliveryNote to true, or remove its purpose.',
  },
  'movement/to-weigh-on-type': {
    what: 'A document of type {type} does not take toWeigh.',
    todo: 'Remove toWeigh: it is for 9.1, 9.2 and 9.3.',
  },
  'movement/tracking-exclusive': {
    what: 'nonObligatedRecipient and withoutDigitalTransportTracking are both true.',
    todo: 'Keep one of them.',
  },
  'movement/tracking-not-moving': {
    what: '{member} stands on a document of type {type} that moves no goods.',
    todo: 'Remove {member}, or set isDeliveryNote to true.',
  },
  'movement/address-incomplete': {
    what: 'Goods travel by this document, and an address has no {member}.',
    todo: 'Give street, number, postalCode and city; number is "0" where there is none.',
  },
  'movement/address-placeholder': {
    what: 'Goods travel by this document, and the {member} of an address is "{value}".',
    todo: 'Give the real {member}.',
  },
  'movement/shipping-branch-redundant': {
    what: '{member} is {branch}, the branch of the {party} itself.',
    todo: 'Leave {member} out: it is given only where the establishment differs.',
  },
  'movement/package-title-missing': {
    what: 'The packaging type is {packagingType} (other), and otherPackagingTypeTitle does not say which.',
    todo: 'Write the kind of packaging into otherPackagingTypeTitle.',
  },
  'movement/dispatch-before-issue': {
    what: 'The goods are to leave on {dispatchDate}, before the document is issued on {issueDate}.',
    todo: 'Correct dispatchDate: it is a plan.',
  },
  'movement/issue-date-past': {
    what: 'Goods travel by this document of {issueDate}, but in Greece it is {today}; the earliest date that is taken is {earliest}.',
    todo: 'Issue the document on the day of the movement.',
  },
  'movement/dispatch-date-past': {
    what: 'The planned dispatch date {dispatchDate} has passed: in Greece it is {today}.',
    todo: 'Give today or a later day.',
  },
} satisfies Words;
