import { afterEach, beforeEach } from 'vitest';
import { createClient } from '../../../src/client/create-client.js';
import type { ClientOptions } from '../../../src/client/options.js';
import type { FaultKind } from '../../../src/sandbox/index.js';
import { KEY, NOON, Service } from './service.js';

export { cardReceipt, receipt, receiptOnCredit } from './documents.js';

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

/** What never answers is not waited for as long as what does. */
export const timeoutOf = (fault: FaultKind): number => (/^silent|^drip/.test(fault) ? 250 : 2000);

/** A list of what an iterable gives. */
export async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
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
  beforeEach(async () => {
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
