import type { Words } from '../../words-type.js';

export const lines = {
  'lines/number-repeated': {
    what: 'The line number {lineNumber} stands twice.',
    todo: 'Number the lines 1, 2, 3 …',
  },
  'lines/quantity-unit-pair': {
    what: 'Line {line} has {present} but no {missing}.',
    todo: 'Give both or neither.',
  },
  'lines/quantity-forbidden': {
    what: 'Line {line} has {member}, which a document of type {type} does not take.',
    todo: 'Remove quantity and measurementUnit: services are not counted.',
  },
  'lines/quantity-unexpected': {
    what: 'Line {line} has {member}, which a document of type {type} most likely does not take.',
    todo: 'Remove quantity and measurementUnit.',
  },
  'lines/movement-line-incomplete': {
    what: 'Goods travel by this document, and line {line} has no {member}.',
    todo: 'Give each line its itemDescr, quantity and measurementUnit.',
  },
  'lines/unit-needs-more': {
    what: 'Line {line} has unit {unit}, which the tax authority takes only with two members that the service does not describe.',
    todo: 'Use unit 1 (pieces), or ask your provider how to send otherMeasurementUnitQuantity and otherMeasurementUnitTitle.',
  },
  'lines/unit-label-mismatch': {
    what: 'Line {line} prints the unit "{label}", but is filed with unit {unit} ({name}).',
    todo: 'Correct measurementUnit or measurementUnitLabel.',
  },
  'lines/exemption-missing': {
    what: 'Line {line} is without VAT (category 7) and does not say why.',
    todo: 'Add vatExemptionCategory, 1 to 31.',
  },
  'lines/exemption-not-admitted': {
    what: 'Line {line} states the exemption {exemption}, but has VAT category {vatCategory}.',
    todo: 'Remove vatExemptionCategory, or use VAT category 7.',
  },
  'lines/vat-not-zero': {
    what: 'Line {line} has VAT of {vatAmount} in category {vatCategory}, which yields none.',
    todo: 'Correct vatCategory, or set vatAmount to 0.',
  },
  'lines/vat-category-of-type': {
    what: 'Line {line} has VAT category {vatCategory}; a document of type {type} takes 8 (no VAT) alone.',
    todo: 'Use VAT category 8 with vatAmount 0.',
  },
  'lines/vat-on-acquisition': {
    what: 'Line {line} of the title of acquisition has VAT category {vatCategory}.',
    todo: 'Use category 8 (no VAT), or 7 with its exemption: who sells here charges no VAT.',
  },
  'lines/net-not-zero': {
    what: 'Line {line} of the residence levy has a net value of {netValue}.',
    todo: 'Set netValue to 0: the levy stands in otherTaxesAmount.',
  },
  'lines/percent-mismatch': {
    what: 'Line {line} prints {stated} % VAT, but category {vatCategory} is {percent} %.',
    todo: 'Correct vatCategoryPercent or vatCategory.',
  },
  'lines/rec-type-inactive': {
    what: 'Line {line} has record type {recType} ({name}), which is no longer taken.',
    todo: 'Remove recType and state the tax in its own members.',
  },
  'lines/negative-line-on-type': {
    what: 'Line {line} is negative (recType 7) on a document of type {type}.',
    todo: 'Use recType 7 on cancelled lines of order slips (8.6) alone; otherwise issue a credit document.',
  },
  'lines/clearance-incomplete': {
    what: 'The clearance has no line with invoiceDetailType {missing}.',
    todo: 'Give at least one line of type 1 (what was sold for others) and one of type 2 (the fee).',
  },
  'lines/detail-type-unexpected': {
    what: 'Line {line} has an invoiceDetailType on a document of type {type}.',
    todo: 'Remove it: only clearances (1.5) have it.',
  },
  'lines/fuel-missing': {
    what: 'The document is marked as a fuel document, and no line is fuel.',
    todo: 'Give the fuel lines their fuelCode, or remove fuelInvoice. 999 is other charges, not fuel.',
  },
  'lines/fuel-charges-too-large': {
    what: 'The other charges of line {line}, {charges}, exceed the fuel.',
    todo: 'Other charges (fuelCode 999) are at most the net value of the fuel lines together.',
  },
  'lines/fuel-charges-repeated': {
    what: 'Line {line} is a second line of other charges (fuelCode 999).',
    todo: 'Put all other charges into one line.',
  },
  'lines/fuel-flag-missing': {
    what: 'Line {line} has the fuel code {fuelCode}, but the document is not marked as a fuel document.',
    todo: 'Set fuelInvoice to true, or remove fuelCode.',
  },
} satisfies Words;
