import type { Document } from '../../types/index.js';
import { COUNTERPART, ISSUER, NO_TAXES, PRINT_COUNTERPART, printed, summaryOf } from './parts.js';

const CLEARED = { classificationCategory: 'category2_9', amount: 100 } as const;
const FEE = { classificationType: 'E3_561_001', classificationCategory: 'category1_3', amount: 20 } as const;
const INFORMATION = { classificationCategory: 'category1_95', amount: 0 } as const;

/** 1.5: 100.00 sold for a third party and a fee of 20.00, both at 24 %. Gross 124.00 + 24.80 = 148.80. */
export const clearanceInvoice: Document = {
  issuer: ISSUER,
  counterpart: COUNTERPART,
  invoiceHeader: { series: 'ΕΚ', aa: '2', issueDate: '2026-11-20', invoiceType: '1.5', currency: 'EUR' },
  paymentMethods: [{ type: 5, amount: 148.8 }],
  invoiceDetails: [
    {
      lineNumber: 1,
      invoiceDetailType: 1,
      itemDescr: 'Πωλήσεις για λογαριασμό σας',
      netValue: 100,
      vatCategory: 1,
      vatAmount: 24,
      expensesClassification: [CLEARED],
    },
    {
      lineNumber: 2,
      invoiceDetailType: 2,
      itemDescr: 'Προμήθεια',
      netValue: 20,
      vatCategory: 1,
      vatAmount: 4.8,
      incomeClassification: [FEE],
    },
  ],
  invoiceSummary: {
    totalNetValue: 120,
    totalVatAmount: 28.8,
    ...NO_TAXES,
    totalGrossValue: 148.8,
    incomeClassification: [FEE],
    expensesClassification: [CLEARED],
  },
  providerAdditionalInvoiceDetails: printed('Επί Πιστώσει', PRINT_COUNTERPART),
};

/** 8.2: climate resilience fee of 15.00 (ten nights in November in a three-star hotel, at 1.50), which has no net value. */
export const residenceLevy: Document = {
  issuer: ISSUER,
  invoiceHeader: { series: 'ΤΑ', aa: '6', issueDate: '2026-11-20', invoiceType: '8.2', currency: 'EUR' },
  paymentMethods: [{ type: 3, amount: 15 }],
  invoiceDetails: [
    {
      lineNumber: 1,
      netValue: 0,
      vatCategory: 8,
      vatAmount: 0,
      otherTaxesAmount: 15,
      otherTaxesPercentCategory: 7,
      incomeClassification: [INFORMATION],
    },
  ],
  invoiceSummary: {
    totalNetValue: 0,
    totalVatAmount: 0,
    ...NO_TAXES,
    totalOtherTaxesAmount: 15,
    totalGrossValue: 15,
    incomeClassification: [INFORMATION],
  },
  providerAdditionalInvoiceDetails: printed('Μετρητά'),
};

const OWN_USE = {
  classificationType: 'E3_595',
  classificationCategory: 'category1_6',
  amount: 100,
} as const;

/** 6.1: goods of 100.00 given away, with VAT of 24 % as if they were sold. Nobody pays. */
export const selfDelivery: Document = {
  issuer: ISSUER,
  invoiceHeader: { series: 'ΑΥ', aa: '1', issueDate: '2026-11-20', invoiceType: '6.1', currency: 'EUR' },
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Δείγματα προϊόντων',
      netValue: 100,
      vatCategory: 1,
      vatCategoryPercent: 24,
      vatAmount: 24,
      incomeClassification: [OWN_USE],
    },
  ],
  invoiceSummary: summaryOf(100, 24, 124, OWN_USE),
  providerAdditionalInvoiceDetails: printed('Χωρίς πληρωμή'),
};
