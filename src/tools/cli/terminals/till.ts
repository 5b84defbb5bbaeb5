import { athensDate } from '../../../issues/inside.js';
import { centsToString, parseAmount } from '../../../money/index.js';
import type { Sandbox, TerminalFamily } from '../../../sandbox/index.js';
import { COMPANY } from '../sandbox/houses.js';

/** What a till is asked through: no answer is `undefined`. */
export interface CheckParts {
  readonly sandbox: Sandbox;
  /** The name of the terminal at the till, which is that of its family. */
  readonly family: CheckedFamily;
  readonly terminalId: string;
  readonly call: (route: string, body?: object, key?: string) => Promise<TillAnswer | undefined>;
  /** The cashier waits. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The customer takes this long. */
  readonly late: (milliseconds: number) => Promise<void>;
  /** Makes the keys of this run its own. */
  readonly run: string;
}

export type CheckedFamily = Exclude<TerminalFamily, 'vivaApp'>;

/** What the check reads of an answer. */
export interface TillAnswer {
  readonly status: number;
  readonly body: {
    readonly result?: { readonly kind?: string };
    readonly results?: readonly { readonly kind?: string }[];
    readonly payment?: { readonly payment?: string };
    readonly charges?: readonly { readonly amount?: string; readonly payment?: string }[];
    readonly missing?: readonly unknown[];
    readonly isComplete?: boolean;
    readonly detail?: string;
  };
}

/** What a till did wrong: a key of the sentences, and what they name. */
export interface Fault {
  readonly fault:
    | 'said'
    | 'chargedTwice'
    | 'notCharged'
    | 'chargeWithoutDocument'
    | 'documentWithoutCharge'
    | 'notVoided'
    | 'notLinked'
    | Holding;
  readonly params: Readonly<Record<string, string>>;
}

export type Holding =
  | 'notPaired'
  | 'noInstalments'
  | 'voidedAfterBatch'
  | 'autonomousNotShown'
  | 'chargeNotListed'
  | 'chargeMissing'
  | 'neverAsked';

/** What the terminal has, and what was issued. Amounts in euros. */
export interface Evidence {
  readonly charges: readonly {
    readonly number: number;
    readonly action: string;
    readonly amount: number;
    readonly state: string;
  }[];
  readonly documents: readonly { readonly mark: string | undefined; readonly amounts: readonly number[] }[];
}

interface Expected {
  readonly sales?: readonly number[];
  readonly refunds?: readonly number[];
  readonly voided?: readonly number[];
  /** Charges that a person returns at the terminal: no document has them. */
  readonly open?: readonly number[];
  readonly isLinked?: boolean;
}

/** The till under test, as its cashier uses it, in one scenario. */
export interface Till {
  readonly sell: (amount: string, more?: object, times?: number) => Promise<TillAnswer | undefined>;
  readonly refund: (amount: string, original: object) => Promise<TillAnswer | undefined>;
  /** A call about a payment. */
  readonly about: (route: string) => Promise<TillAnswer | undefined>;
  readonly day: () => Promise<TillAnswer | undefined>;
  /** Waits until a charge is on the terminal. Returns its number. */
  readonly running: () => Promise<number | undefined>;
  readonly says: (answer: TillAnswer | undefined, ...kinds: readonly string[]) => void;
  readonly holds: (holding: Holding, isSo: boolean) => void;
  readonly expects: (expected: Expected) => void;
  readonly compared: () => Evidence & { readonly faults: readonly Fault[] };
}

/** Between two attempts of the cashier, and how many there are. */
const PAUSE = 2_000;
const TIMES = 5;
/** How long a charge may take to reach the terminal, in real time. */
const LOOK = 10;
const LOOKS = 3_000;

/** An amount of the sandbox with two decimals. */
export function euros(amount: number): string {
  const read = parseAmount(amount);
  return read.ok ? centsToString(read.value) : String(amount);
}

/** The kinds of all results of an answer. */
export const kindsIn = (answer: TillAnswer | undefined): readonly (string | undefined)[] =>
  [answer?.body.result, ...(answer?.body.results ?? [])].filter((each) => each).map((each) => each?.kind);

export function tillFor(number: number, { sandbox, family, terminalId, call, wait, run }: CheckParts): Till {
  const series = `CHECK${number}`;
  const faults: Fault[] = [];
  let expected: Expected = {};
  const add = (fault: Fault['fault'], params: Fault['params'] = {}): void =>
    void faults.push({ fault, params });
  const before = new Set([...sandbox.terminals.charges().map(({ number: each }) => String(each)), ...uids()]);
  const own = () =>
    sandbox.terminals
      .charges()
      .filter(
        (each) => !before.has(String(each.number)) && each.terminalId === terminalId && !each.isAutonomous,
      );
  function uids(): readonly string[] {
    return sandbox.documents().map(({ uid }) => uid);
  }

  /** The same call with the same key, until it has an answer. */
  async function ended(route: string, body: object, key: string, times = TIMES) {
    let answer: TillAnswer | undefined;
    for (let time = 1; time <= times; time += 1) {
      if (time > 1) await wait(PAUSE);
      answer = await call(route, body, key);
      if (answer !== undefined && answer.status !== 202 && answer.status < 500) return answer;
    }
    return answer;
  }

  const factsOf = (type: string, amount: string) => ({
    ...{ type, series, aa: 'next', issueDate: athensDate(sandbox.now()) },
    issuer: { vatNumber: COMPANY, country: 'GR', branch: 0 },
    lines: [
      { description: series, quantity: 1, unit: 1, unitPriceWithVat: amount, vat: 24, income: 'goods' },
    ],
    payments: [{ type: 7, amount: 'rest' }],
  });
  const keyOf = (what: string): string => `${run} ${number} ${what}`;

  return {
    sell: (amount, more = {}, times = TIMES) =>
      ended(
        `POST /terminals/${family}/charges`,
        { facts: factsOf('11.1', amount), ...more },
        keyOf(amount),
        times,
      ),
    refund: (amount, original) =>
      ended(
        `POST /terminals/${family}/refunds`,
        { facts: factsOf('11.4', amount), original },
        keyOf(`refund ${amount}`),
      ),
    about: (route) => ended(route, { terminal: family }, keyOf(route)),
    day: () => call(`GET /terminals/${family}/days/${athensDate(sandbox.now())}`),
    async running() {
      for (let looks = 0; looks < LOOKS; looks += 1) {
        const on = own().find(({ state }) => state === 'running');
        if (on !== undefined) return on.number;
        await new Promise((resolve) => setTimeout(resolve, LOOK));
      }
      add('neverAsked');
      return undefined;
    },
    says(answer, ...kinds) {
      const said = kindsIn(answer);
      if (said.some((kind) => kinds.includes(String(kind)))) return;
      const { status = '–', body = {} } = answer ?? {};
      const { detail } = body as TillAnswer['body'];
      add('said', { kinds: kinds.join(', '), said: String(said[0] ?? detail ?? status) });
    },
    holds(holding, isSo) {
      if (!isSo) add(holding);
    },
    expects(given) {
      expected = given;
    },
    compared() {
      const { sales = [], refunds = [], voided = [], open = [], isLinked } = expected;
      const charges = own();
      const paid = charges.filter(({ state, voidedAt }) => state === 'approved' && voidedAt === undefined);
      const issued = sandbox.documents().filter(({ uid }) => !before.has(uid));
      const amountsOf = (action: string) =>
        paid.filter((each) => each.action === action).map((each) => each.paid);
      compare([...sales, ...open], amountsOf('sale'), 'notCharged', 'chargedTwice');
      compare(refunds, amountsOf('refund'), 'notCharged', 'chargedTwice');
      compare(
        voided,
        charges.filter(({ voidedAt }) => voidedAt !== undefined).map((each) => each.paid),
        'notVoided',
      );
      const filed = issued.flatMap((each) => each.charges.map(({ amount }) => amount));
      const atTerminal = paid.map((each) => each.paid);
      compare(without(atTerminal, open), filed, 'chargeWithoutDocument', 'documentWithoutCharge');
      const isWithoutCharge = issued.some((each) => each.charges.length === 0);
      if (isWithoutCharge) add('documentWithoutCharge', { amount: '0.00' });
      const returned = paid.filter(({ action }) => action === 'refund');
      if (isLinked !== undefined && returned.some(({ original }) => (original !== undefined) !== isLinked))
        add('notLinked');
      return {
        faults,
        charges: charges.map(({ number: each, action, voidedAt, paid: amount, state }) => ({
          ...{ number: each, action, amount, state: voidedAt === undefined ? state : 'voided' },
        })),
        documents: issued.map(({ mark, charges: each }) => ({
          mark,
          amounts: each.map(({ amount }) => amount),
        })),
      };
    },
  };

  /** Compares two lists of amounts: each of one needs one of the other. */
  function compare(
    wanted: readonly number[],
    actual: readonly number[],
    missing: Fault['fault'],
    excess?: Fault['fault'],
  ): void {
    for (const amount of without(wanted, actual)) add(missing, { amount: euros(amount) });
    if (excess === undefined) return;
    for (const amount of without(actual, wanted)) add(excess, { amount: euros(amount) });
  }
}

/** The amounts of a list that another one lacks; each counts once. */
function without(amounts: readonly number[], taken: readonly number[]): readonly number[] {
  const left = [...taken];
  return amounts.filter((amount) => {
    const at = left.indexOf(amount);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
