import type { Words } from '../../words-type.js';

export const taxes = {
  'taxes/on-lines-and-document': {
    what: 'Line {line} has a tax of its own ({member}) although the taxes of the document stand in taxesTotals.',
    todo: 'Write the taxes besides VAT either on the lines or in taxesTotals, not on both.',
  },
  'taxes/category-missing': {
    what: 'On line {line}, {member} is {amount}, but {missing} does not say which tax it is.',
    todo: 'Add {missing}, or remove the amount.',
  },
  'taxes/amount-missing': {
    what: 'On line {line}, {member} is {category}, but there is no {missing}.',
    todo: 'Add {missing}, 0 included, or remove the category.',
  },
  'taxes/other-taxes-incomplete': {
    what: 'On line {line} there is {member} but no {missing}.',
    todo: 'Add {missing}, or remove {member}: other taxes are expected with category and amount.',
  },
  'taxes/unknown-category': {
    what: 'Tax type {taxType} has no category {category}.',
    todo: 'Choose a category of the table of this tax type: 1 withheld, 2 fees, 3 other taxes, 4 digital transaction fee.',
  },
  'taxes/withdrawn-category': {
    what: 'Category {category} of other taxes is withdrawn and may no longer be sent.',
    todo: 'Choose a category in force; for fire insurance it is 15.',
  },
  'taxes/base-above-net': {
    what: 'The base of the tax is {base}, more than the total net value of {net}.',
    todo: 'Correct the base: a tax of the document is charged on its net total or a part of it.',
  },
  'taxes/tax-above-net': {
    what: 'The tax is {tax}, more than the total net value of {net}.',
    todo: 'Correct the amount of the tax.',
  },
  'taxes/tax-above-base': {
    what: 'The tax is {tax}, more than its own base of {base}.',
    todo: 'Correct the amount or the base.',
  },
  'taxes/line-tax-above-net': {
    what: 'On line {line}, {member} is {tax}, more than the net value of {net}.',
    todo: 'Correct the amount, or write the tax on the document (taxesTotals).',
  },
  'taxes/rate-mismatch': {
    what: 'Category {category} is {percent} % of {base}, which is {computed}, but the tax is {stated}.',
    todo: 'Check the category, the base and the amount; one cent more or less is usual, this is more.',
  },
} satisfies Words;
