import type { Words } from '../../words-type.js';

export const taxes = {
  'taxes/on-lines-and-document': {
    what: 'Line {line} has a tax of its own ({member}), although the taxes of the document are in taxesTotals.',
    todo: 'Write the taxes besides VAT either on the lines or in taxesTotals, not in both.',
  },
  'taxes/category-missing': {
    what: 'On line {line}, {member} is {amount}, but {missing} is missing, which says what tax it is.',
    todo: 'Add {missing}, or remove the amount.',
  },
  'taxes/levy-category-missing': {
    what: 'On line {line}, {member} is {amount}, but {missing} is missing: it says which levy it is.',
    todo: 'Add {missing}, which names the kind of lodging.',
  },
  'taxes/amount-missing': {
    what: 'On line {line}, {member} is {category}, but {missing} is missing.',
    todo: 'Add {missing}, 0 included, or remove the category.',
  },
  'taxes/other-taxes-incomplete': {
    what: 'Line {line} has category {category} of other taxes, but no otherTaxesAmount.',
    todo: 'Add otherTaxesAmount, or remove the category.',
  },
  'taxes/unknown-category': {
    what: 'Tax type {taxType} has no category {category}.',
    todo: 'Choose a category of this tax type: 1 withheld, 2 fees, 3 other taxes, 4 digital transaction fee.',
  },
  'taxes/withdrawn-category': {
    what: 'Category {category} of other taxes is most likely withdrawn.',
    todo: 'Choose a category in force; for fire insurance it is 15.',
  },
  'taxes/base-above-net': {
    what: 'The base of the tax is {base}, more than the total net value of {net}.',
    todo: 'Correct the base: a tax of the document is charged on its net total or on a part of it.',
  },
  'taxes/tax-above-net': {
    what: 'The tax of the document is {tax}, more than the total net value of {net}.',
    todo: 'Correct the amount of the tax (taxAmount).',
  },
  'taxes/tax-above-base': {
    what: 'The tax of the document is {tax}, more than its own base of {base}.',
    todo: 'Correct the amount (taxAmount) or the base (underlyingValue).',
  },
  'taxes/line-tax-above-net': {
    what: 'On line {line}, {member} is {tax}, more than the net value of {net}.',
    todo: 'Correct the amount, or write the tax on the document (taxesTotals).',
  },
  'taxes/rate-mismatch': {
    what: 'Tax category {category} is {percent}% of {base}, which is {computed}, but {place} is {stated}.',
    todo: 'Check the category, the base and the amount: a difference of one cent is usual, this is more.',
  },
  'taxes/document-category-missing': {
    what: 'A tax of type {taxType} with amount {amount} has no taxCategory, which says what tax it is.',
    todo: 'Add taxCategory from the table of this tax type.',
  },
  'taxes/deductions-category': {
    what: 'The deductions have category {category}, but deductions have no categories.',
    todo: 'Remove taxCategory.',
  },
  'taxes/other-taxes-rate': {
    what: 'Category {category} of other taxes is {percent}% of {base}, which is {computed}, but {place} is {stated}.',
    todo: 'Check the category, the base and the amount: a difference of one cent is usual, this is more.',
  },
  'taxes/fixed-amount-mismatch': {
    what: 'Tax category {category} is {each} for each item, and {place} is {stated}, which is not a whole multiple.',
    todo: 'Check the category and the amount: items are counted whole.',
  },
  'taxes/tax-line-taxed': {
    what: 'Line {line} is a tax itself, of record type {recType}, but also has {member} {amount}.',
    todo: 'Write the tax into netValue alone, otherwise it counts twice.',
  },
  'taxes/label-mismatch': {
    what: 'The print calls the tax "{label}", but it is filed as tax type {taxType}[, category {category}].',
    todo: 'Correct taxType and taxCategory, or taxTypeLabel.',
  },
  'taxes/levy-amount': {
    what: 'Levy {category} is {each} for each room and night around {issueDate}, and {place} is {stated}, not a whole multiple.',
    todo: 'Check the category and the amount; the amounts in the labels of the table are those of 2024.',
  },
  'taxes/levy-season': {
    what: 'Category {category} is the levy of another season than that around {issueDate}.',
    todo: 'Use category {other} for nights of this season.',
  },
  'taxes/levy-missing': {
    what: 'Line {line} of the climate resilience fee does not state the fee, which belongs to the other taxes.',
    todo: 'Add otherTaxesAmount, and otherTaxesPercentCategory for the kind of lodging.',
  },
} satisfies Words;
