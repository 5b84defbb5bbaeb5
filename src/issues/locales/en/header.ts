import type { Words } from '../../words-type.js';

export const header = {
  'header/currency-forbidden': {
    what: 'A document of type {type} cannot have a currency, but currency is {currency}.',
    todo: 'Remove currency.',
  },
  'header/exchange-rate-missing': {
    what: 'The currency is {currency}, but its exchange rate to the euro is missing.',
    todo: 'Add exchangeRate: how many euros one unit is worth, with at most five decimals.',
  },
  'header/exchange-rate-for-euro': {
    what: 'The document is in euros, but has an exchange rate of {exchangeRate}.',
    todo: 'Remove exchangeRate, or state the foreign currency.',
  },
  'header/serial-number': {
    what: 'The serial number {aa} is not a whole number from 0 to {largest}.',
    todo: 'Use only digits in aa; letters belong in the series.',
  },
  'header/serial-leading-zeros': {
    what: 'The serial number {aa} has leading zeros.',
    todo: 'Send it as {short}, if the document is numbered that way.',
  },
  'header/false-flag': {
    what: '{member} is false, but the tax authority accepts it only if it is true.',
    todo: 'Leave {member} out.',
  },
  'header/third-party-collection-on-type': {
    what: 'A document of type {type} cannot be a collection for a third party.',
    todo: 'Remove thirdPartyCollection, or issue an 8.4 or 8.5.',
  },
  'header/flag-unusual-on-type': {
    what: '{member} is unusual on a document of type {type}.',
    todo: 'Check the type, or remove {member}.',
  },
  'header/tax-free-on-channel': {
    what: 'Special category 4 (tax free) is not accepted through a provider.',
    todo: "File tax-free sales from your ERP or with the tax authority's application.",
  },
  'header/special-category-read-only': {
    what: 'Special category {specialInvoiceCategory} only comes from the tax authority; it cannot be sent.',
    todo: 'Remove specialInvoiceCategory, or choose another category.',
  },
  'header/correlation-difficulty-on-type': {
    what: 'A document of type {type} has special category 13 (difficulty of correlation), which is only for 11.4.',
    todo: 'Remove specialInvoiceCategory from this {type}.',
  },
  'header/variation-type': {
    what: 'Variation type {variationType} does not exist on the provider channel.',
    todo: 'Remove invoiceVariationType.',
  },
  'header/transmission-failure-of-others': {
    what: 'An issuer cannot state transmission failure {failure} on this channel.',
    todo: 'Send 1 if you could not reach your provider. Otherwise leave transmissionFailure out.',
  },
  'header/late-resend-of-today': {
    what: 'The document was issued today, {issueDate}, but is marked as sent late.',
    todo: 'Leave transmissionFailure out: it is for documents from the day before.',
  },
  'header/issue-date-future': {
    what: 'The issue date {issueDate} is in the future: today in Greece is {today}.',
    todo: 'Issue the document on its day.',
  },
  'header/issue-date-past': {
    what: 'The issue date is {issueDate}, but today in Greece is {today}; the earliest date accepted is {earliest}.',
    todo: "Issue the document with today's date. If it is from yesterday and could not be sent, give transmissionFailure 1.",
  },
  'header/member-of-later-version': {
    what: '{member} was added in version {version} of the specification, but the document is checked against an earlier one.',
    todo: 'Leave it out until your provider uses the new version.',
  },
  'header/series-spaces': {
    what: 'The series "{series}" begins or ends with a space, which changes the UID of the document.',
    todo: 'Remove the space; without a series, write "0".',
  },
  'header/series-character': {
    what: 'The series "{series}" has the character "{character}", which the encoding of the document identifier lacks.',
    todo: 'Use Greek letters, Latin letters without accents, digits and plain punctuation in the series.',
  },
  'header/retail-credit-unlinked': {
    what: 'The retail credit does not name the document it credits.',
    todo: 'Add its MARK to multipleConnectedMarks. If you cannot name it, set specialInvoiceCategory to {category}.',
  },
  'header/mark-short': {
    what: 'The MARK {mark} in {member} has fewer than 15 digits.',
    todo: "Write the MARK that the tax authority assigned to the document, not the document's number.",
  },
  'header/connected-uids-on-type': {
    what: 'A document of type {type} lists UIDs. They stand for order slips without a MARK, and this type cannot close a table.',
    todo: 'Remove multipleConnectedUids[, and name the original by its MARK in {list}]. Close tables with 11.1 or 1.1, or credit them with 11.4 or 5.2.',
  },
} satisfies Words;
