import { afterEach, beforeEach } from 'vitest';
import { createClient } from '../../../../src/client/create-client.js';
import type { ClientOptions } from '../../../../src/client/options.js';
import { KEY } from '../service.js';
import { TestClock } from '../setup.js';
import { OnboardingService } from './service.js';

export { payload } from './payload.js';

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
