import type { FaultKind } from '../../src/sandbox/index.js';
import { createSandbox } from '../../src/sandbox/sandbox.js';
import { serveSandbox } from '../../src/tools/cli/sandbox/serve.js';
import { COMPANY, clockOf, KEY } from './common.js';

/** Faults of the service, and how often they happen to a call that sends. */
const FAULTS: readonly (readonly [kind: FaultKind, probability: number])[] = [
  ['reset-before', 0.01],
  ['reset-after', 0.01],
  ['silent-after', 0.003],
  ['error-before', 0.005],
  ['error-after', 0.005],
  ['truncated', 0.005],
  ['rate-limited', 0.005],
  ['offline', 0.005],
  ['no-credits', 0.002],
  ['search-lag', 0.01],
  ['slow', 0.01],
];

/** The service, which loses answers, and refuses a number that it has filed (228). It writes down what arrives. */
export async function startService(began: number) {
  const sandbox = await createSandbox({
    clock: clockOf({ began, skew: 0 }),
    keys: [{ key: KEY, companies: [COMPANY], credits: 1_000_000 }],
    settings: { offlineFor: 3000 },
  });
  const counts = { sent: 0, fenced: 0 };
  /** The numbers of each series in the order in which they first arrived. */
  const arrived = new Map<string, string[]>();
  const served = await serveSandbox(
    {
      tick: () => sandbox.tick(),
      idle: () => sandbox.idle(),
      fetch: async (request) => {
        if (!request.url.includes('/SendInvoices')) return sandbox.fetch(request);
        const { invoice } = (await request.clone().json()) as {
          invoice: [{ invoiceHeader: { series: string; aa: string } }];
        };
        const { series, aa } = invoice[0].invoiceHeader;
        counts.sent += 1;
        const before = arrived.get(series) ?? [];
        if (!before.includes(aa)) arrived.set(series, [...before, aa]);
        const answer = await sandbox.fetch(request);
        if (
          (
            await answer
              .clone()
              .text()
              .catch(() => '')
          ).includes('"228"')
        )
          counts.fenced += 1;
        return answer;
      },
    },
    '127.0.0.1',
    0,
  );
  return {
    sandbox,
    counts,
    arrived,
    baseUrl: served.baseUrl,
    close: served.close,
    beginFaults: () => {
      for (const [kind, probability] of FAULTS) {
        sandbox.faults.add({ kind, probability, call: 'SendInvoices', milliseconds: 400 });
      }
    },
    endFaults: () => sandbox.faults.clear(),
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;
