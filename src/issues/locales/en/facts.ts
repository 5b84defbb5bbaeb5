import type { Words } from '../../words-type.js';
import { lines } from './lines.js';

export const facts = {
  'facts/not-an-object': {
    what: 'The facts of a document should be an object, but these are of type {found}.',
    todo: 'Give the facts themselves, as JSON.parse returns them.',
  },
  'facts/list': {
    what: 'This is a list, not the facts of one document. The number of its elements is {count}.',
    todo: 'Build each document with a call of its own.',
  },
  'facts/document': {
    what: 'This is already a document, not facts.',
    todo: 'Check it with validate(document).',
  },
  'facts/type-number': {
    what: 'The document type {type} is written as a number.',
    todo: "Write it as text: '{type}'.",
  },
  'facts/unknown-type': {
    what: 'There is no document type {value}[. The nearest: {codes}].',
    todo: 'Choose one of these and write it as text: {types}.',
  },
  'facts/type-not-on-channel': {
    what: 'Documents of type {otherType} are not sent through a provider.',
    todo: 'Choose the type you need: {types}.',
  },
  'facts/decimal-form': {
    what: '{place} is {value}, which is not a decimal number.',
    todo: 'Write digits with a decimal point, such as 1234.50, without commas or currency signs.',
  },
  'facts/decimal-inexact': {
    what: '{place} is {value}, which has a rounding error from a computation.',
    todo: 'Give the value as text, or round it to the decimals you need.',
  },
  'facts/not-allowed-on-type': {
    what: 'A document of type {type} cannot have {member}.',
    todo: 'Leave {member} out, or choose a document type that allows it.',
  },
  'facts/service-counted': {
    what: 'Lines of services are priced as a whole, so a document of type {type} cannot have {member}.',
    todo: 'Give net, or gross with VAT, for the whole line, and leave {member} out.',
  },
  'facts/not-self-billed': {
    what: 'A document of type {type} has {member} only if it is self-billed.',
    todo: 'Set selfPricing to true if the counterpart issues it, or state income instead.',
  },
  'facts/credited-missing': {
    what: 'A credit invoice of type 5.1 does not name the invoice that it credits.',
    todo: 'Use creditOf to credit the issued invoice, or give its MARK in correlatedInvoices. A credit without an invoice is a 5.2.',
  },
  'facts/note-missing': {
    what: 'A receiving note of type 10.1 does not name the document it belongs to.',
    todo: 'Give the MARK of that document in correlatedInvoices. If there is no such document, use type 10.2.',
  },
  'facts/mark': {
    what: '{place} has {value}, which is not a MARK.',
    todo: 'Give the digits of the MARK as text, or a whole number that JavaScript can hold exactly.',
  },
  'facts/serial-number': {
    what: '{place} is {value}, which is not a serial number.',
    todo: 'Give text of 1 to 50 characters, a whole number that JavaScript can hold exactly, or a bigint.',
  },
  'facts/unit': {
    what: '{value} is not a known unit of measurement.',
    todo: "Give a code from 1 to 7 or a common spelling of pieces, kg, litres, m, m² or m³.[ Convert the quantity and the price: 1 {value} is {times} {unit}.][ Otherwise count pieces: unit: 1, unitLabel: '{label}'.]",
  },
  'facts/price-missing': {
    what: 'The line has no price.',
    todo: 'Give exactly one price: {members}.',
  },
  'facts/price-twice': {
    what: 'The line has more than one price: {members}.',
    todo: 'Keep the price that was agreed; the others follow from it.',
  },
  'facts/discount': {
    what: 'The discount needs exactly one of percent and amount.',
    todo: 'Give either percent or amount.',
  },
  'facts/vat-missing': {
    what: 'The line has no VAT.',
    todo: 'Give vat (the percentage) or vatCategory.',
  },
  'facts/exemption-missing': lines['lines/exemption-missing'],
  'facts/vat-unknown': {
    what: 'There is no VAT category of {percent}%.',
    todo: 'Give a percentage that is in force ({known}), or the category itself in vatCategory.',
  },
  'facts/vat-ambiguous': {
    what: 'More than one VAT category has {percent}%: {categories}.',
    todo: 'Choose one of them in vatCategory.',
  },
  'facts/vat-conflict': {
    what: 'The VAT is {vat}%, but the VAT category is {vatCategory}.',
    todo: 'Correct vat to {percent}, correct vatCategory, or give only one of the two.',
  },
  'facts/income': {
    what: '{value} is not a kind of income.',
    todo: "Give 'goods', 'services', or a classification with its category.",
  },
  'facts/no-usual-income': {
    what: 'A document of type {type} has no default classification for {income}.',
    todo: 'Give the classification: { type, category }.',
  },
  'facts/vat-number-not-bare': {
    what: 'The tax number {value} is not just digits.',
    todo: 'Write {meant}: the service refuses a document with anything else in the number.',
  },
  'facts/name-unused': {
    what: 'The name {name} is not used: {printed} is printed.',
    todo: 'Remove one of the two names, or make them the same.',
  },
  'facts/builder-conflict': {
    what: 'The builder sets {member} to {meant}, but you gave {value}.',
    todo: 'Leave {member} out, or use the builder for the document you need.',
  },
  'facts/quantity-missing': {
    what: 'The line has {lead} but no quantity.',
    todo: 'Give the quantity, or price the whole line with net or gross.',
  },
  'facts/value-negative': {
    what: '{place} is negative: {value}.',
    todo: 'Write values without a sign. To take back a sale, issue a credit document (5.1, 5.2 or 11.4).',
  },
  'facts/value-digits': {
    what: '{place} is {value}, with more than 15 digits, which a JSON number cannot hold exactly.',
    todo: 'Round it to the decimals you need.',
  },
  'facts/amount-decimals': {
    what: '{place} is {value}, but amounts have at most two decimals.',
    todo: 'Round it to two decimals.',
  },
  'facts/amount-range': {
    what: 'The amount[ {value}] that results from {place} needs more than 15 digits.',
    todo: 'Check quantity and price: an amount has at most 13 digits before the decimal point.',
  },
  'facts/discount-too-large': {
    what: 'The discount of {discount} is larger than the amount it is taken from, {of}.',
    todo: 'Give a discount of at most that amount.',
  },
  'facts/discount-basis-mixed': {
    what: 'Some lines have prices with VAT and some without, so it is unclear which amount the discount applies to.',
    todo: 'Give the document discount as a percentage, or give discounts on the lines.',
  },
  'facts/tax-amount-missing': {
    what: 'The tax at {place} has no amount, and its category[ {category}] does not determine one.',
    todo: 'Give the amount[, or the {counted} of the line: the category counts items].',
  },
  'facts/levy-unstated': {
    what: 'The levy at {place}, category {category}, needs either its own amount or a complete stay.',
    todo: 'Give either amount, or firstNight, nights and rooms: the amount for a night depends on the date.',
  },
  'facts/levy-night-unknown': {
    what: 'The accommodation levy for the night of {night} is unknown.',
    todo: 'Correct firstNight, or give the amount.',
  },
  'facts/levy-two-seasons': {
    what: 'The stay at {place} has nights in both seasons, but category {category} covers only one: each season has its own category.',
    todo: 'Put each season on its own line, or put the levy on an 8.2, which is split for you.',
  },
  'facts/stay-without-levy': {
    what: 'Category {category} of other taxes is not an accommodation levy, so firstNight, nights and rooms do not apply.',
    todo: 'Correct the category, or give only the amount.',
  },
  'facts/gross-negative': {
    what: 'The total is {gross}: withheld taxes and deductions exceed the amount due.',
    todo: 'Check the withheld taxes and the deductions.',
  },
  'facts/classification-amount-missing': {
    what: 'More than one classification of the line has no amount.',
    todo: 'Leave out at most one amount; it becomes the rest of the net value.',
  },
  'facts/classification-too-large': {
    what: 'The classifications of the line add up to {stated}, more than its net value of {net}.',
    todo: 'Correct the amounts: together they have to equal the net value.',
  },
  'facts/payments-rest-twice': {
    what: "More than one payment has the amount 'rest'.",
    todo: 'Give an amount for all payments except one.',
  },
  'facts/payments-too-large': {
    what: 'The other payments add up to {paid}, which leaves nothing of the total gross value of {gross}.',
    todo: "Correct their amounts, or remove the payment with 'rest'.",
  },
} satisfies Words;
