import type { Words } from '../../words-type.js';

export const order = {
  'order/table-missing': {
    what: 'The order slip does not say to which table it belongs.',
    todo: 'Add tableAA, the GUID that all order slips of the table share.',
  },
  'order/table-on-type': {
    what: 'A document of type {type} has tableAA, which is for order slips (8.6) alone.',
    todo: 'Remove tableAA; a closing lists the MARKs of the slips in multipleConnectedMarks.',
  },
  'order/cancellation-mixed': {
    what: 'One order slip cancels line {cancelled} (recType 7) and orders line {line}.',
    todo: 'Issue two slips: one with orders alone, one with cancelled lines alone.',
  },
  'order/slip-line-incomplete': {
    what: 'Line {line} of the order slip has no {member}.',
    todo: 'Give quantity and measurementUnit: the closing has to match the quantities of the slips.',
  },
  'order/slip-line-unnamed': {
    what: 'Line {line} of the order slip does not say what was ordered.',
    todo: 'Add itemDescr.',
  },
  'order/slip-line-without-vat': {
    what: 'Line {line} of the order slip has VAT category 8 (no VAT).',
    todo: 'Use the category under which the item is sold; 8 belongs to total cancellations.',
  },
  'order/slip-line-exempt': {
    what: 'Line {line} of the order slip has VAT category 7 (VAT exempt).',
    todo: 'Use the category under which the item is sold.',
  },
  'order/total-cancellation-on-type': {
    what: 'A document of type {type} cannot cancel order slips.',
    todo: 'Remove totalCancelDeliveryOrders, or issue an 8.6.',
  },
  'order/total-cancellation-line': {
    what: 'Lines of the total cancellation: {lines}; the first has net value {netValue}, VAT {vatAmount} and VAT category {vatCategory}.',
    todo: 'Give exactly one line with netValue 0, vatAmount 0 and vatCategory 8.',
  },
  'order/total-cancellation-marks': {
    what: 'The total cancellation does not say which order slips it cancels.',
    todo: 'List their MARKs in multipleConnectedMarks.',
  },
  'order/marks-on-slip': {
    what: 'The order slip lists other slips, but is not a total cancellation.',
    todo: 'Set totalCancelDeliveryOrders to true if it cancels them, otherwise remove the list.',
  },
  'order/closing-category-missing': {
    what: 'The receipt lists the MARKs of other documents without specialInvoiceCategory {category}.',
    todo: 'Set specialInvoiceCategory to {category} if it closes a table.',
  },
  'order/closing-category-wrong': {
    what: 'The document lists order slips, so it closes a table, but its specialInvoiceCategory is not {category}[ but {found}].',
    todo: 'Set specialInvoiceCategory to {category}; other documents do not list order slips.',
  },
  'order/closing-on-type': {
    what: 'A document of type {type} with specialInvoiceCategory {category} lists MARKs, as if it closed a table.',
    todo: 'Close tables with 11.1 or 1.1, credits with 11.4 or 5.2.',
  },
  'order/close-net-mismatch': {
    what: 'The order slips leave a net value of {left} (ordered {ordered}, cancelled {cancelled}), but the closing has {stated}[, together with {others} more of the same slips][: {missing} is missing][: {surplus} is too much].',
    todo: 'Close with exactly what remains of the slips, line by line (put together, lines round otherwise): the service refuses a closing that differs.',
  },
  'order/close-quantity-mismatch': {
    what: 'The order slips leave a quantity of {left} (ordered {ordered}, cancelled {cancelled}), but the closing has {stated}[, together with {others} more of the same slips][: {missing} is missing][: {surplus} is too much].',
    todo: 'Close with exactly what remains of the slips: the service refuses a closing that differs.',
  },
  'order/close-links-differ': {
    what: 'Order slips that the closing lists: {listed}; related order slips: {related}.',
    todo: 'List every slip and cancellation of the table; give each with its MARK, so that exactly those that are listed are compared.',
  },
  'order/listed-slip-unknown': {
    what: 'The order slip {link} is listed, but not among the documents given.',
    todo: 'Give it with its MARK or UID, so that the sums can be compared; take it off the list if it does not exist.',
  },
  'order/listed-slip-twice': {
    what: '{link} and {first} are one order slip, and both are listed.',
    todo: 'Keep one of the two: the slip counts once.',
  },
  'order/listed-slip-cancelled': {
    what: 'The order slip {link} is listed, but the total cancellation {cancellation} has closed it.',
    todo: 'Take it off the list: its net value is not counted.',
  },
  'order/listed-not-a-slip': {
    what: '{link} is among the order slips, but is a document of type {type}.',
    todo: 'Check the MARK: net value and quantity are not compared while it is listed.',
  },
  'order/open-slip-not-listed': {
    what: 'The order slip {link}[ of table {table}] is open, but the closing of its table does not list it.',
    todo: 'Add it to the list. If the bill is split and another closing lists it, say so with the option splitBill.',
  },
  'order/open-slip-left-open': {
    what: 'The order slip {link}[ of table {table}] stays open.',
    todo: 'Add it to the list, unless another document closes it: an open slip blocks the branch after 24 hours.',
  },
  'order/listed-slip-of-other-table': {
    what: 'The order slip {link} is of table {table}, the list of table {own}.',
    todo: 'Take it off the list, unless both tables are on one bill.',
  },
  'order/slips-shared': {
    what: 'The order slip {link} is listed here and on {closing}.',
    todo: 'Let each closing list slips of its own: the service describes no bill that is split over the same slips.',
  },
  'order/credit-of-orders': {
    what: 'A credit of type {type} closes order slips that leave {left} to be charged (ordered {ordered}, cancelled {cancelled}).',
    todo: 'Use 11.1 or 1.1, unless that amount is given back to the customer.',
  },
  'order/close-records-differ': {
    what: 'The records of open slips give net value {net}[ and quantity {quantity}], the closing has {stated}[ and {statedQuantity}][: {missing} is missing][: {surplus} is too much][, quantity missing {missingQuantity}][, quantity too much {surplusQuantity}].',
    todo: 'Compare with your own slips: the records do not say which are cancellations, and one counted as an order doubles the difference.',
  },
  'order/close-item-missing': {
    what: 'The closing lacks {item}[ at {price}], which the order slips leave: [quantity {quantity}, ]net value {net}.',
    todo: 'Add it, or cancel it by an order slip with recType 7.',
  },
  'order/close-item-too-much': {
    what: 'The closing has more {item}[ at {price}] than the order slips leave: [quantity {quantity}, ]net value {net}.',
    todo: 'Take it off, or list the order slip that orders it.',
  },
  'order/cancels-more-than-ordered': {
    what: 'With this order slip, {quantity} more of {item} is cancelled than the table has ordered.',
    todo: 'Take back at most what was ordered, under the same item and VAT category.',
  },
} satisfies Words;
