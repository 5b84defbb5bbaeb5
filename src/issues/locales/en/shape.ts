import type { Words } from '../../words-type.js';

export const shape = {
  'shape/type': {
    what: '{place} should be of the type {expected}, but is of the type {found}.',
    todo: 'Send it in the form that the service describes: amounts and codes as JSON numbers, texts as JSON strings.',
  },
  'shape/missing': {
    what: 'The mandatory member {member} is missing.',
    todo: 'Add {member}.',
  },
  'shape/empty-list': {
    what: 'The list {place} is empty; the minimum is {min}.',
    todo: 'Give it at least one element.',
  },
  'shape/null-member': {
    what: '{member} is null.',
    todo: 'Leave the member out when it has no value.',
  },
  'shape/unknown-member': {
    what: 'The service does not know the member {member} and would drop it without an error.',
    todo: 'Remove it[, or write {meant}, which seems meant].',
  },
  'shape/member-case': {
    what: 'The member {member} is described as {meant}.',
    todo: 'Write {meant}: that the service takes names in any case is observed, not promised.',
  },
  'shape/duplicate-member': {
    what: 'The member {member} is there twice, also as {meant}.',
    todo: 'Keep one of them: which one the service would file cannot be told.',
  },
  'shape/removed-member': {
    what: '{member} was removed from the service; with it the tax authority refuses the document.',
    todo: 'Remove it: transport events are declared by the carrier and the recipient.',
  },
  'shape/undescribed-member': {
    what: 'The tax authority knows {member}, but the service does not describe it and may drop it.',
    todo: 'Leave it out unless your provider confirms it.',
  },
  'shape/unreadable': {
    what: 'The value of {place} cannot be read[: it is a list of {count} elements, and the maximum is {max}].',
    todo: 'Give a plain object, as JSON.parse makes it.',
  },
  'shape/request': {
    what: 'This is not a document but a request; documents in its list invoice: {count}.',
    todo: 'Check them with validateBatch(request.invoice).',
  },
  'shape/facts': {
    what: 'These are facts, from which a document is made, and not a document.',
    todo: 'Make it with buildDocument(facts), or check them with checkDocument(facts).',
  },
  'shape/negative': {
    what: '{place} is negative: {value}.',
    todo: 'Write it positive: no figure of a document is negative, the document type gives the sign.',
  },
  'shape/not-above': {
    what: '{place} is {value}, which is not above {above}.',
    todo: 'Give a value above {above}, or leave the member out.',
  },
  'shape/too-large': {
    what: '{place} is {value}, which is above the maximum of {max}.',
    todo: 'Give at most {max}.',
  },
  'shape/decimals': {
    what: '{place} is {value}, which has more than {max} decimals.',
    todo: 'Round it to {max} decimals before the totals are made.',
  },
  'shape/print-amount': {
    what: 'The printed figure {place} is {value}, which is not an amount of two decimals.',
    todo: 'Round it to two decimals, as the other amounts.',
  },
  'shape/not-whole': {
    what: '{place} is {value}, which is not a whole number.',
    todo: 'Give a whole number.',
  },
  'shape/out-of-range': {
    what: '{place} is {value}, which is not between {min} and {max}.',
    todo: 'Give a value from {min} to {max}.',
  },
  'shape/unsafe-integer': {
    what: '{place} is {value}, which is too long to be read exactly as a number.',
    todo: 'Keep MARKs as text until they are sent, and check where this one comes from.',
  },
  'shape/too-short': {
    what: 'The text of {place} has a length of {length}; the minimum is {min}.',
    todo: 'Fill it in, or leave {place} out where it is not mandatory.',
  },
  'shape/too-long': {
    what: 'The text of {place} has a length of {length}; the maximum is {max}.',
    todo: 'Shorten it to {max} characters.',
  },
  'shape/very-long': {
    what: 'The text of {place} has a length of {length}; above {usual}, it is probably a mistake.',
    todo: 'Check where it comes from, and shorten it.',
  },
  'shape/unknown-code': {
    what: '{place} is {value}, a code that its table does not have.',
    todo: 'Choose a code of the table[; {meant} seems meant].',
  },
  'shape/type-not-on-channel': {
    what: 'Document type {value} exists, but not on the provider channel.',
    todo: 'Send types 1.1 to 11.5 through a provider; this type reaches the tax authority in other ways.',
  },
  'shape/date': {
    what: '{place} is {value}, which is not a date of the calendar.',
    todo: 'Write the date as YYYY-MM-DD.',
  },
  'shape/time': {
    what: '{place} is {value}, which is not a time of day.',
    todo: 'Write the time as HH:mm:ss.',
  },
  'shape/uid': {
    what: '{place} has {value}, which is not a UID.',
    todo: 'Give the 40 hexadecimal characters of the UID in upper case.',
  },
  'shape/guid': {
    what: '{place} is {value}, which is not a GUID.',
    todo: 'Give a GUID of 36 characters, the same for all order slips of one table.',
  },
  'shape/character': {
    what: 'The text of {place} has at position {position} the character {character}, which XML cannot carry.',
    todo: 'Remove it: the tax authority takes documents as XML.',
  },
  'shape/invisible-character': {
    what: 'The text of {place} has at position {position} the character {character}, which a reader does not see.',
    todo: 'Remove it unless it is meant: it can hide text or change its order, and often comes with copied text.',
  },
  'shape/public-sector-block': {
    what: '{member} is for documents to the public sector, and this route drops it without an error.',
    todo: 'Send the document over the route for the public sector, or remove the block.',
  },
} satisfies Words;
