import type { Words } from '../../words-type.js';

export const classification = {
  'classification/missing': {
    what: 'Nothing is classified, but a document of type {type} needs a classification.',
    todo: 'Classify each line by its kind of income or expense (goods, services …), and repeat the sums in the summary.',
  },
  'classification/not-on-all-lines': {
    what: 'Some lines are not classified: {count} in total, starting with line {line}.',
    todo: 'Classify all lines or none.',
  },
  'classification/summary-only': {
    what: 'The summary is classified, but the lines are not.',
    todo: 'Classify the lines: the summary repeats their sums.',
  },
  'classification/on-total-cancellation': {
    what: 'The total cancellation of order slips is classified.',
    todo: 'Remove the classification from its line and from the summary.',
  },
  'classification/expenses-not-allowed': {
    what: 'A document of type {type} cannot have a classification of expenses on the provider channel.',
    todo: 'Remove expensesClassification: the counterpart classifies the expense.',
  },
  'classification/income-not-allowed': {
    what: 'A document of type {type} cannot have a classification of income on the provider channel.',
    todo: 'Remove incomeClassification and classify the expense.',
  },
  'classification/income-on-self-billed': {
    what: 'The document of type {type} is self-billed, but classifies income instead of expenses.',
    todo: 'Use expensesClassification, or leave the document unclassified.',
  },
  'classification/income-and-expenses': {
    what: 'The document is classified both as income and as expenses.',
    todo: 'Keep one side: that of the corrected document, or expenses if it is self-billed. Only 1.5 has both.',
  },
  'classification/side-of-detail-type': {
    what: 'Line {line} has invoiceDetailType {detailType} and is classified on the wrong side.',
    todo: 'Classify the clearance of third-party sales (1) as an expense, and the fee (2) as income.',
  },
  'classification/pair-unrecorded': {
    what: 'On line {line}, {category} is not allowed on type {type}.',
    todo: 'Choose one of: {allowed}; goods and services sold have document types of their own.',
  },
  'classification/category-not-allowed': {
    what: 'On line {line}, {category} is not allowed on type {type}.',
    todo: 'Choose one of: {allowed}.',
  },
  'classification/type-missing': {
    what: 'On line {line}, {category} needs a classificationType on type {type}.',
    todo: 'Choose one of: {allowed}.',
  },
  'classification/type-forbidden': {
    what: 'On line {line}, {classificationType} is not allowed: on type {type}, {category} has no classificationType.',
    todo: 'Remove classificationType from the line and from the summary.',
  },
  'classification/type-not-allowed': {
    what: 'On line {line}, {classificationType} does not go with {category} on type {type}.',
    todo: 'Choose one of: {allowed}.',
  },
  'classification/type-not-in-schema': {
    what: 'On line {line}, {classificationType} is in the tables of the tax authority but not in its schema, which refuses it.',
    todo: 'Choose another classificationType, and ask your accountant which one fits.',
  },
  'classification/category-of-vat-type': {
    what: 'On line {line}, the VAT classification {classificationType} has the category {category}.',
    todo: 'Remove the category: VAT classifications do not have one.',
  },
  'classification/category-missing': {
    what: 'On line {line}, the expense[ {classificationType}] has no category.',
    todo: 'Add classificationCategory.',
  },
  'classification/vat-type-on-exempt': {
    what: 'Line {line} has the VAT exemption {exemption}, but also the VAT classification {classificationType}.',
    todo: 'Remove the VAT classification from the line and from the summary.',
  },
  'classification/vat-type-of-exemption': {
    what: 'Line {line} has exemption {exemption} and the VAT classification {classificationType}.',
    todo: 'Use {allowed}, the only VAT classification allowed with this exemption.',
  },
  'classification/information-mixed': {
    what: 'Line {line} has {category}, but other lines do not.',
    todo: 'Check whether all lines have it or none: the tax authority does not accept some categories with others.',
  },
  'classification/pair-disputed': {
    what: "On line {line}, {classificationType} with {category} is not in the tax authority's table for {type}.",
    todo: 'Check it with your accountant: other tables have this pair.',
  },
  'classification/line-sum': {
    what: 'The classification of line {line} adds up to {computed}, but its net value is {net}[, or {withVat} with VAT].',
    todo: 'Divide the whole amount between the classifications of the line.',
  },
  'classification/repeated-on-line': {
    what: 'Line {line} has {category}[ with {classificationType}] more than once.',
    todo: 'Combine the amounts in one entry.',
  },
  'classification/summary-sum': {
    what: 'The lines have {computed} of {category}[ with {classificationType}], but the summary has {stated}.',
    todo: 'Make the amount in the summary the exact sum of the lines.',
  },
  'classification/summary-row-missing': {
    what: 'The lines have {computed} of {category}[ with {classificationType}], but the summary has no entry for it.',
    todo: 'Add one entry with this sum to the summary.',
  },
  'classification/summary-row-extra': {
    what: 'The summary has {category}[ with {classificationType}], but no line has it.',
    todo: 'Remove the entry, or correct it to match the lines.',
  },
  'classification/repeated-in-summary': {
    what: 'The summary has {category}[ with {classificationType}] more than once.',
    todo: 'Combine the amounts in one entry.',
  },
} satisfies Words;
