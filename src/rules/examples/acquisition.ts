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
