import type { Words } from '../../words-type.js';

export const table = {
  'table/not-facts': {
    what: 'The table cannot read these facts.',
    todo: 'Give the facts of the step as its type describes them.',
  },
  'table/member-not-taken': {
    what: '{member} is not allowed here: either the table sets it, or its slips cannot have it.',
    todo: 'Leave out {member}. A discount belongs on the ordered line; before the bill, use discount().',
  },
  'table/guid': {
    what: 'The tableAA is {found}, but the service requires a GUID.',
    todo: 'Give a GUID of 36 characters, or leave it out to derive it from the first slip.',
  },
  'table/number-used': {
    what: 'This table already has a document {number}.',
    todo: 'If it is the same document, send that one and record its answer. Otherwise use the next number.',
  },
  'table/ended': {
    what: 'The table was already closed by {number}.',
    todo: 'Open a new table. If it was closed by mistake, credit the closing.',
  },
  'table/ending-pending': {
    what: '{number} closes the table, but is not issued yet.',
    todo: 'If it waits for a payment by card, complete the payment, or release the document. If its answer is lost, search for it by series and number, and record its MARK or that it was not issued. Released or not issued, the table is open again.',
  },
  'table/slip-pending': {
    what: 'It is not known yet whether {number} was issued.',
    todo: 'Search for it by series and number. Record its MARK or UID, or that it was not issued. A lost answer is not a refusal.',
  },
  'table/slip-ended': {
    what: 'The slip {number} is already listed by {by}.',
    todo: 'Leave it out. If {by} was not issued, record that first.',
  },
  'table/slip-not-issued': {
    what: 'The slip {number} was recorded as not issued.',
    todo: 'Leave it out, or record its answer if it was issued after all.',
  },
  'table/slips-linked': {
    what: 'The slip {number} shares a cancellation with the listed slips.',
    todo: 'List {number} too: net value and quantity of a document have to equal its listed slips.',
  },
  'table/nothing-open': {
    what: 'This table has no open slips.',
    todo: 'Order first. An empty table does not have to be closed.',
  },
  'table/nothing-left': {
    what: 'Everything that was ordered has been cancelled, so there is nothing to bill, but the slips are still open.',
    todo: 'Cancel all of them with cancelAll. Otherwise they block the branch after 24 hours.',
  },
  'table/closing-type': {
    what: 'A document of type {found} cannot close a table.',
    todo: 'Close it with 11.1 or 1.1, or credit it with 11.4 or 5.2.',
  },
  'table/split-by-items': {
    what: 'The bill of one slip cannot be split by items: a closing has to equal its listed slips.',
    todo: 'Move the items of each guest to a bill of their own with split(), close whole slips for each bill (slips), or use several payments on one closing.',
  },
  'table/cancellation-held-back': {
    what: 'The cancellation {number} belongs to a move whose order has no answer yet.',
    todo: 'Record the answer to the order on both tables. If it is issued, send the cancellation. If not, the cancellation is dropped.',
  },
  'table/move-unfinished': {
    what: 'The order {number} moves items of this table, but only half of the move is issued (next: {next}).',
    todo: 'Do what unfinished() says first.',
  },
  'table/move-unknown': {
    what: 'This document does not belong to a move, split or discount of this table.',
    todo: 'Give the order or the cancellation listed by unfinished().',
  },
  'table/move-finished': {
    what: 'This move is already complete.',
    todo: 'Check unfinished() for what is left to do.',
  },
  'table/move-other-table': {
    what: 'The missing order belongs to the table {tableAA}.',
    todo: 'Give the stored state of that table too, or open it with that tableAA if it was never stored.',
  },
  'table/move-to-itself': {
    what: 'The other table is the same table.',
    todo: 'Give another table, use split() for a separate bill, or discount() for a lower price.',
  },
  'table/move-other-issuer': {
    what: 'This table belongs to issuer and branch {expected}, but the other one belongs to {found}.',
    todo: 'Move items only between tables of the same issuer and branch.',
  },
  'table/discount-missing': {
    what: 'The discount needs either percent or amount.',
    todo: 'Give exactly one of them.',
  },
  'table/discount-form': {
    what: 'The discount is {found}.',
    todo: "Give an exact number above 0 as text or number, such as '10' or '2.50'. An amount has at most two decimals.",
  },
  'table/discount-mixed': {
    what: 'Some of the prices include VAT and some do not, so it is unclear whether the discount includes VAT.',
    todo: 'Give a percentage, or discount the lines of each kind separately.',
  },
  'table/discount-too-large': {
    what: 'The discount is larger than the amount it is taken from, {of}.',
    todo: 'Give at most what is left. To charge nothing for an item, cancel it.',
  },
  'table/discount-nothing': {
    what: 'The discount is 0.00.',
    todo: 'Give a larger discount, or leave it out.',
  },
  'table/stray-cancellation': {
    what: 'The cancellation {number} was issued late, when the items it cancels were no longer there.',
    todo: 'Close the other slips by name (slips), and cancel only {number} with cancelAll.',
  },
  'table/lines-missing': {
    what: 'The cancellation has no lines.',
    todo: 'Name the items to cancel and their quantities, or cancel the whole table with cancelAll.',
  },
  'table/lines-unknown': {
    what: "The slip {number} is known only from the service's record, which has no lines.",
    todo: 'Give what is left as lines of the closing, or cancel the whole table.',
  },
  'table/item-missing': {
    what: 'The line does not say which item to cancel.',
    todo: 'Give its description or code, or the slip and its line.',
  },
  'table/item-unknown': {
    what: 'This table has no open item {item}.[ Is {meant} meant?]',
    todo: 'Give the item as it was ordered.',
  },
  'table/item-ambiguous': {
    what: '{item} was ordered in several ways: {offers}.',
    todo: 'Select one by its price (unitPrice or unitPriceWithVat), vat, vatCategory, unit or code, or by the slip and its line.',
  },
  'table/offer-unknown': {
    what: '{item} was not ordered with this price, VAT and unit, but with: {offers}.',
    todo: 'Give price, VAT and unit as they were ordered, or leave them out: they follow from the order.',
  },
  'table/value-form': {
    what: 'The value of {member} is {found}, which cannot be read here.',
    todo: "Give names as text, prices and VAT as exact decimals such as '2.5', and the line as a number from 1.",
  },
  'table/quantity-form': {
    what: 'The quantity is {found}.',
    todo: "Give an exact number above 0, such as '2.5'. Quantities to cancel are positive.",
  },
  'table/cancel-too-much': {
    what: '{wanted} × {item} cannot be cancelled: {ordered} ordered, {cancelled} cancelled, {left} left.',
    todo: 'Cancel at most {left}.',
  },
  'table/document-form': {
    what: 'This does not name a document of the table: {found}.',
    todo: 'Give the document that a step returned, its number as { series, aa }, or its MARK as { mark }.',
  },
  'table/document-unknown': {
    what: 'This table has no such document: {number}.',
    todo: 'Give the document that a step returned, its number as { series, aa }, or its MARK as { mark }.',
  },
  'table/order-not-placed': {
    what: 'The order {number} has the tableAA of this table, but the table does not have it.',
    todo: 'If a move or split made it, put it on this table first: finishMove({ move: order }, other) of the table that the items come from.',
  },
  'table/document-ambiguous': {
    what: 'Several documents of this table have the number {number}: {types}.',
    todo: 'Give the type too, or the document itself.',
  },
  'table/answer-differs': {
    what: '{number} already has the {member} {known}, so it cannot have {given} too.',
    todo: 'Check which document the answer is for. A document has one MARK and one UID, which never change.',
  },
  'table/answer-taken': {
    what: '{given} already belongs to {number}.',
    todo: 'Check which document the answer is for.',
  },
  'table/already-issued': {
    what: '{number} was already issued.',
    todo: 'An issued document cannot be withdrawn. Cancel lines of an order, or credit a closing.',
  },
  'table/late-answer': {
    what: '{number} was issued after all, but {by} has since closed the same slips.',
    todo: 'Find out what happened to {by}. If it was not issued, record that first. If both were issued, credit one of them.',
  },
  'table/late-number': {
    what: '{number} was issued after all, but another document has since used its number.',
    todo: 'That document cannot be issued too. Record that it was not (notIssued), then record this answer, and create the document again with the next number.',
  },
  'table/issued-at': {
    what: 'The time of issue is {found}.',
    todo: 'Give a Date, or text such as 2026-11-20T21:05:00+02:00.',
  },
  'table/clock': {
    what: 'The time for the deadlines is not a date.',
    todo: 'Give a Date.',
  },
  'table/open-order': {
    what: 'The record of an open slip has no quantity or net value.',
    todo: 'Give the records of GetOpenOrdersForTable unchanged.',
  },
} satisfies Words;
