import { asCents, zeroCents } from '../../../money/index.js';
import { membersOf } from '../../../reading/object.js';
import { json } from '../../http/answer.js';
import type { TerminalChargeRow, TerminalChargeState, TerminalRow } from '../../state/terminal-rows.js';
import { later, seconds } from '../../time.js';
import { begin, sellAlone, shown, voidCharge } from '../engine.js';
import {
  centsIn,
  chargesOfFamily,
  TERMINAL_KEY,
  type TerminalAnswer,
  type TerminalAsked,
  type TerminalFace,
  textIn,
} from '../family.js';
import { numbersOf } from '../numbers.js';

const ACQUIRER = '075';
const ALONE = asCents(1200);
const LONGEST_TIMEOUT = 180;

const [APPROVED, DECLINED, CANCELLED, FAILED, BUSY, MAX_TRANSACTIONS] = [1, 2, 3, 4, 6, 7];

/** `Result` of each state; of a charge that is refused for its request, HTTP 400 stands instead. */
const results: Readonly<Partial<Record<TerminalChargeState, number | undefined>>> = {
  approved: APPROVED,
  declined: DECLINED,
  cancelled: CANCELLED,
  'timed-out': FAILED,
  busy: BUSY,
  'batch-full': MAX_TRANSACTIONS,
};

const wrong = (detail: string, status = 400): TerminalAnswer => json(status, { detail });

const terminalsOf = ({ world }: TerminalAsked): TerminalRow[] =>
  [...world.state.terminals.all()].filter(({ family }) => family === 'webEcr');

const terminalIn = (asked: TerminalAsked): TerminalRow | undefined =>
  terminalsOf(asked).find(({ number }) => String(number) === asked.path['id']);

/** The charges that have an intent: those whose request was accepted. */
const intentsOf = ({ world }: TerminalAsked): TerminalChargeRow[] =>
  chargesOfFamily(world, 'webEcr').filter(({ state }) => isAccepted(state));

const isAccepted = (state: TerminalChargeState): boolean =>
  state === 'running' || results[state] !== undefined;

async function txnInit(asked: TerminalAsked): Promise<TerminalAnswer> {
  const { world, members, fault } = asked;
  const terminal = terminalIn(asked);
  if (terminal === undefined) return wrong('Not found.', 404);
  const type = members['TxnType'];
  const amount = centsIn(members, 'Amount');
  const tip = (members['TipAmount'] ?? null) === null ? zeroCents : centsIn(members, 'TipAmount');
  const key = textIn(members, 'CustomerReference') ?? '';
  const timeout = timeoutIn(members);
  const isPreload = members['PreloadTransaction'] === true;
  if (type !== 0 && type !== 1) return wrong('TxnType: not supported by this terminal.');
  if (amount === undefined || amount === zeroCents || tip === undefined) return wrong('Amount: not valid.');
  if (key === '' || key.length > 50) return wrong('CustomerReference: required, at most 50 characters.');
  if (timeout === undefined) return wrong('Timeout: at most 180 seconds.');
  if (isPreload && !(Number(members['PreloadExpiration']) > 0)) return wrong('PreloadExpiration: required.');
  const isRefund = type === 1;
  const initial = textIn(members, 'InitialTransaction');
  const row = await begin(
    world,
    terminal,
    {
      ...presentedIn(asked, terminal, amount),
      key,
      action: isRefund ? 'refund' : isPreload ? 'preload' : 'sale',
      amount,
      tip,
      instant: members['PaymentType'] === 1,
      ...(isRefund && initial !== undefined && { original: originalOf(asked, terminal, initial) ?? null }),
    },
    fault,
  );
  if (!isAccepted(row.state))
    return wrong(`ProviderData: ${refusals[row.state] ?? 'the signature is not verified.'}`);
  return intentOrWait(asked, row, timeout);
}

const refusals: Readonly<Partial<Record<TerminalChargeState, string>>> = {
  unsigned: 'required by law.',
  incomplete: 'a member is missing.',
  'other-provider': 'ProviderId is not known.',
  expired: 'the signature has expired.',
  'original-missing': 'InitialTransaction was not found.',
  'above-original': 'more than the initial transaction.',
};

/** The text that was signed, from the members of the request: another amount or terminal gives another text. */
function presentedIn({ members }: TerminalAsked, { terminalId }: TerminalRow, amount: number) {
  if (typeof members['ProviderData'] !== 'object' || members['ProviderData'] === null) return {};
  const given = membersOf(members['ProviderData']);
  const parts = ['Uid', 'SignatureTimestamp', 'NetAmount', 'VatAmount', 'TotalAmount'].map((name) =>
    textIn(given, name),
  );
  const [uid, time, ...totals] = parts;
  const isWhole = parts.every((each) => each !== undefined);
  return {
    provider: textIn(given, 'ProviderId'),
    token: textIn(given, 'Signature'),
    data: isWhole
      ? [uid, textIn(given, 'Mark') ?? '', time, amount, ...totals, terminalId].join(';')
      : undefined,
  };
}

function timeoutIn(members: TerminalAsked['members']): number | undefined {
  const timeout = members['Timeout'] ?? 0;
  const isTime = typeof timeout === 'number' && timeout >= 0 && timeout <= LONGEST_TIMEOUT;
  return isTime ? timeout : undefined;
}

/** The charge with an id of its intent or transaction, or its unique payment id. */
const originalOf = (
  asked: TerminalAsked,
  { terminalId }: TerminalRow,
  id: string,
): TerminalChargeRow | undefined =>
  intentsOf(asked).find(
    (row) =>
      row.terminalId === terminalId &&
      (String(row.number) === id || numbersOf(row, ACQUIRER).uniqueId === id),
  );

/** The intent, once it has ended or the time is over that the till waits. */
function intentOrWait({ world }: TerminalAsked, row: TerminalChargeRow, timeout: number): TerminalAnswer {
  const again = (): TerminalAnswer => {
    const now = world.state.terminalCharges.get(String(row.number)) ?? row;
    const answer = {
      ...json(200, intentOf(now, now.state === 'running' ? 'running' : shown(world, now))),
      isLost: now.isLost,
    };
    return now.state === 'running'
      ? { ...answer, waits: { until: later(row.begunAt, seconds(timeout)), again } }
      : answer;
  };
  return again();
}

function intentOf(row: TerminalChargeRow, state: TerminalChargeState) {
  const isOpen = state === 'running';
  const isApproved = state === 'approved';
  return {
    Id: String(row.number),
    Status: isOpen ? (row.isUnreached === true ? 1 : 2) : 3,
    Result: results[state] ?? null,
    TxnType: row.action === 'refund' ? 1 : 0,
    Amount: isApproved ? row.paid : row.amount,
    TipAmount: row.tip,
    CustomerReference: row.key,
    Terminal: row.terminalId,
    PaymentType: row.instant ? 1 : 0,
    Transaction: isApproved ? transactionOf(row) : null,
    InitialTransaction: row.original === undefined ? null : String(row.original),
    TransactionId: isApproved && row.isAutonomous !== true ? numbersOf(row, ACQUIRER).uniqueId : null,
  };
}

function transactionOf(row: TerminalChargeRow) {
  const { rrn, authorization, stan } = numbersOf(row, ACQUIRER);
  return {
    Id: String(row.number),
    TxnType: row.action === 'refund' ? 1 : 0,
    Timestamp: row.endedAt,
    VoidTimestamp: row.voidedAt ?? null,
    CardPAN: '************4242',
    CardType: 'VISA',
    Approved: true,
    Voided: row.voidedAt !== undefined,
    STAN: stan,
    BatchNumber: row.batch,
    Acquirer: ACQUIRER,
    TID: row.terminalId,
    MID: '000000099999999',
    Amount: row.paid,
    TipAmount: row.tip,
    CashbackAmount: 0,
    LoyaltyRedemptionAmount: 0,
    RRN: rrn,
    AuthCode: authorization,
    CurrencyCode: 978,
    CustomerReference: row.isAutonomous === true ? null : row.key,
    PaymentType: row.instant ? 1 : 0,
  };
}

function txnVoid(asked: TerminalAsked): TerminalAnswer {
  const { members } = asked;
  const terminal = terminalIn(asked);
  if (terminal === undefined) return wrong('Not found.', 404);
  const id = textIn(members, 'OriginalIdentifier');
  if (id === undefined) return wrong('OriginalIdentifier: required.');
  if (members['OriginalIdentifierType'] !== 1 && members['OriginalIdentifierType'] !== 2) {
    return wrong('OriginalIdentifierType: 1 or 2.');
  }
  const done = voidCharge(asked.world, terminal, originalOf(asked, terminal, id));
  if (done === 'missing') return wrong('The original transaction was not found.', 404);
  if (done === 'voided') return wrong('The transaction is voided already.');
  if (done !== 'batch-closed') return json(200, { ...intentOf(done, 'approved'), Voided: true });
  return json(200, {
    OriginalIdentifier: id,
    Status: 3,
    Result: FAILED,
    Transaction: null,
    TransactionId: null,
  });
}

/** A list, filtered by the members of the query. */
function listOf(
  { query }: TerminalAsked,
  rows: readonly Readonly<Record<string, unknown>>[],
): TerminalAnswer {
  const filters = [...query].map(([name, value]) => {
    const [, member = '', bound] = /^(\w+?)(?:_(min|max))?$/.exec(name) ?? [];
    return (row: Readonly<Record<string, unknown>>): boolean => {
      if (!Object.hasOwn(row, member)) return true;
      const given = String(row[member] ?? '');
      if (bound === undefined) return given === value;
      const [has, wants] = [given, value].map((each) => Date.parse(each)) as [number, number];
      return bound === 'min' ? has >= wants : has <= wants;
    };
  });
  const found = rows.filter((row) => filters.every((fits) => fits(row)));
  return json(200, { count: found.length, next: null, previous: null, results: found });
}

function intent(asked: TerminalAsked): TerminalAnswer {
  const row = intentsOf(asked).find(({ number }) => String(number) === asked.path['id']);
  return row === undefined ? wrong('Not found.', 404) : json(200, intentOf(row, shown(asked.world, row)));
}

function intents(asked: TerminalAsked): TerminalAnswer {
  const wanted = asked.query.get('CustomerReference');
  const rows = intentsOf(asked).filter(({ key }) => wanted === null || key === wanted);
  return listOf(
    asked,
    rows.map((row) => intentOf(row, shown(asked.world, row))),
  );
}

function transactions(asked: TerminalAsked): TerminalAnswer {
  const { world, fault, query } = asked;
  const terminal =
    terminalsOf(asked).find(({ terminalId }) => terminalId === query.get('TID')) ?? terminalsOf(asked)[0];
  if (fault?.kind === 'autonomous-sale' && terminal !== undefined) sellAlone(world, terminal, ALONE);
  return listOf(
    asked,
    intentsOf(asked)
      .filter(({ state }) => state === 'approved')
      .map(transactionOf),
  );
}

const redeem = ({ members }: TerminalAsked): TerminalAnswer =>
  members['Type'] === 'webecr' && textIn(members, 'Code') !== undefined
    ? json(200, { Id: TERMINAL_KEY, Type: 'webecr' })
    : wrong('Code: not valid.');

/** Common WebECR. */
export const webEcrFace: TerminalFace = {
  routes: [
    { method: 'POST', path: '/authorization/redeem/', action: 'access', answer: redeem },
    {
      method: 'GET',
      path: '/terminal/',
      action: 'ask',
      answer: (asked) =>
        listOf(
          asked,
          terminalsOf(asked).map(({ number, terminalId }) => ({
            id: number,
            TerminalID: terminalId,
            Merchant: 'sandbox',
            Acquirer: ACQUIRER,
          })),
        ),
    },
    { method: 'POST', path: '/terminal/{id}/txninit/', action: 'sale', answer: txnInit },
    { method: 'POST', path: '/terminal/{id}/txnvoid/', action: 'void', answer: txnVoid },
    { method: 'GET', path: '/transactionintent/', action: 'ask', answer: intents },
    { method: 'GET', path: '/transactionintent/{id}/', action: 'ask', answer: intent },
    { method: 'GET', path: '/transaction/', action: 'day', answer: transactions },
  ],
  malformed: () => wrong('JSON parse error.'),
  denied: () => wrong('Authentication credentials were not provided.', 401),
  isDenied: ({ headers }) => headers.get('x-api-key') !== TERMINAL_KEY,
  settings: ({ terminalId, number, provider }, address) => ({
    base: address,
    prefix: '',
    apiKey: TERMINAL_KEY,
    terminal: String(number),
    terminalId,
    provider,
  }),
};
