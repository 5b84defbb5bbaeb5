import type { Client } from './client.js';
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
    issue: async (...given) => (await import('./issue/issue.js')).issue(core, ...given),
    issueAll: async (...given) => (await import('./issue/issue-all.js')).issueAll(core, ...given),
    reconcile: async (...given) => (await import('./issue/reconcile.js')).reconcile(core, ...given),
    completePosPayment: async (...given) =>
      (await import('./calls/complete-payment.js')).completePosPayment(core, ...given),
    askSignatureForOldInvoice: async (...given) =>
      (await import('./calls/old-invoice.js')).askSignatureForOldInvoice(core, ...given),
    completeOldInvoice: async (...given) =>
      (await import('./calls/old-invoice.js')).completeOldInvoice(core, ...given),
    cancelNote: async (...given) => (await import('./calls/cancel-note.js')).cancelNote(core, ...given),
    openTables: async (...given) => (await import('./calls/tables.js')).openTables(core, ...given),
    openOrders: async (...given) => (await import('./calls/tables.js')).openOrders(core, ...given),
    creditsBalance: async (...given) => (await import('./calls/credits.js')).creditsBalance(core, ...given),
    search: (query, callOptions) =>
      new Pager(async function* () {
        const { searchPages } = await import('./calls/search.js');
        yield* searchPages(core, query, callOptions);
      }),
    downloadPdf: async (...given) => (await import('./calls/download.js')).downloadPdf(core, ...given),
    downloadRegistryXml: async (...given) =>
      (await import('./calls/download.js')).downloadRegistryXml(core, ...given),
    request: async (...given) => (await import('./calls/request.js')).request(core, ...given),
    waitForMark: async (...given) =>
      (await import('./recovery/wait-for-mark.js')).waitForMark(core, ...given),
    recover: async (...given) => (await import('./recovery/recover.js')).recover(core, ...given),
    onboarding: onboardingOf(core),
    journal: core.journal,
    get clockSkew() {
      return core.clockSkew;
    },
  };
}
