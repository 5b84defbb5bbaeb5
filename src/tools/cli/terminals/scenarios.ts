import {
  type CheckedFamily,
  type CheckParts,
  type Evidence,
  type Fault,
  kindsIn,
  type Till,
  tillFor,
} from './till.js';

export type Reason = 'noDay' | 'noVoid' | 'noPreload' | 'noMailOrder' | 'noPreauthorisation' | 'noUnlinked';

interface Scenario {
  readonly scenario: string;
  /** Its number is not stated by any source. */
  readonly isInferred?: true;
  /** Why it is not played, or in which families. */
  readonly without?: Reason;
  readonly families?: readonly CheckedFamily[];
  readonly play?: (till: Till, parts: CheckParts) => Promise<void>;
}

const LATE = 150_000;
const LISTS: readonly CheckedFamily[] = ['webEcr', 'viva'];
const VOIDS: readonly CheckedFamily[] = ['webEcr', 'megEftPos'];

const sells = (amount: string, more?: object) => async (till: Till) => {
  till.says(await till.sell(amount, more), 'charged');
  till.expects({ sales: [Number(amount)] });
};

async function refunds(till: Till, amount: string, isLinked: boolean): Promise<void> {
  const sale = await till.sell(amount);
  till.says(sale, 'charged');
  const original = isLinked ? { payment: sale?.body.payment?.payment } : {};
  till.says(await till.refund(amount, original), 'returned');
  till.expects({ sales: [Number(amount)], refunds: [Number(amount)], isLinked });
}

/** A document that cannot be completed, because its customer paid less. */
async function sellsLess(till: Till, { sandbox }: CheckParts, amount: string) {
  sandbox.faults.add({ kind: 'less-paid', call: 'terminal.sale' });
  const sale = await till.sell(amount);
  till.says(sale, 'charged');
  return `POST /payments/${sale?.body.payment?.payment}/void`;
}

/**
 * The scenarios of the certification of WebECR, in its order. Their names and the number of the closed batch come from
 * notes of integrators; that the eleventh is the pre-authorisation follows from that number.
 */
export const scenarios: readonly Scenario[] = [
  {
    scenario: 'pairing',
    families: LISTS,
    without: 'noDay',
    play: async (till) => {
      till.holds('notPaired', (await till.day())?.body.isComplete === true);
    },
  },
  { scenario: 'oneEuro', play: sells('1.00') },
  { scenario: 'twoEuros', play: sells('2.00') },
  {
    scenario: 'void',
    families: VOIDS,
    without: 'noVoid',
    async play(till, parts) {
      const route = await sellsLess(till, parts, '4.00');
      till.says(await till.about(route), 'returned');
      till.expects({ voided: [3] });
    },
  },
  { scenario: 'linkedRefund', play: (till) => refunds(till, '3.00', true) },
  {
    scenario: 'unlinkedRefund',
    families: ['webEcr'],
    without: 'noUnlinked',
    play: (till) => refunds(till, '3.50', false),
  },
  {
    scenario: 'instalments',
    async play(till, { sandbox }) {
      await sells('30.00', { instalments: 3 })(till);
      const asked = sandbox.calls().filter(({ call }) => call === 'terminal.sale');
      till.holds('noInstalments', /instal+ments"?:\s*"?3\b/i.test(asked.at(-1)?.request ?? ''));
    },
  },
  { scenario: 'preloadedNow', without: 'noPreload' },
  { scenario: 'preloadedLater', without: 'noPreload' },
  { scenario: 'mailOrder', without: 'noMailOrder' },
  { scenario: 'preauthorisation', isInferred: true, without: 'noPreauthorisation' },
  { scenario: 'completion', without: 'noPreauthorisation' },
  {
    scenario: 'cancelled',
    async play(till, { sandbox, terminalId }) {
      await sandbox.terminals.setMode(terminalId, 'manual');
      const sale = till.sell('5.00');
      const number = await till.running();
      if (number !== undefined) await sandbox.terminals.cancel(number);
      await sandbox.terminals.setMode(terminalId, 'automatic');
      till.says(await sale, 'cancelled', 'declined');
      // It is known that a terminal says so of a charge that was made.
      sandbox.faults.add({ kind: 'false-cancelled', call: 'terminal.sale' });
      await sells('5.50')(till);
    },
  },
  {
    scenario: 'declined',
    async play(till) {
      till.says(await till.sell('9.99'), 'declined');
      till.expects({});
    },
  },
  {
    scenario: 'late',
    async play(till, { late }) {
      const sale = till.sell('22.22');
      await till.running();
      await late(LATE);
      till.says(await sale, 'charged');
      till.expects({ sales: [22.22] });
    },
  },
  { scenario: 'lostAnswer', play: sells('13.13') },
  {
    scenario: 'settling',
    async play(till, { sandbox }) {
      const always = { kind: 'reset-before', times: Number.POSITIVE_INFINITY } as const;
      sandbox.faults.add({ kind: 'reset-after', call: 'terminal.sale' });
      for (const call of ['terminal.ask', 'terminal.day', 'terminal.abort'])
        sandbox.faults.add({ ...always, call });
      const open = await till.sell('6.50', {}, 1);
      till.says(open, 'unknown', 'running');
      sandbox.faults.clear();
      till.says(await till.about(`POST /payments/${open?.body.payment?.payment}/ask`), 'charged');
      await sells('6.50')(till);
    },
  },
  {
    scenario: 'batchClosed',
    async play(till, parts) {
      const { sandbox, terminalId, family } = parts;
      const canVoid = VOIDS.includes(family);
      const route = canVoid ? await sellsLess(till, parts, '8.00') : undefined;
      await sandbox.terminals.closeBatch(terminalId);
      if (route !== undefined)
        till.holds('voidedAfterBatch', !kindsIn(await till.about(route)).includes('returned'));
      await refunds(till, '7.00', true);
      till.expects({ sales: [7], refunds: [7], isLinked: true, open: canVoid ? [7] : [] });
    },
  },
  {
    scenario: 'differences',
    families: LISTS,
    without: 'noDay',
    async play(till, { sandbox, terminalId }) {
      await sandbox.terminals.sellAlone(terminalId, '12.34');
      await sells('2.50')(till);
      const list = (await till.day())?.body;
      const paid = (sum: string) => list?.charges?.find(({ amount }) => amount === sum);
      const alone = paid('12.34');
      till.holds('autonomousNotShown', alone !== undefined && alone.payment === undefined);
      till.holds('chargeNotListed', paid('2.50')?.payment !== undefined);
      till.holds('chargeMissing', list?.missing?.length === 0);
    },
  },
];

export interface ScenarioReport extends Evidence {
  readonly number: number;
  readonly scenario: string;
  readonly isInferred: boolean;
  readonly status: 'passed' | 'failed' | 'notApplicable';
  readonly reason?: Reason | undefined;
  readonly faults: readonly Fault[];
}

/** Plays a scenario, and compares what the terminal did with what was issued. */
export async function playOne(number: number, parts: CheckParts): Promise<ScenarioReport> {
  const { scenario, families, without, play, isInferred = false } = scenarios[number - 1] as Scenario;
  const about = { number, scenario, isInferred };
  if (play === undefined || families?.includes(parts.family) === false)
    return { ...about, status: 'notApplicable', reason: without, faults: [], charges: [], documents: [] };
  const till = tillFor(number, parts);
  await play(till, parts);
  parts.sandbox.faults.clear();
  const { faults, ...evidence } = till.compared();
  return { ...about, status: faults.length === 0 ? 'passed' : 'failed', faults, ...evidence };
}
