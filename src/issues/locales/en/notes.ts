import type { Words } from '../../words-type.js';

export const notes = {
  'notes/none': {
    what: 'No delivery note is left to invoice.',
    todo: 'Give the notes with their MARKs; those that were cancelled do not count.',
  },
  'notes/facts-form': {
    what: 'What is said of the document is {found}, not an object.',
    todo: 'Give series, number, date and what the notes do not say.',
  },
  'notes/not-a-delivery-note': {
    what: '{document} is a {type}, and an invoice closes delivery notes 9.1 and 9.3.',
    todo: 'Leave it out.',
  },
  'notes/no-mark': {
    what: '{document} has no MARK, and the invoice names its notes by their MARKs.',
    todo: 'Wait for the MARK, or leave the note to a later invoice.',
  },
  'notes/twice': {
    what: '{document} is given twice.',
    todo: 'Give each document once, or its quantities count twice.',
  },
  'notes/other-issuer': {
    what: '{document} is of the issuer {found}, the others are of {expected}.',
    todo: 'Invoice the notes of each issuer alone.',
  },
  'notes/other-counterpart': {
    what: '{document} goes to {found}, the others go to {expected}.',
    todo: 'Invoice each counterpart alone.',
  },
  'notes/other-branch': {
    what: '{document} goes to the branch {found} of the counterpart, the others go to {expected}.',
    todo: 'State the branch that is invoiced in `counterpart`.',
  },
  'notes/no-sale': {
    what: '{document} moves goods that are not sold to this counterpart: they come in, or go back to a supplier.',
    todo: 'Leave it out; goods that the counterpart returns have the move purpose 5.',
  },
  'notes/returned-unknown': {
    what: '{document} returns {item}, which none of the notes delivered.',
    todo: 'Give the note that delivered it as well, or leave the return to its invoice.',
  },
  'notes/cancelled-unknown': {
    what: 'None of the notes has the MARK {mark} that is said to be cancelled.',
    todo: 'Give the MARK of a note of the list.',
  },
  'notes/not-an-invoice': {
    what: '{document} is a {type}, which invoices no delivery notes.',
    todo: 'Give only earlier invoices (1.1) of these notes.',
  },
  'notes/invoice-of-others': {
    what: '{document} closes notes that are not given here: {marks}.',
    todo: 'Give all notes that it closes, or its quantities cannot be told apart.',
  },
  'notes/item-without-quantity': {
    what: 'Line {line} of {document} has no quantity.',
    todo: 'Invoice this note by hand.',
  },
  'notes/member-unknown': {
    what: 'There is no {member} here.',
    todo: 'Parties, items and quantities come from the notes; leave it out, or look for its right name.',
  },
  'notes/list-form': {
    what: 'The {member} are {found}, not a list of objects.',
    todo: 'Give one object for each item.',
  },
  'notes/item-unnamed': {
    what: 'An entry of {member} names no item.',
    todo: 'Give its itemCode or its description, as on the notes.',
  },
  'notes/item-unknown': {
    what: 'The notes hold no {item}.',
    todo: 'Their items are {items}.',
  },
  'notes/item-ambiguous': {
    what: 'The notes hold {item} in several units: {units}.',
    todo: 'State the unit that is meant.',
  },
  'notes/item-twice': {
    what: '{item} is given twice.',
    todo: 'Give each item once.',
  },
  'notes/price-missing': {
    what: '{item} has no price.',
    todo: 'Give its price and VAT: a note does not have them.',
  },
  'notes/price-quantity': {
    what: 'The price of {item} states a quantity.',
    todo: 'State how many are invoiced in `quantities`.',
  },
  'notes/quantity-form': {
    what: 'The quantity of {item} is {found}, which is not an exact decimal above zero.',
    todo: "Give it as text with a point, such as '2.5'.",
  },
  'notes/above-quantity': {
    what: '{item} has {left} left to invoice, not {wanted}.',
    todo: 'Invoice at most what was delivered and not returned or invoiced yet.',
  },
  'notes/nothing-left': {
    what: 'Nothing of the notes is left to invoice.',
    todo: 'It was returned or invoiced already; issue no other invoice.',
  },
  'receiving/not-a-delivery-note': {
    what: 'A {type} is not a delivery note.',
    todo: 'A receiving note follows 9.1, 9.2 or 9.3.',
  },
  'receiving/no-mark': {
    what: 'The delivery note has no MARK, and a 10.1 names it by its MARK.',
    todo: 'Wait for the MARK, or issue a 10.2 by `correlated: false`.',
  },
  'receiving/receiver-without-number': {
    what: 'Who received the goods has no tax number, so no receiving note can be issued.',
    todo: 'State the issuer, if it is another than the note says.',
  },
  'receiving/purpose-needs-correlation': {
    what: 'The purpose {purpose} exists on 10.1 alone.',
    todo: 'Leave out `correlated: false`, or state another purpose.',
  },
  'receiving/line-unknown': {
    what: 'The delivery note has no line {line}.',
    todo: 'Its lines are {lines}.',
  },
  'receiving/line-twice': {
    what: 'Line {line} is given twice.',
    todo: 'State each line once, with all that was received of it.',
  },
  'receiving/quantity-form': {
    what: 'The quantity of line {line} is {found}, which is not an exact decimal above zero.',
    todo: 'Give it as text with a point; leave out a line of which nothing was received.',
  },
  'cancellation/credit-instead': {
    what: 'No call cancels documents of type {type}.',
    todo: 'Credit it with `creditOf`.',
  },
  'cancellation/slip-instead': {
    what: 'No call cancels an order slip (8.6).',
    todo: 'Issue the 8.6 that cancels its lines, or all slips of its table.',
  },
  'cancellation/return-instead': {
    what: 'No call cancels a POS collection (8.4).',
    todo: 'Issue an 8.5 for the amount that goes back.',
  },
  'cancellation/not-possible': {
    what: 'No call cancels documents of type {type}: only notes are cancelled.',
    todo: 'Ask your accountant how this document is set right.',
  },
  'cancellation/no-mark': {
    what: 'The note has no MARK, and it is cancelled by its MARK.',
    todo: 'Wait for the MARK of the note.',
  },
  'cancellation/sent-already': {
    what: 'The cancellation of {mark} was sent and has no answer yet; a second call may be charged again.',
    todo: 'Record the answer, or search for the note first.',
  },
  'cancellation/not-sent': {
    what: 'The cancellation of {mark} was not sent, so there is no answer to record.',
    todo: 'Take the step `sent` before the call goes out.',
  },
  'cancellation/done-already': {
    what: 'The note {mark} is cancelled already.',
    todo: 'Do not call again: a repeat gives error 251, or is charged again.',
  },
} satisfies Words;
