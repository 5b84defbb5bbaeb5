import type { Document } from '../../types/index.js';
import {
  MOVEMENT,
  MOVING_COUNTERPART,
  MOVING_ISSUER,
  PRINT_COUNTERPART,
  printed,
  summaryOf,
} from './parts.js';

const MOVED = { classificationCategory: 'category3', amount: 0 } as const;
const NO_PAYMENT = 'Χωρίς πληρωμή';

/** 9.3: twenty chairs go to the customer, without values. */
export const deliveryNote: Document = {
  issuer: MOVING_ISSUER,
  counterpart: MOVING_COUNTERPART,
  invoiceHeader: { series: 'ΔΑ', aa: '31', issueDate: '2026-11-20', invoiceType: '9.3', ...MOVEMENT },
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Καρέκλα γραφείου',
      quantity: 20,
      measurementUnit: 1,
      netValue: 0,
      vatCategory: 8,
      vatAmount: 0,
      incomeClassification: [MOVED],
    },
  ],
  invoiceSummary: summaryOf(0, 0, 0, MOVED),
  packingsDeclarations: [{ Packages: [{ packagingType: 2, quantity: 10 }] }],
  providerAdditionalInvoiceDetails: printed(NO_PAYMENT, PRINT_COUNTERPART),
};

/** 10.2: goods from a supplier who does not have to issue a delivery note. */
export const receivingNote: Document = {
  issuer: MOVING_ISSUER,
  counterpart: MOVING_COUNTERPART,
  invoiceHeader: {
    series: 'ΔΠΠ',
    aa: '5',
    issueDate: '2026-11-20',
    invoiceType: '10.2',
    receivingNotePurpose: 1,
  },
  invoiceDetails: [
    {
      lineNumber: 1,
      itemDescr: 'Ελιές',
      quantity: 150.5,
      measurementUnit: 2,
      netValue: 0,
      vatCategory: 8,
      vatAmount: 0,
      incomeClassification: [MOVED],
    },
  ],
  invoiceSummary: summaryOf(0, 0, 0, MOVED),
  providerAdditionalInvoiceDetails: printed(NO_PAYMENT, PRINT_COUNTERPART),
};
