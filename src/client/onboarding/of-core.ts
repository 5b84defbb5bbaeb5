import type { Checked } from '../checked.js';
import { type Core, forCall } from '../core.js';
import { Pager } from '../pager.js';
import type { Onboarding } from './onboarding.js';

/** The onboarding calls of a client, each loaded when it is first made. */
export const onboardingOf = (core: Core, checked: Checked): Onboarding => ({
  create: async (payload, options) =>
    (await import('./create.js')).create(forCall(core), payload, await checked('onboarding.create', options)),
  list: (query, options) =>
    new Pager(async function* () {
      yield* (await import('./reading.js')).listPages(
        forCall(core),
        query,
        await checked('onboarding.list', options),
      );
    }),
  get: async (requestId, options) =>
    (await import('./reading.js')).get(forCall(core), requestId, await checked('onboarding.get', options)),
  history: async (requestId, options) =>
    (await import('./reading.js')).history(
      forCall(core),
      requestId,
      await checked('onboarding.history', options),
    ),
  downloadContract: async (requestId, contract, options) =>
    (await import('./reading.js')).downloadContract(
      forCall(core),
      requestId,
      contract,
      await checked('onboarding.downloadContract', options),
    ),
  uploadSignedContract: async (requestId, file, options) =>
    (await import('./upload.js')).upload(
      forCall(core),
      requestId,
      file,
      await checked('onboarding.uploadSignedContract', options),
    ),
  cancel: async (requestId, options) =>
    (await import('./cancel.js')).cancel(
      forCall(core),
      requestId,
      await checked('onboarding.cancel', options),
    ),
  waitForStatus: async (requestId, status, options) =>
    (await import('./wait.js')).waitForStatus(
      forCall(core),
      requestId,
      status,
      await checked('onboarding.waitForStatus', options),
    ),
  waitUntilReady: async (requestId, options) =>
    (await import('./wait.js')).waitUntilReady(
      forCall(core),
      requestId,
      await checked('onboarding.waitUntilReady', options),
    ),
  webhooks: {
    register: async (webhook, options) =>
      (await import('./webhooks.js')).register(
        forCall(core),
        webhook,
        await checked('webhooks.register', options),
      ),
    list: async (options) =>
      (await import('./webhooks.js')).list(forCall(core), await checked('webhooks.list', options)),
    remove: async (endpointId, options) =>
      (await import('./webhooks.js')).remove(
        forCall(core),
        endpointId,
        await checked('webhooks.remove', options),
      ),
    deliveries: (query, options) =>
      new Pager(async function* () {
        yield* (await import('./webhooks.js')).deliveryPages(
          forCall(core),
          query,
          await checked('webhooks.deliveries', options),
        );
      }),
  },
});
