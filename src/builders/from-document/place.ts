import type { Path } from '../../types/index.js';

/** Where documents have what facts state in their header. Members that are not listed are in the header of both. */
const PLACES: Readonly<Record<string, Path>> = {
  type: ['invoiceHeader', 'invoiceType'],
  issuer: ['issuer'],
  counterpart: ['counterpart'],
  transmissionFailure: ['transmissionFailure'],
  payments: ['paymentMethods'],
  packages: ['packingsDeclarations', 0, 'Packages'],
  print: ['providerAdditionalInvoiceDetails', 'additionalDetails'],
  withheld: ['taxesTotals'],
  fees: ['taxesTotals'],
  stampDuty: ['taxesTotals'],
  otherTaxes: ['taxesTotals'],
  deductions: ['taxesTotals'],
  loadingAddress: ['invoiceHeader', 'otherDeliveryNoteHeader', 'loadingAddress'],
  deliveryAddress: ['invoiceHeader', 'otherDeliveryNoteHeader', 'deliveryAddress'],
  startShippingBranch: ['invoiceHeader', 'otherDeliveryNoteHeader', 'startShippingBranch'],
  completeShippingBranch: ['invoiceHeader', 'otherDeliveryNoteHeader', 'completeShippingBranch'],
};

/** The members of lines with another name in documents. */
const IN_LINES: Readonly<Record<string, string>> = {
  description: 'itemDescr',
  unit: 'measurementUnit',
  unitLabel: 'measurementUnitLabel',
  unitPrice: 'lineUnitPrice',
  unitPriceWithVat: 'lineUnitPrice',
  net: 'netValue',
  gross: 'netValue',
  vat: 'vatCategory',
  discount: 'totalDiscountValue',
  income: 'incomeClassification',
  expenses: 'expensesClassification',
  withheld: 'withheldAmount',
  fees: 'feesAmount',
  stampDuty: 'stampDutyAmount',
  otherTaxes: 'otherTaxesAmount',
  deductions: 'deductionsAmount',
};

/** The path in a document of a path in its facts. */
export function inDocument([first, ...rest]: Path): Path {
  if (typeof first !== 'string') return [];
  if (first === 'lines') {
    const [index, member, ...inside] = rest;
    if (index === undefined) return ['invoiceDetails'];
    if (typeof member !== 'string') return ['invoiceDetails', index];
    const name = Object.hasOwn(IN_LINES, member) ? IN_LINES[member] : undefined;
    return ['invoiceDetails', index, ...(name === undefined ? [member, ...inside] : [name])];
  }
  if (first === 'issuer' || first === 'counterpart') {
    const [member, ...inside] = rest;
    return member === 'print' ? ['providerAdditionalInvoiceDetails', first, ...inside] : [first, ...rest];
  }
  const place = Object.hasOwn(PLACES, first) ? PLACES[first] : undefined;
  if (place?.[0] === 'taxesTotals') return place;
  return [...(place ?? ['invoiceHeader', first]), ...rest];
}
