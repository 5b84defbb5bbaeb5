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
  'order/closing-on-type': {
    what: 'A document of type {type} with specialInvoiceCategory {category} lists MARKs, as if it closed a table.',
    todo: 'Close tables with 11.1 or 1.1, credits with 11.4 or 5.2.',
  },
  'order/close-net-mismatch': {
    what: 'The order slips leave a net value of {left} (ordered {ordered}, cancelled {cancelled}), but the closing has {stated}[, together with {others} more of the same slips].',
    todo: 'Close with exactly what remains of the slips: the service refuses a closing that differs.',
  },
  'order/close-quantity-mismatch': {
    what: 'The order slips leave a quantity of {left} (ordered {ordered}, cancelled {cancelled}), but the closing has {stated}[, together with {others} more of the same slips].',
    todo: 'Close with exactly what remains of the slips: the service refuses a closing that differs.',
  },
  'order/close-links-differ': {
    what: 'Order slips that the closing lists: {listed}; order slips given beside it: {beside}.',
    todo: 'List every slip and cancellation of the table, and give the same for comparison: otherwise the sums are not compared.',
  },
} satisfies Words;
