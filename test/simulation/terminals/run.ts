/** Sales by card with seeded faults: terminals and services that fail, tills and servers that are killed at any step. */
import { createSandbox, type Fault } from '../../../src/sandbox/index.js';
import { Random } from '../../../src/sandbox/random.js';
import { createClient, memoryJournal } from '../../../src/sending/client/index.js';
import {
  type Family,
  megEftPos,
  terminal,
  viva,
  vivaLocal,
  webEcr,
} from '../../../src/sending/terminals/index.js';
import { killedAt } from '../../unit/serve/killed.js';
import { issuer, served } from '../../unit/serve/setup.js';

const MAKE = { viva, vivaLocal, webEcr, megEftPos } as const;
export type FamilyName = keyof typeof MAKE;
export const familyNames = Object.keys(MAKE) as FamilyName[];

/** What happened to the sales, and what must never happen. */
export interface Counts {
  sales: number;
  issued: number;
  givenUp: number;
  kills: number;
  /** Sales that a person had to end: the terminal was looked at. */
  byHand: number;
  readonly doubled: string[];
  readonly lost: string[];
  readonly uncharged: string[];
}

const TERMINAL_FAULTS: readonly Fault[] = [
  ...(
    [
      'false-cancelled',
      'double-tap',
      'busy',
      'batch-full',
      'terminal-offline',
      'less-paid',
      'tip-added',
    ] as const
  ).map((kind): Fault => ({ kind })),
  { kind: 'key-revoked' },
  ...(['reset-before', 'reset-after', 'truncated', 'html', 'internal-error', 'empty'] as const).flatMap(
    (kind): Fault[] => [
      { kind, call: 'terminal.sale' },
      { kind, call: 'terminal.ask' },
    ],
  ),
  ...(['SendInvoices', 'CompletionPosInvoices'] as const).flatMap((call): Fault[] => [
    { kind: 'reset-before', call },
    { kind: 'reset-after', call },
  ]),
];

const cents = (amount: number | string): number => Math.round(Number(amount) * 100);

const AMOUNTS = ['9.99', '22.22', '13.13', '7.34', '7.35'];

/** Time passes by itself, faster than it does, and at once where somebody waits. */
class FastClock {
  #begun = performance.now();
  #waited = Date.parse('2026-11-20T08:00:00Z');
  readonly now = (): Date => new Date(this.#waited + (performance.now() - this.#begun) * 100);
  readonly wait = async (milliseconds: number): Promise<void> => {
    this.#waited += milliseconds;
    await new Promise((resolve) => setImmediate(resolve));
  };
}

type Body = ReturnType<typeof JSON.parse>;

/** A shop with one terminal. */
async function shopOf(name: FamilyName) {
  const clock = new FastClock();
  const sandbox = await createSandbox({
    clock,
    keys: [{ key: 'till', companies: [issuer.vatNumber] }],
    terminals: [{ family: name, terminalId: '16000123' }],
  });
  sandbox.address = 'http://localhost:8099';
  const settings = sandbox.terminals.list()[0]?.settings as never;
  const family: Family = MAKE[name](settings);
  const journal = memoryJournal({ keep: 'all' });
  const start = async (kill?: { at: number; when: 'before' | 'after'; of: 'journal' | 'network' }) => {
    const own = kill?.of === 'journal' ? killedAt(journal, kill.at, kill.when) : journal;
    let requests = 0;
    const fetch = (async (address: string, init: RequestInit) => {
      requests += 1;
      const isLast = kill?.of === 'network' && requests >= kill.at;
      if (isLast && (requests > kill.at || kill.when === 'before')) throw new Error('killed');
      const answer = await sandbox.fetch(new Request(address, init));
      if (isLast) throw new Error('killed');
      return answer;
    }) as typeof globalThis.fetch;
    const contextFor = async (language: 'en' | 'el') => ({
      ...{ language, locale: undefined, now: clock.now, journal: own },
      client: createClient({ ...sandbox.clientOptions(), journal: own, clock, holder: 'serve' }),
      terminals: new Map([['bar', { terminal: terminal(family, { fetch, clock }), posNspId: 2 }]]),
    });
    return (await served({ now: clock.now, contextFor }, { sandbox, journal: own })).call;
  };
  return { clock, sandbox, start };
}

type Shop = Awaited<ReturnType<typeof shopOf>>;

/** One sale, from its first call until it is issued, given up, or a person has ended it. */
class Sale {
  readonly #shop: Shop;
  readonly #random: Random;
  readonly #counts: Counts;
  readonly #series: string;
  readonly #amount: string;
  readonly #body: object;
  /** What goes wrong. */
  #trouble = '';
  /** How many charges the terminal had before. */
  readonly #before: number;

  constructor(shop: Shop, random: Random, counts: Counts, index: number) {
    this.#shop = shop;
    this.#random = random;
    this.#counts = counts;
    this.#series = `S${index}`;
    this.#before = shop.sandbox.terminals.charges().length;
    const own = `${1 + Math.floor(random.next() * 50)}.${10 + Math.floor(random.next() * 90)}`;
    this.#amount = random.next() < 0.3 ? (AMOUNTS[Math.floor(random.next() * AMOUNTS.length)] ?? own) : own;
    this.#body = {
      facts: {
        ...{ type: '11.1', series: this.#series, aa: '1', issueDate: '2026-11-20', issuer },
        lines: [{ gross: this.#amount, vat: 24, income: 'goods' }],
        payments: [{ type: 7, amount: 'rest' }],
      },
    };
  }

  get #payment(): string {
    return `${issuer.vatNumber}-0-11.1-${this.#series}-1`;
  }

  async run(): Promise<void> {
    const { sandbox, clock } = this.#shop;
    const random = (): number => this.#random.next();
    const fault = TERMINAL_FAULTS[Math.floor(random() * TERMINAL_FAULTS.length * 2)];
    if (fault !== undefined) sandbox.faults.add({ ...fault, times: 1 });
    const kill =
      random() < 0.6
        ? ({
            at: 1 + Math.floor(random() * 14),
            when: random() < 0.5 ? 'before' : 'after',
            of: random() < 0.6 ? 'journal' : 'network',
          } as const)
        : undefined;
    this.#trouble = JSON.stringify([fault, kill]);
    let call = await this.#shop.start(kill);
    let body: object = this.#body;
    let key = this.#series;
    let part = 1;
    let isGivenUp = false;
    for (let tries = 1; tries < 14 && !isGivenUp; tries += 1) {
      const answer = await call('POST /terminals/bar/charges', { ...body, part }, { 'idempotency-key': key });
      const { outcome, result, payment } = answer.body as Body;
      if (outcome?.kind === 'issued' || outcome?.kind === 'alreadyIssued' || outcome?.kind === 'queued') {
        this.#counts.issued += 1;
        return;
      }
      if (answer.status === 500) this.#counts.kills += 1;
      if (tries > 1 || answer.status >= 500) call = await this.#shop.start();
      const isRefused = ['declined', 'cancelled', 'notBegun', 'wrongRequest'].includes(result?.kind);
      const isPart = result?.kind === 'charged' && payment?.pending.length > 0;
      if (isRefused && this.#random.next() < 0.4) isGivenUp = await this.#release(call);
      if (isRefused || isPart) {
        body = { payment: this.#payment };
        key = `${this.#series} ${tries}`;
        if (isPart) part += 1;
      }
      await clock.wait(130_000);
    }
    if (isGivenUp) this.#counts.givenUp += 1;
    else {
      this.#counts.byHand += 1;
      await this.#release(await this.#shop.start());
    }
  }

  async #release(call: Awaited<ReturnType<Shop['start']>>): Promise<boolean> {
    await call(`POST /payments/${this.#payment}/void`, { terminal: 'bar' });
    const { status } = await call(`POST /payments/${this.#payment}/release`, { reason: 'declined' });
    return status === 200;
  }

  /** Compares the document, the charges of the terminal, and what the till knows. */
  async check(): Promise<void> {
    const { sandbox, start } = this.#shop;
    const { body } = await (await start())(`GET /payments/${this.#payment}`);
    const issued = sandbox.documents().find(({ document }) => document.invoiceHeader.series === this.#series);
    const approved = sandbox.terminals
      .charges()
      .slice(this.#before)
      .filter(({ state, voidedAt }) => state === 'approved' && voidedAt === undefined);
    const charged = approved.reduce((sum, { paid }) => sum + cents(paid), 0);
    const about = `${this.#series} ${this.#amount}: ${charged} cents, ${issued ? 'issued' : 'not issued'} ${this.#trouble}`;
    const total = cents(this.#amount);
    if (charged > total) this.#counts.doubled.push(about);
    if (issued !== undefined && charged < total) this.#counts.uncharged.push(about);
    const known = [...(body.charges ?? []), ...(body.unsettled ?? [])].length;
    if (issued === undefined && charged > 0 && known === 0) this.#counts.lost.push(about);
  }
}

const nothing = (): Counts => ({
  ...{ sales: 0, issued: 0, givenUp: 0, kills: 0, byHand: 0 },
  ...{ doubled: [], lost: [], uncharged: [] },
});

/** Makes sales at a terminal of a family. */
export async function sell(name: FamilyName, sales: number, seed: number): Promise<Counts> {
  const counts = nothing();
  const random = new Random(seed);
  while (counts.sales < sales) {
    const shop = await shopOf(name);
    for (let index = 0; index < 20 && counts.sales < sales; index += 1) {
      const sale = new Sale(shop, random, counts, counts.sales);
      await sale.run();
      // A customer who was refused may tap again.
      await shop.clock.wait(300_000);
      shop.sandbox.faults.clear();
      await sale.check();
      counts.sales += 1;
    }
  }
  return counts;
}
