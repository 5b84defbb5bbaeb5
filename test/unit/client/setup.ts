import { afterEach, beforeEach } from 'vitest';
import type { FaultKind } from '../../../src/sandbox/index.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import type { ClientOptions } from '../../../src/sending/client/options.js';
import type { IssueOutcome } from '../../../src/sending/client/outcomes/outcome.js';
import type { PosCompletion } from '../../../src/types/index.js';
import { KEY, NOON, Service } from './service.js';

export { cardReceipt, receipt, receiptOnCredit, splitReceipt } from './documents.js';

/** A clock of a test: it stands still until something waits, or the test moves it. */
export class TestClock {
  #now: number;
  readonly waits: number[] = [];

  constructor(now: string) {
    this.#now = Date.parse(now);
  }

  readonly now = (): Date => new Date(this.#now);

  readonly wait = async (milliseconds: number): Promise<void> => {
    this.waits.push(milliseconds);
    this.#now += milliseconds;
  };

  set(now: string): void {
    this.#now = Date.parse(now);
  }

  move(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** What answers may take its time on a busy machine. */
const PATIENT = 30_000;

/** What never answers is not waited for as long as what does. */
export const timeoutOf = (fault: FaultKind): number => (/^silent|^drip/.test(fault) ? 250 : PATIENT);

/** A list of what an iterable gives. */
export async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** A fetch that stops at a call until it is let go: before the call is sent, or before its answer arrives. */
export function stoppedAt(call: string, when: 'before' | 'after') {
  let reached: () => void = () => undefined;
  let letGo: () => void = () => undefined;
  const isReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const stopping: typeof fetch = async (input, init) => {
    if (!String(input).includes(`/${call}`)) return fetch(input, init);
    const sent = when === 'after' ? await fetch(input, init) : undefined;
    reached();
    await isFree;
    return sent ?? fetch(input, init);
  };
  return { fetch: stopping, isReached, letGo };
}

/** The body that completes a held document. */
export function completionOf(outcome: IssueOutcome, ...amounts: readonly number[]): readonly PosCompletion[] {
  if (outcome.kind !== 'held') throw new Error(outcome.kind);
  const signatures = outcome.providerSignature.flatMap((each) => each.signatures);
  return signatures.flatMap(({ token, paymentBalance }, index) => {
    const paymentAmount = amounts.length === 0 ? paymentBalance : (amounts[index] ?? 0);
    if (paymentAmount === 0) return [];
    return [
      { signatureToken: token, transactionId: `00041${index}`, paymentAmount, paymentType: 7 as const },
    ];
  });
}

/** A service for each test, and clients of it. */
export function withService(): {
  readonly service: Service;
  readonly clock: TestClock;
  readonly client: (options?: Partial<ClientOptions>) => ReturnType<typeof createClient>;
} {
  const made: { service: Service; clock: TestClock } = {
    service: new Service(),
    clock: new TestClock(NOON),
  };
  let clients = 0;
  beforeEach(async () => {
    clients = 0;
    made.clock = new TestClock(NOON);
    made.service = await new Service().start(made.clock);
  });
  afterEach(() => made.service.stop());
  return {
    get service() {
      return made.service;
    },
    get clock() {
      return made.clock;
    },
    client: (options) => {
      // Each client has a name of its own, as with random numbers; its pauses are the same in all tests.
      clients += 1;
      let number = 1 / (clients + 2);
      const client = createClient({
        baseUrl: made.service.baseUrl,
        apiKey: KEY,
        clock: made.clock,
        random: () => number,
        timeout: PATIENT,
        ...options,
      });
      number = 0.5;
      return client;
    },
  };
}
