import { centsToNumber, parseAmount, zeroCents } from '../../../money/index.js';
import { membersOf } from '../../../reading/object.js';
import { json } from '../../http/answer.js';
import type { TerminalChargeRow, TerminalChargeState, TerminalRow } from '../../state/terminal-rows.js';
import { athensStamp, later, seconds } from '../../time.js';
import { begin, chargesOf, shown, voidCharge } from '../engine.js';
import {
  TERMINAL_KEY,
  type TerminalAnswer,
  type TerminalAsked,
  type TerminalFace,
  terminalOf,
  textIn,
} from '../family.js';
import { numbersOf } from '../numbers.js';

const ACQUIRER = '075';
/** How long the service waits for its terminal, in milliseconds. */
const PATIENCE = 210_000;

/** `responseCode` of each state; any other is `FAILED`. */
const codes: Readonly<Partial<Record<TerminalChargeState, string>>> = {
  running: 'UNKNOWN',
  approved: 'APPROVED',
  declined: 'DECLINED',
  cancelled: 'CANCELLED',
  aborted: 'CANCELLED',
  'timed-out': 'COMMUNICATION_ERROR',
  busy: 'BUSY',
  'batch-full': 'MAX_TRANSACTIONS',
};

const refused = (errorCode: string, status = 200, data: unknown = null): TerminalAnswer =>
  json(status, { data, error: { errorLevel: 'EL_ERROR', errorCode, errorMessage: `sandbox: ${errorCode}` } });

const accepted = (data: unknown): TerminalAnswer => json(200, { data, error: null });

const terminalIn = ({ world, members }: TerminalAsked): TerminalRow | undefined =>
  terminalOf(world, 'megEftPos', textIn(membersOf(members['posDevice']), 'terminalId'));

const centsOf = (value: unknown) => {
  const amount = typeof value === 'number' ? parseAmount(value) : undefined;
  return amount?.ok ? amount.value : undefined;
};

const begins =
  (action: TerminalChargeRow['action']) =>
  async (asked: TerminalAsked): Promise<TerminalAnswer> => {
    const { world, members, fault } = asked;
    const terminal = terminalIn(asked);
    const request = membersOf(members['request']);
    const amount = centsOf(request['amount']);
    const tip = centsOf(request['tipAmount'] ?? 0);
    if (terminal === undefined) return refused('TERMINAL_NOT_FOUND', 400);
    if (amount === undefined || amount === zeroCents || tip === undefined)
      return refused('INVALID_REQUEST', 400);
    const original = textIn(request, 'nspReferenceNumber');
    const row = await begin(
      world,
      terminal,
      {
        // The service makes the key of a charge: its own reference.
        key: world.random.hex(12),
        action,
        amount,
        tip,
        instant: request['paymentMethodId'] === 'IRIS',
        ...presentedIn(request),
        ...(action === 'refund' &&
          original !== undefined && { original: originalOf(asked, terminal, original) ?? null }),
      },
      fault,
    );
    return action === 'preload' && row.state === 'running'
      ? accepted({ ...dataOf(row, 'running'), responseCode: 'ACTION_REQUIRED' })
      : answerOrWait(world, row);
  };

/** What was signed, if the members beside the text agree with it. */
function presentedIn(request: TerminalAsked['members']) {
  const data = textIn(request, 'providerInput');
  const [uid, , time, , ...rest] = data?.split(';') ?? [];
  const beside = ['netAmount', 'vatAmount', 'invoiceAmount'].map((name) => centsOf(request[name]));
  const stamp = request['signatureTimestamp'];
  const moment = new Date(typeof stamp === 'number' ? seconds(stamp) : Number.NaN);
  const agrees =
    request['providerUid'] === uid &&
    beside.every((cents, index) => String(cents) === rest[index]) &&
    !Number.isNaN(moment.getTime()) &&
    athensStamp(moment) === time;
  return {
    provider: textIn(request, 'providerId'),
    token: textIn(request, 'providerSignature'),
    // A text that contradicts its members is not the one that was signed.
    data: data === undefined || agrees ? data : `${data};`,
  };
}

const originalOf = (
  { world }: TerminalAsked,
  { terminalId }: TerminalRow,
  id: string,
): TerminalChargeRow | undefined =>
  chargesOf(world, terminalId).find((row) => numbersOf(row, ACQUIRER).uniqueId === id);

function answerOrWait(world: TerminalAsked['world'], row: TerminalChargeRow): TerminalAnswer {
  const again = (): TerminalAnswer => {
    const now = world.state.terminalCharges.get(String(row.number)) ?? row;
    const state = now.state === 'running' ? 'running' : shown(world, now);
    const data = dataOf(now, state);
    const answer = state === 'approved' ? accepted(data) : refused(String(data.responseCode), 200, data);
    const lost = { ...answer, isLost: now.isLost };
    return now.state === 'running'
      ? { ...lost, waits: { until: later(row.begunAt, PATIENCE), again } }
      : lost;
  };
  return again();
}

function dataOf(row: TerminalChargeRow, state: TerminalChargeState) {
  const { authorization, stan, uniqueId } = numbersOf(row, ACQUIRER);
  const isApproved = state === 'approved';
  return {
    responseCode: codes[state] ?? 'FAILED',
    nspResponseCode: isApproved ? '00' : state,
    nspResponseCodeDescription: `sandbox: ${state}`,
    ecrReferenceNumber: row.key,
    nspReferenceNumber: isApproved ? uniqueId : null,
    receiptNumber: isApproved ? stan : null,
    transactionTimestamp: row.endedAt ?? row.begunAt,
    bankAuthorizationCode: isApproved ? authorization : null,
    bankCode: ACQUIRER,
    cardNumber: '************4242',
    cardType: 'VISA',
    originalAmount: centsToNumber(row.amount),
    paidAmount: centsToNumber(isApproved ? row.paid : zeroCents),
    tipAmount: centsToNumber(row.tip),
    paymentMethodId: row.instant ? 'IRIS' : 'BANK_CARD',
  };
}

function voids(asked: TerminalAsked): TerminalAnswer {
  const terminal = terminalIn(asked);
  if (terminal === undefined) return refused('TERMINAL_NOT_FOUND', 400);
  const request = membersOf(asked.members['request']);
  const [id, authorization, receipt] = ['nspReferenceNumber', 'bankAuthorizationCode', 'receiptNumber'].map(
    (name) => textIn(request, name),
  );
  if (id === undefined || authorization === undefined || receipt === undefined)
    return refused('INVALID_REQUEST', 400);
  const done = voidCharge(asked.world, terminal, originalOf(asked, terminal, id));
  return typeof done === 'string'
    ? refused('FAILED', 200, { responseCode: 'FAILED', nspResponseCode: done, ecrReferenceNumber: null })
    : accepted(dataOf(done, 'approved'));
}

/** The charges of the open batch. A till confirms none, so it may not know of any: its answer can be lost on the way. */
function pending(asked: TerminalAsked): TerminalAnswer {
  const terminal = terminalIn(asked);
  if (terminal === undefined) return refused('TERMINAL_NOT_FOUND', 400);
  const { path, world } = asked;
  const { ecr, nsp } = path;
  const rows = chargesOf(world, terminal.terminalId).filter((row) => {
    if (ecr !== undefined) return row.key === ecr;
    if (nsp !== undefined) return numbersOf(row, ACQUIRER).uniqueId === nsp;
    return row.batch === terminal.batch;
  });
  return accepted(rows.map((row) => dataOf(row, shown(world, row))));
}

const at = (path: string): string => `/api/v1/transaction/${path}`;

/** MegEftPos, the service of ILYDA on a Windows computer. */
export const megEftPosFace: TerminalFace = {
  routes: [
    { method: 'POST', path: at('sale'), action: 'sale', answer: begins('sale') },
    { method: 'POST', path: at('preload'), action: 'preload', answer: begins('preload') },
    { method: 'POST', path: at('refund'), action: 'refund', answer: begins('refund') },
    { method: 'POST', path: at('void'), action: 'void', answer: voids },
    { method: 'POST', path: at('pending'), action: 'ask', answer: pending },
    { method: 'POST', path: at('pending/by/ecrReferenceNumber/{ecr}'), action: 'ask', answer: pending },
    { method: 'POST', path: at('pending/by/nspReferenceNumber/{nsp}'), action: 'ask', answer: pending },
  ],
  malformed: () => refused('INVALID_REQUEST', 400),
  denied: () => refused('LICENSE_NOT_VALID', 403),
  isDenied: ({ members }) => members['licenseKey'] !== TERMINAL_KEY,
  settings: ({ terminalId, provider }, address) => ({
    base: address,
    licenseKey: TERMINAL_KEY,
    vatNumber: '800123456',
    terminalId,
    protocol: 'MELLON_WEB_ECR',
    apiKey: TERMINAL_KEY,
    provider,
  }),
};
