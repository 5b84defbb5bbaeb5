import type { Words } from '../../words-type.js';

export const shape = {
  'shape/type': {
    what: 'This should be of the type {expected}, but is of the type {found}.',
    todo: 'Send it in the form that the service describes: amounts and codes as JSON numbers, texts as JSON strings.',
  },
  'shape/missing': { what: 'The mandatory member {member} is missing.', todo: 'Add {member}.' },
  'shape/empty-list': { what: 'The list is empty.', todo: 'Give at least {min} element.' },
  'shape/null-member': { what: '{member} is null.', todo: 'Leave the member out when it has no value.' },
  'shape/unknown-member': {
    what: 'The service does not know the member {member} and would drop it without an error.',
    todo: 'Remove it[, or write the member that is meant: {meant}].',
  },
  'shape/member-case': {
    what: 'The member {member} is described as {meant}.',
    todo: 'Write {meant}: that the service binds names in any case is observed, not promised.',
  },
  'shape/duplicate-member': {
    what: 'The member {member} stands twice, also as {meant}.',
    todo: 'Keep one of them: which one is filed cannot be told.',
  },
  'shape/removed-member': {
    what: '{member} was removed from the service; with it the tax authority refuses the document.',
    todo: 'Remove it. Transport events are declared by the carrier and the recipient.',
  },
  'shape/undescribed-member': {
    what: "{member} belongs to the tax authority's schema, but the service does not describe it and may drop it.",
    todo: 'Leave it out unless your provider confirms it.',
  },
  'shape/unreadable': {
    what: 'The value cannot be read.',
    todo: 'Give a plain object, as JSON.parse makes it.',
  },
  'shape/negative': {
    what: 'The value {value} is negative.',
    todo: 'Write it positive: no figure of a document is negative, the document type gives the sign.',
  },
  'shape/not-above': {
    what: 'The value {value} is not above {above}.',
    todo: 'Give a value above {above}, or leave the member out.',
  },
  'shape/too-large': {
    what: 'The value {value} is above the maximum of {max}.',
    todo: 'Give at most {max}.',
  },
  'shape/decimals': {
    what: 'The value {value} has more than {max} decimals.',
    todo: 'Round it to {max} decimals before the totals are made.',
  },
  'shape/print-amount': {
    what: 'The printed figure {value} is not an amount of two decimals.',
    todo: 'Round it as the amounts beside it.',
  },
  'shape/not-whole': { what: 'The value {value} is not a whole number.', todo: 'Give a whole number.' },
  'shape/out-of-range': {
    what: 'The value {value} is not between {min} and {max}.',
    todo: 'Give a code from {min} to {max}.',
  },
  'shape/unsafe-integer': {
    what: 'The number {value} is too long to be read exactly.',
    todo: 'Keep MARKs as text until they are sent, and check where this one comes from.',
  },
  'shape/too-short': {
    what: 'The text has {length} characters; at least {min} are needed.',
    todo: 'Give at least {min} characters.',
  },
  'shape/too-long': {
    what: 'The text has {length} characters; at most {max} are allowed.',
    todo: 'Shorten it to {max} characters.',
  },
  'shape/unknown-code': {
    what: 'The code {value} is not in its table.',
    todo: 'Choose a code of the table[; {meant} seems meant].',
  },
  'shape/type-not-on-channel': {
    what: 'Document type {value} exists, but not on the provider channel.',
    todo: 'Send types 1.1 to 11.5 through a provider; this type goes to the tax authority by other ways.',
  },
  'shape/date': { what: '{value} is not a date of the calendar.', todo: 'Write the date as YYYY-MM-DD.' },
  'shape/time': { what: '{value} is not a time of day.', todo: 'Write the time as HH:mm:ss.' },
  'shape/uid': { what: '{value} is not a UID.', todo: 'A UID has 40 hexadecimal characters in upper case.' },
  'shape/guid': {
    what: '{value} is not a GUID.',
    todo: 'Give a GUID of 36 characters, the same for all slips of one table.',
  },
  'shape/character': {
    what: 'The text has the character {character} at place {position}, which XML cannot carry.',
    todo: 'Remove it: the tax authority takes documents as XML.',
  },
} satisfies Words;
