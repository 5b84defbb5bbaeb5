import type { Core } from '../core.js';
import { Pager } from '../pager.js';
import type { Onboarding } from './onboarding.js';

/** The onboarding calls of a client, each loaded when it is first made. */
export const onboardingOf = (core: Core): Onboarding => ({
  create: async (...given) => (await import('./create.js')).create(core, ...given),
  list: (query, options) =>
    new Pager(async function* () {
      yield* (await import('./reading.js')).listPages(core, query, options);
    }),
  get: async (...given) => (await import('./reading.js')).get(core, ...given),
  history: async (...given) => (await import('./reading.js')).history(core, ...given),
  downloadContract: async (...given) => (await import('./reading.js')).downloadContract(core, ...given),
  uploadSignedContract: async (...given) => (await import('./upload.js')).upload(core, ...given),
  cancel: async (...given) => (await import('./cancel.js')).cancel(core, ...given),
  waitForStatus: async (...given) => (await import('./wait.js')).waitForStatus(core, ...given),
  waitUntilReady: async (...given) => (await import('./wait.js')).waitUntilReady(core, ...given),
  webhooks: {
    register: async (...given) => (await import('./webhooks.js')).register(core, ...given),
    list: async (...given) => (await import('./webhooks.js')).list(core, ...given),
    remove: async (...given) => (await import('./webhooks.js')).remove(core, ...given),
    deliveries: (query, options) =>
      new Pager(async function* () {
        yield* (await import('./webhooks.js')).deliveryPages(core, query, options);
      }),
  },
});
