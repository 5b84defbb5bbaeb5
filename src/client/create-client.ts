import { checkedBy } from './checked.js';
import type { Client } from './client.js';
import { type Core, forCall } from './core.js';
import { IssueRun } from './issue/issue-run.js';
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
export const createClient = (given: ClientOptions): Client => clientOf(readOptions(given));

/**
 * A client on options that were read. Clients on the same options are one run in the journal, so that after a crash any of
 * them takes over what another one was doing.
 */
export function clientOf(core: Core): Client {
  const checked = checkedBy(core);
  return {
    issue: async (document, options) =>
      (await import('./issue/issue.js')).issue(forCall(core), document, await checked('issue', options)),
    issueAll: (documents, options) =>
      new IssueRun(
        (async function* () {
          const { issueAll } = await import('./issue/issue-all.js');
          return yield* issueAll(core, documents, await checked('issueAll', options));
        })(),
      ),
    reconcileDay: async (query, options) =>
      (await import('./recovery/reconcile-day.js')).reconcileDay(
        forCall(core),
        query,
        await checked('reconcileDay', options),
      ),
    settle: async (document, options) =>
      (await import('./recovery/settle-document.js')).settle(
        forCall(core),
        document,
        await checked('settle', options),
      ),
    reconcile: async (document, options) =>
      (await import('./issue/reconcile.js')).reconcile(
        forCall(core),
        document,
        await checked('reconcile', options),
      ),
    completePosPayment: async (payment, options) =>
      (await import('./calls/complete-payment.js')).completePosPayment(
        forCall(core),
        payment,
        await checked('completePosPayment', options),
      ),
    askSignatureForOldInvoice: async (asked, options) =>
      (await import('./calls/old-invoice.js')).askSignatureForOldInvoice(
        forCall(core),
        asked,
        await checked('askSignatureForOldInvoice', options),
      ),
    completeOldInvoice: async (asked, options) =>
      (await import('./calls/old-invoice.js')).completeOldInvoice(
        forCall(core),
        asked,
        await checked('completeOldInvoice', options),
      ),
    cancelNote: async (note, options) =>
      (await import('./calls/cancel-note.js')).cancelNote(
        forCall(core),
        note,
        await checked('cancelNote', options),
      ),
    openTables: async (branch, options) =>
      (await import('./calls/tables.js')).openTables(
        forCall(core),
        branch,
        await checked('openTables', options),
      ),
    openOrders: async (table, options) =>
      (await import('./calls/tables.js')).openOrders(
        forCall(core),
        table,
        await checked('openOrders', options),
      ),
    creditsBalance: async (options) =>
      (await import('./calls/credits.js')).creditsBalance(
        forCall(core),
        await checked('creditsBalance', options),
      ),
    search: (query, callOptions) =>
      new Pager(async function* () {
        const { searchPages } = await import('./calls/search.js');
        yield* searchPages(forCall(core), query, await checked('search', callOptions));
      }),
    downloadPdf: async (name, options) =>
      (await import('./calls/download.js')).downloadPdf(
        forCall(core),
        name,
        await checked('downloadPdf', options),
      ),
    downloadRegistryXml: async (uid, options) =>
      (await import('./calls/download.js')).downloadRegistryXml(
        forCall(core),
        uid,
        await checked('downloadRegistryXml', options),
      ),
    request: async (call, options) =>
      (await import('./calls/request.js')).request(forCall(core), call, await checked('request', options)),
    waitForMark: async (document, options) =>
      (await import('./recovery/wait-for-mark.js')).waitForMark(
        forCall(core),
        document,
        await checked('waitForMark', options),
      ),
    recover: async (options) =>
      (await import('./recovery/recover.js')).recover(forCall(core), await checked('recover', options)),
    onboarding: onboardingOf(core, checked),
    journal: core.journal,
    get clockSkew() {
      return core.running.clockSkew;
    },
  };
}
