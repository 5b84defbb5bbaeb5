import { expect } from 'vitest';
import { InvalidDocumentError } from '../../../../src/builders/index.js';
import {
  openTable,
  RefusedStepError,
  type Table,
  type TableStep,
  tableFromJSON,
} from '../../../../src/flows/index.js';
import type { Document, Issue } from '../../../../src/types/index.js';
import { centsOf, short, thousandthsOf } from './cents.js';
import { judgeClosing, numberOf, type Slip } from './judge.js';
import { lineOf, menu, type Offer, worthOf } from './menu.js';
import { Service } from './service.js';

/** What becomes of a document that is sent. */
export type Luck = 'issued' | 'offline' | 'refused' | 'lost' | 'lostOnTheWay' | 'givenUp';

/** The issuer of every table. */
export const tavern = {
  vatNumber: '800123456',
  branch: 0,
  name: 'Η Αυλή',
  address: { street: 'Ερμού', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
  print: { profession: 'Εστιατόριο', taxoffice: 'Ναυπλίου' },
} as const;

/** What the model knows of an offer: all that is on slips that may be at the service and are not ended, in thousandths. */
interface Counted {
  ordered: bigint;
  cancelled: bigint;
}

/** An ending as the model counts it. */
interface Ending {
  readonly document: Document;
  readonly slips: readonly Slip[];
  fate: 'pending' | 'issued' | 'notIssued';
}

/** The table under test, its service, and a model that counts independently with bigints. */
export class World {
  table: Table = openTable({ issuer: tavern, series: 'OS' });
  readonly service = new Service();
  readonly slips: Slip[] = [];
  readonly endings: Ending[] = [];
  private serial = 0;

  private next() {
    this.serial += 1;
    return { aa: String(this.serial), issueDate: '2026-11-20' };
  }

  // What the model knows

  get open(): Slip[] {
    return this.slips.filter((slip) => !slip.ended && slip.fate !== 'notIssued');
  }

  private get isEnded(): boolean {
    return this.open.length === 0 && this.endings.some(({ fate }) => fate !== 'notIssued');
  }

  private counted(offer: number): Counted {
    const count = { ordered: 0n, cancelled: 0n };
    for (const { kind, items, stray } of this.open) {
      for (const item of items) {
        if (item.offer === offer && !stray)
          count[kind === 'order' ? 'ordered' : 'cancelled'] += item.quantity;
      }
    }
    return count;
  }

  private left(offer: number): bigint {
    const { ordered, cancelled } = this.counted(offer);
    return ordered - cancelled;
  }

  // Steps

  order(items: readonly { offer: number; quantity: bigint }[], luck: Luck): void {
    const lines = items.map(({ offer, quantity }) => lineOf(menu[offer] as Offer, quantity));
    const step = this.attempt(() => this.table.order({ ...this.next(), lines: lines as never }));
    if (this.isEnded) {
      this.refused(step, ['table/ended', 'table/ending-pending']);
      return;
    }
    const { document } = this.made(step);
    for (const [index, { offer, quantity }] of items.entries()) {
      const line = document.invoiceDetails[index];
      const { net, vat } = worthOf(menu[offer] as Offer, quantity);
      expect([centsOf(line?.netValue ?? -1), centsOf(line?.vatAmount ?? -1)]).toEqual([net, vat]);
    }
    this.slips.push({ document, kind: 'order', items, fate: 'pending', ended: false, stray: false });
    this.send(document, luck);
  }

  /** Cancels something that was ordered: some of it, all that is left, or more. */
  cancelOrdered(which: number, much: 'some' | 'all' | 'more', saysPrice: boolean, luck: Luck): void {
    const ordered = menu.flatMap((_, offer) => (this.counted(offer).ordered > 0n ? [offer] : []));
    const offer = ordered[which % Math.max(ordered.length, 1)];
    if (offer === undefined) return;
    const left = this.left(offer);
    const weighed = menu[offer]?.weighed === true;
    const some = weighed ? (left + 2n) / 3n : ((left / 1000n + 1n) / 2n) * 1000n;
    const quantity = much === 'more' ? left + (weighed ? 1n : 1000n) : much === 'all' ? left : some;
    if (quantity > 0n) this.cancel({ offer, quantity }, saysPrice, luck);
  }

  cancel({ offer, quantity }: { offer: number; quantity: bigint }, saysPrice: boolean, luck: Luck): void {
    const { description, lead, price } = menu[offer] as Offer;
    const byUnit = lead === 'unitPrice' || lead === 'unitPriceWithVat';
    const line = {
      description,
      quantity: short(quantity),
      ...(saysPrice && byUnit && { [lead]: String(Number(price) / 1000) }),
    };
    const step = this.attempt(() => this.table.cancel({ ...this.next(), lines: [line] }));
    if (this.isEnded) {
      this.refused(step, ['table/ended', 'table/ending-pending']);
      return;
    }
    const ordered = menu.flatMap((other, index) =>
      other.description === description &&
      (index === offer || !(saysPrice && byUnit)) &&
      this.counted(index).ordered > 0n
        ? [index]
        : [],
    );
    if (ordered.length === 0) {
      const elsewhere = menu.some(
        (other, index) => other.description === description && this.counted(index).ordered > 0n,
      );
      this.refused(step, [elsewhere ? 'table/offer-unknown' : 'table/item-unknown']);
      return;
    }
    const available = ordered.filter((index) => this.left(index) > 0n);
    const meant = available.length > 0 ? available : ordered;
    if (meant.length > 1) {
      this.refused(step, ['table/item-ambiguous']);
      return;
    }
    const [only = offer] = meant;
    // Of an item at two prices, both count among what was ordered; the one that is used up has nothing left.
    const sums = ordered.map((index) => this.counted(index));
    const left = this.left(only);
    if (quantity > left) {
      const [issue] = this.issuesOf(step, ['table/cancel-too-much']);
      const total = (member: keyof Counted) => short(sums.reduce((all, each) => all + each[member], 0n));
      expect(issue?.params).toEqual({
        item: description,
        ordered: total('ordered'),
        cancelled: total('cancelled'),
        left: short(left),
        wanted: short(quantity),
      });
      return;
    }
    if (step instanceof RefusedStepError) {
      expect(this.open.some(({ fate }) => fate === 'pending')).toBe(true);
      this.refused(step, ['table/slip-pending']);
      return;
    }
    const { document } = this.made(step);
    const { invoiceDetails: lines } = document;
    expect(lines.map((each) => thousandthsOf(each.quantity ?? 0)).reduce((a, b) => a + b)).toBe(quantity);
    expect(lines.every((each) => each.recType === 7 && each.itemDescr === description)).toBe(true);
    const items = [{ offer: only, quantity }];
    this.slips.push({ document, kind: 'cancellation', items, fate: 'pending', ended: false, stray: false });
    this.send(document, luck);
  }

  close(type: '11.1' | '1.1' | '11.4' | '5.2', some: readonly number[] | undefined, luck: Luck): void {
    const slips = some && this.chosen(some);
    const wholesale = { vatNumber: '999000111', country: 'GR', branch: 0, name: 'Α.Ε.' };
    const bill = {
      ...this.next(),
      series: 'R',
      income: 'goods' as const,
      payments: [{ type: 3, amount: 'rest' }],
      ...(slips && { slips: slips.map(({ document }) => document) }),
    };
    const step = this.attempt(() =>
      type === '11.1' || type === '11.4'
        ? this.table.close({ ...bill, type } as never)
        : this.table.close({ ...bill, type, counterpart: wholesale } as never),
    );
    if (this.isEnded) {
      this.refused(step, ['table/ended', 'table/ending-pending']);
      return;
    }
    if (slips !== undefined && step instanceof RefusedStepError) {
      // An empty list is reported as such, and names nothing.
      this.refused(step, slips.length === 0 ? ['table/not-facts'] : REFUSALS_OF_SOME);
      return;
    }
    if (slips === undefined) {
      const { open } = this;
      if (open.length === 0) {
        this.refused(step, ['table/nothing-open']);
        return;
      }
      if (open.some(({ fate }) => fate === 'pending')) {
        this.refused(step, ['table/slip-pending']);
        return;
      }
      if (open.some(({ stray }) => stray)) {
        this.refused(step, ['table/stray-cancellation']);
        return;
      }
      if (menu.every((_, offer) => this.left(offer) === 0n)) {
        this.refused(step, ['table/nothing-left']);
        return;
      }
    }
    const { document, issues } = this.made(step);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    const listed = this.listedBy(document);
    judgeClosing(document, listed, this.service);
    this.end(document, listed, luck);
  }

  cancelAll(luck: Luck): void {
    const step = this.attempt(() => this.table.cancelAll(this.next()));
    if (this.isEnded) {
      this.refused(step, ['table/ended', 'table/ending-pending']);
      return;
    }
    if (this.open.length === 0) {
      this.refused(step, ['table/nothing-open']);
      return;
    }
    if (this.open.some(({ fate }) => fate === 'pending')) {
      this.refused(step, ['table/slip-pending']);
      return;
    }
    const { document } = this.made(step);
    const listed = this.listedBy(document);
    expect(new Set(listed)).toEqual(new Set(this.open));
    this.end(document, listed, luck);
  }

  /** The till dies and comes back with what it had stored. */
  crash(): void {
    const stored = JSON.stringify(this.table);
    this.table = tableFromJSON(JSON.parse(stored));
    expect(this.table.toJSON()).toEqual(JSON.parse(stored));
  }

  /** Somebody searches for a document that has no answer, and records the truth. */
  search(which: number): void {
    const waiting = [...this.slips, ...this.endings].filter(({ fate }) => fate === 'pending');
    const one = waiting[which % Math.max(waiting.length, 1)];
    if (one !== undefined) this.learn(one.document);
  }

  /** Somebody records that a document was not issued without having searched: it may be at the service all the same. */
  giveUp(which: number): void {
    const waiting = [...this.slips, ...this.endings].filter(({ fate }) => fate === 'pending');
    const one = waiting[which % Math.max(waiting.length, 1)];
    if (one !== undefined) this.recordNotIssued(one.document);
  }

  /** A later look: offline slips have their MARKs, and what was given up turns out to be issued. */
  lookAgain(): void {
    this.service.file();
    for (const { document } of [...this.slips, ...this.endings]) this.learn(document);
  }

  /** Records a MARK that belongs to no document of the table, or a second one. */
  confuse(which: number): void {
    const done = this.slips.filter(({ fate }) => fate === 'issued');
    const one = done[which % Math.max(done.length, 1)];
    const mark = one && this.service.find(numberOf(one.document))?.mark;
    if (one === undefined || mark === undefined) return;
    const known = this.table
      .documents()
      .find(({ document }) => numberOf(document) === numberOf(one.document));
    const step = this.attempt(() => this.table.issued(one.document, { mark: '499999999999999' }));
    if (known?.mark !== undefined) this.refused(step, ['table/answer-differs']);
    for (const other of this.slips) {
      if (other === one || other.fate === 'notIssued' || known?.mark === undefined) continue;
      const taken = this.attempt(() => this.table.issued(other.document, { mark }));
      this.refused(taken, ['table/answer-differs', 'table/answer-taken']);
      break;
    }
  }

  /**
   * The end of the evening: the truth about every document is found out, and the table is ended by what the refusals say.
   * Afterwards nothing may be open at the service.
   */
  finish(): void {
    for (let turn = 0; turn < 4; turn += 1) {
      this.crash();
      this.lookAgain();
      if (this.open.length === 0) break;
      const stray = this.open.filter(({ stray: isStray }) => isStray).map(({ document }) => document);
      if (stray.length > 0) {
        const made = this.made(this.attempt(() => this.table.cancelAll({ ...this.next(), slips: stray })));
        this.end(made.document, this.listedBy(made.document), 'issued');
      } else if (menu.every((_, offer) => this.left(offer) === 0n)) this.cancelAll('issued');
      else this.close('11.1', undefined, 'issued');
    }
    expect(this.service.open.map(({ number }) => number)).toEqual([]);
    expect(this.table.status).toBe(this.endings.some(({ fate }) => fate === 'issued') ? 'ended' : 'empty');
    expect(this.table.deadlines(new Date('2026-11-22T00:00:00Z'))).toEqual([]);
  }

  /** What the table says to have is what the model counts. */
  compare(): void {
    const counted = new Map<string, bigint>();
    for (const item of this.table.remaining()) {
      const key = item.description ?? '';
      counted.set(key, (counted.get(key) ?? 0n) + thousandthsOf(Number(item.quantity)));
    }
    const expected = new Map<string, bigint>();
    for (const [offer, { description }] of menu.entries()) {
      const left = this.left(offer);
      if (left > 0n) expected.set(description, (expected.get(description) ?? 0n) + left);
    }
    expect(counted).toEqual(expected);
    expect(this.table.pending()).toHaveLength(
      [...this.slips, ...this.endings].filter(({ fate }) => fate === 'pending').length,
    );
  }

  // How documents fare

  private end(document: Document, slips: readonly Slip[], luck: Luck): void {
    this.endings.push({ document, slips, fate: 'pending' });
    for (const slip of slips) slip.ended = true;
    // A closing is not issued offline here: the service has to compare it first.
    this.send(document, luck === 'offline' ? 'issued' : luck);
  }

  private send(document: Document, luck: Luck): void {
    if (luck === 'lostOnTheWay') return;
    if (luck === 'refused') {
      this.recordNotIssued(document);
      return;
    }
    if (this.isStale(document)) return;
    const answer = this.service.receive(document, luck === 'offline');
    if (luck === 'givenUp') this.recordNotIssued(document);
    else if (luck !== 'lost') this.recordIssued(document, answer);
  }

  /**
   * Whether the service would reject a closing because somebody gave up another one that is there: then the till hears a
   * refusal. That is the mistake of giving up without a search.
   */
  private isStale(document: Document): boolean {
    const listed = this.listedBy(document).map((slip) => numberOf(slip.document));
    const isEnding = this.endings.some((ending) => ending.document === document);
    if (!isEnding || listed.every((number) => this.service.open.some((slip) => slip.number === number)))
      return false;
    this.recordNotIssued(document);
    return true;
  }

  private learn(document: Document): void {
    const found = this.service.find(numberOf(document));
    if (found !== undefined) this.recordIssued(document, found);
    else if (this.recordOf(document)?.fate === 'pending') this.recordNotIssued(document);
  }

  private recordIssued(document: Document, answer: { mark?: string; uid: string }): void {
    const record = this.recordOf(document);
    const before = record?.fate;
    if (before === 'notIssued' && record !== undefined && 'slips' in record) {
      const since = record.slips.some((slip) => slip.ended);
      if (since) {
        const step = this.attempt(() => this.table.issued(document, answer));
        this.refused(step, ['table/late-answer']);
        return;
      }
      for (const slip of record.slips) slip.ended = true;
    }
    this.table = this.table.issued(document, answer);
    this.table = this.table.issued(document, answer);
    if (record === undefined) return;
    record.fate = 'issued';
    if (before === 'notIssued') this.noteStrays();
  }

  /** Only an answer that comes late makes a cancellation stray. */
  private noteStrays(): void {
    for (const entry of this.table.toJSON().entries) {
      if (entry.kind !== 'cancellation' || entry.stray !== true) continue;
      const slip = this.slips.find(({ document }) => numberOf(document) === numberOf(entry.document));
      if (slip !== undefined) slip.stray = true;
    }
  }

  private recordNotIssued(document: Document): void {
    this.table = this.table.notIssued(document);
    const record = this.recordOf(document);
    if (record === undefined) return;
    record.fate = 'notIssued';
    if ('slips' in record) for (const slip of record.slips) slip.ended = false;
  }

  private recordOf(document: Document): Slip | Ending | undefined {
    return [...this.slips, ...this.endings].find((each) => numberOf(each.document) === numberOf(document));
  }

  private chosen(some: readonly number[]): Slip[] {
    const orders = this.slips.filter(({ kind }) => kind === 'order');
    return orders.filter((_, index) => some.includes(index));
  }

  private listedBy({ invoiceHeader: header }: Document): Slip[] {
    const numbers = this.service.slips
      .filter(
        ({ mark, uid }) =>
          header.multipleConnectedMarks?.map(String).includes(mark ?? '') ||
          header.multipleConnectedUids?.includes(uid),
      )
      .map(({ number }) => number);
    return this.slips.filter(({ document }) => numbers.includes(numberOf(document)));
  }

  private attempt<Result>(step: () => Result): Result | RefusedStepError {
    const before = this.table.toJSON();
    try {
      return step();
    } catch (error) {
      if (InvalidDocumentError.isInvalidDocumentError(error)) throw error;
      if (!RefusedStepError.isRefusedStepError(error)) throw error;
      expect(this.table.toJSON()).toBe(before);
      return error;
    }
  }

  /** A document that a step made: nothing is lost when the till dies before it is sent. */
  private made(step: TableStep | RefusedStepError): TableStep {
    if (step instanceof RefusedStepError) throw step;
    this.table = tableFromJSON(JSON.parse(JSON.stringify(step.table)));
    expect(this.table.pending().map(numberOf)).toContain(numberOf(step.document));
    return step;
  }

  private refused(step: unknown, rules: readonly string[]): void {
    this.issuesOf(step, rules);
  }

  private issuesOf(step: unknown, rules: readonly string[]): readonly Issue[] {
    if (!(step instanceof RefusedStepError)) throw new Error(`not refused: ${rules.join(', ')}`);
    for (const { rule } of step.issues) expect(rules).toContain(rule);
    return step.issues;
  }
}

const REFUSALS_OF_SOME = [
  'table/nothing-open',
  'table/nothing-left',
  'table/slip-pending',
  'table/slip-ended',
  'table/slip-not-issued',
  'table/slips-linked',
  'table/stray-cancellation',
];
