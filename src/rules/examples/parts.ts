import type { IncomeClassification } from '../../types/index.js';

/**
 * Parts that several sample documents share. The issuer is the company of all examples and of `parastatiko sandbox`. The
 * VAT numbers are invented and have valid check digits.
 */
export const ISSUER = { vatNumber: '800123456', country: 'GR', branch: 0 } as const;
export const COUNTERPART = { vatNumber: '987654324', country: 'GR', branch: 0 } as const;

export const SHOP_ADDRESS = {
  street: 'Σταϊκοπούλου',
  number: '14',
  postalCode: '21100',
  city: 'Ναύπλιο',
} as const;
export const CUSTOMER_ADDRESS = {
  street: 'Εγνατία',
  number: '25',
  postalCode: '54630',
  city: 'Θεσσαλονίκη',
} as const;

/** Parties with name and address, as goods movements require. */
export const MOVING_ISSUER = { ...ISSUER, name: 'Η Αυλή Μαρκάκη Ε.Ε.', address: SHOP_ADDRESS } as const;
export const MOVING_COUNTERPART = {
  ...COUNTERPART,
  name: 'Νικολάου Ο.Ε.',
  address: CUSTOMER_ADDRESS,
} as const;

export const PRINT_ISSUER = {
  name: 'Η Αυλή Μαρκάκη Ε.Ε.',
  profession: 'Εστιατόριο – παντοπωλείο',
  taxoffice: 'Ναυπλίου',
  addressStreet: 'Σταϊκοπούλου',
  addressNumber: '14',
  addressPostalCode: '21100',
  addressCity: 'Ναύπλιο',
  addressCountry: 'Ελλάδα',
} as const;

export const PRINT_COUNTERPART = {
  name: 'Νικολάου Ο.Ε.',
  profession: 'Λογιστικές υπηρεσίες',
  taxoffice: 'Δ΄ Θεσσαλονίκης',
  addressStreet: 'Εγνατία',
  addressNumber: '25',
  addressPostalCode: '54630',
  addressCity: 'Θεσσαλονίκη',
  addressCountry: 'Ελλάδα',
} as const;

/** The print block with the payment label, which the service requires on every document. */
export function printed(paymentMethodInvoiceLabel: string, counterpart?: typeof PRINT_COUNTERPART) {
  return {
    issuer: PRINT_ISSUER,
    ...(counterpart && { counterpart }),
    additionalDetails: { documentLanguageCode: 'EL', paymentMethodInvoiceLabel },
  };
}

/** The tax totals of a document without taxes. */
export const NO_TAXES = {
  totalWithheldAmount: 0,
  totalFeesAmount: 0,
  totalStampDutyAmount: 0,
  totalOtherTaxesAmount: 0,
  totalDeductionsAmount: 0,
} as const;

/** The summary of a document with income and without other taxes. */
export const summaryOf = (
  totalNetValue: number,
  totalVatAmount: number,
  totalGrossValue: number,
  ...incomeClassification: readonly IncomeClassification[]
) => ({ totalNetValue, totalVatAmount, ...NO_TAXES, totalGrossValue, incomeClassification });

/** The header members of a goods movement: purpose, planned dispatch, addresses. */
export const MOVEMENT = {
  movePurpose: 1,
  movePurposeLabel: 'Πώληση',
  dispatchDate: '2026-11-20',
  dispatchTime: '09:30:00',
  vehicleNumber: 'ΙΒΗ1234',
  otherDeliveryNoteHeader: { loadingAddress: SHOP_ADDRESS, deliveryAddress: CUSTOMER_ADDRESS },
} as const;

export const TABLE = '3f2b8c1e-5d4a-4e6f-9a7b-0c1d2e3f4a5b';
