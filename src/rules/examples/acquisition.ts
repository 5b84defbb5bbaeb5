import type { Document } from '../../types/index.js';
import { COUNTERPART, ISSUER, NO_TAXES, PRINT_COUNTERPART, printed } from './parts.js';

const GOODS = {
  classificationType: 'E3_102_002',
  classificationCategory: 'category2_1',
  amount: 240,
} as const;

/** 3.1: 60 kg of walnuts at 4.00 from a seller who does not issue invoices. No VAT. */
export const titleOfAcquisition: Document = {
  issuer: ISSUER,
  counterpart: COUNTERPART,
  invoiceHeader: { series: 'ΤΚ', aa: '14', issueDate: '2026-11-20', invoiceType: '3.1', currency: 'EUR' },
  paymentMethods: [{ type: 3, amount: 240 }],
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Καρύδια',
      quantity: 60,
      measurementUnit: 2,
      lineUnitPrice: 4,
      netValue: 240,
      vatCategory: 8,
      vatAmount: 0,
      expensesClassification: [{ ...GOODS, amount: 240 }],
    },
  ],
  invoiceSummary: {
    totalNetValue: 240,
    totalVatAmount: 0,
    ...NO_TAXES,
    totalGrossValue: 240,
    expensesClassification: [{ ...GOODS, amount: 240 }],
  },
  providerAdditionalInvoiceDetails: printed('Μετρητά', PRINT_COUNTERPART),
};

const BOUGHT = {
  classificationType: 'E3_102_001',
  classificationCategory: 'category2_1',
  amount: 100,
} as const;

/** 1.1 that the buyer issues for the seller: 100.00 at 24 %, classified as the buyer's expense. */
export const selfBilledInvoice: Document = {
  issuer: ISSUER,
  counterpart: COUNTERPART,
  invoiceHeader: {
    series: 'ΑΤ',
    aa: '8',
    issueDate: '2026-11-20',
    invoiceType: '1.1',
    currency: 'EUR',
    selfPricing: true,
  },
  paymentMethods: [{ type: 5, amount: 124 }],
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Ελαιόλαδο',
      quantity: 20,
      measurementUnit: 2,
      lineUnitPrice: 5,
      netValue: 100,
      vatCategory: 1,
      vatCategoryPercent: 24,
      vatAmount: 24,
      expensesClassification: [BOUGHT],
    },
  ],
  invoiceSummary: {
    totalNetValue: 100,
    totalVatAmount: 24,
    ...NO_TAXES,
    totalGrossValue: 124,
    expensesClassification: [BOUGHT],
  },
  providerAdditionalInvoiceDetails: printed('Επί Πιστώσει', PRINT_COUNTERPART),
};
