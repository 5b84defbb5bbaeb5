import type { World } from '../../world.js';
import type { View } from './types.js';

/** The names of companies: as their newest document prints them, or else as they were onboarded. */
export function namesView({ state, documents }: World): View['names'] {
  const names = new Map<string, string>();
  const put = (vatNumber: string, name: unknown): void => {
    if (typeof name === 'string' && name.trim() !== '') names.set(vatNumber, name);
  };
  for (const { vatNumber, payload } of state.requests.all()) {
    const { companyDetails } = Object(payload) as { companyDetails?: unknown };
    const { legalName, tradeName } = Object(companyDetails) as { legalName?: unknown; tradeName?: unknown };
    put(vatNumber, legalName);
    put(vatNumber, tradeName);
  }
  for (const rows of [state.holds.all(), documents.all()])
    for (const { document } of rows)
      put(document.issuer.vatNumber, document.providerAdditionalInvoiceDetails?.issuer?.name);
  return Object.fromEntries(names);
}
