import type { Words } from '../../words-type.js';

export const notes = {
  'notes/none': {
    what: 'There is no delivery note to invoice.',
    todo: 'Give the notes with their MARKs; cancelled notes do not count.',
  },
  'notes/facts-form': {
    what: 'The facts of the invoice are {found}, not an object.',
    todo: 'Give series, number, date and everything that the notes do not contain.',
  },
  'notes/not-a-delivery-note': {
    what: '{document} is a {type}, but an invoice can only close delivery notes 9.1 and 9.3.',
    todo: 'Leave it out.',
  },
  'notes/no-mark': {
    what: '{document} has no MARK, but the invoice has to name its notes by their MARKs.',
    todo: 'Wait for the MARK, or invoice the note later.',
  },
  'notes/twice': {
    what: '{document} is given twice.',
    todo: 'Give each document once; otherwise its quantities count twice.',
  },
  'notes/other-issuer': {
    what: '{document} has the issuer {found}, but the others have {expected}.',
    todo: 'Invoice the notes of each issuer separately.',
  },
  'notes/other-counterpart': {
    what: '{document} goes to {found}, but the others go to {expected}.',
    todo: 'Invoice each counterpart separately.',
  },
  'notes/other-branch': {
    what: '{document} goes to branch {found} of the counterpart, but the others go to {expected}.',
    todo: 'State which branch is invoiced in `counterpart`.',
  },
  'notes/no-sale': {
    what: '{document} moves goods that are not sold to this counterpart: they come in, or go back to a supplier.',
    todo: 'Leave it out. Goods that the counterpart returns have the move purpose 5.',
  },
  'notes/returned-unknown': {
    what: '{document} returns {item}, which none of these notes delivered.',
    todo: 'Add the note that delivered it, or leave the return for the invoice of that note.',
  },
  'notes/cancelled-unknown': {
    what: 'The MARK {mark}, listed as cancelled, does not belong to any of these notes.',
    todo: 'Give the MARK of a note in the list.',
  },
  'notes/not-an-invoice': {
    what: '{document} is a {type}, which does not invoice delivery notes.',
    todo: 'Give only earlier invoices (1.1) of these notes.',
  },
  'notes/invoice-of-others': {
    what: '{document} also closes notes that are not given here: {marks}.',
    todo: 'Give all notes that it closes. Otherwise its quantities cannot be assigned.',
  },
  'notes/item-without-quantity': {
    what: 'Line {line} of {document} has no quantity.',
    todo: 'Invoice this note manually.',
  },
  'notes/member-unknown': {
    what: 'The facts have no member {member}.',
    todo: 'Leave it out, or correct its name. Parties, items and quantities come from the notes.',
  },
  'notes/list-form': {
    what: 'The {member} are {found}, not a list of objects.',
    todo: 'Give one object for each item.',
  },
  'notes/item-unnamed': {
    what: 'An entry of {member} does not name an item.',
    todo: 'Give its itemCode or its description, as on the notes.',
  },
  'notes/item-unknown': {
    what: 'The notes do not contain {item}.',
    todo: 'They contain these items: {items}.',
  },
  'notes/item-ambiguous': {
    what: 'The notes contain {item} in several units: {units}.',
    todo: 'State the unit.',
  },
  'notes/item-twice': {
    what: '{item} appears twice.',
    todo: 'Give each item once.',
  },
  'notes/price-missing': {
    what: '{item} has no price.',
    todo: 'Give its price and VAT: notes do not have them.',
  },
  'notes/price-quantity': {
    what: 'The price of {item} has a quantity.',
    todo: 'State the quantity to invoice in `quantities`.',
  },
  'notes/quantity-form': {
    what: 'The quantity of {item} is {found}, which is not an exact decimal above zero.',
    todo: "Give it as text with a decimal point, such as '2.5'.",
  },
  'notes/above-quantity': {
    what: '{item} has {left} left to invoice, not {wanted}.',
    todo: 'Invoice at most what was delivered and has not been returned or invoiced.',
  },
  'notes/nothing-left': {
    what: 'The notes have nothing left to invoice.',
    todo: 'Everything was returned or invoiced. Do not issue another invoice.',
  },
  'receiving/not-a-delivery-note': {
    what: 'A {type} is not a delivery note.',
    todo: 'A receiving note follows 9.1, 9.2 or 9.3.',
  },
  'receiving/no-mark': {
    what: 'The delivery note has no MARK, but a 10.1 has to name it by its MARK.',
    todo: 'Wait for the MARK, or issue a 10.2 with `correlated: false`.',
  },
  'receiving/receiver-without-number': {
    what: 'The receiver of the goods has no tax number, so no receiving note can be issued.',
    todo: 'State the issuer, if it is not the receiver on the note.',
  },
  'receiving/purpose-needs-correlation': {
    what: 'Only a 10.1 can have the purpose {purpose}.',
    todo: 'Leave out `correlated: false`, or state another purpose.',
  },
  'receiving/line-unknown': {
    what: 'The delivery note has no line {line}.',
    todo: 'It has these lines: {lines}.',
  },
  'receiving/line-twice': {
    what: 'Line {line} appears twice.',
    todo: 'Give each line once, with the total received.',
  },
  'receiving/quantity-form': {
    what: 'The quantity of line {line} is {found}, which is not an exact decimal above zero.',
    todo: 'Give it as text with a decimal point. Leave out a line if nothing was received.',
  },
  'cancellation/credit-instead': {
    what: 'Documents of type {type} cannot be cancelled by a call.',
    todo: 'Credit it with `creditOf`.',
  },
  'cancellation/slip-instead': {
    what: 'An order slip (8.6) cannot be cancelled by a call.',
    todo: 'Issue an 8.6 that cancels its lines, or all slips of its table.',
  },
  'cancellation/return-instead': {
    what: 'A POS collection (8.4) cannot be cancelled by a call.',
    todo: 'Issue an 8.5 for the amount that is returned.',
  },
  'cancellation/not-possible': {
    what: 'Documents of type {type} cannot be cancelled by a call: only notes can.',
    todo: 'Ask your accountant how to correct this document.',
  },
  'cancellation/no-mark': {
    what: 'The note has no MARK, but it has to be cancelled by its MARK.',
    todo: 'Wait for the MARK of the note.',
  },
  'cancellation/sent-already': {
    what: 'The cancellation of {mark} was already sent and has no answer yet. A second call may be charged again.',
    todo: 'Record the answer, or first search for the note.',
  },
  'cancellation/not-sent': {
    what: 'The cancellation of {mark} was not sent, so there is no answer to record.',
    todo: 'Call `sent` before you send the call.',
  },
  'cancellation/done-already': {
    what: 'The note {mark} is already cancelled.',
    todo: 'Do not call again: you would get error 251, or be charged again.',
  },
} satisfies Words;
