import type { Words } from '../../words-type.js';

export const shape = {
  'shape/type': {
    what: '{place} should be of type {expected}, but is of type {found}.',
    todo: 'Give amounts and codes as JSON numbers, and text as JSON strings[, and remove the empty element {position} of the list].',
  },
  'shape/missing': {
    what: 'The mandatory member {member} is missing.',
    todo: 'Add {member}.',
  },
  'shape/empty-list': {
    what: 'The list {place} is empty.',
    todo: 'Add at least {min}.',
  },
  'shape/null-member': {
    what: '{member} is null.',
    todo: 'Leave the member out if it has no value.',
  },
  'shape/unknown-member': {
    what: 'There is no member {member} here, so its value would be ignored without notice.',
    todo: 'Remove it[, or write {meant} if that is what you meant][, or move it to {home}, where it belongs][. The same holds for {more} more members, which are not listed].',
  },
  'shape/member-case': {
    what: 'The member {member} should be written {meant}.',
    todo: 'Write {meant}: names in another case are not described.',
  },
  'shape/duplicate-member': {
    what: 'The member {member} appears twice, also as {meant}.',
    todo: 'Keep only one of them: it is unknown which one counts.',
  },
  'shape/removed-member': {
    what: '{member} was removed from the service, and the tax authority refuses documents that have it.',
    todo: 'Remove it: the carrier and the recipient declare transport events.',
  },
  'shape/undescribed-member': {
    what: 'The tax authority supports {member}, but the service does not describe it and may drop it.',
    todo: 'Leave it out, unless your provider confirms it.',
  },
  'shape/unreadable': {
    what: 'The value of {place} cannot be read[: it is a list of {count} elements, and the maximum is {max}].',
    todo: 'Give a plain object, as JSON.parse returns it.',
  },
  'shape/not-an-object': {
    what: 'A document should be an object, but this is of type {found}.',
    todo: 'Give the document itself, as JSON.parse returns it.',
  },
  'shape/list': {
    what: 'This is a list, not a document. The number of its elements is {count}.',
    todo: 'Check a list of documents with validateBatch(list).',
  },
  'shape/request': {
    what: 'This is a request, not a document. The number of documents in its list invoice is {count}.',
    todo: 'Check them with validateBatch(request.invoice).',
  },
  'shape/request-list': {
    what: 'This looks like a request, but its list of documents is called {member}, which the service does not know.',
    todo: 'Write invoice, without s.',
  },
  'shape/facts': {
    what: 'These are facts, not a document.',
    todo: 'Build a document with buildDocument(facts), or check the facts with checkDocument(facts).',
  },
  'shape/negative': {
    what: '{place} is negative: {value}.',
    todo: 'Write amounts without a sign. To take back a sale, issue a credit document (5.1, 5.2 or 11.4).',
  },
  'shape/not-above': {
    what: '{place} is {value}, which is not above {above}.',
    todo: 'Give a value above {above}, or leave the member out.',
  },
  'shape/too-large': {
    what: '{place} is {value}, above the maximum of {max}.',
    todo: 'Give at most {max}.',
  },
  'shape/decimals': {
    what: '{place} is {value}, which has more than {max} decimals.',
    todo: 'Round it to {max} decimals, before any totals are computed.',
  },
  'shape/print-amount': {
    what: 'The printed amount {place} is {value}, which does not have two decimals.',
    todo: 'Round it to two decimals, like the other amounts.',
  },
  'shape/not-whole': {
    what: '{place} is {value}, which is not a whole number.',
    todo: 'Give a whole number.',
  },
  'shape/out-of-range': {
    what: '{thePlace} is {value}; the values {min} to {max} are allowed[: {choices}].',
    todo: 'Give one of them[ from the table {table}][: {percent}% is category {vatCategory}].',
  },
  'shape/unsafe-integer': {
    what: '{place} is {value}, which is too long to be read exactly as a number.',
    todo: 'Keep MARKs as text until you send them, and check where this one comes from.',
  },
  'shape/too-short': {
    what: '{place} has {length} characters; the minimum is {min}.',
    todo: 'Fill it in, or leave {place} out if it is not mandatory.',
  },
  'shape/too-long': {
    what: '{place} has {length} characters; the maximum is {max}.',
    todo: 'Shorten it to {max} characters.',
  },
  'shape/very-long': {
    what: '{place} has {length} characters; more than {usual} are probably a mistake.',
    todo: 'Check where it comes from, and shorten it.',
  },
  'shape/unknown-code': {
    what: '{place} is {value}, which is not in its code table.',
    todo: 'Choose a code from the table[ {table}][, probably {meant}][. The nearest: {codes}].',
  },
  'shape/type-not-on-channel': {
    what: 'Document type {value} exists, but not on the provider channel.',
    todo: 'Send types 1.1 to 11.5 through a provider; this type is filed in other ways.',
  },
  'shape/date': {
    what: '{place} is {value}, which is not a valid date.',
    todo: 'Write it as YYYY-MM-DD, such as 2026-11-20[. The day of this moment in Athens is {day}].',
  },
  'shape/time': {
    what: '{place} is {value}, which is not a time of day.',
    todo: 'Write it as HH:mm:ss, such as 09:30:00.',
  },
  'shape/uid': {
    what: '{place} has {value}, which is not a UID.',
    todo: 'Give the 40 hexadecimal characters of the UID in upper case.',
  },
  'shape/guid': {
    what: '{place} is {value}, which is not a GUID.',
    todo: 'Give a GUID of 36 characters. All order slips of one table have the same one.',
  },
  'shape/character': {
    what: 'The text of {place} has the character {character} at position {position}, which XML cannot contain.',
    todo: 'Remove it: the tax authority receives documents as XML.',
  },
  'shape/invisible-character': {
    what: 'The text of {place} has the invisible character {character} at position {position}.',
    todo: 'Remove it, unless it is intended: it can hide text or change its order.',
  },
  'shape/public-sector-block': {
    what: '{member} is for documents to the public sector, and SendInvoices drops it without an error.',
    todo: 'Send the document by SendInvoicesB2G, with providerB2gAdditionalInvoiceDetails.',
  },
  'shape/cpv': {
    what: 'Line {line} of the document to the public sector has no CPV code[, only {value}].',
    todo: 'Give the code in itemClassificationIdentifiers: eight digits, such as 30213100-6.',
  },
  'shape/contract-missing': {
    what: 'The document to the public sector does not name its contract.',
    todo: 'Give the reference of the contract in providerB2gAdditionalInvoiceDetails.',
  },
  'shape/contracting-authority': {
    what: 'The document to the public sector has no code of a contracting authority[, only {value}].',
    todo: 'Give the code in providerB2gAdditionalInvoiceDetails, such as 1020.E00697.0001.',
  },
} satisfies Words;
