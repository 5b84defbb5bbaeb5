import { type Core, forCall } from '../core.js';
import { Pager } from '../pager.js';
import type { Onboarding } from './onboarding.js';

/** The onboarding calls of a client, each loaded when it is first made. */
export const onboardingOf = (core: Core): Onboarding => ({
  create: async (...given) => (await import('./create.js')).create(forCall(core), ...given),
  list: (query, options) =>
    new Pager(async function* () {
      yield* (await import('./reading.js')).listPages(forCall(core), query, options);
    }),
  get: async (...given) => (await import('./reading.js')).get(forCall(core), ...given),
  history: async (...given) => (await import('./reading.js')).history(forCall(core), ...given),
  downloadContract: async (...given) =>
    (await import('./reading.js')).downloadContract(forCall(core), ...given),
  uploadSignedContract: async (...given) => (await import('./upload.js')).upload(forCall(core), ...given),
  cancel: async (...given) => (await import('./cancel.js')).cancel(forCall(core), ...given),
  waitForStatus: async (...given) => (await import('./wait.js')).waitForStatus(forCall(core), ...given),
  waitUntilReady: async (...given) => (await import('./wait.js')).waitUntilReady(forCall(core), ...given),
  webhooks: {
    register: async (...given) => (await import('./webhooks.js')).register(forCall(core), ...given),
    list: async (...given) => (await import('./webhooks.js')).list(forCall(core), ...given),
    remove: async (...given) => (await import('./webhooks.js')).remove(forCall(core), ...given),
    deliveries: (query, options) =>
      new Pager(async function* () {
        yield* (await import('./webhooks.js')).deliveryPages(forCall(core), query, options);
      }),
  },
});
