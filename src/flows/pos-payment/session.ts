import type { Locale } from '../../issues/inside.js';
import { readOptions } from '../../reading/options.js';
import type { ChargeFacts, ChargingFacts } from '../generated/facts.js';
import { freezeDeeply } from '../shared/freeze.js';
import { Refusing } from '../shared/refusing.js';
import { type Sealed, sealed } from '../shared/sealed.js';
import type { StateHead } from '../shared/state.js';
import { recorded } from './charge.js';
import { withAsked, withDeclined } from './charging.js';
import type { PosPaymentOptions } from './facts.js';
import type { HeldSignature, Ledger, PosCharge } from './ledger.js';
import { refused, withReversed } from './settle.js';

export const readPosPaymentOptions = (given: unknown): Partial<PosPaymentOptions> =>
  readOptions<PosPaymentOptions>(given, { locale: true, now: true });

/** The steps of every payment at a terminal, for `try`. */
export const SESSION_STEPS = [
  'pending',
  'balanceOf',
  'charging',
  'declined',
  'charged',
  'reversed',
  'completion',
  'completed',
  'completionRefused',
] as const;

/**
 * The steps that every payment at a terminal has.
 *
 * @typeParam Which the members of facts that name the signature
 */
export abstract class PosSession<State extends StateHead & Ledger, Which> {
  readonly #state: State;
  readonly #locale: Locale | undefined;

  protected constructor(state: State, locale: Locale | undefined) {
    this.#state = freezeDeeply(state);
    this.#locale = locale;
  }

  /** Every recorded charge, in order. */
  get charges(): readonly PosCharge[] {
    return this.#state.charges;
  }

  /**
   * Records that a charge is about to be made on a terminal. Store the payment before you call the terminal. `charged`
   * or `declined` settles it. Until then nothing else can be charged on the signature, and nothing is completed.
   */
  charging(facts: ChargingFacts & Which): this {
    const refusing = this.refusing();
    return this.with(withAsked(this.#state, this.held(facts, refusing), facts, refusing));
  }

  /** Records that a charge was declined. Repeating it changes nothing. */
  declined(facts: { readonly reference?: string | undefined } & Which): this {
    const refusing = this.refusing();
    return this.with(withDeclined(this.#state, this.held(facts, refusing), facts, refusing));
  }

  /**
   * Records what the terminal charged: all or part of a signature, with or without a tip. Repeating the same charge
   * changes nothing.
   */
  charged(facts: ChargeFacts & Which): this {
    const refusing = this.refusing();
    return this.with(recorded(this.#state, this.held(facts, refusing), facts, refusing));
  }

  /** Records that the terminal returned a charge before it was sent to the service. */
  reversed(transactionId: string): this {
    return this.with(withReversed(this.#state, transactionId, this.refusing()));
  }

  /**
   * Records that the service refused the completion, so that nothing was accepted. Repeating it changes nothing. Never
   * call it after a lost answer, because that completion may have arrived.
   */
  completionRefused(): this {
    return this.with(refused(this.#state, this.refusing()));
  }

  /** The state as plain JSON, with its checksum. */
  toJSON(): Sealed<State> {
    return sealed(this.#state);
  }

  protected get state(): State {
    return this.#state;
  }

  /** The signature that facts name. */
  protected abstract held(facts: Which, refusing: Refusing): HeldSignature;

  protected refusing(): Refusing {
    return new Refusing(this.#locale);
  }

  protected with(changed: Partial<State> | Ledger): this {
    const Session = this.constructor as new (state: State, locale: Locale | undefined) => this;
    return new Session({ ...this.#state, ...changed }, this.#locale);
  }
}
