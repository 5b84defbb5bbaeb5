import type { CallMethod } from './check-call-options.js';
import type { Client } from './client.js';
import { type Core, forCall } from './core.js';
import { IssueRun } from './issue/issue-run.js';
import type { ClientOptions } from './options.js';
import { Pager } from './pager.js';
import { readOptions } from './read-options.js';
import { middleOf } from './time.js';

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
  const { call, pages } = methodsOf(core);
  return {
    issue: call('issue', 1, async () => (await import('./issue/issue.js')).issue),
    preview: call('preview', 1, async () => (await import('./issue/preview.js')).preview),
    issueAll: (documents, options) =>
      new IssueRun(
        (async function* () {
          const { issueAll } = await import('./issue/issue-all.js');
          await check(core, 'issueAll', options);
          return yield* issueAll(core, documents, options);
        })(),
      ),
    settle: call('settle', 1, async () => (await import('./recovery/settle-document.js')).settle),
    reconcile: call('reconcile', 1, async () => (await import('./issue/reconcile.js')).reconcile),
    reconcileDay: call(
      'reconcileDay',
      1,
      async () => (await import('./recovery/reconcile-day.js')).reconcileDay,
    ),
    waitForMark: call(
      'waitForMark',
      1,
      async () => (await import('./recovery/wait-for-mark.js')).waitForMark,
    ),
    recover: call('recover', 0, async () => (await import('./recovery/recover.js')).recover),
    completePosPayment: call(
      'completePosPayment',
      1,
      async () => (await import('./issue/complete-payment.js')).completePosPayment,
    ),
    askSignatureForOldInvoice: call(
      'askSignatureForOldInvoice',
      1,
      async () => (await import('./issue/old-invoice.js')).askSignatureForOldInvoice,
    ),
    completeOldInvoice: call(
      'completeOldInvoice',
      1,
      async () => (await import('./issue/old-invoice.js')).completeOldInvoice,
    ),
    cancelNote: call('cancelNote', 1, async () => (await import('./issue/cancel-note.js')).cancelNote),
    openTables: call('openTables', 1, async () => (await import('./calls/tables.js')).openTables),
    openOrders: call('openOrders', 1, async () => (await import('./calls/tables.js')).openOrders),
    creditsBalance: call(
      'creditsBalance',
      0,
      async () => (await import('./calls/credits.js')).creditsBalance,
    ),
    search: pages('search', 1, async () => (await import('./calls/search.js')).searchPages),
    downloadPdf: call('downloadPdf', 1, async () => (await import('./calls/download.js')).downloadPdf),
    downloadRegistryXml: call(
      'downloadRegistryXml',
      1,
      async () => (await import('./calls/download.js')).downloadRegistryXml,
    ),
    onboarding: {
      create: call('onboarding.create', 1, async () => (await import('./onboarding/create.js')).create),
      list: pages('onboarding.list', 1, async () => (await import('./onboarding/reading.js')).listPages),
      get: call('onboarding.get', 1, async () => (await import('./onboarding/reading.js')).get),
      history: call('onboarding.history', 1, async () => (await import('./onboarding/reading.js')).history),
      downloadContract: call(
        'onboarding.downloadContract',
        2,
        async () => (await import('./onboarding/reading.js')).downloadContract,
      ),
      uploadSignedContract: call(
        'onboarding.uploadSignedContract',
        2,
        async () => (await import('./onboarding/upload.js')).upload,
      ),
      cancel: call('onboarding.cancel', 1, async () => (await import('./onboarding/cancel.js')).cancel),
      waitForStatus: call(
        'onboarding.waitForStatus',
        2,
        async () => (await import('./onboarding/wait.js')).waitForStatus,
      ),
      waitUntilReady: call(
        'onboarding.waitUntilReady',
        1,
        async () => (await import('./onboarding/wait.js')).waitUntilReady,
      ),
      webhooks: {
        register: call(
          'webhooks.register',
          1,
          async () => (await import('./onboarding/webhooks.js')).register,
        ),
        list: call('webhooks.list', 0, async () => (await import('./onboarding/webhooks.js')).list),
        remove: call('webhooks.remove', 1, async () => (await import('./onboarding/webhooks.js')).remove),
        deliveries: pages(
          'webhooks.deliveries',
          1,
          async () => (await import('./onboarding/webhooks.js')).deliveryPages,
        ),
      },
    },
    request: call('request', 1, async () => (await import('./calls/request.js')).request),
    journal: core.journal,
    get clockSkew() {
      return middleOf(core.running.skews);
    },
  };
}

/** What a method does, with what the caller gives it. The options of the call come last. */
type Work<Given extends readonly unknown[], Answer> = (core: Core, ...given: Given) => Answer;

/**
 * The methods of a client, from the functions that do their work. Each is loaded with the first call.
 *
 * @param at the place of the options among the parameters of the method
 */
const methodsOf = (core: Core) => ({
  call:
    <Given extends readonly unknown[], Answer>(
      method: CallMethod,
      at: number,
      load: () => Promise<Work<Given, Promise<Answer>>>,
    ) =>
    async (...given: Given): Promise<Answer> => {
      const work = await load();
      const own = forCall(core);
      await check(core, method, given[at]);
      return await work(own, ...given);
    },
  pages:
    <Given extends readonly unknown[], Item>(
      method: CallMethod,
      at: number,
      load: () => Promise<Work<Given, AsyncGenerator<readonly Item[]>>>,
    ) =>
    (...given: Given): Pager<Item> =>
      new Pager(async function* () {
        const work = await load();
        const own = forCall(core);
        await check(core, method, given[at]);
        yield* work(own, ...given);
      }),
});

/** Refuses options that a method does not have. The names of all options are loaded with the first call. */
const check = async (core: Core, method: CallMethod, options: unknown): Promise<void> =>
  (await import('./check-call-options.js')).checkCallOptions(core, method, options);
