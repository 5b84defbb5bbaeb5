import type { Locale } from '../../issues/inside.js';
import { readLocaleOption } from '../../reading/options.js';
import { freezeDeeply } from '../shared/freeze.js';
import { Refusing } from '../shared/refusing.js';
import { type Sealed, sealed } from '../shared/sealed.js';
import { readState } from '../shared/state.js';
import { object, oneOf, optional, type StateForm, storedMark, text } from '../shared/state-form.js';
import { type Trying, trying } from '../shared/tried.js';
import { type CancellationAnswer, readCancellationAnswer } from './read-cancellation-answer.js';

const HEAD = { flow: 'cancellation', version: 2 } as const;

const CALLS = ['CancelDeliveryNote', 'CancelReceivingNote'] as const;
const STANDS = ['ready', 'sent', 'refused', 'cancelled'] as const;

/** The stored form of a cancellation. */
export interface CancellationState {
  readonly flow: 'cancellation';
  readonly version: 2;
  readonly call: (typeof CALLS)[number];
  readonly body: { readonly mark: string; readonly entityVatNumber: string };
  readonly stands: (typeof STANDS)[number];
  readonly cancellationMark?: string | undefined;
}

const stateForm: StateForm<CancellationState> = {
  shape: object('CancellationState', {
    flow: oneOf(HEAD.flow),
    version: oneOf(HEAD.version),
    call: oneOf(...CALLS),
    body: object('CancellationBody', {
      mark: storedMark,
      entityVatNumber: text('a non-empty text', (value) => value !== ''),
    }),
    stands: oneOf(...STANDS),
    cancellationMark: optional(storedMark),
  }),
  checks: [
    [
      ({ stands, cancellationMark }) => cancellationMark === undefined || stands === 'cancelled',
      'a cancellation MARK before the note is cancelled',
    ],
  ],
};

/** Options of a cancellation: the language of refusals. */
export interface CancellationOptions {
  readonly locale?: Locale;
}

/**
 * A note that is being cancelled: the call, its body, and its status. A fast second call was observed to be charged and
 * answered again. So call `sent` and store the state before the call is made; it is refused while there is no answer.
 *
 * @example
 * let cancellation = cancellationOf({ document: note, mark: '400001970000102' }).sent();
 * save(JSON.stringify(cancellation));
 * cancellation = cancellation.answered(await client.cancelNote({ document: note, mark: '400001970000102' }));
 * cancellation.stands; // 'cancelled'
 */
export class Cancellation {
  readonly #state: CancellationState;
  readonly #locale: Locale | undefined;

  constructor(state: CancellationState, locale?: Locale | undefined) {
    this.#state = freezeDeeply(state);
    this.#locale = locale;
  }

  /** The call of the provider API. */
  get call(): CancellationState['call'] {
    return this.#state.call;
  }

  /** The body of the call. */
  get body(): CancellationState['body'] {
    return this.#state.body;
  }

  /** The status. `refused` can be sent again after its cause is corrected; `sent` has no answer yet. */
  get stands(): CancellationState['stands'] {
    return this.#state.stands;
  }

  /** The MARK of the cancellation; `undefined` if only a repeated call showed that the note is cancelled. */
  get cancellationMark(): string | undefined {
    return this.#state.cancellationMark;
  }

  /**
   * Records that the call is about to be made.
   *
   * @param again `true` to call again although an earlier call has no answer; it may be charged twice
   * @throws RefusedStepError if the call was already made, or the note is cancelled.
   */
  sent(again = false): Cancellation {
    const { stands, body } = this.#state;
    const refusing = new Refusing(this.#locale);
    if (stands === 'cancelled') refusing.refuse('cancellation/done-already', [], { mark: body.mark });
    if (stands === 'sent' && again !== true) {
      refusing.refuse('cancellation/sent-already', [], { mark: body.mark });
    }
    return this.#to({ stands: 'sent' });
  }

  /**
   * Records the service's answer, or an outcome of the client, as read by `cancelled`. An answer that cannot be read,
   * or has no cancellation MARK, proves nothing: the cancellation stays `sent`.
   *
   * @throws RefusedStepError if nothing was sent.
   */
  answered(answer: unknown): Cancellation {
    const { stands, body } = this.#state;
    if (stands === 'cancelled') return this;
    if (stands !== 'sent') {
      new Refusing(this.#locale).refuse('cancellation/not-sent', [], { mark: body.mark });
    }
    return this.#to(after(readCancellationAnswer(answer)));
  }

  /** The steps in a form that does not throw. */
  get try(): Trying<Cancellation, 'sent' | 'answered'> {
    return trying(this, ['sent', 'answered']);
  }

  /** The state as plain JSON, with its checksum. */
  toJSON(): Sealed<CancellationState> {
    return sealed(this.#state);
  }

  #to(change: Pick<CancellationState, 'stands' | 'cancellationMark'>): Cancellation {
    return new Cancellation({ ...this.#state, ...change }, this.#locale);
  }
}

function after(answer: CancellationAnswer): Pick<CancellationState, 'stands' | 'cancellationMark'> {
  if (answer.cancelled) return { stands: 'cancelled', cancellationMark: answer.cancellationMark };
  if (answer.why === 'repeated') return { stands: 'cancelled' };
  return { stands: answer.why === 'refused' || answer.why === 'not-found' ? 'refused' : 'sent' };
}

/**
 * Restores a cancellation from its stored state.
 *
 * @throws RefusedStepError if the state cannot be fully understood.
 * @example
 * const cancellation = cancellationFromJSON(JSON.parse(stored));
 */
export function cancellationFromJSON(json: unknown, options?: CancellationOptions): Cancellation {
  const locale = readLocaleOption(options);
  return new Cancellation(readState(HEAD, stateForm, json, new Refusing(locale)), locale);
}

/** A cancellation that is not sent yet. */
export const readyCancellation = (
  { call, body }: Pick<CancellationState, 'call' | 'body'>,
  locale: Locale | undefined,
): Cancellation => new Cancellation({ ...HEAD, call, body, stands: 'ready' }, locale);
