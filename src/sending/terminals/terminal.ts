import type { PosPayment } from '../../flows/inside.js';
import { hasMethods, isFunction } from '../../reading/option-form.js';
import type { WebFetch } from '../../types/web.js';
import { type Clock, neverLeft, readText, TooLarge, waitingClock } from '../client/inside.js';
import { type ChargeOptions, type ChargeResult, Charging } from './charge.js';
import type {
  ActionFacts,
  Family,
  KeyFacts,
  RefundFacts,
  SaleFacts,
  Sender,
  TerminalAction,
  TerminalAnswer,
  TerminalDay,
  TerminalRequest,
  VoidFacts,
} from './family.js';
import type { TerminalResult } from './result.js';
import { readSettings } from './settings.js';
import { type ReturnResult, returnCharges } from './void.js';

/**
 * Options of `terminal`.
 *
 * @example
 * const options: TerminalOptions = { fetch };
 */
export interface TerminalOptions {
  /** What opens connections: nothing else does. `fetch` of the runtime, or one that accepts the certificate of a terminal. */
  readonly fetch: WebFetch;
  /** Default: the clock and the timers of the runtime. */
  readonly clock?: Clock | undefined;
}

/**
 * A terminal that can be reached. `charge` is what a till needs: it charges a payment exactly once. The others make one
 * request each.
 *
 * @example
 * const till: Terminal = terminal(webEcr(settings), { fetch });
 * const { kind, payment } = await holdPosPayment({ document, outcome }).charge(till, { journal });
 */
export interface Terminal extends Sender {
  /**
   * Charges a held payment. What is stored in the journal counts: a charge that was begun is asked for, and one that was
   * made is not made again, however often this is called.
   *
   * @throws TerminalError if the signature is for another terminal or document
   * @throws RefusedStepError if the signature has expired, or the amount is above its balance
   */
  charge(payment: PosPayment, options: ChargeOptions): Promise<ChargeResult>;
  /** Voids the charges of a payment whose document cannot be completed. */
  returnCharges(payment: PosPayment, options: Pick<ChargeOptions, 'journal'>): Promise<ReturnResult>;
  /** Asks what became of a charge. */
  ask(facts: KeyFacts): Promise<TerminalResult>;
  /** Stops a charge. The customer may have paid before: ask afterwards. */
  abort(facts: KeyFacts): Promise<TerminalResult>;
  /** Loads a charge that is paid later at the terminal. */
  preload(facts: SaleFacts): Promise<TerminalResult>;
  /** Returns money, with the signature of the credit document. */
  refund(facts: RefundFacts): Promise<TerminalResult>;
  /** Returns a whole charge of the same batch. */
  void(facts: VoidFacts): Promise<TerminalResult>;
}

/** Beside the longest wait of a network, and before a token ends, in milliseconds. */
const BESIDE_WAIT = 20_000;
const SECOND = 1000;
const MOST_BYTES = 4_000_000;
const MOST_PAGES = 100;

/** It is certain that nothing was sent. */
const NOT_SENT: TerminalAnswer = { status: 0, headers: {}, body: '' };

/** Sends a request. `undefined`: the answer was lost. */
async function exchanged(
  fetch: WebFetch,
  { url, method, headers, body }: TerminalRequest,
  milliseconds: number,
): Promise<TerminalAnswer | undefined> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      // A redirect would send the key to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds),
      ...(body !== undefined && { body }),
    });
    const { status } = response;
    const text = await readText(response, MOST_BYTES).catch((error: unknown) => {
      if (error instanceof TooLarge) return 'too large';
      throw error;
    });
    return { status, headers: Object.fromEntries(response.headers), body: text };
  } catch (error) {
    return neverLeft(error) ? NOT_SENT : undefined;
  }
}

/**
 * A terminal that can be reached through `fetch`.
 *
 * @throws TerminalError if `fetch` is missing; OptionsError for an unknown option
 * @example
 * const till = terminal(viva({ ...vivaHosts.demo, clientId, clientSecret, terminalId: '16000123', cashRegister: 'till-1', provider: 108 }), { fetch });
 */
export function terminal(family: Family, options: TerminalOptions): Terminal {
  const { fetch, clock } = readSettings<TerminalOptions>(options, {
    fetch: [isFunction, 'fetch', 'required'],
    clock: [hasMethods('now'), '{ now: () => new Date() }'],
  });
  const time = waitingClock(clock);
  const exchange = (request: TerminalRequest) => exchanged(fetch, request, family.row.wait + BESIDE_WAIT);
  let access: { readonly token: string; readonly until: number } | undefined;

  /** The access token, or the answer that refused it. */
  async function accessed(): Promise<{ readonly access?: string } | TerminalAnswer> {
    if (family.access === undefined) return {};
    const now = time.now().getTime();
    if (access !== undefined && access.until > now) return { access: access.token };
    const answer = await exchange(family.access());
    const given = family.readAccess?.(answer);
    if (given === undefined) return answer === undefined || answer.status < 400 ? NOT_SENT : answer;
    // Renewed while it is still valid, because a request may be on its way for a while.
    access = { token: given.token, until: now + given.seconds * SECOND - BESIDE_WAIT };
    return { access: given.token };
  }

  async function answered<Action extends TerminalAction>(action: Action, facts: ActionFacts[Action]) {
    // Without a token, nothing is sent; yet what is wrong with the facts is found first.
    const token = await accessed();
    if ('status' in token) return token.status === 401 || token.status === 403 ? token : NOT_SENT;
    const answer = await exchange(family.request(action, { ...facts, ...token }));
    if (answer?.status === 401) access = undefined;
    return answer;
  }

  const send: Terminal['send'] = async (action, facts) =>
    family.read(action, await answered(action, facts), facts as Partial<SaleFacts>);

  async function day(date: string): Promise<TerminalDay> {
    let page = family.readDay(await answered('day', { date }));
    const charges = [...page.charges];
    const first = family.request('day', { date, access: access?.token });
    for (let pages = 1; page.isComplete && page.next !== undefined; pages += 1) {
      // The key is sent to no other address than that of the first page.
      const isOwn = URL.canParse(page.next) && new URL(page.next).origin === new URL(first.url).origin;
      if (!isOwn || pages === MOST_PAGES) return { charges, isComplete: false };
      page = family.readDay(await exchange({ ...first, url: page.next }));
      charges.push(...page.charges);
    }
    return { charges, isComplete: page.isComplete };
  }

  const own: Terminal = {
    family,
    send,
    day,
    charge: (payment, given) => new Charging(own, time, payment, given).run(),
    returnCharges: (payment, given) => returnCharges(own, payment, given),
    ask: (facts) => send('ask', facts),
    abort: (facts) => send('abort', facts),
    preload: (facts) => send('preload', facts),
    refund: (facts) => send('refund', facts),
    void: (facts) => send('void', facts),
  };
  return Object.freeze(own);
}
