import type { Words } from '../../words-type.js';

export const order = {
  'order/table-missing': {
    what: 'The order slip does not say which table it belongs to.',
    todo: 'Add tableAA, the GUID shared by all order slips of the table.',
  },
  'order/table-on-type': {
    what: 'A document of type {type} has tableAA, which is only for order slips (8.6).',
    todo: 'Remove tableAA; a closing lists the MARKs of the slips in multipleConnectedMarks.',
  },
  'order/cancellation-mixed': {
    what: 'The order slip cancels line {cancelled} (recType 7) but orders line {line}.',
    todo: 'Issue two slips: one with orders only, one with cancelled lines only.',
  },
  'order/slip-line-incomplete': {
    what: 'Line {line} of the order slip has no {member}.',
    todo: 'Add quantity and measurementUnit: the closing has to match the quantities of the slips.',
  },
  'order/slip-line-unnamed': {
    what: 'Line {line} of the order slip does not name what was ordered.',
    todo: 'Add itemDescr.',
  },
  'order/slip-line-without-vat': {
    what: 'Line {line} of the order slip has VAT category 8 (no VAT).',
    todo: 'Use the VAT category of the item; category 8 is for total cancellations.',
  },
  'order/slip-line-exempt': {
    what: 'Line {line} of the order slip has VAT category 7 (VAT exempt).',
    todo: 'Use the VAT category of the item.',
  },
  'order/total-cancellation-on-type': {
    what: 'A document of type {type} cannot cancel order slips.',
    todo: 'Remove totalCancelDeliveryOrders, or issue an 8.6.',
  },
  'order/total-cancellation-line': {
    what: 'The number of lines on the total cancellation is {lines}. The first has net value {netValue}, VAT {vatAmount} and VAT category {vatCategory}.',
    todo: 'Give exactly one line with netValue 0, vatAmount 0 and vatCategory 8.',
  },
  'order/total-cancellation-marks': {
    what: 'The total cancellation does not say which order slips it cancels.',
    todo: 'List their MARKs in multipleConnectedMarks.',
  },
  'order/marks-on-slip': {
    what: 'The order slip lists other slips, but is not a total cancellation.',
    todo: 'Set totalCancelDeliveryOrders to true if it cancels them. Otherwise remove the list.',
  },
  'order/closing-category-missing': {
    what: 'The receipt lists MARKs of other documents, but has no specialInvoiceCategory {category}.',
    todo: 'Set specialInvoiceCategory to {category} if it closes a table.',
  },
  'order/closing-category-wrong': {
    what: 'The document lists order slips, so it closes a table, but its specialInvoiceCategory is not {category}[ but {found}].',
    todo: 'Set specialInvoiceCategory to {category}; only a closing may list order slips.',
  },
  'order/closing-on-type': {
    what: 'A document of type {type} with specialInvoiceCategory {category} lists MARKs, as if it closed a table.',
    todo: 'Close tables with 11.1 or 1.1, or credit them with 11.4 or 5.2.',
  },
  'order/close-net-mismatch': {
    what: 'The order slips leave a net value of {left} (ordered {ordered}, cancelled {cancelled}), but the closing has {stated}[, together with {others} more of the same slips][: {missing} is missing][: {surplus} is too much].',
    todo: 'Close with exactly what is left, line by line (combined lines round differently): the service refuses a closing that differs.',
  },
  'order/close-quantity-mismatch': {
    what: 'The order slips leave a quantity of {left} (ordered {ordered}, cancelled {cancelled}), but the closing has {stated}[, together with {others} more of the same slips][: {missing} is missing][: {surplus} is too much].',
    todo: 'Close with exactly what is left: the service refuses a closing that differs.',
  },
  'order/close-links-differ': {
    what: 'The number of order slips is {listed} on the closing, but {related} among the related documents.',
    todo: 'List every slip and cancellation of the table. Give each with its MARK, so that exactly the listed slips are compared.',
  },
  'order/listed-slip-unknown': {
    what: 'The order slip {link} is listed, but is not among the related documents.',
    todo: 'Add it with its MARK or UID, so that the sums can be compared. If it does not exist, remove it from the list.',
  },
  'order/listed-slip-twice': {
    what: '{link} and {first} are the same order slip, and both are listed.',
    todo: 'Keep only one: the slip counts once.',
  },
  'order/listed-slip-cancelled': {
    what: 'The order slip {link} is listed, but was already closed by the total cancellation {cancellation}.',
    todo: 'Remove it from the list: its net value does not count.',
  },
  'order/listed-not-a-slip': {
    what: '{link} is listed as an order slip, but is a document of type {type}.',
    todo: 'Check the MARK: net value and quantity are not compared.',
  },
  'order/open-slip-not-listed': {
    what: 'The order slip {link}[ of table {table}] is open, but the closing of its table does not list it.',
    todo: 'Add it to the list. If the bill is split and another closing lists it, use the option splitBill.',
  },
  'order/open-slip-left-open': {
    what: 'The order slip {link}[ of table {table}] remains open.',
    todo: 'Add it to the list, unless another document closes it: an open slip blocks the branch after 24 hours.',
  },
  'order/listed-slip-of-other-table': {
    what: 'The order slip {link} belongs to table {table}, but the list is for table {own}.',
    todo: 'Remove it from the list, unless both tables share one bill.',
  },
  'order/listed-slip-of-other-branch': {
    what: 'The order slip {link} was issued by branch {there}, but this document is of branch {here}.',
    todo: 'Correct issuer.branch: the branch that ordered closes its slips, or it cannot issue after 24 hours.',
  },
  'order/slips-shared': {
    what: 'The order slip {link} is listed both here and on {closing}.',
    todo: 'List each slip on one closing only: the service does not describe bills that share slips.',
  },
  'order/credit-of-orders': {
    what: 'A credit of type {type} closes order slips with {left} left to charge (ordered {ordered}, cancelled {cancelled}).',
    todo: 'Use 11.1 or 1.1, unless the customer gets that amount back.',
  },
  'order/close-records-differ': {
    what: 'The records of open slips have net value {net}[ and quantity {quantity}], but the closing has {stated}[ and {statedQuantity}][: {missing} is missing][: {surplus} is too much][, quantity missing {missingQuantity}][, quantity too much {surplusQuantity}].',
    todo: 'Compare with your own slips. The records do not say which slips are cancellations.',
  },
  'order/close-item-missing': {
    what: 'The closing is missing {item}[ at {price}], which is left on the order slips: [quantity {quantity}, ]net value {net}.',
    todo: 'Add it, or cancel it with an order slip with recType 7.',
  },
  'order/close-item-too-much': {
    what: 'The closing has more of {item}[ at {price}] than is left on the order slips: [quantity {quantity}, ]net value {net}.',
    todo: 'Remove it, or list the order slip that orders it.',
  },
  'order/cancels-more-than-ordered': {
    what: 'With this order slip, {quantity} more of {item} is cancelled than was ordered on the table.',
    todo: 'Cancel at most what was ordered, with the same item and VAT category.',
  },
  'order/cancels-without-order': {
    what: 'The order slip cancels something on table {table}, but nothing was ordered there on any related order slip.',
    todo: 'Check tableAA. If the table is open, give its order slips as related documents.',
  },
} satisfies Words;
