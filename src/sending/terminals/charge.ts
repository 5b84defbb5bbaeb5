import { PaymentMethodType } from '../../codes/index.js';
import {
  type AskedCharge,
  amountOf,
  type PosCharge,
  type PosPayment,
  type WaitingSignature,
} from '../../flows/inside.js';
import { athensDate } from '../../issues/inside.js';
import type { TerminalStep } from '../../issues/locales/generated/en/terminal-steps.js';
import { centsToString, type DecimalInput } from '../../money/index.js';
import { isFlag, matches } from '../../reading/option-form.js';
import { later, millisecondsUntil, type WaitingClock } from '../client/inside.js';
import { checkSignature } from './check-signature.js';
import { TerminalError } from './error.js';
import type { OriginalCharge, RefundFacts, SaleFacts, Sender, SignedMembers } from './family.js';
import { type ChargeJournal, KeptPayment, keyOf } from './kept-payment.js';
import { isRefusal, nextOf, textOf } from './reading.js';
import type { TerminalResult } from './result.js';
import { readSettings } from './settings.js';

/**
 * Options of `charge`.
 *
 * @example
 * const options: ChargeOptions = { journal };
 */
export interface ChargeOptions {
  /** Where the payment is stored before and after each request: the journal of the client. */
  readonly journal: ChargeJournal;
  /** Which signature, if several can be charged on this terminal. */
  readonly token?: string | undefined;
  /** In euros, without the tip. Default: all that is left on the signature. */
  readonly amount?: DecimalInput | undefined;
  readonly tip?: DecimalInput | undefined;
  /** Which part of the signature this is, from 1. A part that was charged is not charged again. Default: 1. */
  readonly part?: number | undefined;
  /** An instant payment (IRIS), not a card. Default: as the document says. */
  readonly instant?: boolean | undefined;
  readonly instalments?: number | undefined;
  readonly cashier?: string | undefined;
  /** The members of the signed text, if the network has a text of its own. */
  readonly signed?: SignedMembers | undefined;
  /** The charge that is returned, if the payment is that of a credit document: the terminal then refunds. */
  readonly original?: OriginalCharge | undefined;
}

/**
 * What became of a charge, and the payment as it is stored.
 *
 * @example
 * const { kind, payment, text, next }: ChargeResult = await payment.charge(till, { journal });
 * if (kind === 'charged') await client.completePosPayment(payment.completion());
 * else show(text, next.todo);
 */
export interface ChargeResult extends TerminalResult {
  readonly payment: PosPayment;
}

/** What is charged: a signature of the payment, and its index in `paymentMethods`. */
interface Target {
  readonly waiting: WaitingSignature;
  readonly index: number;
  /** Whether the document has it as an instant payment. */
  readonly isInstant: boolean;
}

/** Between two questions, in milliseconds. */
const PAUSE = 2_000;
/** Before a refusal is asked for again. A second tap of the card comes some seconds later. */
const SECOND_TAP = 5_000;
/** How long a continued charge is asked for at least. */
const LEAST = 15_000;
/** A request that is ready later than this after it was stored is not sent, because others may have acted on it. */
const LATE = 30_000;

const PART = matches(/^[1-9]\d{0,2}$/);

/** One call of `charge`. Each step reads what is stored, so that a killed till continues where it was. */
export class Charging {
  readonly #terminal: Sender;
  readonly #clock: WaitingClock;
  readonly #options: ChargeOptions;
  readonly #kept: KeptPayment;

  constructor(terminal: Sender, clock: WaitingClock, payment: PosPayment, options: ChargeOptions) {
    const always = (): boolean => true;
    this.#terminal = terminal;
    this.#clock = clock;
    this.#options = readSettings<ChargeOptions>(options, {
      journal: [
        (journal) => typeof Object(journal).exchangeState === 'function',
        'memoryJournal()',
        'required',
      ],
      part: [(part) => PART(String(part)), '1'],
      instant: [isFlag, 'true'],
      token: [always, ''],
      amount: [always, ''],
      tip: [always, ''],
      instalments: [(count) => PART(String(count)), '3'],
      cashier: [always, ''],
      signed: [always, ''],
      original: [always, ''],
    });
    this.#kept = new KeptPayment(this.#options.journal, payment, terminal.family.locale);
  }

  /** Charges, or continues: what is stored decides. */
  async run(): Promise<ChargeResult> {
    for (;;) {
      const payment = await this.#kept.load();
      const target = this.#targetIn(payment);
      const { token } = target.waiting;
      const charges = payment.charges.filter(
        (each) => each.signatureToken === token && each.state !== 'reversed',
      );
      const charge = charges[(this.#options.part ?? 1) - 1];
      if (charge !== undefined) return { ...this.#earlier(charge), payment };
      const open = askedOn(payment, token).find(({ state }) => state === 'unsettled');
      if (open !== undefined) {
        const result = await this.#settle(target, open, undefined);
        // The till was killed before its request left, so the charge that is wanted was never begun.
        if (result.next.step === 'repeat') continue;
        return result;
      }
      const begun = await this.#begin(payment, target);
      // Another process has begun meanwhile: what it stored is read.
      if (begun === undefined) continue;
      const isLate = millisecondsUntil(this.#clock.now(), new Date(begun.at)) > LATE;
      const facts = this.#factsOf(target, begun);
      return this.#settle(target, begun, isLate ? undefined : await this.#send(facts));
    }
  }

  /** The signature that the options name, or the only one that can be charged on this terminal. */
  #targetIn(payment: PosPayment): Target {
    const { signatures, document } = payment.toJSON();
    const { terminalId, locale } = this.#terminal.family;
    const { token: wanted } = this.#options;
    const own = signatures.filter(({ payment: index, signature: { token } }) => {
      const stated = document.paymentMethods?.[index]?.terminalId ?? terminalId;
      return wanted === undefined ? stated === terminalId : token === wanted;
    });
    // One that the payment does not have is refused.
    if (wanted !== undefined) payment.balanceOf(wanted);
    const [only = signatures.length === 1 ? signatures[0] : undefined, ...others] = own;
    if (only === undefined) throw new TerminalError('terminal/nothing-to-charge', {}, locale);
    if (others.length > 0) {
      const tokens = own.map(({ signature: { token } }) => token).join(', ');
      throw new TerminalError('terminal/which-signature', { tokens }, locale);
    }
    const { payment: index, signature } = only;
    const isInstant = document.paymentMethods?.[index]?.type === PaymentMethodType.InstantPayment;
    return { waiting: payment.balanceOf(signature.token), index, isInstant };
  }

  /** Checks a charge and stores it with its key. `undefined`: another process was faster. */
  async #begin(payment: PosPayment, target: Target): Promise<AskedCharge | undefined> {
    const { document } = payment.toJSON();
    const { waiting } = target;
    const { token } = waiting;
    const { amount = waiting.left, tip = '0.00' } = this.#options;
    checkSignature(payment, target, this.#terminal.family, this.#options.signed);
    const key = await keyOf(document, token, askedOn(payment, token).length + 1);
    const at = this.#clock.now();
    const next = payment.charging({ token, paymentAmount: amount, tipAmount: tip, at, reference: key });
    const asked = askedOn(next, token).at(-1) as AskedCharge;
    // What is wrong with the facts or settings is found before anything is stored.
    this.#terminal.family.request(this.#action, { ...this.#factsOf(target, asked), access: 'none' });
    return (await this.#kept.store(next)) ? asked : undefined;
  }

  get #action(): 'sale' | 'refund' {
    return this.#options.original === undefined ? 'sale' : 'refund';
  }

  #send(facts: RefundFacts): Promise<TerminalResult> {
    return this.#terminal.send(this.#action, facts);
  }

  #factsOf({ waiting: { token, data }, isInstant }: Target, asked: AskedCharge): RefundFacts {
    const { instant = isInstant, instalments, cashier, signed, original } = this.#options;
    return {
      key: String(asked.reference),
      amount: asked.paymentAmount,
      tip: asked.tipAmount ?? 0,
      since: new Date(asked.at),
      signature: { token, data, signed },
      instant,
      instalments,
      cashier,
      original,
    };
  }

  /** Asks until it is known what became of a stored charge, and records that. */
  async #settle(
    target: Target,
    open: AskedCharge,
    answer: TerminalResult | undefined,
  ): Promise<ChargeResult> {
    const { row } = this.#terminal.family;
    const begun = new Date(open.at);
    const longest = later(begun, row.wait);
    const least = later(this.#clock.now(), LEAST);
    const until = longest > least ? longest : least;
    let facts = this.#factsOf(target, open);
    let result = answer ?? (await this.#ask(facts));
    let isRepeated = false;
    for (;;) {
      if (result.networkId !== undefined) facts = { ...facts, networkId: result.networkId };
      if (result.next.step === 'confirm') result = await this.#confirmed(result, facts);
      const isAbsent = result.next.step === 'repeat';
      if (!isOpen(result) && !isAbsent) return this.#recorded(result, target, open, facts);
      if (isAbsent && row.repeatable && !isRepeated) {
        isRepeated = true;
        const again = await this.#send(facts);
        // A refusal of the second request says nothing about the first one, which may still arrive.
        const isAnswer = isOpen(again) || again.kind === 'charged' || again.kind === 'returned';
        result = isAnswer ? again : { ...this.#with(again, 'ask'), kind: 'unknown' };
        continue;
      }
      if (this.#clock.now() >= until || result.next.step === 'pair' || result.next.step === 'look') {
        // What never arrived by now was not charged.
        return isAbsent
          ? this.#recorded(answer === undefined ? result : this.#with(result, 'anew'), target, open, facts)
          : { ...result, payment: await this.#kept.load() };
      }
      await this.#clock.wait(PAUSE);
      result = await this.#ask(facts);
    }
  }

  /** Asks for a charge by its key, and in the other list of the network if the first one does not know. */
  async #ask(facts: SaleFacts): Promise<TerminalResult> {
    const { family } = this.#terminal;
    if (!family.has('ask')) return this.#with(family.read(this.#action, undefined, facts), 'look');
    const result = await this.#terminal.send('ask', facts);
    if (result.kind !== 'unknown' || !family.has('trace') || facts.networkId !== undefined) return result;
    const trace = await this.#terminal.send('trace', facts);
    return trace.kind === 'unknown' ? result : trace;
  }

  /**
   * A refusal that a second answer confirms, after the terminal was told to stop: the customer may have tapped again, and
   * the network then charges although it said that it did not, as it is known of Viva.
   */
  async #confirmed(refusal: TerminalResult, facts: SaleFacts): Promise<TerminalResult> {
    const { family } = this.#terminal;
    if (!family.has('ask')) return { ...this.#with(refusal, 'look'), kind: 'unknown' };
    const stopped = family.has('abort') ? await this.#terminal.send('abort', facts) : undefined;
    await this.#clock.wait(SECOND_TAP);
    const second = await this.#ask(facts);
    if (!isRefusal(second.kind)) return second;
    if (stopped?.kind !== 'unknown' || (await this.#isRefusedInDay(facts))) return this.#with(second, 'anew');
    return { ...this.#with(second, 'ask'), kind: 'unknown' };
  }

  /** Whether the list of the day has the charge as refused, or not at all. */
  async #isRefusedInDay({ key, since }: SaleFacts): Promise<boolean> {
    if (!this.#terminal.family.has('day')) return false;
    const { charges, isComplete } = await this.#terminal.day(athensDate(since ?? this.#clock.now()));
    return isComplete && charges.every((each) => each.key !== key || isRefusal(each.kind));
  }

  /** Records what became of a charge. */
  async #recorded(
    result: TerminalResult,
    { waiting: { token } }: Target,
    open: AskedCharge,
    facts: SaleFacts,
  ): Promise<ChargeResult> {
    const reference = String(open.reference);
    const isDone = result.kind === 'charged' || (result.kind === 'returned' && this.#action === 'refund');
    if (!isDone) {
      return {
        ...result,
        payment: await this.#kept.change((payment) => payment.declined({ token, reference })),
      };
    }
    const { amount = centsToString(amountOf(open.paymentAmount)), tip = '0.00', instant } = result;
    const id = result.transactionId ?? result.networkId ?? facts.key;
    const original = { key: facts.key, networkId: result.networkId, references: result.references };
    if (result.next.step === 'return-by-hand')
      return this.#returned(result, facts, { ...original, transactionId: id });
    const charge = {
      ...{ token, transactionId: id, paymentAmount: amount, tipAmount: tip },
      paymentType: instant ? (8 as const) : (7 as const),
      at: new Date(open.at),
      acceptExpired: true,
    };
    let isRefused = false;
    const payment = await this.#kept.change(
      (each) => {
        const tried = each.try.charged(charge);
        isRefused = !tried.ok;
        return tried.value ?? each;
      },
      [id, original],
    );
    // The answer may be that of another charge. The card may have been charged, so this is never thrown.
    return isRefused ? { ...this.#with(result, 'look'), kind: 'unknown', payment } : { ...result, payment };
  }

  /** Voids a charge above the signed amount: no document can have it. */
  async #returned(charge: TerminalResult, facts: SaleFacts, original: OriginalCharge): Promise<ChargeResult> {
    const { family } = this.#terminal;
    const voided = family.has('void') ? await this.#terminal.send('void', { ...facts, original }) : undefined;
    if (voided?.kind !== 'returned') return { ...charge, payment: await this.#kept.load() };
    const reference = facts.key;
    const { token } = facts.signature;
    const payment = await this.#kept.change((each) => each.declined({ token, reference }));
    return { ...this.#with(voided, 'anew'), payment };
  }

  /** The result of a charge that is recorded already. */
  #earlier({ transactionId, paymentAmount, tipAmount, paymentType }: PosCharge): TerminalResult {
    const { terminalId, locale } = this.#terminal.family;
    const [amount, tip] = [paymentAmount, tipAmount ?? 0].map((value) => centsToString(amountOf(value)));
    const params = { amount: String(amount), ...(tip !== '0.00' && { tip: String(tip) }) };
    const { references = {}, ...original } = this.#kept.originals[transactionId] ?? {};
    const kind = this.#action === 'refund' ? 'returned' : 'charged';
    return {
      ...{ kind, ...original, transactionId, ...params, tip: String(tip), references },
      ...{
        instant: paymentType === PaymentMethodType.InstantPayment,
        terminalId,
        code: 'recorded',
        warnings: [],
      },
      text: textOf(kind, params, locale),
      next: nextOf(kind === 'returned' ? 'keep' : 'complete', {}, locale),
    };
  }

  #with(result: TerminalResult, step: TerminalStep): TerminalResult {
    const { locale } = this.#terminal.family;
    return { ...result, next: nextOf(step, {}, locale) };
  }
}

const isOpen = ({ kind }: TerminalResult): boolean => kind === 'running' || kind === 'unknown';

const askedOn = (payment: PosPayment, token: string): AskedCharge[] =>
  payment.toJSON().asked.filter(({ signatureToken }) => signatureToken === token);
