import type { Words } from '../../words-type.js';

export const movement = {
  'movement/member-missing': {
    what: 'This document moves goods, and {member} is missing.',
    todo: 'Add {member}: a movement has its purpose, the planned date and time of dispatch, and both addresses.',
  },
  'movement/member-on-receiving-note': {
    what: 'A receiving note does not take {member}.',
    todo: 'Remove {member}; receivingNotePurpose says why goods are received.',
  },
  'movement/flag-missing': {
    what: 'The document has {member}, but is not a delivery note.',
    todo: 'Set isDeliveryNote to true if it moves goods, otherwise remove {member}.',
  },
  'movement/flag-on-note': {
    what: 'A document of type {type} has isDeliveryNote, although it is a note anyway.',
    todo: 'Remove isDeliveryNote: it is for invoices and receipts that are delivery notes too.',
  },
  'movement/flag-unusual-on-type': {
    what: 'Documents of type {type} are not known to be delivery notes too.',
    todo: 'Issue a separate delivery note (9.3), or check with your provider.',
  },
  'movement/delivery-invoice-of-zero': {
    what: 'The document of type {type} moves goods, but its total is 0.',
    todo: 'Issue a delivery note (9.3), which has no payments, instead of an invoice of nothing.',
  },
  'movement/purpose-withdrawn': {
    what: 'Move purpose {movePurpose} is no longer accepted.',
    todo: 'Choose another move purpose; 19 with a title covers anything else.',
  },
  'movement/purpose-title-missing': {
    what: 'The move purpose is {purpose} (other), but {member}, which says which one, is missing.',
    todo: 'Write the purpose into {member}.',
  },
  'movement/purpose-title-alone': {
    what: '{member} is given, but the move purpose is not {purpose} (other).',
    todo: 'Remove {member}, or state move purpose {purpose}.',
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
    what: 'Receiving purpose {receivingNotePurpose} does not exist on a document of type {type}.',
    todo: 'Issue a 10.1, or choose another purpose.',
  },
  'movement/receiving-title-missing': {
    what: 'The receiving purpose is {purpose} (other cases), but otherReceivingNotePurposeTitle, which says which one, is missing.',
    todo: 'Write the purpose into otherReceivingNotePurposeTitle.',
  },
  'movement/receiving-title-alone': {
    what: 'otherReceivingNotePurposeTitle is given, but receivingNotePurpose is not {purpose} (other cases).',
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
    what: 'reverseDeliveryNotePurpose is {purpose}, but reverseDeliveryNote is not true.',
    todo: 'Set reverseDeliveryNote to true, or remove reverseDeliveryNotePurpose.',
  },
  'movement/to-weigh-on-type': {
    what: 'A document of type {type} does not take toWeigh.',
    todo: 'Remove toWeigh: it is for 9.1, 9.2 and 9.3.',
  },
  'movement/tracking-exclusive': {
    what: 'Both nonObligatedRecipient and withoutDigitalTransportTracking are true.',
    todo: 'Keep one of them.',
  },
  'movement/tracking-not-moving': {
    what: 'A document of type {type} that moves no goods has {member}.',
    todo: 'Remove {member}, or set isDeliveryNote to true.',
  },
  'movement/address-incomplete': {
    what: 'This document moves goods, and {place} is missing.',
    todo: 'Add {member}; an address has street, number ("0" where there is none), postalCode and city.',
  },
  'movement/address-placeholder': {
    what: 'This document moves goods, and {place} is "{value}", which is not an address.',
    todo: 'Give the real {member}.',
  },
  'movement/shipping-branch-redundant': {
    what: '{member} is {branch}, the branch of the {party} itself.',
    todo: 'Leave {member} out: it is given only where the establishment differs.',
  },
  'movement/package-title-missing': {
    what: 'The packaging type is {packagingType}, but otherPackagingTypeTitle, which says which one, is missing.',
    todo: 'Write the kind of packaging into otherPackagingTypeTitle.',
  },
  'movement/dispatch-before-issue': {
    what: 'The goods are to leave on {dispatchDate}, before the document is issued on {issueDate}.',
    todo: 'Correct dispatchDate: it is the planned date of dispatch.',
  },
  'movement/issue-date-past': {
    what: 'This document moves goods and is of {issueDate}, but in Greece today is {today}; the earliest date that is taken is {earliest}.',
    todo: 'Issue the document on the day of the movement.',
  },
  'movement/dispatch-date-past': {
    what: 'The planned dispatch date {dispatchDate} has passed: in Greece today is {today}.',
    todo: 'Give today or a later day.',
  },
  'movement/purpose-label-mismatch': {
    what: 'The print says "{label}", but the move purpose is {movePurpose}.',
    todo: 'Correct movePurpose or movePurposeLabel.',
  },
  'movement/receiving-purpose-country': {
    what: 'The receiving purpose is {receivingNotePurpose}, but the country of the counterpart is {country}.',
    todo: 'Correct receivingNotePurpose or the country of the counterpart.',
  },
  'movement/reverse-purpose-country': {
    what: 'The purpose of the reverse delivery note is {reverseDeliveryNotePurpose}, but the country of the counterpart is {country}.',
    todo: 'Correct reverseDeliveryNotePurpose or the country of the counterpart.',
  },
  'movement/name-placeholder': {
    what: 'This document moves goods, and the name of the {party} is "{name}".',
    todo: 'Give the real name.',
  },
  'movement/vehicle-not-moving': {
    what: 'A document of type {type} names the vehicle {vehicle}, but dispatches no goods.',
    todo: 'Remove vehicleNumber, or set isDeliveryNote to true where the type allows it.',
  },
  'movement/package-title-alone': {
    what: 'The packaging type is {packagingType}, but otherPackagingTypeTitle says "{title}".',
    todo: 'Remove the title, or state packaging type 6 (other).',
  },
  'movement/dispatch-far-ahead': {
    what: 'The goods are to leave on {dispatchDate}, more than a year after the document is issued on {issueDate}.',
    todo: 'Check the year of dispatchDate.',
  },
} satisfies Words;
