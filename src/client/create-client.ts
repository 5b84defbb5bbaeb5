import type { Client } from './client.js';
import { forCall } from './core.js';
import { onboardingOf } from './onboarding/of-core.js';
import type { ClientOptions } from './options.js';
import { Pager } from './pager.js';
import { readOptions } from './read-options.js';

/**
 * Creates a client of the service. Clients share nothing, so a program can use several keys at the same time. The code
 * of a call is loaded when it is first made.
 *
 * @throws ClientError if an option is invalid, such as a base address with a path of the API.
 * @throws LocaleError if `locale` is not a words object.
 * @example
 * const client = createClient({ baseUrl: 'https://host.example', apiKey: key });
 * const outcome = await client.issue(document);
 */
export function createClient(options: ClientOptions): Client {
  const core = readOptions(options);
  return {
    issue: async (...given) => (await import('./issue/issue.js')).issue(forCall(core), ...given),
    issueAll: async (...given) => (await import('./issue/issue-all.js')).issueAll(forCall(core), ...given),
    reconcile: async (...given) => (await import('./issue/reconcile.js')).reconcile(forCall(core), ...given),
    completePosPayment: async (...given) =>
      (await import('./calls/complete-payment.js')).completePosPayment(forCall(core), ...given),
    askSignatureForOldInvoice: async (...given) =>
      (await import('./calls/old-invoice.js')).askSignatureForOldInvoice(forCall(core), ...given),
    completeOldInvoice: async (...given) =>
      (await import('./calls/old-invoice.js')).completeOldInvoice(forCall(core), ...given),
    cancelNote: async (...given) =>
      (await import('./calls/cancel-note.js')).cancelNote(forCall(core), ...given),
    openTables: async (...given) => (await import('./calls/tables.js')).openTables(forCall(core), ...given),
    openOrders: async (...given) => (await import('./calls/tables.js')).openOrders(forCall(core), ...given),
    creditsBalance: async (...given) =>
      (await import('./calls/credits.js')).creditsBalance(forCall(core), ...given),
    search: (query, callOptions) =>
      new Pager(async function* () {
        const { searchPages } = await import('./calls/search.js');
        yield* searchPages(forCall(core), query, callOptions);
      }),
    downloadPdf: async (...given) =>
      (await import('./calls/download.js')).downloadPdf(forCall(core), ...given),
    downloadRegistryXml: async (...given) =>
      (await import('./calls/download.js')).downloadRegistryXml(forCall(core), ...given),
    request: async (...given) => (await import('./calls/request.js')).request(forCall(core), ...given),
    waitForMark: async (...given) =>
      (await import('./recovery/wait-for-mark.js')).waitForMark(forCall(core), ...given),
    recover: async (...given) => (await import('./recovery/recover.js')).recover(forCall(core), ...given),
    onboarding: onboardingOf(core),
    journal: core.journal,
    get clockSkew() {
      return core.running.clockSkew;
    },
  };
}
