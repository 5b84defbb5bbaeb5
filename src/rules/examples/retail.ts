import type { Document } from '../../types/index.js';
import { ISSUER, MOVEMENT, MOVING_COUNTERPART, MOVING_ISSUER, printed, summaryOf } from './parts.js';

const RETAIL = { classificationType: 'E3_561_003', classificationCategory: 'category1_1' } as const;
const INFORMATION = { classificationCategory: 'category1_95' } as const;

/** 11.1 for 30.00 including VAT: 24.19 + 5.81, paid 10.00 in cash and 20.00 by card. */
export const retailReceipt: Document = {
  issuer: ISSUER,
  invoiceHeader: { series: 'ΛΑ', aa: '55', issueDate: '2026-11-20', invoiceType: '11.1', currency: 'EUR' },
  paymentMethods: [
    { type: 3, amount: 10 },
    { type: 7, amount: 20 },
  ],
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Σακίδιο',
      quantity: 1,
      measurementUnit: 1,
      netValue: 24.19,
      vatCategory: 1,
      vatCategoryPercent: 24,
      vatAmount: 5.81,
      incomeClassification: [{ ...RETAIL, amount: 24.19 }],
    },
  ],
  invoiceSummary: summaryOf(24.19, 5.81, 30, { ...RETAIL, amount: 24.19 }),
  providerAdditionalInvoiceDetails: printed('Μετρητά, POS / e-POS'),
};

/** 11.1 as receipt and delivery note, with a named recipient. */
export const movingReceipt: Document = {
  ...retailReceipt,
  issuer: MOVING_ISSUER,
  counterpart: MOVING_COUNTERPART,
  invoiceHeader: { ...retailReceipt.invoiceHeader, isDeliveryNote: true, ...MOVEMENT },
};

/** 11.4: the return of the backpack on the receipt with the given MARK. */
export const retailCredit: Document = {
  ...retailReceipt,
  invoiceHeader: {
    ...retailReceipt.invoiceHeader,
    series: 'ΠΛ',
    aa: '4',
    invoiceType: '11.4',
    multipleConnectedMarks: [400001234567893],
  },
  paymentMethods: [{ type: 3, amount: 30 }],
  providerAdditionalInvoiceDetails: printed('Μετρητά'),
};

/** 8.4: 50.00 collected by card on a linked terminal. */
export const posCollection: Document = {
  issuer: ISSUER,
  invoiceHeader: { series: 'ΕΙ', aa: '9', issueDate: '2026-11-20', invoiceType: '8.4', currency: 'EUR' },
  paymentMethods: [{ type: 7, amount: 50, terminalId: '16000123', posNspId: 2 }],
  invoiceDetails: [
    {
      lineNumber: 1,
      netValue: 50,
      vatCategory: 8,
      vatAmount: 0,
      incomeClassification: [{ ...INFORMATION, amount: 50 }],
    },
  ],
  invoiceSummary: summaryOf(50, 0, 50, { ...INFORMATION, amount: 50 }),
  providerAdditionalInvoiceDetails: printed('POS / e-POS'),
};

/** 8.5: the same amount refunded. */
export const posRefund: Document = {
  ...posCollection,
  invoiceHeader: { ...posCollection.invoiceHeader, series: 'ΕΠ', invoiceType: '8.5' },
};
