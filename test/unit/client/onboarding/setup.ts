import { afterEach, beforeEach } from 'vitest';
import { createClient } from '../../../../src/client/create-client.js';
import type { OnboardingPayload } from '../../../../src/client/onboarding/payload.js';
import type { ClientOptions } from '../../../../src/client/options.js';
import { KEY } from '../service.js';
import { TestClock } from '../setup.js';
import { OnboardingService } from './service.js';

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

/** A service for each test, and clients of it. */
export function withOnboarding(): {
  readonly service: OnboardingService;
  readonly clock: TestClock;
  readonly client: (options?: Partial<ClientOptions>) => ReturnType<typeof createClient>;
} {
  const made = { service: new OnboardingService(), clock: new TestClock('2026-11-20T10:00:00Z') };
  beforeEach(async () => {
    made.clock = new TestClock('2026-11-20T10:00:00Z');
    made.service = await new OnboardingService().start();
  });
  afterEach(() => made.service.stop());
  return {
    get service() {
      return made.service;
    },
    get clock() {
      return made.clock;
    },
    client: (options) =>
      createClient({
        baseUrl: made.service.baseUrl,
        apiKey: KEY,
        clock: made.clock,
        random: () => 0.5,
        timeout: 2000,
        ...options,
      }),
  };
}
