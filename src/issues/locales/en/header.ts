import type { Words } from '../../words-type.js';

export const header = {
  'header/currency-forbidden': {
    what: 'A document of type {type} has no currency, but currency is {currency}.',
    todo: 'Remove currency.',
  },
  'header/exchange-rate-missing': {
    what: 'The currency is {currency}, and its rate to the euro is missing.',
    todo: 'Add exchangeRate: how many euros one unit is worth, with at most five decimals.',
  },
  'header/exchange-rate-for-euro': {
    what: 'The document is in euros, but has an exchange rate of {exchangeRate}.',
    todo: 'Remove exchangeRate, or state the foreign currency.',
  },
  'header/serial-number': {
    what: 'The serial number {aa} is not a whole number from 0 to {largest}.',
    todo: 'Write digits alone in aa; letters belong to the series.',
  },
  'header/serial-leading-zeros': {
    what: 'The serial number {aa} begins with zeros.',
    todo: 'Send it as {short}, if that is how the document is numbered.',
  },
  'header/false-flag': {
    what: '{member} is false, and the tax authority takes it only when it is true.',
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
    todo: 'File tax-free sales from your ERP or with the application of the tax authority.',
  },
  'header/special-category-read-only': {
    what: 'Special category {specialInvoiceCategory} is only read from the tax authority, never sent to it.',
    todo: 'Remove specialInvoiceCategory, or choose another category.',
  },
  'header/correlation-difficulty-on-type': {
    what: 'A document of type {type} has special category 13 (difficulty of correlation), which is for 11.4 alone.',
    todo: 'Remove specialInvoiceCategory from this {type}.',
  },
  'header/variation-type': {
    what: 'Variation type {variationType} does not exist on the provider channel.',
    todo: 'Remove invoiceVariationType.',
  },
  'header/transmission-failure-of-others': {
    what: 'Transmission failure {failure} is not for the issuer to state on this channel.',
    todo: 'Send 1 when you could not reach your provider, otherwise leave transmissionFailure out.',
  },
  'header/late-resend-of-today': {
    what: 'The document was issued today, {issueDate}, but is marked as a late resend.',
    todo: 'Leave transmissionFailure out: it is for documents of the day before.',
  },
  'header/issue-date-future': {
    what: 'The issue date {issueDate} is in the future: in Greece today is {today}.',
    todo: 'Issue the document on its day.',
  },
  'header/issue-date-past': {
    what: 'The issue date is {issueDate}, but in Greece today is {today}; the earliest date that is taken is {earliest}.',
    todo: "Issue the document with today's date; if it is of yesterday and could not be sent, give transmissionFailure 1.",
  },
  'header/member-of-later-version': {
    what: '{member} came with version {version} of the specification, and the document is checked by an earlier one.',
    todo: 'Leave it out until your provider has taken over the new version.',
  },
  'header/series-spaces': {
    what: 'The series "{series}" begins or ends with a space, which does not show in print and gives the document another UID.',
    todo: 'Remove the space; without a series, write "0".',
  },
  'header/series-character': {
    what: 'The series "{series}" has the character "{character}", which the encoding of the document identifier does not have.',
    todo: 'Write the series with Greek letters, Latin letters without accents, digits and plain signs.',
  },
  'header/retail-credit-unlinked': {
    what: 'The retail credit does not name the document that it credits.',
    todo: 'Add its MARK to multipleConnectedMarks; where it cannot be named, set specialInvoiceCategory to {category}.',
  },
  'header/mark-short': {
    what: 'The MARK {mark} in {member} has fewer than 15 digits.',
    todo: 'Write the MARK that the tax authority gave the document, not its number.',
  },
  'header/connected-uids-on-type': {
    what: 'A document of type {type} lists UIDs, which the service turns into connected MARKs, and the type takes none.',
    todo: 'Name the original by its MARK in correlatedInvoices.',
  },
} satisfies Words;
