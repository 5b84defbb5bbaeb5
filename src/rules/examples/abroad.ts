import type { Document } from '../../types/index.js';
import { ISSUER, NO_TAXES, printed } from './parts.js';

const NET = 100;

/** An invoice of 100.00 without VAT, to a party whose VAT number the authority cannot check. */
const exempt = {
  issuer: ISSUER,
  paymentMethods: [{ type: 5, amount: NET }],
  providerAdditionalInvoiceDetails: printed('Επί Πιστώσει'),
} satisfies Partial<Document>;

const LINE = {
  lineNumber: 1,
  itemDescr: 'Ελαιόλαδο 5 λίτρων',
  quantity: 4,
  measurementUnit: 1,
  netValue: NET,
  vatCategory: 7,
  vatCategoryPercent: 0,
  vatAmount: 0,
} as const;

const SUMMARY = { totalNetValue: NET, totalVatAmount: 0, ...NO_TAXES, totalGrossValue: NET } as const;

const INTRA_COMMUNITY = {
  classificationType: 'E3_561_005',
  classificationCategory: 'category1_1',
  amount: NET,
} as const;
const THIRD_COUNTRY = { ...INTRA_COMMUNITY, classificationType: 'E3_561_006' } as const;

/** 1.2: goods to Austria, exempt under article 33. */
export const intraCommunityInvoice: Document = {
  ...exempt,
  counterpart: {
    vatNumber: 'ATU12345675',
    country: 'AT',
    branch: 0,
    name: 'Huber Feinkost GmbH',
    address: { street: 'Mariahilfer Straße', number: '12', postalCode: '1060', city: 'Wien' },
  },
  invoiceHeader: { series: 'EU', aa: '12', issueDate: '2026-11-20', invoiceType: '1.2', currency: 'EUR' },
  invoiceDetails: [{ ...LINE, vatExemptionCategory: 14, incomeClassification: [INTRA_COMMUNITY] }],
  invoiceSummary: { ...SUMMARY, incomeClassification: [INTRA_COMMUNITY] },
};

/** 1.3: goods to Britain, exempt under article 29. */
export const thirdCountryInvoice: Document = {
  ...exempt,
  counterpart: {
    vatNumber: 'GB123456782',
    country: 'GB',
    branch: 0,
    name: 'Fine Foods Ltd',
    address: { street: 'High Street', number: '8', postalCode: 'EC1A 1BB', city: 'London' },
  },
  invoiceHeader: { series: 'EX', aa: '3', issueDate: '2026-11-20', invoiceType: '1.3', currency: 'EUR' },
  invoiceDetails: [{ ...LINE, vatExemptionCategory: 8, incomeClassification: [THIRD_COUNTRY] }],
  invoiceSummary: { ...SUMMARY, incomeClassification: [THIRD_COUNTRY] },
};
