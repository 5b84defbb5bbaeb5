import { DAY } from './sample-parts.js';

const line = (
  lineNumber: number,
  itemDescr: string,
  [net, vat]: readonly [number, number],
  quantity: number,
) => ({
  lineNumber,
  itemDescr,
  quantity,
  measurementUnit: 1,
  measurementUnitLabel: 'Τεμάχια',
  netValue: net,
  vatCategory: 2,
  vatAmount: vat,
  incomeClassification: [
    { classificationType: 'E3_561_003', classificationCategory: 'category1_1', amount: net },
  ],
});

const receipt = {
  issuer: { vatNumber: 'EL800123456', country: 'GR', branch: 0 },
  invoiceHeader: {
    series: 'ΛΙΑ',
    aa: '2042',
    issueDate: DAY,
    invoiceType: '11.1',
    currency: 'EUR',
    fuelInvoice: false,
  },
  paymentMethods: [
    { type: 3, amount: 20 },
    { type: 7, amount: 15.6, terminalId: '16000123', posNspId: 2 },
  ],
  invoiceDetails: [
    line(1, 'Ελαιόλαδο 1 L', [22.83, 2.97], 2),
    line(2, 'Μέλι θυμαρίσιο 450 g', [8.67, 1.13], 1),
  ],
  invoiceSummary: {
    totalNetValue: 31.5,
    totalVatAmount: 4.09,
    totalWithheldAmount: 0,
    totalFeesAmount: 0,
    totalStampDutyAmount: 0,
    totalOtherTaxesAmount: 0,
    totalDeductionsAmount: 0,
    totalGrossValue: 35.6,
    incomeClassification: [
      { classificationType: 'E3_561_003', classificationCategory: 'category1_1', amount: 31.5 },
    ],
  },
  providerAdditionalInvoiceDetails: {
    issuer: {
      name: 'Η Αυλή Μαρκάκη Ε.Ε.',
      profession: 'Εστιατόριο – παντοπωλείο',
      taxoffice: 'Ναυπλίου',
      addressStreet: 'Σταϊκοπούλου',
      addressNumber: '14',
      addressPostalCode: '21100',
      addressCity: 'Ναύπλιο',
      addressCountry: 'Ελλάδα',
    },
    additionalDetails: { documentLabel: 'ΑΛΠ', documentLanguageCode: 'EL' },
  },
};

/** A receipt with mistakes that have one right answer each, as of a day, as it stands in the editor. */
export const brokenTextOn = (day: string): string => JSON.stringify(receipt, null, 2).replaceAll(DAY, day);

/** Its payload. */
export const brokenReceiptOn = (day: string): unknown => JSON.parse(brokenTextOn(day));
