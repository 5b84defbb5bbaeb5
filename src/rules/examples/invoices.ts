import type { Document } from '../../types/index.js';
import {
  COUNTERPART,
  ISSUER,
  MOVEMENT,
  MOVING_COUNTERPART,
  MOVING_ISSUER,
  NO_TAXES,
  PRINT_COUNTERPART,
  printed,
  summaryOf,
} from './parts.js';

const GOODS = { classificationType: 'E3_561_001', classificationCategory: 'category1_1' } as const;
const SERVICES = { classificationType: 'E3_561_001', classificationCategory: 'category1_3' } as const;

/** 1.1, two lines: 2 × 24.90 at 24 %, 10 × 1.50 less 10 % at 13 %. Net 63.30, VAT 13.71, gross 77.01. */
export const salesInvoice: Document = {
  issuer: ISSUER,
  counterpart: COUNTERPART,
  invoiceHeader: { series: 'A', aa: '101', issueDate: '2026-11-20', invoiceType: '1.1', currency: 'EUR' },
  paymentMethods: [{ type: 3, amount: 77.01 }],
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Βάση φορητού',
      quantity: 2,
      measurementUnit: 1,
      lineUnitPrice: 24.9,
      totalNetPriceBeforeDiscount: 49.8,
      totalDiscountValue: 0,
      netValue: 49.8,
      vatCategory: 1,
      vatCategoryPercent: 24,
      vatAmount: 11.95,
      incomeClassification: [{ ...GOODS, amount: 49.8 }],
    },
    {
      lineNumber: 2,
      itemDescr: 'Βιβλίο',
      quantity: 10,
      measurementUnit: 1,
      lineUnitPrice: 1.5,
      totalNetPriceBeforeDiscount: 15,
      totalDiscountValue: 1.5,
      netValue: 13.5,
      vatCategory: 2,
      vatCategoryPercent: 13,
      vatAmount: 1.76,
      incomeClassification: [{ ...GOODS, amount: 13.5 }],
    },
  ],
  invoiceSummary: summaryOf(63.3, 13.71, 77.01, { ...GOODS, amount: 63.3 }),
  providerAdditionalInvoiceDetails: printed('Μετρητά', PRINT_COUNTERPART),
};

/** 2.1: services of 1,000.00 at 24 % with 20 % withheld on the line. Gross 1,000.00 + 240.00 − 200.00 = 1,040.00. */
export const serviceInvoice: Document = {
  issuer: ISSUER,
  counterpart: COUNTERPART,
  invoiceHeader: { series: 'Υ', aa: '7', issueDate: '2026-11-20', invoiceType: '2.1', currency: 'EUR' },
  paymentMethods: [{ type: 5, amount: 1040 }],
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Σύμβουλος διοίκησης',
      netValue: 1000,
      vatCategory: 1,
      vatCategoryPercent: 24,
      vatAmount: 240,
      withheldAmount: 200,
      withheldPercentCategory: 3,
      incomeClassification: [{ ...SERVICES, amount: 1000 }],
    },
  ],
  invoiceSummary: {
    totalNetValue: 1000,
    totalVatAmount: 240,
    ...NO_TAXES,
    totalWithheldAmount: 200,
    totalGrossValue: 1040,
    incomeClassification: [{ ...SERVICES, amount: 1000 }],
  },
  providerAdditionalInvoiceDetails: printed('Επί Πιστώσει', PRINT_COUNTERPART),
};

/** 5.1: credits 24.90 + 5.98 of the invoice with the given MARK. */
export const creditInvoice: Document = {
  issuer: ISSUER,
  counterpart: COUNTERPART,
  invoiceHeader: {
    series: 'ΠΑ',
    aa: '3',
    issueDate: '2026-11-20',
    invoiceType: '5.1',
    currency: 'EUR',
    correlatedInvoices: [400001234567890],
  },
  paymentMethods: [{ type: 3, amount: 30.88 }],
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Βάση φορητού',
      quantity: 1,
      measurementUnit: 1,
      netValue: 24.9,
      vatCategory: 1,
      vatCategoryPercent: 24,
      vatAmount: 5.98,
      incomeClassification: [{ ...GOODS, amount: 24.9 }],
    },
  ],
  invoiceSummary: summaryOf(24.9, 5.98, 30.88, { ...GOODS, amount: 24.9 }),
  providerAdditionalInvoiceDetails: printed('Μετρητά', PRINT_COUNTERPART),
};

/** 1.1 as invoice and delivery note: names, addresses and dispatch as well as payments and classification. */
export const movingInvoice: Document = {
  ...salesInvoice,
  issuer: MOVING_ISSUER,
  counterpart: MOVING_COUNTERPART,
  invoiceHeader: { ...salesInvoice.invoiceHeader, isDeliveryNote: true, ...MOVEMENT },
};

/** 1.1 that closes two delivery notes. */
export const closingInvoice: Document = {
  ...salesInvoice,
  invoiceHeader: {
    ...salesInvoice.invoiceHeader,
    multipleConnectedMarks: [400001234567891, 400001234567892],
  },
};
