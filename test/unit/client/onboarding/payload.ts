import type { OnboardingPayload } from '../../../../src/sending/service/generated/types.js';

/** A payload without any issue. Check digits: 0·256+9·128+4·64+0·32+1·16+4·8+2·4+0·2 = 1464, of which 1464 mod 11 = 1. */
export const payload = {
  companyDetails: {
    legalName: 'Η Αυλή Ε.Ε.',
    vatNumber: '094014201',
    taxOffice: 'Ναυπλίου',
    transactionTypes: ['B2B', 'B2C'],
  },
  address: { city: 'Ναύπλιο', streetAddress: 'Σταϊκοπούλου 14' },
  contactInfo: { email: 'info@avli.gr', phone: '+302752012345' },
  administrator: { fullName: 'Μαρία Παππά', vatNumber: '800123456' },
  ispDetails: { providerName: 'ΟΤΕ', contractNumber: '4711', contractDate: '2025-03-01' },
} as const satisfies OnboardingPayload;
