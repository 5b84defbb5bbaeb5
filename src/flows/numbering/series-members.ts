import { providerInvoiceTypes } from '../../codes/index.js';
import { isText, isWhole } from '../../types/forms.js';
import type { NumberSeries } from '../generated/facts.js';

const types: ReadonlySet<unknown> = new Set(providerInvoiceTypes);

/** The condition for each member of a series, from a caller or from a stored state. */
export const isSeriesMember: { readonly [member in keyof NumberSeries]: (value: unknown) => boolean } = {
  // Without prefix or space: otherwise it would count as another issuer, whose numbers start at 1.
  vatNumber: (value) => typeof value === 'string' && /^[0-9]{9}$/.test(value),
  branch: (value) => isWhole(value),
  invoiceType: (value) => types.has(value),
  series: isText,
};
