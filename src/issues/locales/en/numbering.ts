import type { Words } from '../../words-type.js';

export const numbering = {
  'numbering/series': {
    what: 'A series of numbers is identified by issuer, branch, type and series, but {member} is {found}.',
    todo: 'Give vatNumber (nine digits), branch, invoiceType and series as the document has them.',
  },
  'numbering/first-number': {
    what: 'The first number {found} is not a serial number.',
    todo: 'Give a whole number from 1 to 18446744073709551615 as text, without leading zeros, once for each series.',
  },
  'numbering/other-series': {
    what: 'Series {series} of {vatNumber}, branch {branch}, type {invoiceType}, is not in the list of allowed series.',
    todo: 'Correct the series, or add it to the option series when you create the numbering.',
  },
  'numbering/exhausted': {
    what: 'Series {series} has used its last number, {last}.',
    todo: 'Begin another series.',
  },
  'numbering/reservation': {
    what: 'In the reservation, {member} is {found}.',
    todo: 'Give issueDate as YYYY-MM-DD, memo as text and holder as a name, or leave them out.',
  },
  'numbering/option': {
    what: 'The option {member} of the numbering is {found}.',
    todo: 'Give holder as the name of a till, reservedBefore as a valid Date, and clock as an object with now(), or leave them out.',
  },
  'numbering/not-reserved': {
    what: 'The number {aa} of series {series} was not reserved here.',
    todo: 'Give the ticket that reserve() returned.',
  },
  'numbering/reused': {
    what: 'The number {aa} is already recorded for {recorded}, and cannot be recorded for {found}.',
    todo: 'Search for both documents: a number can have only one document.',
  },
  'numbering/elsewhere': {
    what: '{name} is already recorded with the number {other}, and cannot be recorded with {aa}.',
    todo: 'Search for the document and record it with the number that it has.',
  },
  'numbering/committed': {
    what: 'The number {aa} already belongs to the document {name}.',
    todo: 'It cannot be given up. To reverse the document, issue a credit document.',
  },
  'numbering/burnt': {
    what: 'The number {aa} was already given up: {reason}.',
    todo: 'Leave it as it is.',
  },
  'numbering/not-refused': {
    what: 'The outcome for number {aa} is {outcome}, so a document may have this number.',
    todo: 'Give a number up only after a refusal. Settle any other outcome first, then commit the number.',
  },
  'numbering/reason-missing': {
    what: 'The number {aa} cannot be given up without a reason.',
    todo: 'State a reason: gaps in a series have to be explained.',
  },
} satisfies Words;
