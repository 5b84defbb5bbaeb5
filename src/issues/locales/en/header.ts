import type { Words } from '../../words-type.js';

export const header = {
  'header/currency-forbidden': {
    what: 'A document of type {type} has no currency, but {currency} stands in it.',
    todo: 'Remove currency.',
  },
  'header/exchange-rate-missing': {
    what: 'The currency is {currency}, and its rate to the euro is missing.',
    todo: 'Add exchangeRate: how many euros one unit is worth, with at most five decimals.',
  },
  'header/exchange-rate-for-euro': {
    what: 'The exchange rate {exchangeRate} stands on a document in euros.',
    todo: 'Remove exchangeRate, or state the foreign currency.',
  },
  'header/serial-number': {
    what: 'The serial number {aa} is not a whole number from 0 to {largest}.',
    todo: 'Write digits alone in aa; letters belong to the series.',
  },
  'header/serial-leading-zeros': {
    what: 'The serial number {aa} begins with zeros.',
    todo: 'Send it as {short}, if the document is numbered so.',
  },
  'header/false-flag': {
    what: '{member} is false; the tax authority takes it only when it is true.',
    todo: 'Leave {member} out.',
  },
  'header/third-party-collection-on-type': {
    what: 'A document of type {type} cannot be a collection for a third party.',
    todo: 'Remove thirdPartyCollection, or issue an 8.4 or 8.5.',
  },
  'header/flag-unusual-on-type': {
    what: '{member} is not known from documents of type {type}.',
    todo: 'Check the type, or remove {member}.',
  },
  'header/tax-free-on-channel': {
    what: 'Special category 4 (tax free) is not taken through a provider.',
    todo: 'File tax free sales by ERP or by the application of the tax authority.',
  },
  'header/special-category-read-only': {
    what: 'Special category {category} ({name}) is only read from the tax authority, never sent to it.',
    todo: 'Remove specialInvoiceCategory, or choose another category.',
  },
  'header/correlation-difficulty-on-type': {
    what: 'Special category 13 (difficulty of correlation) stands on a document of type {type}.',
    todo: 'Use it on 11.4 alone; on {type} remove it.',
  },
  'header/variation-type': {
    what: 'The variation type {variationType} does not exist on the provider channel.',
    todo: 'Remove invoiceVariationType.',
  },
  'header/transmission-failure-of-others': {
    what: 'The transmission failure {failure} is not for the issuer to state on this channel.',
    todo: 'Send 1 when you could not reach your provider, otherwise leave transmissionFailure out.',
  },
  'header/late-resend-of-today': {
    what: 'The document of {issueDate} is of today, but is marked as a late resend.',
    todo: 'Leave transmissionFailure out: it is for documents of the day before.',
  },
  'header/issue-date-future': {
    what: 'The issue date {issueDate} lies in the future: in Greece it is {today}.',
    todo: 'Issue the document on its day.',
  },
  'header/issue-date-past': {
    what: 'The issue date is {issueDate}, but in Greece it is {today}; the earliest date that is taken is {earliest}.',
    todo: 'Issue the document today, or mark it with transmissionFailure 1 if it is of yesterday and could not be sent.',
  },
  'header/member-of-later-version': {
    what: '{member} came with version {version} of the specification, and the document is checked by an earlier one.',
    todo: 'Leave it out until your provider has taken over the new version.',
  },
} satisfies Words;
