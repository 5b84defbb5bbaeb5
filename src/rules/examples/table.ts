import type { Document } from '../../types/index.js';
import { ISSUER, NO_TAXES, printed, summaryOf, TABLE } from './parts.js';

const ORDER = { classificationCategory: 'category1_95' } as const;
const RETAIL = { classificationType: 'E3_561_003', classificationCategory: 'category1_1' } as const;
const NO_PAYMENT = 'Χωρίς πληρωμή';

/** 8.6: three coffees at 3.50 and a cake at 6.00, all at 13 %. Net 16.50, VAT 1.37 + 0.78 = 2.15, gross 18.65. */
export const orderSlip: Document = {
  issuer: ISSUER,
  invoiceHeader: {
    series: 'ΔΠ',
    aa: '201',
    issueDate: '2026-11-20',
    invoiceType: '8.6',
    currency: 'EUR',
    tableAA: TABLE,
  },
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Καφές',
      quantity: 3,
      measurementUnit: 1,
      netValue: 10.5,
      vatCategory: 2,
      vatCategoryPercent: 13,
      vatAmount: 1.37,
      incomeClassification: [{ ...ORDER, amount: 10.5 }],
    },
    {
      lineNumber: 2,
      itemDescr: 'Γλυκό',
      quantity: 1,
      measurementUnit: 1,
      netValue: 6,
      vatCategory: 2,
      vatCategoryPercent: 13,
      vatAmount: 0.78,
      incomeClassification: [{ ...ORDER, amount: 6 }],
    },
  ],
  invoiceSummary: summaryOf(16.5, 2.15, 18.65, { ...ORDER, amount: 16.5 }),
  providerAdditionalInvoiceDetails: printed(NO_PAYMENT),
};

/** 8.6: cancels one coffee of the slip. Amounts are positive, with `recType` 7. 3.50 + 0.46 (0.455 rounded half-up). */
export const orderCancellation: Document = {
  issuer: ISSUER,
  invoiceHeader: { ...orderSlip.invoiceHeader, aa: '202' },
  invoiceDetails: [
    {
      lineNumber: 1,
      recType: 7,
      itemDescr: 'Καφές',
      quantity: 1,
      measurementUnit: 1,
      netValue: 3.5,
      vatCategory: 2,
      vatCategoryPercent: 13,
      vatAmount: 0.46,
      incomeClassification: [{ ...ORDER, amount: 3.5 }],
    },
  ],
  invoiceSummary: summaryOf(3.5, 0.46, 3.96, { ...ORDER, amount: 3.5 }),
  providerAdditionalInvoiceDetails: printed(NO_PAYMENT),
};

/** 8.6: cancels the whole table: one line with zeros, VAT category 8, the MARKs of its slips, no classification. */
export const tableCancellation: Document = {
  issuer: ISSUER,
  invoiceHeader: {
    ...orderSlip.invoiceHeader,
    aa: '203',
    totalCancelDeliveryOrders: true,
    multipleConnectedMarks: [400001234567894],
  },
  invoiceDetails: [{ lineNumber: 1, netValue: 0, vatCategory: 8, vatAmount: 0 }],
  invoiceSummary: { totalNetValue: 0, totalVatAmount: 0, ...NO_TAXES, totalGrossValue: 0 },
  providerAdditionalInvoiceDetails: printed(NO_PAYMENT),
};

/** 11.1: closes the table: two coffees and the cake. Net 7.00 + 6.00, VAT 0.91 + 0.78, gross 14.69. */
export const tableClosing: Document = {
  issuer: ISSUER,
  invoiceHeader: {
    series: 'ΛΑ',
    aa: '56',
    issueDate: '2026-11-20',
    invoiceType: '11.1',
    currency: 'EUR',
    specialInvoiceCategory: 12,
    multipleConnectedMarks: [400001234567894, 400001234567895],
  },
  paymentMethods: [{ type: 3, amount: 14.69 }],
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Καφές',
      quantity: 2,
      measurementUnit: 1,
      netValue: 7,
      vatCategory: 2,
      vatCategoryPercent: 13,
      vatAmount: 0.91,
      incomeClassification: [{ ...RETAIL, amount: 7 }],
    },
    {
      lineNumber: 2,
      itemDescr: 'Γλυκό',
      quantity: 1,
      measurementUnit: 1,
      netValue: 6,
      vatCategory: 2,
      vatCategoryPercent: 13,
      vatAmount: 0.78,
      incomeClassification: [{ ...RETAIL, amount: 6 }],
    },
  ],
  invoiceSummary: summaryOf(13, 1.69, 14.69, { ...RETAIL, amount: 13 }),
  providerAdditionalInvoiceDetails: printed('Μετρητά'),
};
