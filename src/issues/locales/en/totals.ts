import type { Words } from '../../words-type.js';

export const totals = {
  'totals/line-product': {
    what: 'On line {line}, quantity {quantity} × unit price {unitPrice} is {computed}, but the value before discount is {stated}.',
    todo: 'Correct the quantity, the unit price or the value: in print they contradict each other.',
  },
  'totals/line-discount': {
    what: 'On line {line}, the value before discount {before} minus the discount {discount} is {computed}, but the net value is {stated}.',
    todo: 'Make the net value equal to the value after the discount, or correct the discount.',
  },
  'totals/line-vat': {
    what: 'On line {line}, {percent}% VAT of {net} is {computed}, but the VAT amount is {stated}.',
    todo: 'Check the VAT category and the amount: a difference of one cent is common, but this is more.',
  },
  'totals/line-vat-of-other-rate': {
    what: 'On line {line}, the VAT amount {stated} is {fits}% of {net}, but the VAT category has {percent}% ({computed}).',
    todo: 'Correct the VAT category[ to {vatCategory}] or the VAT amount: they have different rates.',
  },
  'totals/line-vat-far-off': {
    what: 'On line {line}, {percent}% VAT of {net} is {computed}, but the VAT amount is {stated}; rounding cannot explain a difference of {difference}.',
    todo: 'Correct the VAT amount, or the VAT category if the item has another rate.',
  },
  'totals/net-sum': {
    what: 'The net values of the lines add up to {computed}, but the total net value is {stated}.',
    todo: 'Make totalNetValue the exact sum of the lines.',
  },
  'totals/vat-sum': {
    what: 'The VAT amounts of the lines add up to {computed}, but the total VAT amount is {stated}.',
    todo: 'Make totalVatAmount the exact sum of the lines; the total is not rounded on its own.',
  },
  'totals/withheld-sum': {
    what: 'The withheld taxes add up to {computed}, but their total is {stated}.',
    todo: 'Make totalWithheldAmount the exact sum of the lines, or of taxesTotals.',
  },
  'totals/fees-sum': {
    what: 'The fees add up to {computed}, but their total is {stated}.',
    todo: 'Make totalFeesAmount the exact sum of the lines, or of taxesTotals.',
  },
  'totals/stamp-duty-sum': {
    what: 'The digital transaction fees (stamp duty) add up to {computed}, but their total is {stated}.',
    todo: 'Make totalStampDutyAmount the exact sum of the lines, or of taxesTotals.',
  },
  'totals/other-taxes-sum': {
    what: 'The other taxes add up to {computed}, but their total is {stated}.',
    todo: 'Make totalOtherTaxesAmount the exact sum of the lines, or of taxesTotals.',
  },
  'totals/deductions-sum': {
    what: 'The deductions add up to {computed}, but their total is {stated}.',
    todo: 'Make totalDeductionsAmount the exact sum of the lines, or of taxesTotals.',
  },
  'totals/gross': {
    what: 'Net {net} + VAT {vat}[ − withheld taxes {withheld}][ + fees {fees}][ + digital transaction fee {stampDuty}][ + other taxes {otherTaxes}][ − deductions {deductions}] is {computed}, but the total gross value is {stated}.',
    todo: 'Make totalGrossValue exactly this sum.',
  },
  'totals/gross-prepaid-tax': {
    what: 'The total gross value {stated} does not deduct the prepaid tax of {prepaid} (withheld category 8, 9 or 10); with the deduction, it would be {computed}.',
    todo: 'Ask your provider: sources disagree on whether a prepaid tax reduces the gross value.',
  },
  'totals/simplified-above-limit': {
    what: 'The simplified invoice has a total of {gross}, above the limit of {limit}.',
    todo: 'Issue an invoice (1.1, 2.1), or, for a private person, a receipt (11.1, 11.2).',
  },
  'totals/no-value': {
    what: 'A document of type {type} has no value: its net and gross totals are 0.',
    todo: 'Check the prices and quantities[. To only move goods, issue a delivery note ({note})].',
  },
} satisfies Words;
