import type { Words } from '../../words-type.js';

export const facts = {
  'facts/type': {
    what: '{place} should be of the type {expected}, but is of the type {found}.',
    todo: 'Give the value in its own form: amounts as text or number, codes as numbers, names as text.',
  },
  'facts/missing': {
    what: 'The facts do not state {member}, which this document needs.',
    todo: 'State {member}.',
  },
  'facts/null-member': {
    what: '{member} is null.',
    todo: 'Leave the member out when there is nothing to state.',
  },
  'facts/unknown-member': {
    what: 'Facts have no member {member}, so it would be lost.',
    todo: 'Remove it[, or write {meant}, which seems meant].',
  },
  'facts/member-case': {
    what: 'The member {member} is written {meant}.',
    todo: 'Write {meant}.',
  },
  'facts/duplicate-member': {
    what: 'The member {member} is there twice, also as {meant}.',
    todo: 'Keep {meant} alone.',
  },
  'facts/unreadable': {
    what: 'The value of {place} cannot be read[: it is a list of {count} elements, and the maximum is {max}].',
    todo: 'Give a plain object, as JSON.parse makes it.',
  },
  'facts/empty-list': {
    what: 'The list {place} is empty; the minimum is {min}.',
    todo: 'Give it at least one element.',
  },
  'facts/not-above': {
    what: '{place} is {value}, which is not above {above}.',
    todo: 'Give a value above {above}, or leave the member out.',
  },
  'facts/too-large': {
    what: '{place} is {value}, which is above the maximum of {max}.',
    todo: 'Give at most {max}.',
  },
  'facts/decimals': {
    what: '{place} is {value}, which has more than {max} decimals.',
    todo: 'Round it to {max} decimals.',
  },
  'facts/not-whole': {
    what: '{place} is {value}, which is not a whole number.',
    todo: 'Give a whole number.',
  },
  'facts/out-of-range': {
    what: '{place} is {value}, which is not between {min} and {max}.',
    todo: 'Give a value from {min} to {max}.',
  },
  'facts/too-short': {
    what: 'The text of {place} has a length of {length}; the minimum is {min}.',
    todo: 'Fill it in, or leave {place} out where it is not mandatory.',
  },
  'facts/too-long': {
    what: 'The text of {place} has a length of {length}; the maximum is {max}.',
    todo: 'Shorten it to {max} characters.',
  },
  'facts/unknown-code': {
    what: '{place} is {value}, a code that its table does not have.',
    todo: 'Choose a code of the table[; {meant} seems meant].',
  },
  'facts/unknown-type': {
    what: 'There is no document type {value}.',
    todo: 'Choose one of these and write it as text: {types}.',
  },
  'facts/type-not-on-channel': {
    what: 'Documents of type {otherType} do not go through a provider.',
    todo: 'Choose the type that is meant: {types}.',
  },
  'facts/date': {
    what: '{place} is {value}, which is not a date of the calendar in the form YYYY-MM-DD.',
    todo: 'Write year, month and day as text, such as 2026-11-20.',
  },
  'facts/time': {
    what: '{place} is {value}, which is not a time of day.',
    todo: 'Write the time as HH:mm:ss.',
  },
  'facts/uid': {
    what: '{place} has {value}, which is not a UID.',
    todo: 'Give the 40 hexadecimal characters of the UID in upper case.',
  },
  'facts/guid': {
    what: '{place} is {value}, which is not a GUID.',
    todo: 'Give a GUID of 36 characters, the same for all order slips of one table.',
  },
  'facts/decimal-form': {
    what: '{place} is {value}, which is not a decimal number.',
    todo: 'Write digits with a point, such as 1234.50: no comma, no thousands separator, no currency sign.',
  },
  'facts/decimal-inexact': {
    what: '{place} is {value}, which carries the rounding of a computation.',
    todo: 'Give the figure as text, or round it to the decimals that are meant.',
  },
  'facts/not-allowed-on-type': {
    what: 'A document of type {type} does not take {member}.',
    todo: 'Leave {member} out, or choose the document type that takes it.',
  },
  'facts/service-counted': {
    what: 'A line of services has an amount, so a document of type {type} does not take {member}.',
    todo: 'State net, or gross with VAT included, for the whole line and leave {member} out.',
  },
  'facts/credited-missing': {
    what: 'A credit invoice of type 5.1 does not name the invoice that it credits.',
    todo: 'Let creditOf make the credit of the issued invoice, or state its MARK in correlatedInvoices. A credit without an invoice is 5.2.',
  },
  'facts/note-missing': {
    what: 'A receiving note of type 10.1 does not name the document that it belongs to.',
    todo: 'State the MARK of that document in correlatedInvoices. If there is none, the type is 10.2.',
  },
  'facts/mark': {
    what: '{place} has {value}, which is not a MARK.',
    todo: 'Give the digits of the MARK as text, or a whole number that JavaScript holds exactly.',
  },
  'facts/serial-number': {
    what: '{place} is {value}, which is not a serial number.',
    todo: 'Give text of 1 to 50 characters, a whole number that JavaScript holds exactly, or a bigint.',
  },
  'facts/unit': {
    what: '{value} is not a known unit of measurement.',
    todo: "Give a code from 1 to 7 or a usual spelling of pieces, kg, litres, m, m² or m³.[ Otherwise count pieces: unit: 1, unitLabel: '{label}'.]",
  },
  'facts/price-missing': {
    what: 'The line has no price.',
    todo: 'State exactly one price: {members}.',
  },
  'facts/price-twice': {
    what: 'The line is priced more than once: {members}.',
    todo: 'Keep the one price that was agreed; the others follow from it.',
  },
  'facts/discount': {
    what: 'The discount does not have exactly one of percent and amount.',
    todo: 'State either its percent or its amount.',
  },
  'facts/vat-missing': {
    what: 'The line does not say its VAT.',
    todo: 'State vat (the percent) or vatCategory.',
  },
  'facts/vat-unknown': {
    what: 'There is no VAT category of {percent}%.',
    todo: 'Give a percent that is in force, or the category itself in vatCategory.',
  },
  'facts/vat-ambiguous': {
    what: '{percent}% is the percent of more than one VAT category: {categories}.',
    todo: 'State which one in vatCategory.',
  },
  'facts/vat-conflict': {
    what: 'The VAT stated is {vat}%, but the VAT category is {vatCategory}.',
    todo: 'Correct vat to {percent}, correct vatCategory, or state only one of the two.',
  },
  'facts/income': {
    what: '{value} does not say what income the line is.',
    todo: "State 'goods', 'services', or a classification with its category.",
  },
  'facts/no-usual-income': {
    what: 'A document of type {type} has no usual classification of {income}.',
    todo: 'State the classification: { type, category }.',
  },
  'facts/vat-number-not-bare': {
    what: 'The tax number {value} has more than its digits.',
    todo: 'Write {meant}: with anything else around it the service refuses the document.',
  },
  'facts/name-unused': {
    what: 'The name {name} goes nowhere: {printed} is printed, and this document sends no name to the tax authority.',
    todo: 'Keep one of the two names, or make them the same.',
  },
  'facts/builder-conflict': {
    what: 'The builder itself gives {member} as {meant}, but {value} is stated.',
    todo: 'Leave {member} out, or open the builder of the document that is meant.',
  },
  'facts/quantity-missing': {
    what: 'The line is priced by {lead} and has no quantity.',
    todo: 'State the quantity, or price the whole line by net or gross.',
  },
  'facts/value-negative': {
    what: '{place} is negative: {value}.',
    todo: 'Write it positive: the document type gives the sign.',
  },
  'facts/value-digits': {
    what: '{place} is {value}, with more than 15 digits, which no JSON number holds exactly.',
    todo: 'Round it to the decimals that are meant.',
  },
  'facts/amount-decimals': {
    what: '{place} is {value}, an amount with more than two decimals.',
    todo: 'Round it to two decimals.',
  },
  'facts/amount-range': {
    what: 'The amount[ {value}] that follows from {place} needs more than 15 digits.',
    todo: 'Check quantity and price: an amount has at most 13 digits before the point.',
  },
  'facts/discount-too-large': {
    what: 'The discount of {discount} is larger than the amount of {of}.',
    todo: 'Give a discount of at most that amount.',
  },
  'facts/discount-basis-mixed': {
    what: 'Some lines are priced with VAT and some without, so a discount by amount has no clear basis.',
    todo: 'Give the discount of the document as a percent, or state it on the lines.',
  },
  'facts/tax-amount-missing': {
    what: 'The tax at {place} has no amount, and none follows from its category[ {category}].',
    todo: 'State the amount[, or the {counted} of the line: the category counts items].',
  },
  'facts/levy-unstated': {
    what: 'The levy at {place}, category {category}, has neither an amount of its own nor a whole stay, or it has both.',
    todo: 'State either amount, or firstNight, nights and rooms: the amount of a night depends on its date.',
  },
  'facts/levy-night-unknown': {
    what: 'No amount of the levy on accommodation is known for the night of {night}.',
    todo: 'Correct firstNight, or state the amount.',
  },
  'facts/levy-two-seasons': {
    what: 'The stay at {place} has nights of both seasons, of which category {category} is one: each has a category of its own.',
    todo: 'State each season on a line of its own, or the levy on an 8.2, which is split for you.',
  },
  'facts/stay-without-levy': {
    what: 'Category {category} of other taxes is not a levy on accommodation, so firstNight, nights and rooms have no meaning.',
    todo: 'Correct the category, or state the amount alone.',
  },
  'facts/gross-negative': {
    what: 'The total comes to {gross}: more is withheld and deducted than is due.',
    todo: 'Check the withheld taxes and the deductions.',
  },
  'facts/classification-amount-missing': {
    what: 'More than one classification of the line has no amount.',
    todo: 'Leave out at most one amount; it takes what the others leave of the net value.',
  },
  'facts/classification-too-large': {
    what: 'The classifications of the line add up to {stated}, more than its net value of {net}.',
    todo: 'Correct the amounts: together they are the net value.',
  },
  'facts/payments-rest-twice': {
    what: "More than one payment has the amount 'rest'.",
    todo: 'State the amount of all payments but one.',
  },
  'facts/payments-too-large': {
    what: 'The other payments add up to {paid} and leave nothing of the total gross value of {gross}.',
    todo: "Correct their amounts, or remove the payment of the 'rest'.",
  },
} satisfies Words;
