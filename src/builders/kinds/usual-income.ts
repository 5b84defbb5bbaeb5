import type { Kind } from './kinds.js';

/**
 * What may stand for the usual classification of a line, for the kinds that take income but not both `'goods'` and
 * `'services'`. A test holds it beside the combinations of the authority.
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
