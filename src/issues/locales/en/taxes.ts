import type { Words } from '../../words-type.js';

export const taxes = {
  'taxes/on-lines-and-document': {
    what: 'Line {line} has its own tax ({member}), but the document has taxes in taxesTotals.',
    todo: 'Put taxes other than VAT either on the lines or in taxesTotals, not in both.',
  },
  'taxes/category-missing': {
    what: 'On line {line}, {member} is {amount}, but {missing}, which identifies the tax, is missing.',
    todo: 'Add {missing}, or remove the amount.',
  },
  'taxes/levy-category-missing': {
    what: 'On line {line}, {member} is {amount}, but {missing}, which identifies the levy, is missing.',
    todo: 'Add {missing}, which names the kind of lodging.',
  },
  'taxes/amount-missing': {
    what: 'On line {line}, {member} is {category}, but {missing} is missing.',
    todo: 'Add {missing}, even if it is 0, or remove the category.',
  },
  'taxes/other-taxes-incomplete': {
    what: 'Line {line} has category {category} of other taxes, but no otherTaxesAmount.',
    todo: 'Add otherTaxesAmount, or remove the category.',
  },
  'taxes/unknown-category': {
    what: 'Tax type {taxType} has no category {category}.',
    todo: 'Choose one of its categories, 1 to {last}, or correct taxType.',
  },
  'taxes/withdrawn-category': {
    what: 'Category {category} of other taxes was probably withdrawn.',
    todo: 'Choose a category that is in force; for fire insurance it is 15.',
  },
  'taxes/base-above-net': {
    what: 'The base of the tax is {base}, more than the total net value of {net}.',
    todo: 'Correct the base: it is the net total or a part of it.',
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
    todo: 'Correct the amount, or the net value of the line: a tax is at most the value that it is taken from.',
  },
  'taxes/line-deductions-above-net': {
    what: 'The deductions of line {line} are {tax}, more than its net value of {net}, which was refused.',
    todo: 'Correct {member}, or divide it between the lines so that none is above its net value.',
  },
  'taxes/rate-mismatch': {
    what: 'Tax category {category} is {percent}% of {base}, which is {computed}, but {place} is {stated}.',
    todo: 'Check the category, the base and the amount: a difference of one cent is common, but this is more.',
  },
  'taxes/document-category-missing': {
    what: 'A tax of type {taxType} with amount {amount} has no taxCategory, which identifies the tax.',
    todo: 'Add taxCategory from the table of this tax type.',
  },
  'taxes/deductions-category': {
    what: 'The deductions have category {category}, but deductions do not have categories.',
    todo: 'Remove taxCategory.',
  },
  'taxes/other-taxes-rate': {
    what: 'Category {category} of other taxes is {percent}% of {base}, which is {computed}, but {place} is {stated}.',
    todo: 'Check the category, the base and the amount: a difference of one cent is common, but this is more.',
  },
  'taxes/fixed-amount-mismatch': {
    what: 'Tax category {category} is {each} for each item, but {place} is {stated}, which is not a whole multiple.',
    todo: 'Check the category and the amount: only whole items are counted.',
  },
  'taxes/tax-line-taxed': {
    what: 'Line {line} is a tax of its own with record type {recType}, but also has {member} {amount}.',
    todo: 'Put the tax only in netValue; otherwise it counts twice.',
  },
  'taxes/label-mismatch': {
    what: 'The printed name of the tax is "{label}", but it is filed as tax type {taxType}[, category {category}].',
    todo: 'Correct taxType and taxCategory, or taxTypeLabel.',
  },
  'taxes/levy-amount': {
    what: 'Levy {category} is {each} for each room and night around {issueDate}, but {place} is {stated}, which is not a whole multiple.',
    todo: 'Check the category and the amount. The labels of the table have the amounts of 2024.',
  },
  'taxes/levy-season': {
    what: 'Levy category {category} is not for the season around {issueDate}.',
    todo: 'Use category {other} for nights of this season.',
  },
  'taxes/levy-missing': {
    what: 'Line {line} lacks the climate resilience fee, which is one of the other taxes.',
    todo: 'Add otherTaxesAmount, and otherTaxesPercentCategory for the kind of lodging.',
  },
} satisfies Words;
