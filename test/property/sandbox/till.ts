import { card, cash, type IssuerFacts, retailReceipt } from '../../../src/builders/index.js';
import { holdPosPayment, openTable, type Table } from '../../../src/flows/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import type { Sandbox } from '../../../src/sandbox/sandbox.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import type { Client } from '../../../src/sending/client/index.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import type { IssueOutcome } from '../../../src/sending/client/outcomes/outcome.js';
import type { Document } from '../../../src/types/index.js';
import type { TestClock } from '../../unit/client/setup.js';

/** What is sold, with its price in cents, VAT included. */
const MENU = { coffee: ['Καφές', 350], cake: ['Πορτοκαλόπιτα', 420] } as const;
type Item = keyof typeof MENU;

/** What a till does next. */
export type Step =
  | { readonly do: 'order'; readonly coffee: number; readonly cake: number }
  | { readonly do: 'take-back'; readonly item: Item }
  | { readonly do: 'close' | 'cancel-all' | 'sell' | 'note' | 'cancel-note' | 'restart' }
  | { readonly do: 'card'; readonly first: number };

/** One document that a till wanted to issue, and what became of it. In cents. */
export interface Act {
  readonly name: string;
  readonly gross: number;
  /** The number of the table, of a slip or of what ended the table. */
  readonly table?: number;
  readonly ends?: boolean;
  /** What the card was charged, by the transaction of the terminal. */
  readonly charges?: Readonly<Record<string, number>>;
  standing: IssueOutcome['kind'] | 'cancelled';
}

const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const lineOf = (item: Item, quantity: number) => ({
  description: MENU[item][0],
  quantity,
  unit: 'τεμ',
  unitPriceWithVat: euros(MENU[item][1]),
  vat: 13,
});

/** One till: it keeps its tables, sends what it makes, and asks again about what it does not know. */
export class Till {
  readonly acts: Act[] = [];
  readonly series: string;
  readonly #issuer: IssuerFacts;
  readonly #clock: TestClock;
  readonly #start: () => Client;
  #client: Client;
  #number = 0;
  #tables = 1;
  #table: Table;
  /** What is on the table, by the answers that came. */
  #served: Record<Item, number> = { coffee: 0, cake: 0 };
  /** Work whose answer is not known yet: it is asked for again before anything else is done. */
  #open: (() => Promise<boolean>)[] = [];
  /** A note that has its MARK. */
  #note: { readonly document: Document; readonly act: Act; readonly mark: string } | undefined;

  constructor(sandbox: Sandbox, clock: TestClock, key: string, series: string, issuer: IssuerFacts) {
    this.series = series;
    this.#issuer = issuer;
    this.#clock = clock;
    const journal = memoryJournal();
    const timing = { clock, random: () => 0.5, settlingTime: 60_000, timeout: 600_000 };
    this.#start = () => createClient({ ...sandbox.clientOptions(key), ...timing, journal, holder: series });
    this.#client = this.#start();
    this.#table = openTable({ issuer, series });
  }

  /** The tables that the till has served and not ended. */
  get openTables(): readonly number[] {
    const mine = this.acts.filter(({ standing }) => standing === 'issued');
    const ended = new Set(mine.flatMap(({ table, ends }) => (ends === true ? [table] : [])));
    return [
      ...new Set(mine.flatMap(({ table }) => (table === undefined || ended.has(table) ? [] : [table]))),
    ];
  }

  async take(step: Step): Promise<void> {
    if (!(await this.settle())) return;
    switch (step.do) {
      case 'order':
        return this.#order({ coffee: step.coffee, cake: step.cake });
      case 'take-back':
        return this.#takeBack(step.item);
      case 'close':
      case 'cancel-all':
        return this.#end(step.do);
      case 'sell':
        return this.#sell();
      case 'card':
        return this.#byCard(step.first);
      case 'note':
        return this.#sendNote();
      case 'cancel-note':
        return this.#cancelNote();
      case 'restart':
        this.#client = this.#start();
        await this.#client.recover({ wait: false });
    }
  }

  /** Asks again about everything that is not known; whether all is known then. */
  async settle(): Promise<boolean> {
    const open = this.#open;
    this.#open = [];
    for (const again of open) if (!(await again())) this.#open.push(again);
    return this.#open.length === 0;
  }

  #head() {
    this.#number += 1;
    return { aa: String(this.#number), issueDate: this.#clock.now().toISOString().slice(0, 10) };
  }

  #receipt(item: Item) {
    const facts = { issuer: this.#issuer, series: this.series, ...this.#head() };
    return retailReceipt(facts).line({ ...lineOf(item, 1), income: 'goods' });
  }

  #act(document: Document, gross: number, more: Partial<Act> = {}): Act {
    const { invoiceType, series, aa } = document.invoiceHeader;
    const act: Act = { name: `${invoiceType} ${series} ${aa}`, gross, standing: 'unknown', ...more };
    this.acts.push(act);
    return act;
  }

  /** Sends until the answer is known: now, or when the till comes back to it. */
  async #send(
    act: Act,
    work: () => Promise<IssueOutcome>,
    known: (outcome: IssueOutcome) => void,
  ): Promise<void> {
    const attempt = async (): Promise<boolean> => {
      const outcome = await work();
      if (outcome.kind === 'unknown') return false;
      const isFiled = outcome.kind === 'alreadyIssued' || outcome.kind === 'queued';
      act.standing = isFiled ? 'issued' : outcome.kind;
      known(outcome);
      return true;
    };
    if (!(await attempt())) this.#open.push(attempt);
  }

  #sell(): Promise<void> {
    const document = this.#receipt('coffee').payment(cash('rest')).build();
    const work = () => this.#client.issue(document);
    return this.#send(this.#act(document, MENU.coffee[1]), work, () => undefined);
  }

  /** Sends a document of the table and records its answer. `on` is what it leaves on the table. */
  async #slip(document: Document, gross: number, on: Record<Item, number>, ends = false): Promise<void> {
    const act = this.#act(document, gross, { table: this.#tables, ends });
    await this.#send(
      act,
      () => this.#client.issue(document),
      (outcome) => {
        const isIssued = act.standing === 'issued';
        this.#table = isIssued
          ? this.#table.issued(document, { ...outcome, issuedAt: this.#clock.now() })
          : this.#table.notIssued(document);
        if (!isIssued) return;
        this.#served = on;
        if (!ends) return;
        this.#tables += 1;
        this.#table = openTable({ issuer: this.#issuer, series: this.series });
      },
    );
  }

  async #order(wanted: Record<Item, number>): Promise<void> {
    const items = (['coffee', 'cake'] as const).filter((item) => wanted[item] > 0);
    const { table, document } = this.#table.order({
      ...this.#head(),
      lines: items.map((item) => lineOf(item, wanted[item])),
    });
    this.#table = table;
    const on = { coffee: this.#served.coffee + wanted.coffee, cake: this.#served.cake + wanted.cake };
    await this.#slip(document, wanted.coffee * MENU.coffee[1] + wanted.cake * MENU.cake[1], on);
  }

  async #takeBack(item: Item): Promise<void> {
    if (this.#served[item] === 0) return;
    const lines = [{ description: MENU[item][0], quantity: 1 }];
    const { table, document } = this.#table.cancel({ ...this.#head(), lines });
    this.#table = table;
    const on = { ...this.#served, [item]: this.#served[item] - 1 };
    // A cancellation counts against the table, though its amounts are written positive.
    await this.#slip(document, -MENU[item][1], on);
  }

  async #end(how: 'close' | 'cancel-all'): Promise<void> {
    const { coffee, cake } = this.#served;
    if (!this.openTables.includes(this.#tables)) return;
    const head = this.#head();
    if (how === 'close' && coffee + cake === 0) return;
    const gross = coffee * MENU.coffee[1] + cake * MENU.cake[1];
    const payments = [{ type: 3, amount: 'rest' }] as const;
    const { table, document } =
      how === 'close'
        ? this.#table.close({ ...head, type: '11.1', series: this.series, income: 'goods', payments })
        : this.#table.cancelAll(head);
    this.#table = table;
    await this.#slip(document, how === 'close' ? gross : 0, { coffee: 0, cake: 0 }, true);
  }

  /** A payment at a locked terminal, charged at once or in two parts. */
  async #byCard(first: number): Promise<void> {
    const gross = MENU.cake[1];
    const payment = card({ amount: 'rest', terminalId: '16000123', posNspId: 2 });
    const document = this.#receipt('cake').payment(payment).build({ skipSignature: false });
    const parts = first < gross ? [first, gross - first] : [gross];
    const charges = Object.fromEntries(
      parts.map((cents, part) => [`${this.series}-${document.invoiceHeader.aa}-${part}`, cents]),
    );
    const act = this.#act(document, gross, { charges });
    const held = await this.#client.issue(document, { skipSignature: false });
    // A customer whose document is not held pays in another way, which is another sale.
    act.standing = held.kind === 'unknown' ? 'refused' : held.kind;
    if (held.kind !== 'held') return;
    let session = holdPosPayment({ document, outcome: held });
    const at = this.#clock.now();
    for (const [transactionId, cents] of Object.entries(charges)) {
      const paymentAmount = euros(cents);
      session = session.charged({ payment: 0, transactionId, paymentAmount, paymentType: 7, at });
    }
    const { body } = session.completion();
    await this.#send(
      act,
      () => this.#client.completePosPayment({ document, body }),
      () => undefined,
    );
  }

  async #sendNote(): Promise<void> {
    const { deliveryNote } = samples;
    const { vatNumber, branch } = this.#issuer;
    const { aa, issueDate } = this.#head();
    const moved = { dispatchDate: issueDate, dispatchTime: '23:59:00' };
    const document = {
      ...deliveryNote,
      issuer: { ...deliveryNote.issuer, vatNumber, branch: Number(branch) },
      invoiceHeader: { ...deliveryNote.invoiceHeader, series: this.series, aa, issueDate, ...moved },
    };
    const act = this.#act(document, 0);
    await this.#send(
      act,
      () => this.#client.issue(document),
      (outcome) => {
        if ('mark' in outcome) this.#note = { document, act, mark: outcome.mark };
      },
    );
  }

  async #cancelNote(): Promise<void> {
    const note = this.#note;
    if (note?.act.standing !== 'issued') return;
    const attempt = async (): Promise<boolean> => {
      const outcome = await this.#client.cancelNote(note);
      if (outcome.kind === 'cancelled' || outcome.kind === 'alreadyCancelled')
        note.act.standing = 'cancelled';
      return outcome.kind !== 'unknown';
    };
    if (!(await attempt())) this.#open.push(attempt);
  }
}
