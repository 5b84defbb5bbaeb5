import { providerInvoiceTypes } from '../../codes/index.js';
import type { NumberSeries } from './numbering.js';

const types: ReadonlySet<unknown> = new Set(providerInvoiceTypes);

/** What each member of a series must be, whether a caller gives it or a stored state. */
export const isSeriesMember: { readonly [member in keyof NumberSeries]: (value: unknown) => boolean } = {
  // Bare: with a prefix or a space it would be another issuer, whose numbers begin anew.
  vatNumber: (value) => typeof value === 'string' && /^[0-9]{9}$/.test(value),
  branch: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  invoiceType: (value) => types.has(value),
  series: (value) => typeof value === 'string' && value.trim() !== '',
};
