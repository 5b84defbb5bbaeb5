import type { Locale } from '../../issues/locale.js';
import { readLocaleOption } from '../../reading/options.js';
import { freezeDeeply } from '../shared/freeze.js';
import { Refusing } from '../shared/refusing.js';
import { type Sealed, sealed } from '../shared/sealed.js';
import { readState } from '../shared/state.js';
import { object, oneOf, optional, type StateForm, storedMark, text } from '../shared/state-form.js';
import { type Trying, trying } from '../shared/tried.js';
import { type CancellationAnswer, cancelled } from './cancelled.js';

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
      entityVatNumber: text('a text that is not empty', (value) => value !== ''),
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

/** Takes the locale of its refusals. */
export interface CancellationOptions {
  readonly locale?: Locale;
}

/**
 * A note that is being cancelled: which call with which body, and where it stands. A fast second call was seen to be
 * charged and answered again, so `sent` is taken before the call goes out, stored, and refused while there is no answer.
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

  /** `refused` may be sent again once its cause is gone; `sent` has no answer yet. */
  get stands(): CancellationState['stands'] {
    return this.#state.stands;
  }

  /** The MARK of the cancellation; `undefined` if only a repeated call showed that the note is cancelled. */
  get cancellationMark(): string | undefined {
    return this.#state.cancellationMark;
  }

  /**
   * The call goes out.
   *
   * @param again `true` to call once more though an earlier call has no answer, which may be charged twice
   * @throws RefusedStepError when it went out already, or the note is cancelled.
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
   * Records what the service answered, or an outcome of the client, as `cancelled` reads it. An answer that cannot be read, or has no cancellation
   * MARK, proves nothing: the cancellation stays `sent`.
   *
   * @throws RefusedStepError when nothing was sent.
   */
  answered(answer: unknown): Cancellation {
    const { stands, body } = this.#state;
    if (stands === 'cancelled') return this;
    if (stands !== 'sent') {
      new Refusing(this.#locale).refuse('cancellation/not-sent', [], { mark: body.mark });
    }
    return this.#to(after(cancelled(answer)));
  }

  /** The steps in the form that does not throw. */
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
 * A cancellation from its stored state.
 *
 * @throws RefusedStepError when the state is not wholly understood.
 * @example
 * const cancellation = cancellationFromJSON(JSON.parse(stored));
 */
export function cancellationFromJSON(json: unknown, options?: CancellationOptions): Cancellation {
  const locale = readLocaleOption(options);
  return new Cancellation(readState(HEAD, stateForm, json, new Refusing(locale)), locale);
}

/** A cancellation that was not sent yet. */
export const readyCancellation = (
  { call, body }: Pick<CancellationState, 'call' | 'body'>,
  locale: Locale | undefined,
): Cancellation => new Cancellation({ ...HEAD, call, body, stands: 'ready' }, locale);
