import fc from 'fast-check';
import { expect, test } from 'vitest';
import { card, cash, retailReceipt } from '../../../../src/builders/index.js';
import {
  holdPosPayment,
  type PosPayment,
  posPaymentFromJSON,
  RefusedStepError,
} from '../../../../src/flows/index.js';
import type { Document } from '../../../../src/types/index.js';
import { shop } from '../../../unit/builders/parties.js';

/** A charge in a model of whole cents that knows nothing of the code under test. */
interface Charged {
  readonly payment: number;
  readonly cents: bigint;
  readonly tip: bigint;
  readonly type: 7 | 8;
  state: 'charged' | 'sent' | 'completed' | 'reversed';
}

interface Step {
  readonly what:
    | 'charge'
    | 'repeat'
    | 'ask'
    | 'decline'
    | 'reverse'
    | 'complete'
    | 'answer'
    | 'refuse'
    | 'crash';
  readonly place: number;
  readonly cents: number;
  readonly tip: number;
}

const MADE = '2026-11-20T10:00:00Z';
const NOW = new Date('2026-11-20T11:00:00Z');

const euros = (cents: bigint): string => {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const centsOf = (amount: number | undefined): bigint => {
  const [whole = '0', fraction = ''] = String(amount ?? 0).split('.');
  return BigInt(`${whole}${fraction.padEnd(2, '0')}`);
};

/** A receipt with a payment by card for each amount, and a cent in cash before them. */
function receiptOf(amounts: readonly number[]): Document {
  const gross = amounts.reduce((sum, amount) => sum + BigInt(amount), 1n);
  let draft = retailReceipt({ issuer: shop, series: 'A', aa: '1', issueDate: '2026-11-20' })
    .line({ gross: euros(gross), vat: 24, income: 'goods' })
    .payment(cash('0.01'));
  for (const amount of amounts) {
    draft = draft.payment(card({ amount: euros(BigInt(amount)), terminalId: '16000123', posNspId: 2 }));
  }
  return draft.build({ skipSignature: false });
}

const stepOf = fc.record<Step>({
  what: fc.constantFrom(
    'charge',
    'charge',
    'charge',
    'repeat',
    'ask',
    'decline',
    'reverse',
    'complete',
    'answer',
    'refuse',
    'crash',
  ),
  place: fc.nat(3),
  cents: fc.oneof(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 3000 })),
  tip: fc.nat(300),
});

class World {
  readonly charges = new Map<string, Charged>();
  /** Payments whose terminal was asked, with what for, until the charge has its end; `null` once it was declined. */
  readonly asked = new Map<number, bigint | null>();
  session: PosPayment;
  readonly balances: readonly bigint[];
  private last = 0;

  constructor(document: Document, answer: object, amounts: readonly number[]) {
    this.session = holdPosPayment({ document, answer });
    this.balances = amounts.map(BigInt);
  }

  left(payment: number): bigint {
    let left = this.balances[payment] ?? 0n;
    for (const charge of this.charges.values()) {
      if (charge.payment === payment && charge.state !== 'reversed') left -= charge.cents;
    }
    return left;
  }

  some(state: Charged['state']): [string, Charged][] {
    return [...this.charges].filter(([, charge]) => charge.state === state);
  }

  /** Takes a step, or makes sure that it is refused and leaves all as it was. */
  attempt(isRight: boolean, step: () => PosPayment): boolean {
    const before = JSON.stringify(this.session);
    try {
      this.session = step();
      expect(isRight).toBe(true);
    } catch (error) {
      if (!RefusedStepError.isRefusedStepError(error)) throw error;
      expect(isRight).toBe(false);
      expect(JSON.stringify(this.session)).toBe(before);
    }
    return isRight;
  }

  get unsettled(): [number, bigint][] {
    return [...this.asked].flatMap(([payment, cents]): [number, bigint][] =>
      cents === null ? [] : [[payment, cents]],
    );
  }

  ask({ place, cents }: Step): void {
    const payment = place % this.balances.length;
    const isOpen = typeof this.asked.get(payment) === 'bigint';
    const isRight = !isOpen && cents > 0 && BigInt(cents) <= this.left(payment);
    const given = { payment: payment + 1, paymentAmount: euros(BigInt(cents)), at: NOW };
    if (this.attempt(isRight, () => this.session.charging(given))) this.asked.set(payment, BigInt(cents));
  }

  decline({ place }: Step): void {
    const payment = place % this.balances.length;
    const isRight = this.asked.has(payment);
    if (this.attempt(isRight, () => this.session.declined({ payment: payment + 1 })))
      this.asked.set(payment, null);
  }

  charge({ place, cents, tip }: Step, id: string): void {
    const payment = place % this.balances.length;
    const known = this.charges.get(id);
    const isSame =
      known !== undefined &&
      known.state !== 'reversed' &&
      known.payment === payment &&
      known.type === (place % 2 === 0 ? 7 : 8) &&
      known.cents === BigInt(cents) &&
      known.tip === BigInt(tip);
    const isRight = isSame || (known === undefined && cents > 0 && BigInt(cents) <= this.left(payment));
    const given = {
      // The first payment of the document is in cash.
      payment: payment + 1,
      transactionId: id,
      paymentAmount: euros(BigInt(cents)),
      tipAmount: euros(BigInt(tip)),
      paymentType: place % 2 === 0 ? 7 : 8,
      at: NOW,
    } as const;
    if (this.attempt(isRight, () => this.session.charged(given)) && !isSame) {
      const type = place % 2 === 0 ? 7 : 8;
      this.charges.set(id, { payment, cents: BigInt(cents), tip: BigInt(tip), type, state: 'charged' });
      if (typeof this.asked.get(payment) === 'bigint') this.asked.delete(payment);
    }
  }

  take(step: Step): void {
    const ids = [...this.charges.keys()];
    const id = ids[step.place % ids.length];
    const sent = this.some('sent');
    if (step.what === 'charge') this.charge(step, `T${this.last++}`);
    else if (step.what === 'repeat' && id !== undefined) {
      const { payment, cents, tip } = this.charges.get(id) as Charged;
      const isSame = step.cents % 2 === 0;
      // The type follows from the place, so the place of the very same charge is that of its payment.
      this.charge(isSame ? { ...step, place: payment, cents: Number(cents), tip: Number(tip) } : step, id);
    } else if (step.what === 'ask') this.ask(step);
    else if (step.what === 'decline') this.decline(step);
    else if (step.what === 'reverse' && id !== undefined) {
      const charge = this.charges.get(id) as Charged;
      const isRight = charge.state === 'charged' || charge.state === 'reversed';
      if (this.attempt(isRight, () => this.session.reversed(id))) charge.state = 'reversed';
    } else if (step.what === 'complete') {
      const toSend = sent.length > 0 ? sent : this.some('charged');
      const isRight = toSend.length > 0 && (sent.length > 0 || this.unsettled.length === 0);
      if (!this.attempt(isRight, () => this.session.completion().payment)) return;
      for (const [, charge] of toSend) charge.state = 'sent';
      const { body } = this.session.completion();
      expect(body.map(({ transactionId }) => transactionId)).toEqual(toSend.map(([name]) => name));
    } else if (step.what === 'answer') {
      // The same answer may come again, unless a charge waits that it cannot speak of.
      const isAgain = this.some('completed').length > 0 && this.some('charged').length === 0;
      const isRight = sent.length > 0 || isAgain;
      if (!this.attempt(isRight, () => this.session.completed({ mark: '400001970000109' }))) return;
      for (const [, charge] of sent) charge.state = 'completed';
    } else if (step.what === 'refuse') {
      const isRight = sent.length > 0 || this.some('charged').length > 0;
      if (!this.attempt(isRight, () => this.session.completionRefused())) return;
      for (const [, charge] of sent) charge.state = 'charged';
    } else if (step.what === 'crash') {
      this.session = posPaymentFromJSON(JSON.parse(JSON.stringify(this.session)));
    }
  }

  /** Nothing is lost, nothing is reported twice, and no signature is charged above its balance. */
  check(): void {
    const { charges } = this.session;
    expect(charges.map(({ transactionId, state }) => [transactionId, state])).toEqual(
      [...this.charges].map(([id, { state }]) => [id, state]),
    );
    for (const { transactionId, paymentAmount, tipAmount } of charges) {
      expect(centsOf(paymentAmount)).toBe(this.charges.get(transactionId)?.cents);
      expect(centsOf(tipAmount)).toBe(this.charges.get(transactionId)?.tip);
    }
    const paid = this.session.paid.flatMap(({ transactionIds }) => transactionIds);
    expect(new Set(paid)).toEqual(new Set(this.some('completed').map(([id]) => id)));
    const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
    expect(sumOf(this.session.paid.map(({ amount }) => BigInt(amount.replace('.', ''))))).toBe(
      sumOf(this.some('completed').map(([, { cents }]) => cents)),
    );
    const left = new Map(this.session.uncharged().map((each) => [each.payment, each.left]));
    for (const payment of this.balances.keys()) {
      const expected = this.left(payment);
      expect(expected >= 0n).toBe(true);
      expect(left.get(payment + 1)).toBe(expected === 0n ? undefined : euros(expected));
    }
    expect(
      this.session
        .unsettled()
        .map(({ payment, amount }) => [payment, amount])
        .sort(),
    ).toEqual(this.unsettled.map(([payment, cents]) => [payment + 1, euros(cents)]).sort());
    expect(this.session.issued === undefined).toBe(this.some('completed').length === 0);
  }
}

const amountsOf = fc.array(fc.integer({ min: 1, max: 2500 }), { minLength: 1, maxLength: 4 });

test('any sequence of charges, lost answers and crashes keeps every charge and exceeds no balance', () => {
  fc.assert(
    fc.property(amountsOf, fc.array(stepOf, { maxLength: 30 }), (amounts, steps) => {
      const signatures = amounts.map((amount, index) => ({
        token: `t${index}`,
        createdDate: MADE,
        paymentBalance: Number(euros(BigInt(amount))),
      }));
      const world = new World(receiptOf(amounts), { providerSignature: [{ signatures }] }, amounts);
      for (const step of steps) {
        world.take(step);
        world.check();
      }
    }),
  );
});

test('signatures in any order and place are matched to payments with the same amount', () => {
  const orderOf = (amounts: number[]) =>
    fc.shuffledSubarray([...amounts.keys()], { minLength: amounts.length, maxLength: amounts.length });
  const given = amountsOf.chain((amounts) => fc.tuple(fc.constant(amounts), orderOf(amounts), fc.boolean()));
  fc.assert(
    fc.property(given, ([amounts, order, isInEntry]) => {
      const signatures = order.map((index) => ({
        token: `t${index}`,
        paymentBalance: Number(euros(BigInt(amounts[index] ?? 0))),
      }));
      const block = [{ signatures }];
      const answer = isInEntry ? { response: [{ providerSignature: block }] } : { providerSignature: block };
      const waiting = holdPosPayment({ document: receiptOf(amounts), answer }).uncharged();
      expect(waiting.map(({ balance }) => balance)).toEqual(amounts.map((amount) => euros(BigInt(amount))));
      expect(new Set(waiting.map(({ token }) => token)).size).toBe(amounts.length);
      // Among equal amounts the order of the answer decides.
      const placed = new Map(waiting.map(({ token, balance }) => [token, balance]));
      for (const amount of new Set(amounts.map((each) => euros(BigInt(each))))) {
        const inAnswer = signatures
          .filter(({ token }) => placed.get(token) === amount)
          .map(({ token }) => token);
        expect(waiting.filter(({ balance }) => balance === amount).map(({ token }) => token)).toEqual(
          inAnswer,
        );
      }
    }),
  );
});
