import type { Words } from '../../words-type.js';

export const lines = {
  'lines/number-repeated': {
    what: 'The line number {lineNumber} is there twice.',
    todo: 'Number the lines 1, 2, 3 and so on.',
  },
  'lines/quantity-unit-pair': {
    what: 'Line {line} has a measurementUnit but no quantity.',
    todo: 'Give both quantity and measurementUnit, or neither.',
  },
  'lines/quantity-without-unit': {
    what: 'Line {line} has a quantity but no measurementUnit.',
    todo: 'Add measurementUnit, 1 to 7: some documents without it were accepted, but the authority asks for both.',
  },
  'lines/quantity-forbidden': {
    what: 'Line {line} has a measurementUnit, which a document of type {type} does not take.',
    todo: 'Remove quantity and measurementUnit: services are not counted.',
  },
  'lines/quantity-unexpected': {
    what: 'Line {line} has a quantity, which a document of type {type} is not meant to have.',
    todo: 'Remove quantity: services are not counted.',
  },
  'lines/movement-line-incomplete': {
    what: 'This document moves goods, and line {line} has no {member}.',
    todo: 'Give each line its itemDescr, quantity and measurementUnit.',
  },
  'lines/unit-needs-more': {
    what: 'Line {line} has unit {measurementUnit}, but no {member}.',
    todo: 'Use unit 1 (pieces) and print the other unit, or give otherMeasurementUnitQuantity and otherMeasurementUnitTitle.',
  },
  'lines/unit-undescribed': {
    what: 'On line {line}, {member} is known to the authority, but the service does not describe it.',
    todo: 'Ask your provider whether it is passed on, or use unit 1 (pieces).',
  },
  'lines/unit-label-mismatch': {
    what: 'Line {line} prints the unit "{label}", but is filed with unit {measurementUnit}.',
    todo: 'Correct measurementUnit or measurementUnitLabel.',
  },
  'lines/exemption-missing': {
    what: 'Line {line} has VAT category 7 (VAT exempt) and gives no reason for it.',
    todo: 'Add vatExemptionCategory, 1 to 31.',
  },
  'lines/exemption-not-admitted': {
    what: 'Line {line} states exemption {exemption}, but has VAT category {vatCategory}.',
    todo: 'Remove vatExemptionCategory, or use VAT category 7.',
  },
  'lines/vat-not-zero': {
    what: 'Line {line} has VAT of {vatAmount}, but VAT category {vatCategory} yields none.',
    todo: 'Correct vatCategory, or set vatAmount to 0.',
  },
  'lines/vat-category-of-type': {
    what: 'Line {line} has VAT category {vatCategory}; a document of type {type} takes 8 (no VAT) alone.',
    todo: 'Use VAT category 8 with vatAmount 0.',
  },
  'lines/vat-on-acquisition': {
    what: 'Line {line} of the title of acquisition has VAT category {vatCategory}, although whoever sells here charges no VAT.',
    todo: 'Use category 8 (no VAT), or 7 with its exemption.',
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
    what: 'Line {line} has record type {recType}, which is no longer taken.',
    todo: 'Remove recType and state the tax in its own members.',
  },
  'lines/negative-line-on-type': {
    what: 'Line {line} is negative (recType 7) on a document of type {type}.',
    todo: 'Keep recType 7 for cancelled lines of order slips (8.6); otherwise issue a credit document.',
  },
  'lines/clearance-incomplete': {
    what: 'The clearance has no line with invoiceDetailType {detailType}.',
    todo: 'Give at least one line of type 1 (what was sold for others) and one of type 2 (the fee).',
  },
  'lines/detail-type-unexpected': {
    what: 'Line {line} has invoiceDetailType, which a document of type {type} does not use.',
    todo: 'Remove it: only clearances (1.5) have it.',
  },
  'lines/fuel-missing': {
    what: 'The document is marked as a fuel document, but no line is fuel.',
    todo: 'Give the fuel lines their fuelCode (999, other charges, is not a fuel), or remove fuelInvoice.',
  },
  'lines/fuel-charges-too-large': {
    what: 'The other charges of line {line} are {charges}, more than the fuel lines together, {fuel}.',
    todo: 'Correct the lines: other charges (fuelCode 999) are at most the net value of the fuel.',
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
    todo: 'Write into itemDescr what is sold, or leave it out.',
  },
  'lines/description-placeholder': {
    what: 'This document moves goods, and line {line} calls them "{description}".',
    todo: 'Describe the goods in itemDescr.',
  },
  'lines/taric-not-moving': {
    what: 'Line {line} has a TARIC code, but a document of type {type} without isDeliveryNote moves no goods.',
    todo: 'Remove TaricNo, or set isDeliveryNote to true.',
  },
  'lines/exemption-label-mismatch': {
    what: 'Line {line} prints the exemption "{label}", but is filed with exemption {exemption}.',
    todo: 'Correct vatExemptionCategory or vatExemptionCategoryLabel.',
  },
  'lines/exemption-of-type': {
    what: 'Line {line} has exemption {exemption}, which does not fit a document of type {type}.',
    todo: 'Correct vatExemptionCategory or the type: exports (1.3) are exempt by article 29, supplies to other member states (1.2) by article 33.',
  },
  'lines/taxed-abroad': {
    what: 'Line {line} has VAT category {vatCategory}, but type {type} is for sales abroad without VAT.',
    todo: 'Use VAT category 7 with its exemption, or the type for domestic sales.',
  },
  'lines/taric-form': {
    what: 'The TARIC code "{taric}" of line {line} is not made of ten digits.',
    todo: 'Write the ten digits without spaces, or leave TaricNo out.',
  },
} satisfies Words;
