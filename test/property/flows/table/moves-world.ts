import { expect } from 'vitest';
import {
  openTable,
  RefusedStepError,
  type Table,
  type TableDiscountStep,
  type TableMoveStep,
  tableFromJSON,
  type UnfinishedMove,
} from '../../../../src/flows/index.js';
import type { Document } from '../../../../src/types/index.js';
import { centsOf, halfUp, short, text, thousandthsOf } from './cents.js';
import { lineOf, menu, type Offer } from './menu.js';
import {
  amountOf,
  hasVat,
  type Line,
  netOf,
  orderedAnew,
  orderedLine,
  splitOf,
  spread,
  takenAmount,
} from './moved-lines.js';
import { Service } from './service.js';
import { tavern } from './world.js';

/** What becomes of a document that is sent: it arrives or not, and its answer is heard or not. */
export type Luck = 'issued' | 'offline' | 'refused' | 'lost' | 'lostOnTheWay';

/** Some of what a table has: which of its lines, and how much of what is left, in thirds. */
export interface Some {
  readonly which: number;
  readonly thirds: number;
}

const numberOf = ({ invoiceHeader: { series, aa } }: Document): string => `${series} ${aa}`;
const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);

interface Place {
  table: Table;
  lines: Line[];
  isClosed: boolean;
}

interface Chosen {
  readonly line: Line;
  readonly quantity: bigint;
}

/** What an exchange took from one table and ordered on another or on the same, while its halves are on their way. */
interface Exchange {
  readonly from: Place;
  readonly to: Place;
  readonly order: Document;
  readonly cancellation: Document;
  readonly taken: readonly Chosen[];
  readonly ordered: readonly Line[];
  /** For each line, how much less it comes to. */
  readonly lower: readonly bigint[];
}

/** Quantities of each dish, and amounts as prices lead, with VAT and net. */
interface Account {
  readonly quantities: Map<string, bigint>;
  withVat: bigint;
  net: bigint;
}

const account = (): Account => ({ quantities: new Map(), withVat: 0n, net: 0n });

function book(into: Account, offer: Offer, quantity: bigint, amount: bigint): void {
  const { description: dish } = offer;
  into.quantities.set(dish, (into.quantities.get(dish) ?? 0n) + quantity);
  into[hasVat(offer) ? 'withVat' : 'net'] += amount;
}

/** Tables whose guests move, split and get discounts, the service that they speak to, and a model that counts with bigints. */
export class Tables {
  readonly service = new Service();
  readonly places: Place[] = [this.opened(), this.opened()];
  private readonly exchanges: Exchange[] = [];
  private readonly due = account();
  private readonly billed = account();
  private serial = 0;

  private opened(): Place {
    return { table: openTable({ issuer: tavern, series: 'OS' }), lines: [], isClosed: false };
  }

  private next() {
    this.serial += 1;
    return { aa: String(this.serial), issueDate: '2026-11-20' };
  }

  private at(which: number): Place {
    return this.places[which % this.places.length] as Place;
  }

  // Steps

  order(which: number, items: readonly { offer: number; quantity: bigint }[]): void {
    const place = this.at(which);
    if (place.isClosed) return;
    const lines = items.map(({ offer, quantity }) => lineOf(menu[offer] as Offer, quantity));
    const { table, document } = place.table.order({ ...this.next(), lines: lines as never });
    this.keep(place, table.issued(document, this.service.receive(document)));
    for (const [index, { offer, quantity }] of items.entries()) {
      const line = orderedLine(menu[offer] as Offer, quantity, document.invoiceHeader.aa, index + 1);
      place.lines.push(line);
      book(this.due, line.offer, quantity, line.amount);
    }
  }

  cancel(which: number, some: readonly Some[]): void {
    const place = this.at(which);
    const chosen = this.choose(place, some);
    if (place.isClosed || chosen.length === 0) return;
    const step = this.attempt(place, () => place.table.cancel({ ...this.next(), lines: this.named(chosen) }));
    if (step === undefined) return;
    const { table, document } = step;
    this.checkCancelled(document, chosen);
    this.keep(place, table.issued(document, this.service.receive(document)));
    for (const { line, quantity } of chosen) {
      book(this.due, line.offer, -quantity, -takenAmount(line, quantity));
      line.left -= quantity;
    }
  }

  move(which: number, to: number, some: readonly Some[], luck: readonly [Luck, Luck]): void {
    const from = this.at(which);
    const other = to === 0 ? this.opened() : this.at(which + to);
    const chosen = this.choose(from, some);
    if (from === other || from.isClosed || other.isClosed || chosen.length === 0) return;
    const facts = { order: this.next(), cancellation: this.next(), lines: this.named(chosen) };
    const step = this.attempt(from, () =>
      to === 0 ? from.table.split(facts) : from.table.move(facts, other.table),
    );
    if (step === undefined) return;
    if (to === 0) this.places.push(other);
    const amounts = chosen.map(({ line, quantity }) => takenAmount(line, quantity));
    this.exchange(from, other, step, chosen, amounts, luck);
  }

  discount(which: number, kind: 'percent' | 'amount', value: bigint, luck: readonly [Luck, Luck]): void {
    const place = this.at(which);
    const chosen = place.lines.filter(({ left }) => left > 0n).map((line) => ({ line, quantity: line.left }));
    if (place.isClosed || chosen.length === 0) return;
    const facts = { order: this.next(), cancellation: this.next() };
    const before = place.table;
    const step = this.attempt(place, () =>
      kind === 'percent'
        ? before.discount({ ...facts, percent: String(value) })
        : before.discount({ ...facts, amount: text(value, 2) }),
    );
    const weights = chosen.map(({ line, quantity }) => takenAmount(line, quantity));
    const total = kind === 'percent' ? halfUp(sum(weights) * value, 100n) : value;
    const isMixed = new Set(chosen.map(({ line }) => hasVat(line.offer))).size > 1;
    const isRight = total > 0n && total <= sum(weights) && !(kind === 'amount' && isMixed);
    if (step === undefined) {
      const isSure = before.unfinished().length === 0 && before.pending().length === 0;
      expect(isRight && isSure).toBe(false);
      return;
    }
    expect(isRight).toBe(true);
    const shares = spread(total, weights);
    const cheaper = chosen.filter((_, index) => (shares[index] ?? 0n) > 0n);
    const amounts = weights.flatMap((weight, index) => {
      const share = shares[index] ?? 0n;
      return share > 0n ? [weight - share] : [];
    });
    this.exchange(place, place, step, cheaper, amounts, luck);
  }

  /** Both halves are made: their tables are stored, and they go out one after the other. */
  private exchange(
    from: Place,
    to: Place,
    step: TableDiscountStep | TableMoveStep,
    taken: readonly Chosen[],
    amounts: readonly bigint[],
    [first, second]: readonly [Luck, Luck],
  ): void {
    const { order, cancellation } = step;
    this.checkCancelled(cancellation, taken);
    const { aa } = order.invoiceHeader;
    const ordered = taken.map(({ line, quantity }, index) =>
      orderedAnew(line, quantity, amounts[index] ?? 0n, aa, index + 1),
    );
    this.checkOrdered(order, ordered);
    const lower = taken.map(
      ({ line, quantity }, index) => takenAmount(line, quantity) - (amounts[index] ?? 0n),
    );
    this.keep(from, step.table);
    if ('other' in step) this.keep(to, step.other);
    for (const { line, quantity } of taken) line.left -= quantity;
    to.lines.push(...ordered);
    const exchange = { from, to, order, cancellation, taken, ordered, lower };
    this.book(exchange, -1n);
    this.exchanges.push(exchange);
    expect(this.nextOf(exchange)).toBe('sendOrder');
    expect(from.table.pending().map(numberOf)).not.toContain(numberOf(cancellation));
    this.sendOrder(exchange, first);
    if (this.nextOf(exchange) === 'sendCancellation') this.sendCancellation(exchange, cancellation, second);
  }

  private book({ taken, lower }: Exchange, sign: bigint): void {
    for (const [index, { line }] of taken.entries())
      book(this.due, line.offer, 0n, sign * (lower[index] ?? 0n));
  }

  private sendOrder(exchange: Exchange, luck: Luck): void {
    const { from, to, order } = exchange;
    if (luck === 'lostOnTheWay') return;
    if (luck === 'refused') {
      for (const place of new Set([to, from])) this.keep(place, place.table.notIssued(order));
      this.drop(exchange);
      return;
    }
    const answer = this.service.receive(order, luck === 'offline');
    if (luck !== 'lost') this.heard(exchange, answer);
  }

  private heard({ from, to, order }: Exchange, answer: { mark?: string; uid: string }): void {
    for (const place of new Set([to, from])) {
      this.keep(place, place.table.issued(order, answer));
      expect(place.table.issued(order, answer).toJSON()).toEqual(place.table.toJSON());
    }
  }

  private sendCancellation({ from }: Exchange, cancellation: Document, luck: Luck): void {
    if (luck === 'lostOnTheWay') return;
    if (luck === 'refused') {
      this.keep(from, from.table.notIssued(cancellation));
      return;
    }
    const answer = this.service.receive(cancellation, luck === 'offline');
    if (luck !== 'lost') this.keep(from, from.table.issued(cancellation, answer));
  }

  /** The order is not issued: everything is as it was. */
  private drop(exchange: Exchange): void {
    const { to, taken, ordered } = exchange;
    for (const { line, quantity } of taken) line.left += quantity;
    to.lines = to.lines.filter((line) => !ordered.includes(line));
    this.book(exchange, 1n);
    expect(this.nextOf(exchange)).toBeUndefined();
  }

  /** Does what the tables say has to be done next, until nothing is. */
  settle(): void {
    for (const exchange of this.exchanges) {
      for (let turn = 0; turn < 4; turn += 1) {
        const { from, order, cancellation } = exchange;
        const unfinished = this.unfinishedOf(exchange);
        if (unfinished === undefined) break;
        const { next } = unfinished;
        this.checkBlocked(from);
        if (next === 'sendOrder') {
          const found = this.service.find(numberOf(order));
          if (found === undefined) this.sendOrder(exchange, 'issued');
          else this.heard(exchange, found);
        } else if (next === 'sendCancellation') {
          const found = this.service.find(numberOf(unfinished.cancellation));
          if (found === undefined) this.sendCancellation(exchange, unfinished.cancellation, 'issued');
          else this.keep(from, from.table.issued(unfinished.cancellation, found));
        } else {
          expect(next).toBe('cancel');
          const again = from.table.finishMove({ move: order, ...this.next() });
          expect(again.document.invoiceDetails).toEqual(cancellation.invoiceDetails);
          this.keep(from, again.table);
          this.sendCancellation(exchange, again.document, 'issued');
        }
      }
      expect(this.nextOf(exchange)).toBeUndefined();
    }
  }

  close(which: number): void {
    const place = this.at(which);
    if (place.isClosed || place.table.status !== 'open') return;
    this.settle();
    const left = place.lines.filter((line) => line.left > 0n);
    if (left.length === 0) {
      const { table, document } = place.table.cancelAll(this.next());
      this.keep(place, table.issued(document, this.service.receive(document)));
    } else {
      const bill = { ...this.next(), series: 'R', type: '11.1', income: 'goods' } as const;
      const { table, document } = place.table.close({ ...bill, payments: [{ type: 3, amount: 'rest' }] });
      // The service compares quantity and net value with the slips, and throws where they differ.
      this.keep(place, table.issued(document, this.service.receive(document)));
      const worth = left.map((line) => splitOf(line.offer, amountOf(line, line.left)));
      const { totalNetValue, totalVatAmount } = document.invoiceSummary;
      expect(centsOf(totalNetValue)).toBe(sum(worth.map(({ net }) => net)));
      expect(centsOf(totalVatAmount)).toBe(sum(worth.map(({ vat }) => vat)));
      for (const line of left) book(this.billed, line.offer, line.left, amountOf(line, line.left));
    }
    place.isClosed = true;
  }

  /** All bills are written. What was ordered and not cancelled is on them once, at what it cost less its discounts. */
  finish(): void {
    this.settle();
    for (const which of this.places.keys()) this.close(which);
    expect(this.service.open.map(({ number }) => number)).toEqual([]);
    const dishes = [...this.due.quantities].filter(([, quantity]) => quantity !== 0n);
    expect(new Map(this.billed.quantities)).toEqual(new Map(dishes));
    expect([this.billed.withVat, this.billed.net]).toEqual([this.due.withVat, this.due.net]);
  }

  /** What the tables say to have is what the model counts. */
  compare(): void {
    for (const { table, lines, isClosed } of this.places) {
      if (isClosed || table.unfinished().some(({ next }) => next === 'cancel')) continue;
      const counted = new Map<string, bigint>();
      for (const { description = '', quantity } of table.remaining())
        counted.set(description, (counted.get(description) ?? 0n) + thousandthsOf(Number(quantity)));
      const expected = account();
      for (const { offer, left } of lines) if (left > 0n) book(expected, offer, left, 0n);
      expect(counted).toEqual(expected.quantities);
    }
  }

  // What stands behind the steps

  private unfinishedOf({ from, order }: Exchange): UnfinishedMove | undefined {
    return from.table.unfinished().find((each) => numberOf(each.order) === numberOf(order));
  }

  private nextOf(exchange: Exchange): UnfinishedMove['next'] | undefined {
    return this.unfinishedOf(exchange)?.next;
  }

  /** A bill waits for a move: its items would be charged twice, or not at all. */
  private checkBlocked({ table }: Place): void {
    const bill = { ...this.next(), series: 'R', type: '11.1', income: 'goods' } as const;
    const tried = table.try.close({ ...bill, payments: [{ type: 3, amount: 'rest' }] });
    const rules = new Set(tried.issues?.map(({ rule }) => rule));
    expect(tried.ok).toBe(false);
    for (const rule of rules) expect(BLOCKED).toContain(rule);
  }

  private choose({ lines }: Place, some: readonly Some[]): Chosen[] {
    const there = lines.filter(({ left }) => left > 0n);
    const chosen = new Map<Line, bigint>();
    for (const { which, thirds } of some) {
      const line = there[which % Math.max(there.length, 1)];
      if (line === undefined) continue;
      const step = line.offer.weighed === true ? 1n : 1000n;
      const part = ((line.left / step) * BigInt(thirds)) / 3n;
      chosen.set(line, part === 0n ? line.left : part * step);
    }
    return [...chosen].map(([line, quantity]) => ({ line, quantity }));
  }

  private named(chosen: readonly Chosen[]) {
    return chosen.map(({ line: { slip, number }, quantity }) => ({
      slip: { series: 'OS', aa: slip, type: '8.6' },
      line: number,
      quantity: short(quantity),
    }));
  }

  private checkCancelled({ invoiceDetails }: Document, chosen: readonly Chosen[]): void {
    expect(invoiceDetails.map(({ recType }) => recType)).toEqual(chosen.map(() => 7));
    expect(
      invoiceDetails.map(({ quantity, netValue }) => [thousandthsOf(quantity ?? 0), centsOf(netValue)]),
    ).toEqual(
      chosen.map(({ line, quantity }) => [
        quantity,
        netOf(line, line.left) - netOf(line, line.left - quantity),
      ]),
    );
  }

  /** An order has just the amounts that are taken back, in the terms of its prices, less the discount. */
  private checkOrdered({ invoiceDetails }: Document, ordered: readonly Line[]): void {
    expect(
      invoiceDetails.map(({ itemDescr, quantity, netValue, vatAmount }) => [
        itemDescr,
        thousandthsOf(quantity ?? 0),
        centsOf(netValue),
        centsOf(vatAmount),
      ]),
    ).toEqual(
      ordered.map(({ offer, whole, amount }) => {
        const { net, vat } = splitOf(offer, amount);
        return [offer.description, whole, net, vat];
      }),
    );
  }

  /** A step, or nothing where it is refused because an answer or a half of a move is missing, or its discount is none. */
  private attempt<Step>({ table }: Place, step: () => Step): Step | undefined {
    const before = table.toJSON();
    try {
      return step();
    } catch (error) {
      if (!RefusedStepError.isRefusedStepError(error)) throw error;
      expect(table.toJSON()).toEqual(before);
      for (const { rule } of error.issues) expect(REFUSED).toContain(rule);
      return undefined;
    }
  }

  /** The till stores a table after every step, and comes back with what it has stored. */
  private keep(place: Place, table: Table): void {
    place.table = tableFromJSON(JSON.parse(JSON.stringify(table)));
    expect(place.table.toJSON()).toEqual(table.toJSON());
  }
}

const BLOCKED = ['table/move-unfinished', 'table/slip-pending', 'table/cancellation-held-back'];

const REFUSED = [
  'table/move-unfinished',
  'table/slip-pending',
  'table/discount-mixed',
  'table/discount-too-large',
  'table/discount-nothing',
];
