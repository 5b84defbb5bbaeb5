import type { Words } from '../../words-type.js';

export const numbering = {
  'numbering/series': {
    what: 'A series of numbers belongs to an issuer, a branch, a type and a series, and {member} is {found}.',
    todo: 'State vatNumber (nine digits), branch, invoiceType and series as the document will have them.',
  },
  'numbering/first-number': {
    what: 'The first number {found} is not a serial number.',
    todo: 'Give a whole number from 1 to 18446744073709551615 as text, without zeros in front, and one for each series.',
  },
  'numbering/other-series': {
    what: 'Series {series} of {vatNumber}, branch {branch}, type {invoiceType}, is not one of those that were named.',
    todo: 'Correct the series, or name it in series when the numbering is made.',
  },
  'numbering/exhausted': {
    what: 'Series {series} has handed out its last number, {last}.',
    todo: 'Begin another series.',
  },
  'numbering/reservation': {
    what: '{member} of the reservation is {found}.',
    todo: 'Give issueDate as YYYY-MM-DD and memo as text, or leave them out.',
  },
  'numbering/not-reserved': {
    what: 'The number {aa} of series {series} was not reserved here.',
    todo: 'Give the ticket that reserve() returned.',
  },
  'numbering/reused': {
    what: 'The number {aa} is recorded for {recorded}, and now for {found}.',
    todo: 'Search for both documents: one number may have one document only.',
  },
  'numbering/elsewhere': {
    what: '{name} is recorded for the number {other}, and now for {aa}.',
    todo: 'Search for the document and record it under the number that it has.',
  },
  'numbering/committed': {
    what: 'The number {aa} belongs to the document {name}.',
    todo: 'A number with a document stays; reverse the document with a credit document.',
  },
  'numbering/burnt': {
    what: 'The number {aa} is already given up: {reason}.',
    todo: 'Leave it as it is.',
  },
  'numbering/not-refused': {
    what: 'The outcome for number {aa} is {outcome}: a document may have this number.',
    todo: 'Give a number up only after a refusal. Settle any other outcome first, then commit the number.',
  },
  'numbering/reason-missing': {
    what: 'The number {aa} would be given up without a reason.',
    todo: 'Say why; a gap in a series has to be explained.',
  },
} satisfies Words;
