import type { Words } from '../../words-type.js';

export const lines = {
  'lines/number-repeated': {
    what: 'The line number {lineNumber} appears twice.',
    todo: 'Number the lines 1, 2, 3 and so on.',
  },
  'lines/quantity-unit-pair': {
    what: 'Line {line} has a measurementUnit but no quantity.',
    todo: 'Give both quantity and measurementUnit, or neither.',
  },
  'lines/quantity-without-unit': {
    what: 'Line {line} has a quantity but no measurementUnit.',
    todo: 'Add measurementUnit, 1 to 7: the authority requires both.',
  },
  'lines/quantity-forbidden': {
    what: 'Line {line} has {member}, which a document of type {type} cannot have.',
    todo: 'Remove quantity and measurementUnit: services and the climate fee are not counted.',
  },
  'lines/quantity-unexpected': {
    what: 'Line {line} has a quantity, which documents of type {type} are not supposed to have.',
    todo: 'Remove quantity: services are not counted.',
  },
  'lines/movement-line-incomplete': {
    what: 'This document moves goods, but line {line} has no {member}.',
    todo: 'Give itemDescr, quantity and measurementUnit on each line.',
  },
  'lines/unit-needs-more': {
    what: 'Line {line} has unit {measurementUnit}, but no {member}.',
    todo: 'Use unit 1 (pieces) and print the other unit, or add otherMeasurementUnitQuantity and otherMeasurementUnitTitle.',
  },
  'lines/unit-undescribed': {
    what: 'Line {line} has {member}, which the authority knows, but the service does not describe.',
    todo: 'Ask your provider whether it is passed on, or use unit 1 (pieces).',
  },
  'lines/unit-label-mismatch': {
    what: 'Line {line} prints the unit "{label}", but its measurementUnit is {measurementUnit}.',
    todo: 'Correct measurementUnit or measurementUnitLabel.',
  },
  'lines/exemption-missing': {
    what: 'Line {line} has VAT category 7 (VAT exempt), but no reason for the exemption.',
    todo: 'Add vatExemptionCategory, 1 to 31.',
  },
  'lines/exemption-not-admitted': {
    what: 'Line {line} has exemption {exemption}, but its VAT category is {vatCategory}.',
    todo: 'Remove vatExemptionCategory, or use VAT category 7.',
  },
  'lines/vat-not-zero': {
    what: 'Line {line} has VAT of {vatAmount}, but VAT category {vatCategory} has no VAT.',
    todo: 'Correct vatCategory, or set vatAmount to 0.',
  },
  'lines/vat-category-of-type': {
    what: 'Line {line} has VAT category {vatCategory}, but a document of type {type} allows only 8 (no VAT).',
    todo: 'Use VAT category 8 with vatAmount 0.',
  },
  'lines/vat-on-acquisition': {
    what: 'Line {line} of the title of acquisition has VAT of {vatAmount}, but the seller charges no VAT.',
    todo: 'Set vatAmount to 0 and use VAT category 8 (no VAT).',
  },
  'lines/vat-category-of-acquisition': {
    what: 'Line {line} of the title of acquisition has VAT category {vatCategory}, but the seller charges no VAT.',
    todo: 'Use category 8 (no VAT), or 7 with its exemption.',
  },
  'lines/untaxed-self-supply': {
    what: 'Line {line} has VAT category {vatCategory}, but a document of type {type} needs one with a rate.',
    todo: 'Use the VAT category in which the item would be sold.',
  },
  'lines/self-supply-without-vat': {
    what: 'Line {line} has no VAT amount, but a document of type {type} needs one above zero.',
    todo: 'Correct netValue and vatAmount, or put small items on one line.',
  },
  'lines/net-not-zero': {
    what: 'Line {line} of the climate resilience fee has a net value of {netValue}.',
    todo: 'Set netValue to 0: the fee is stated in otherTaxesAmount.',
  },
  'lines/percent-mismatch': {
    what: 'Line {line} prints {stated}% VAT, but its VAT category is {vatCategory}.',
    todo: 'Correct vatCategoryPercent to {percent}, or correct vatCategory.',
  },
  'lines/rec-type-inactive': {
    what: 'Line {line} has record type {recType}, which is no longer accepted.',
    todo: 'Remove recType and state the tax in the members for taxes.',
  },
  'lines/net-value-zero': {
    what: 'Line {line} has net value 0, which was refused on invoices of types 1.1 to 1.6.',
    todo: 'Correct the price. If the item is free, set recType to {recType} and leave the line without classification.',
  },
  'lines/negative-line-on-type': {
    what: 'Line {line} is negative (recType 7) on a document of type {type}.',
    todo: 'Use recType 7 only for cancelled lines of order slips (8.6). Otherwise issue a credit document.',
  },
  'lines/clearance-incomplete': {
    what: 'The clearance document has no line with invoiceDetailType {detailType}.',
    todo: 'Give one line with type 1 (sold for others) and one with type 2 (the fee).',
  },
  'lines/detail-type-unexpected': {
    what: 'Line {line} has invoiceDetailType, which a document of type {type} does not use.',
    todo: 'Remove it: only clearance documents (1.5) have it.',
  },
  'lines/fuel-missing': {
    what: 'The document is marked as a fuel document, but has no fuel line.',
    todo: 'Give the fuel lines their fuelCode (999, other charges, does not count), or remove fuelInvoice.',
  },
  'lines/fuel-charges-too-large': {
    what: 'The other charges of line {line} are {charges}, more than all the fuel ({fuel}).',
    todo: 'Correct the lines: other charges (fuelCode 999) cannot exceed the net value of the fuel.',
  },
  'lines/fuel-charges-repeated': {
    what: 'Line {line} is a second line of other charges (fuelCode 999).',
    todo: 'Put all other charges into one line.',
  },
  'lines/fuel-flag-missing': {
    what: 'Line {line} has fuel code {fuelCode}, but the document is not marked as a fuel document.',
    todo: 'Set fuelInvoice to true, or remove fuelCode.',
  },
  'lines/description-blank': {
    what: 'The description of line {line} is empty.',
    todo: 'Describe the item in itemDescr, or leave it out.',
  },
  'lines/description-placeholder': {
    what: 'This document moves goods, but line {line} describes them as "{description}".',
    todo: 'Describe the goods in itemDescr.',
  },
  'lines/taric-not-moving': {
    what: 'Line {line} has a TARIC code, but a document of type {type} without isDeliveryNote moves no goods.',
    todo: 'Remove TaricNo[, or set {flag} to true if the document moves goods].',
  },
  'lines/exemption-label-mismatch': {
    what: 'Line {line} prints the exemption "{label}", but its vatExemptionCategory is {exemption}.',
    todo: 'Correct vatExemptionCategory or vatExemptionCategoryLabel.',
  },
  'lines/exemption-of-type': {
    what: 'Line {line} has exemption {exemption}, which does not fit type {type}[ and a counterpart in {country}].',
    todo: 'Correct vatExemptionCategory: article 29 (formerly 24) is for exports, 33 (28) for goods to the EU, 18 (14) for services abroad, 45 (39a) for reverse charge.',
  },
  'lines/taxed-abroad': {
    what: 'Line {line} has VAT category {vatCategory}, but type {type} is for sales abroad without VAT.',
    todo: 'Use VAT category 7 with its exemption, or the type for domestic sales.',
  },
  'lines/taric-form': {
    what: 'The TARIC code "{taric}" of line {line} does not have ten digits.',
    todo: 'Write the ten digits without spaces, or leave TaricNo out.',
  },
} satisfies Words;
