import type { Locale } from '../../issues/inside.js';
import type { DecimalInput } from '../../money/index.js';
import type { TerminalResult } from './result.js';
import type { FamilyRow } from './row.js';

/**
 * What a terminal may be asked. `trace` looks for a charge in another list, where a family has one.
 *
 * @example
 * const action: TerminalAction = 'sale';
 */
export type TerminalAction = 'sale' | 'preload' | 'refund' | 'void' | 'abort' | 'ask' | 'trace' | 'day';

/**
 * A request to a terminal or its network, as data. Nothing is sent.
 *
 * @example
 * const { method, url, headers, body }: TerminalRequest = viva(settings).request('sale', charge);
 */
export interface TerminalRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * The answer to a request, as data. Names of headers are in lower case. The status 0 says that it is certain that nothing
 * was sent.
 *
 * @example
 * const answer: TerminalAnswer = { status: 202, headers: {}, body: '' };
 */
export interface TerminalAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * What the provider signed for a payment: `token` and `data` of the service, which travel unchanged.
 *
 * @example
 * const { token, data } = session.pending(new Date())[0];
 */
export interface SignedPayment {
  readonly token: string;
  /** The signed text. */
  readonly data?: string | undefined;
  /** The members of the signed text, if it has a form of its own. Without this, they are read from `data`. */
  readonly signed?: SignedMembers | undefined;
}

/**
 * The members of a signed text.
 *
 * @example
 * const signed: SignedMembers = { uid, time: '20261128194534', net: '80.65', vat: '19.35', total: '100.00' };
 */
export interface SignedMembers {
  /** 40 hexadecimal digits. */
  readonly uid: string;
  /** In Athens, `YYYYMMDDhhmmss`. */
  readonly time: string;
  /** The totals of the document, in euros. */
  readonly net: DecimalInput;
  readonly vat: DecimalInput;
  readonly total: DecimalInput;
  /** Only if the document has its MARK already. */
  readonly mark?: string | undefined;
}

/** Which charge a request is about: the till's own key. */
export interface KeyFacts {
  /** The till's own key of the charge, at most 50 characters; a UUID for Viva. */
  readonly key: string;
  /** The network's own id, if an earlier answer had it. */
  readonly networkId?: string | undefined;
  /** What was asked, so that the amount of an answer can be compared with it. */
  readonly amount?: DecimalInput | undefined;
  /** When the charge was begun. */
  readonly since?: Date | undefined;
}

/**
 * A charge.
 *
 * @example
 * const charge: SaleFacts = { key: crypto.randomUUID(), amount: '20.00', signature: { token, data } };
 */
export interface SaleFacts extends KeyFacts {
  /** In euros, without the tip. */
  readonly amount: DecimalInput;
  readonly tip?: DecimalInput | undefined;
  readonly signature: SignedPayment;
  /** An instant payment (IRIS), not a card. */
  readonly instant?: boolean | undefined;
  readonly instalments?: number | undefined;
  /** For the customer's statement or the slip. Default: the key. */
  readonly reference?: string | undefined;
  readonly cashier?: string | undefined;
  /** How long a preloaded charge may wait, in minutes. */
  readonly minutes?: number | undefined;
  /** Number and time of the receipt of a preloaded charge, where a family wants them. */
  readonly receiptNumber?: string | undefined;
  readonly receiptTimestamp?: number | undefined;
}

/** The charge that a void or a refund is about. */
export interface OriginalCharge {
  /** The till's own key of the charge. */
  readonly key?: string | undefined;
  readonly transactionId?: string | undefined;
  readonly networkId?: string | undefined;
  /** `references` of its result. */
  readonly references?: Readonly<Record<string, string>> | undefined;
}

/** A refund: a charge with the signature of the credit document, and the charge that is returned. */
export interface RefundFacts extends SaleFacts {
  readonly original?: OriginalCharge | undefined;
}

/** A void: it returns a whole charge of the same batch on the same terminal. */
export interface VoidFacts extends KeyFacts {
  readonly original: OriginalCharge;
  /** The signature of the charge, where a family wants it again. */
  readonly signature?: SignedPayment | undefined;
  readonly tip?: DecimalInput | undefined;
}

/** The charges of a day. */
export interface DayFacts {
  /** The date in Athens, `YYYY-MM-DD`. */
  readonly date: string;
  /** Only charges that the terminal made without a connection. */
  readonly autonomous?: boolean | undefined;
}

/** What each action needs. */
export interface ActionFacts {
  readonly sale: SaleFacts;
  readonly preload: SaleFacts;
  readonly refund: RefundFacts;
  readonly void: VoidFacts;
  readonly abort: KeyFacts;
  readonly ask: KeyFacts;
  readonly trace: KeyFacts;
  readonly day: DayFacts;
}

/** A request with the access token of a network that wants one. */
export type WithAccess<Facts> = Facts & { readonly access?: string | undefined };

/** The charges in the list of a day, and the address of its next page. */
export interface TerminalDay {
  readonly charges: readonly TerminalResult[];
  /** Undefined if the answer could not be read: the list is not known then. */
  readonly next?: string | undefined;
  readonly isComplete: boolean;
}

/** An access token, and how long it is valid, in seconds. */
export interface Access {
  readonly token: string;
  readonly seconds: number;
}

/**
 * A family of terminals with the settings of one terminal: pure functions that make requests and read answers.
 *
 * @example
 * const family: Family = webEcr({ base: 'https://mreceipts.com/api', prefix: '/v2.2', apiKey, terminal: '42', terminalId: '16000123', provider: '012' });
 * const request = family.request('sale', { key, amount: '20.00', signature });
 * const result = family.read('sale', { status: 200, headers: {}, body }, { key, amount: '20.00', signature });
 */
export interface Family {
  readonly row: FamilyRow;
  /** The terminal in the provider's signature (TID). */
  readonly terminalId: string;
  /** The language of results. */
  readonly locale?: Locale | undefined;
  /** Whether it has an action. */
  readonly has: (action: TerminalAction) => boolean;
  /**
   * The request of an action.
   *
   * @throws TerminalError if the family has no such action, or if a fact is missing
   */
  readonly request: <Action extends TerminalAction>(
    action: Action,
    facts: WithAccess<ActionFacts[Action]>,
  ) => TerminalRequest;
  /** Reads the answer to an action. Takes anything, never throws. `undefined` is a lost answer. */
  readonly read: (
    action: TerminalAction,
    answer: TerminalAnswer | undefined,
    facts?: Partial<SaleFacts>,
  ) => TerminalResult;
  /** Reads the list of a day. */
  readonly readDay: (answer: TerminalAnswer | undefined) => TerminalDay;
  /** The request for an access token, which other requests take as `access`; only where a network wants one. */
  readonly access?: () => TerminalRequest;
  readonly readAccess?: (answer: TerminalAnswer | undefined) => Access | undefined;
}

/** What sends the requests of a family. */
export interface Sender {
  readonly family: Family;
  /** What was charged on a date in Athens. `isComplete: false`: the list could not be read to its end. */
  day(date: string): Promise<TerminalDay>;
  /** Sends one action and reads its answer. Never throws for what the network does. */
  send<Action extends Exclude<TerminalAction, 'day'>>(
    action: Action,
    facts: ActionFacts[Action],
  ): Promise<TerminalResult>;
}
