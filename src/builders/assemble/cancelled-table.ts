import type { InvoiceLine } from '../../types/index.js';

/** The single line of a total cancellation: zeros, without VAT (281). */
export const cancelledTableLines: InvoiceLine[] = Object.freeze([
  Object.freeze({ lineNumber: 1, netValue: 0, vatCategory: 8, vatCategoryPercent: 0, vatAmount: 0 }),
]) as unknown as InvoiceLine[];
