import type { Kind } from './kinds.js';

/**
 * The words for the usual classification of a line, for the kinds that have income but do not allow both `'goods'` and
 * `'services'`. A test compares it with the combinations of the authority.
 */
export const usualIncome = {
  salesInvoiceForThirdParties: [],
  serviceInvoice: ['services'],
  intraCommunityServiceInvoice: ['services'],
  thirdCountryServiceInvoice: ['services'],
  supplementaryServiceInvoice: ['services'],
  selfDelivery: [],
  selfSupply: [],
  rentIncome: [],
  serviceReceipt: ['services'],
  retailReceiptForThirdParties: [],
} as const satisfies Partial<Record<Kind, readonly ('goods' | 'services')[]>>;
