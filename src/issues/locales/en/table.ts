import type { Words } from '../../words-type.js';

export const table = {
  'table/not-facts': {
    what: 'The table cannot read what it was given here.',
    todo: 'Give the facts of the step as its type describes them.',
  },
  'table/member-not-taken': {
    what: '{member} is not taken here: the table states it by itself, or its slips could not follow.',
    todo: 'Leave out {member}. A discount belongs to the line that is ordered; before the bill, use discount().',
  },
  'table/guid': {
    what: 'The tableAA is {found}, but the service wants a GUID.',
    todo: 'Give a GUID of 36 characters, or leave it out: it is then derived from the first slip.',
  },
  'table/number-used': {
    what: 'This table has a document {number} already.',
    todo: 'If it is the same document, send that one and record its answer. Otherwise take the next number.',
  },
  'table/ended': {
    what: 'The table has ended with {number}.',
    todo: 'Open a new table. What was closed by mistake is credited.',
  },
  'table/ending-pending': {
    what: 'The table ends with {number}, which has no answer yet.',
    todo: 'Search for it by series and number. Record its MARK, or that it was not issued: then the table is open again.',
  },
  'table/slip-pending': {
    what: 'It is not known yet whether {number} was issued.',
    todo: 'Search for it by series and number. Record its MARK or UID, or that it was not issued; a lost answer is no refusal.',
  },
  'table/slip-ended': {
    what: 'The slip {number} is listed by {by} already.',
    todo: 'Leave it out. If {by} was not issued, record that first.',
  },
  'table/slip-not-issued': {
    what: 'The slip {number} was recorded as not issued.',
    todo: 'Leave it out, or record its answer if it was issued after all.',
  },
  'table/slips-linked': {
    what: 'The slip {number} shares a cancellation with those that are listed.',
    todo: 'List {number} too: net value and quantity of a document must equal the slips that it lists.',
  },
  'table/nothing-open': {
    what: 'No slip of this table is open.',
    todo: 'Order first. An empty table needs no closing.',
  },
  'table/nothing-left': {
    what: 'All that was ordered has been cancelled, so nothing is left to close, but its slips are still open.',
    todo: 'Cancel them altogether (cancelAll): otherwise they block the branch after 24 hours.',
  },
  'table/closing-type': {
    what: 'A document of type {found} does not close a table.',
    todo: 'Close with 11.1 or 1.1, as a credit with 11.4 or 5.2.',
  },
  'table/split-by-items': {
    what: 'The bill of one slip cannot be split by items: a closing must equal the slips that it lists.',
    todo: 'Move the items of each guest to a bill of their own with split(), close whole slips for each bill (slips), or take several payments on one closing.',
  },
  'table/cancellation-held-back': {
    what: 'The cancellation {number} belongs to a move whose order has no answer yet.',
    todo: 'Record the answer to the order on both tables. If it is issued, send the cancellation; if it is not, the cancellation is dropped.',
  },
  'table/move-unfinished': {
    what: 'The order {number} stands for items of this table, and only one half of that move is issued (next: {next}).',
    todo: 'Do what unfinished() says, then go on.',
  },
  'table/move-unknown': {
    what: 'This document is no half of a move, split or discount of this table.',
    todo: 'Give the order or the cancellation that unfinished() lists.',
  },
  'table/move-finished': {
    what: 'No half of this move is missing.',
    todo: 'Look at unfinished() for what has to be done.',
  },
  'table/move-other-table': {
    what: 'The order that is missing belongs to the table {tableAA}.',
    todo: 'Give that table too, as it was stored.',
  },
  'table/move-to-itself': {
    what: 'The other table is this table.',
    todo: 'Give another table, use split() for a bill of its own, or discount() for a lower price.',
  },
  'table/move-other-issuer': {
    what: 'This table belongs to the issuer and branch {expected}, the other one to {found}.',
    todo: 'Move items only between tables of one issuer and one branch.',
  },
  'table/discount-missing': {
    what: 'The discount is stated neither as percent nor as amount, or as both.',
    todo: 'State one of them.',
  },
  'table/discount-form': {
    what: 'The discount is {found}.',
    todo: "Give an exact number above 0 as text or number, such as '10' or '2.50'; an amount has at most two decimals.",
  },
  'table/discount-mixed': {
    what: 'Some of the prices include VAT and some do not, so it is not clear whether the amount of the discount does.',
    todo: 'State it in percent, or take the lines of each kind apart.',
  },
  'table/discount-too-large': {
    what: 'The discount is above the {of} that it is taken from.',
    todo: 'State at most what is left; cancel what nobody pays for.',
  },
  'table/discount-nothing': {
    what: 'The discount comes to 0.00.',
    todo: 'State a larger one, or leave it out.',
  },
  'table/stray-cancellation': {
    what: 'The cancellation {number} was issued after all, when what it cancels was no longer there.',
    todo: 'Close the other slips by naming them (slips), and cancel {number} alone with cancelAll.',
  },
  'table/lines-missing': {
    what: 'The cancellation names no lines.',
    todo: 'Name what is cancelled and how many, or cancel the whole table with cancelAll.',
  },
  'table/lines-unknown': {
    what: 'The slip {number} is known by the record of the service alone, which has no lines.',
    todo: 'State what remains as lines of the closing, or cancel the table altogether.',
  },
  'table/item-missing': {
    what: 'The line does not say which item is cancelled.',
    todo: 'Give its description or code, or the slip and its line.',
  },
  'table/item-unknown': {
    what: 'This table has no {item} that is open.[ Is {meant} meant?]',
    todo: 'Name the item as it was ordered.',
  },
  'table/item-ambiguous': {
    what: '{item} was ordered in several ways: {offers}.',
    todo: 'Say which one by its price (unitPrice or unitPriceWithVat), vat, unit or code, or by the slip and its line.',
  },
  'table/offer-unknown': {
    what: '{item} was not ordered at this price, VAT and unit, but so: {offers}.',
    todo: 'Give price, VAT and unit as they were ordered, or leave them out: they follow from the order.',
  },
  'table/value-form': {
    what: 'The value of {member} is {found}, which cannot be read here.',
    todo: "Give names as text, prices and VAT as exact decimals such as '2.5', the line as a number from 1.",
  },
  'table/quantity-form': {
    what: 'The quantity is {found}.',
    todo: "Give an exact number above 0, such as '2.5'; it is positive although it is cancelled.",
  },
  'table/cancel-too-much': {
    what: '{wanted} × {item} cannot be cancelled: {ordered} ordered, {cancelled} cancelled, {left} left.',
    todo: 'Cancel at most {left}.',
  },
  'table/document-form': {
    what: 'This does not name a document of the table: {found}.',
    todo: 'Give the document that a step made, its number as { series, aa }, or its MARK as { mark }.',
  },
  'table/document-unknown': {
    what: 'This table has no such document: {number}.',
    todo: 'Give the document that a step made, its number as { series, aa }, or its MARK as { mark }.',
  },
  'table/document-ambiguous': {
    what: 'Several documents of this table are numbered {number}: {types}.',
    todo: 'Give the type too, or the document itself.',
  },
  'table/answer-differs': {
    what: '{number} has the {member} {known} already, so it cannot have {given} too.',
    todo: 'Check which document was answered; a document has one MARK and one UID for ever.',
  },
  'table/answer-taken': {
    what: '{given} belongs to {number} already.',
    todo: 'Check which document was answered.',
  },
  'table/already-issued': {
    what: '{number} is issued.',
    todo: 'What is issued stays. Cancel lines of an order, credit a closing.',
  },
  'table/late-answer': {
    what: '{number} was issued after all, but {by} has ended the same slips since.',
    todo: 'Find out what became of {by}. If it was not issued, record that first; if both are, credit one of them.',
  },
  'table/late-number': {
    what: '{number} was issued after all, but another document has its number since.',
    todo: 'That one cannot be issued too: record that it was not (notIssued), then this answer, and make it again under the next number.',
  },
  'table/issued-at': {
    what: 'The moment of issue is {found}.',
    todo: 'Give a Date, or a text such as 2026-11-20T21:05:00+02:00.',
  },
  'table/clock': {
    what: 'The moment to look from is no date.',
    todo: 'Give a Date.',
  },
  'table/open-order': {
    what: 'The record of an open slip lacks its quantity or net value.',
    todo: 'Give the records of GetOpenOrdersForTable unchanged.',
  },
} satisfies Words;
