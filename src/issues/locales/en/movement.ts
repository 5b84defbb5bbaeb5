import type { Words } from '../../words-type.js';

export const movement = {
  'movement/member-missing': {
    what: 'This document moves goods, but {member} is missing.',
    todo: 'Add {member}. A movement needs a purpose, a date and time of dispatch, and two addresses.',
  },
  'movement/member-on-receiving-note': {
    what: 'A receiving note cannot have {member}.',
    todo: 'Remove {member}; receivingNotePurpose says why the goods are received.',
  },
  'movement/flag-missing': {
    what: 'A document of type {type} has {member}, but is not a delivery note.',
    todo: 'Remove {member}[, or set {flag} to true if the document moves goods].',
  },
  'movement/flag-on-note': {
    what: 'A document of type {type} has isDeliveryNote, but it is already a note.',
    todo: 'Remove isDeliveryNote: it is for invoices and receipts that are also delivery notes.',
  },
  'movement/flag-unusual-on-type': {
    what: 'It is not known whether documents of type {type} can also be delivery notes.',
    todo: 'Issue a separate delivery note (9.3), or ask your provider.',
  },
  'movement/delivery-invoice-of-zero': {
    what: 'The document of type {type} moves goods, but its total is 0.',
    todo: 'Issue a delivery note (9.3), which has no payments.',
  },
  'movement/purpose-withdrawn': {
    what: 'Move purpose {movePurpose} is no longer accepted.',
    todo: 'Choose another move purpose. For anything else, use 19 with a title.',
  },
  'movement/purpose-title-missing': {
    what: 'The move purpose is {purpose} (other), but {member}, which describes it, is missing.',
    todo: 'Describe the purpose in {member}.',
  },
  'movement/purpose-title-alone': {
    what: '{member} is given, but the move purpose is not {purpose} (other).',
    todo: 'Remove {member}, or set the move purpose to {purpose}.',
  },
  'movement/receiving-purpose-missing': {
    what: 'A receiving note of type {type} does not say why it is issued.',
    todo: 'Add receivingNotePurpose, 1 to 7.',
  },
  'movement/receiving-purpose-on-type': {
    what: 'A document of type {type} cannot have receivingNotePurpose.',
    todo: 'Remove it: it is only for 10.1 and 10.2.',
  },
  'movement/receiving-purpose-not-of-type': {
    what: 'Receiving purpose {receivingNotePurpose} is not available on a document of type {type}.',
    todo: 'Issue a 10.1, or choose another purpose.',
  },
  'movement/receiving-title-missing': {
    what: 'The receiving purpose is {purpose} (other cases), but otherReceivingNotePurposeTitle, which describes it, is missing.',
    todo: 'Describe the purpose in otherReceivingNotePurposeTitle.',
  },
  'movement/receiving-title-alone': {
    what: 'otherReceivingNotePurposeTitle is given, but receivingNotePurpose is not {purpose} (other cases).',
    todo: 'Remove the title, or set the purpose to {purpose}.',
  },
  'movement/reverse-on-type': {
    what: 'A document of type {type} cannot be a reverse delivery note.',
    todo: 'Remove reverseDeliveryNote, or issue a 9.3.',
  },
  'movement/reverse-purpose-missing': {
    what: 'The reverse delivery note does not state its purpose.',
    todo: 'Add reverseDeliveryNotePurpose, 1 to 5.',
  },
  'movement/reverse-purpose-alone': {
    what: 'reverseDeliveryNotePurpose is {purpose}, but reverseDeliveryNote is not true.',
    todo: 'Set reverseDeliveryNote to true, or remove reverseDeliveryNotePurpose.',
  },
  'movement/to-weigh-on-type': {
    what: 'A document of type {type} cannot have toWeigh.',
    todo: 'Remove toWeigh: it is only for 9.1, 9.2 and 9.3.',
  },
  'movement/tracking-exclusive': {
    what: 'Both nonObligatedRecipient and withoutDigitalTransportTracking are true.',
    todo: 'Keep only one of them.',
  },
  'movement/tracking-not-moving': {
    what: 'A document of type {type} has {member}, but moves no goods.',
    todo: 'Remove {member}[, or set {flag} to true if goods leave with the document].',
  },
  'movement/address-incomplete': {
    what: 'This document moves goods, but {place} is missing.',
    todo: 'Add {member}. An address has street, number ("0" if it has no number), postalCode and city.',
  },
  'movement/address-placeholder': {
    what: 'This document moves goods, but {place} is "{value}", which is not a real address.',
    todo: 'Give the real {member}.',
  },
  'movement/shipping-branch-redundant': {
    what: '{member} is {branch}, the branch of the {party} itself.',
    todo: 'Leave {member} out: it is only for a different establishment.',
  },
  'movement/package-title-missing': {
    what: 'The packaging type is {packagingType}, but otherPackagingTypeTitle, which describes it, is missing.',
    todo: 'Describe the packaging in otherPackagingTypeTitle.',
  },
  'movement/dispatch-before-issue': {
    what: 'The dispatch date {dispatchDate} is before the issue date {issueDate}.',
    todo: 'Correct dispatchDate: it is the planned date of dispatch.',
  },
  'movement/issue-date-past': {
    what: 'This document moves goods and is dated {issueDate}, but today in Greece is {today}; the earliest date accepted is {earliest}.',
    todo: 'Issue the document on the day of the movement.',
  },
  'movement/dispatch-date-past': {
    what: 'The planned dispatch date {dispatchDate} is in the past: today in Greece is {today}.',
    todo: "Give today's date or a later one.",
  },
  'movement/dispatch-time-past': {
    what: 'The planned dispatch time {dispatchTime} has passed: in Greece it is {time}.',
    todo: 'Give a later dispatchTime: the note is issued before the goods leave.',
  },
  'movement/purpose-label-mismatch': {
    what: 'The printed purpose is "{label}", but the move purpose is {movePurpose}.',
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
    what: 'This document moves goods, but the name of the {party} is "{name}".',
    todo: 'Give the real name.',
  },
  'movement/vehicle-not-moving': {
    what: 'A document of type {type} names the vehicle {vehicle}, but dispatches no goods.',
    todo: 'Remove vehicleNumber[, or set {flag} to true if the document moves goods].',
  },
  'movement/package-title-alone': {
    what: 'The packaging type is {packagingType}, but otherPackagingTypeTitle is "{title}".',
    todo: 'Remove the title, or use packaging type 6 (other).',
  },
  'movement/dispatch-far-ahead': {
    what: 'The dispatch date {dispatchDate} is more than a year after the issue date {issueDate}.',
    todo: 'Check the year of dispatchDate.',
  },
} satisfies Words;
