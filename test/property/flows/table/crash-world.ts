import { expect } from 'vitest';
import {
  openTable,
  RefusedStepError,
  type Table,
  tableFromJSON,
  type UnfinishedMove,
} from '../../../../src/flows/index.js';
import type { Document } from '../../../../src/types/index.js';
import { centsOf } from './cents.js';
import { Service } from './service.js';
import { tavern } from './world.js';

/** What becomes of a document that is sent: it arrives or not, and its answer is heard or not. */
export type Luck = 'issued' | 'offline' | 'refused' | 'lost' | 'lostOnTheWay';

/** What is on the menu: the price with VAT in cents. All of them round on a slip. */
const prices = { Espresso: 100, Salad: 855, Wine: 933 } as const;
type Dish = keyof typeof prices;
const dishes = Object.keys(prices) as Dish[];

/** The steps of a program. It can be killed at each `yield`: what was stored and sent until then stays so. */
export type Steps = Generator<void, void>;

const AA = ['a', 'b'].map((table) => `0000000${table}-0000-4000-8000-000000000000`);
const numberOf = ({ invoiceHeader: { series, aa } }: Document): string => `${series} ${aa}`;
const tableOf = ({ invoiceHeader }: Document): string => invoiceHeader.tableAA ?? '';

/**
 * A till with tables that are stored one by one, and the service. It keeps nothing but what it stored, and does what the
 * guide says: the table that a step is called on is stored first, and hears the answer to the order last.
 */
export class Till {
  readonly service = new Service();
  /** What had to be done next for moves that were not complete after a restart. */
  readonly nexts = new Set<string>();
  private readonly stores = new Map<string, string>();
  private readonly sold: { readonly document: Document; readonly dish: Dish; readonly pieces: bigint }[] = [];
  /** Discounts by their orders: one was made again if its first order was not issued. */
  private readonly discounts: { readonly orders: string[]; readonly cents: bigint }[] = [];
  private serial = 0;

  constructor() {
    for (const tableAA of AA) this.store(openTable({ issuer: tavern, series: 'OS', tableAA }));
  }

  private next() {
    this.serial += 1;
    return { aa: String(this.serial), issueDate: '2026-11-20' };
  }

  private store(table: Table): void {
    this.stores.set(table.tableAA ?? '', JSON.stringify(table));
  }

  private load(tableAA: string): Table {
    const stored = this.stores.get(tableAA);
    return stored === undefined
      ? openTable({ issuer: tavern, series: 'OS', tableAA })
      : tableFromJSON(JSON.parse(stored));
  }

  private at(which: number): Table {
    const keys = [...this.stores.keys()];
    return this.load(keys[which % keys.length] ?? '');
  }

  private send(document: Document, luck: Luck) {
    if (luck === 'lostOnTheWay') return { kind: 'unknown' as const };
    if (luck === 'refused') return { kind: 'refused' as const };
    const answer = this.service.receive(document, luck === 'offline');
    if (luck === 'lost') return { kind: 'unknown' as const };
    return { kind: luck === 'offline' ? ('queued' as const) : ('issued' as const), ...answer };
  }

  // What guests and waiters do

  *order(which: number, dish: number, pieces: number, luck: Luck): Steps {
    const table = this.at(which);
    const description = dishes[dish % dishes.length] as Dish;
    const unitPriceWithVat = (prices[description] / 100).toFixed(2);
    const line = { description, quantity: pieces, unit: 1, unitPriceWithVat, vat: 24 } as const;
    const step = this.attempt(() => table.order({ ...this.next(), lines: [line] }));
    if (step === undefined) return;
    this.sold.push({ document: step.document, dish: description, pieces: BigInt(pieces) });
    yield this.store(step.table);
    yield* this.deliver(step.document, [tableOf(step.document)], luck);
  }

  *cancel(which: number, row: number, luck: Luck): Steps {
    const table = this.at(which);
    const wanted = this.somethingOn(table, row);
    // What a piece costs after a discount is not the price on the menu, by which this model counts.
    if (wanted === undefined || this.discounts.length > 0) return;
    const step = this.attempt(() => table.cancel({ ...this.next(), lines: [wanted] }));
    if (step === undefined) return;
    const { itemDescr, quantity = 0 } = step.document.invoiceDetails[0] ?? {};
    this.sold.push({ document: step.document, dish: itemDescr as Dish, pieces: -BigInt(quantity) });
    yield this.store(step.table);
    yield* this.deliver(step.document, [tableOf(step.document)], luck);
  }

  /** A move to another table, or a split (`to` 0). `early`: the cancellation is sent before the order is known to be issued. */
  *move(which: number, to: number, row: number, early: boolean, lucks: readonly [Luck, Luck]): Steps {
    const here = this.at(which);
    const there = this.at(which + to);
    const wanted = this.somethingOn(here, row);
    if (wanted === undefined || (to !== 0 && here.tableAA === there.tableAA)) return;
    const facts = { order: this.next(), cancellation: this.next(), lines: [wanted] };
    const step = this.attempt(() => (to === 0 ? here.split(facts) : here.move(facts, there)));
    if (step === undefined) return;
    yield this.store(step.table);
    yield this.store(step.other);
    yield* this.exchange(step, [tableOf(step.order), tableOf(step.cancellation)], early, lucks);
  }

  *discount(which: number, cents: number, early: boolean, lucks: readonly [Luck, Luck]): Steps {
    const table = this.at(which);
    const facts = { order: this.next(), cancellation: this.next(), amount: (cents / 100).toFixed(2) };
    const step = this.attempt(() => table.discount(facts));
    if (step === undefined) return;
    this.discounts.push({ orders: [numberOf(step.order)], cents: BigInt(cents) });
    yield this.store(step.table);
    yield* this.exchange(step, [tableOf(step.order)], early, lucks);
  }

  *close(which: number, luck: Luck): Steps {
    const table = this.at(which);
    const waits = table.unfinished().length > 0;
    const step = this.attempt(() => table.close(this.bill()));
    if (step === undefined) return;
    expect(waits).toBe(false);
    yield this.store(step.table);
    yield* this.deliver(step.document, [table.tableAA ?? ''], luck);
  }

  private *exchange(
    { order, cancellation }: { order: Document; cancellation: Document },
    tables: readonly string[],
    early: boolean,
    [first, second]: readonly [Luck, Luck],
  ): Steps {
    const here = tableOf(cancellation);
    if (early) yield* this.deliver(cancellation, [here], second);
    yield* this.deliver(order, tables, first);
    const isNext = this.load(here)
      .pending()
      .some((each) => numberOf(each) === numberOf(cancellation));
    if (!early && isNext) yield* this.deliver(cancellation, [here], second);
  }

  /** Sends a document, and records its answer on its tables, in this order. */
  private *deliver(document: Document, tables: readonly string[], luck: Luck): Steps {
    // The service compares a closing with its slips, so it is never only queued.
    const isClosing = document.invoiceHeader.invoiceType !== '8.6';
    const outcome = this.send(document, isClosing && luck === 'offline' ? 'issued' : luck);
    yield;
    for (const tableAA of tables) yield this.store(this.load(tableAA).issued(document, outcome));
  }

  // What the till does after a restart

  /** Finishes the moves of each table, then finds out about everything else that has no answer. */
  *recover(luck: Luck): Steps {
    for (const tableAA of [...this.stores.keys()]) {
      for (const each of this.load(tableAA).unfinished()) yield* this.finish(tableAA, each, luck);
    }
    for (const tableAA of [...this.stores.keys()]) {
      for (const document of this.load(tableAA).pending()) yield* this.settle(document, [tableAA], luck);
    }
  }

  private *finish(here: string, { kind, next, order, cancellation }: UnfinishedMove, luck: Luck): Steps {
    const there = tableOf(order);
    this.nexts.add(next);
    if (kind === 'move' && next !== 'order') {
      const { other } = this.load(here).finishMove({ move: order }, this.load(there));
      if (other === undefined) return;
      if (other.documents().length > this.load(there).documents().length) this.nexts.add('place');
      yield this.store(other);
    }
    if (next === 'sendOrder') yield* this.settle(order, kind === 'move' ? [there, here] : [here], luck);
    if (next === 'sendCancellation') yield* this.settle(cancellation, [here], luck);
    if (next === 'cancel') {
      const again = this.load(here).finishMove({ move: order, ...this.next() });
      yield this.store(again.table);
      yield* this.deliver(again.document, [here], luck);
    }
    if (next === 'order') {
      const other = kind === 'move' ? this.load(there) : undefined;
      const again = this.load(here).finishMove({ move: order, ...this.next() }, other);
      this.discounts
        .find(({ orders }) => orders.includes(numberOf(order)))
        ?.orders.push(numberOf(again.document));
      yield this.store(again.table);
      if (again.other !== undefined) yield this.store(again.other);
      yield* this.deliver(again.document, kind === 'move' ? [there, here] : [here], luck);
    }
  }

  /** Searches for a document, and sends it if it is not there. */
  private *settle(document: Document, tables: readonly string[], luck: Luck): Steps {
    const found = this.service.find(numberOf(document));
    if (found === undefined) yield* this.deliver(document, tables, luck);
    else for (const tableAA of tables) yield this.store(this.load(tableAA).issued(document, found));
  }

  /**
   * Finds what was recorded as not issued and is at the service all the same: a cancellation that was sent before its
   * order was refused, and whose answer was lost.
   */
  private *lookAgain(): Steps {
    for (const tableAA of this.stores.keys()) {
      for (const { document, fate } of this.load(tableAA).documents()) {
        const found = this.service.find(numberOf(document));
        if (fate === 'notIssued' && found !== undefined)
          yield this.store(this.load(tableAA).issued(document, found));
      }
    }
  }

  /** The evening ends: everything is found out, all tables are closed, and nothing was lost or charged twice. */
  finishEvening(): void {
    for (let turn = 0; turn < 6; turn += 1) {
      run(this.lookAgain());
      run(this.recover('issued'));
    }
    for (const tableAA of [...this.stores.keys()]) this.end(tableAA);
    for (const tableAA of this.stores.keys()) {
      const table = this.load(tableAA);
      expect([table.unfinished(), table.pending(), table.status === 'open']).toEqual([[], [], false]);
    }
    expect(this.service.open.map(({ number }) => number)).toEqual([]);
    const issued = this.sold.filter(({ document }) => this.service.find(numberOf(document)) !== undefined);
    const due = new Map<string, bigint>();
    let cents = 0n;
    for (const { dish, pieces } of issued) {
      due.set(dish, (due.get(dish) ?? 0n) + pieces);
      cents += pieces * BigInt(prices[dish]);
    }
    for (const { orders, cents: off } of this.discounts)
      if (orders.some((number) => this.service.find(number) !== undefined)) cents -= off;
    expect(this.billed()).toEqual({ pieces: new Map([...due].filter(([, pieces]) => pieces > 0n)), cents });
  }

  private end(tableAA: string): void {
    const table = this.load(tableAA);
    if (table.status !== 'open') return;
    const { document } =
      this.strayOf(table) ??
      (table.remaining().length === 0
        ? this.kept(table.cancelAll(this.next()))
        : this.kept(table.close(this.bill())));
    run(this.deliver(document, [tableAA], 'issued'));
    this.end(tableAA);
  }

  private bill() {
    const payments = [{ type: 3, amount: 'rest' }];
    return { ...this.next(), series: 'R', type: '11.1', income: 'goods', payments } as const;
  }

  /** A total cancellation of cancellations that came late, which the refusal of a bill names. */
  private strayOf(table: Table) {
    const issues = table.try.close(this.bill()).issues ?? [];
    const slips = issues
      .filter(({ rule }) => rule === 'table/stray-cancellation')
      .map(({ params }) => ({ series: 'OS', aa: String(params['number']).slice(3) }));
    return slips.length === 0 ? undefined : this.kept(table.cancelAll({ ...this.next(), slips }));
  }

  private kept<Step extends { readonly table: Table }>(step: Step): Step {
    this.store(step.table);
    return step;
  }

  private billed() {
    const pieces = new Map<string, bigint>();
    let cents = 0n;
    for (const tableAA of this.stores.keys()) {
      for (const { kind, fate, document } of this.load(tableAA).documents()) {
        if (kind !== 'closing' || fate !== 'issued') continue;
        cents += centsOf(document.invoiceSummary.totalGrossValue);
        for (const { itemDescr = '', quantity = 0 } of document.invoiceDetails)
          pieces.set(itemDescr, (pieces.get(itemDescr) ?? 0n) + BigInt(quantity));
      }
    }
    return { pieces, cents };
  }

  /** One piece of something that is left on a table. */
  private somethingOn(table: Table, row: number) {
    const left = table.remaining().flatMap(({ from }) => from);
    const part = left[row % Math.max(left.length, 1)];
    return part && { ...part, quantity: 1 };
  }

  /** A step, or nothing where it is refused because something waits, or nothing is left. */
  private attempt<Step>(step: () => Step): Step | undefined {
    try {
      return step();
    } catch (error) {
      if (!RefusedStepError.isRefusedStepError(error)) throw error;
      for (const { rule } of error.issues) expect(REFUSED).toContain(rule);
      return undefined;
    }
  }
}

const REFUSED = [
  'table/move-unfinished',
  'table/slip-pending',
  'table/cancellation-held-back',
  'table/ending-pending',
  'table/ended',
  'table/nothing-open',
  'table/nothing-left',
  'table/discount-too-large',
];

/** Runs steps to their end, or until the program is killed. */
export function run(steps: Steps, until = Number.POSITIVE_INFINITY): void {
  for (let step = 0; step < until; step += 1) if (steps.next().done === true) return;
}
