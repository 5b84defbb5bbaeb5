import {
  addCents,
  asCents,
  type Cents,
  compareCents,
  subtractCents,
  sumCents,
  zeroCents,
} from '../../money/index.js';
import type { Fault } from '../faults/fault.js';
import type { TerminalChargeRow, TerminalChargeState, TerminalRow } from '../state/terminal-rows.js';
import { seconds } from '../time.js';
import type { World } from '../world.js';
import { faultOfSignature, type Presented } from './verify.js';

/** Amounts with a meaning of their own, in cents. Those of Viva's tests and of WebECR's simulator. */
const DECLINED = 999;
const LATE = 2222;
const LOST = 1313;
const INSTANT = 734;
const INSTANT_DECLINED = 735;

const LATE_AFTER = seconds(150);
/** How long a terminal waits for its customer, or its network for a terminal that is switched off. */
const PATIENCE = seconds(180);
const OFFLINE_AFTER = seconds(120);
/** When the customer pays what was loaded before, and taps again after a refusal. */
const PRELOADED_AFTER = seconds(60);
const SECOND_TAP_AFTER = seconds(5);
const PART = asCents(100);

/** A charge or a refund, as a till asks for it. */
export interface Beginning extends Presented {
  readonly key: string;
  readonly action: TerminalChargeRow['action'];
  readonly amount: Cents;
  readonly tip: Cents;
  readonly instant: boolean;
  readonly cashRegister?: string | undefined;
  /** The charge to return: not of this terminal if it is `null`. */
  readonly original?: TerminalChargeRow | null | undefined;
}

/** The charges of a terminal, the oldest first. */
export const chargesOf = ({ state }: World, terminalId: string): TerminalChargeRow[] =>
  [...state.terminalCharges.all()].filter((row) => row.terminalId === terminalId);

/** The last charge of a terminal with a key. */
export const chargeWith = (world: World, terminalId: string, key: string): TerminalChargeRow | undefined =>
  chargesOf(world, terminalId)
    .filter((row) => row.key === key)
    .at(-1);

const keep = (world: World, row: TerminalChargeRow): TerminalChargeRow =>
  world.state.terminalCharges.put(String(row.number), row);

/** Begins a charge or a refund: verifies what the till presents, and shows it to the customer. */
export async function begin(
  world: World,
  terminal: TerminalRow,
  { original, provider, data, token, cashRegister, ...asked }: Beginning,
  fault: Fault | undefined,
): Promise<TerminalChargeRow> {
  const { terminalId, batch } = terminal;
  const row: TerminalChargeRow = {
    ...asked,
    number: world.nextNumber(),
    terminalId,
    paid: zeroCents,
    state: 'running',
    begunAt: world.at(),
    batch,
    ...(data !== undefined && { data }),
    ...(token !== undefined && { token }),
    ...(cashRegister !== undefined && { cashRegister }),
    ...(original && { original: original.number }),
  };
  const refusal =
    (await faultOfSignature(world, terminal, { provider, data, token }, asked.amount)) ??
    refusalOf(world, terminal, row, original, fault);
  if (refusal !== undefined) return keep(world, { ...row, state: refusal, endedAt: world.at() });
  return start(world, terminal, row, fault);
}

function refusalOf(
  world: World,
  terminal: TerminalRow,
  { action, amount }: TerminalChargeRow,
  original: TerminalChargeRow | null | undefined,
  fault: Fault | undefined,
): TerminalChargeState | undefined {
  const charges = chargesOf(world, terminal.terminalId);
  const isTaken = charges.some((each) => each.state === 'running' && each.action !== 'preload');
  if (fault?.kind === 'busy' || (isTaken && action !== 'preload')) return 'busy';
  if (fault?.kind === 'batch-full' || inBatch(charges, terminal) >= terminal.capacity) return 'batch-full';
  if (action !== 'refund' || original === undefined) return undefined;
  if (original === null || original.state !== 'approved' || original.voidedAt !== undefined)
    return 'original-missing';
  const returned = charges.filter((each) => each.original === original.number).map(({ paid }) => paid);
  return compareCents(sumCents([...returned, amount]), original.paid) > 0 ? 'above-original' : undefined;
}

/** How many charges are in the open batch of a terminal. */
export const inBatch = (charges: readonly TerminalChargeRow[], { batch }: TerminalRow): number =>
  charges.filter((each) => each.batch === batch && each.state === 'approved' && each.voidedAt === undefined)
    .length;

/** The terminal shows the charge to its customer. */
function start(
  world: World,
  { mode }: TerminalRow,
  row: TerminalChargeRow,
  fault: Fault | undefined,
): TerminalChargeRow {
  const cents: number = row.action === 'refund' ? 0 : row.amount;
  const waits = (milliseconds: number, more: Partial<TerminalChargeRow> = {}): TerminalChargeRow => {
    world.scheduleIn('tap', String(row.number), milliseconds);
    return keep(world, { ...row, ...more });
  };
  if (fault?.kind === 'terminal-offline') return waits(OFFLINE_AFTER, { isUnreached: true });
  if (mode === 'manual') return waits(PATIENCE);
  if (cents === LATE) return waits(LATE_AFTER);
  if (row.action === 'preload') return waits(PRELOADED_AFTER);
  const isLost = cents === LOST;
  switch (fault?.kind) {
    case 'false-cancelled':
      return approve(world, { ...row, shownAs: 'cancelled', isLost });
    case 'double-tap':
      world.scheduleIn('tap', String(row.number), SECOND_TAP_AFTER);
      return end(world, row, 'declined');
    case 'less-paid': {
      const paid = compareCents(row.amount, PART) > 0 ? subtractCents(row.amount, PART) : row.amount;
      return approve(world, { ...row, isLost }, paid);
    }
    case 'tip-added':
      return approve(world, { ...row, isLost, tip: addCents(row.tip, PART) });
    default:
      return tap(world, { ...row, isLost });
  }
}

/** What the customer does: what the amount says. */
function tap(world: World, row: TerminalChargeRow): TerminalChargeRow {
  const cents: number = row.action === 'refund' ? 0 : row.amount;
  const instant = row.instant || cents === INSTANT || cents === INSTANT_DECLINED;
  const isDeclined = cents === DECLINED || cents === INSTANT_DECLINED;
  return isDeclined ? end(world, { ...row, instant }, 'declined') : approve(world, { ...row, instant });
}

const approve = (world: World, row: TerminalChargeRow, paid: Cents = row.amount): TerminalChargeRow =>
  end(world, { ...row, paid }, 'approved');

function end(world: World, row: TerminalChargeRow, state: TerminalChargeState): TerminalChargeRow {
  const batch = world.state.terminals.get(row.terminalId)?.batch ?? row.batch;
  return keep(world, { ...row, state, endedAt: world.at(), batch });
}

/** What happens to a charge at its time: a late tap, a second tap, or the end of patience. */
export function tapLate(world: World, number: string): void {
  const row = world.state.terminalCharges.get(number);
  if (row === undefined) return;
  if (row.state === 'declined') approve(world, row);
  if (row.state !== 'running') return;
  const isManual = world.state.terminals.get(row.terminalId)?.mode === 'manual';
  if (row.isUnreached === true || isManual) end(world, row, 'timed-out');
  else tap(world, row);
}

/** Ends a charge that is on its terminal, as a person does. Returns whether it was there. */
export function endByHand(
  world: World,
  number: number,
  state: 'approved' | 'declined' | 'cancelled',
): boolean {
  const row = world.state.terminalCharges.get(String(number));
  if (row?.state !== 'running' || row.isUnreached === true) return false;
  world.unschedule('tap', String(number));
  if (state === 'approved') approve(world, row);
  else end(world, row, state);
  return true;
}

/** Takes a charge from its terminal. Returns whether it was there; a customer who was refused cannot tap again. */
export function abort(world: World, row: TerminalChargeRow): boolean {
  if (row.state !== 'approved') world.unschedule('tap', String(row.number));
  if (row.state !== 'running') return false;
  end(world, row, 'aborted');
  return true;
}

/** Voids a charge of the open batch. Returns it, or why it is not possible. */
export function voidCharge(
  world: World,
  { batch }: TerminalRow,
  row: TerminalChargeRow | undefined,
): TerminalChargeRow | 'missing' | 'voided' | 'batch-closed' {
  if (row === undefined || row.state !== 'approved') return 'missing';
  if (row.voidedAt !== undefined) return 'voided';
  if (row.batch !== batch) return 'batch-closed';
  return keep(world, { ...row, voidedAt: world.at() });
}

/** A sale that a terminal makes alone. */
export const sellAlone = (
  world: World,
  { terminalId, batch }: TerminalRow,
  amount: Cents,
): TerminalChargeRow =>
  approve(world, {
    number: world.nextNumber(),
    terminalId,
    key: world.random.guid(),
    action: 'sale',
    amount,
    tip: zeroCents,
    paid: zeroCents,
    instant: false,
    state: 'running',
    begunAt: world.at(),
    batch,
    isAutonomous: true,
  });

/** What an answer says of a charge. The first answer after a false cancellation is wrong. */
export function shown(world: World, row: TerminalChargeRow): TerminalChargeState {
  const { shownAs, ...rest } = row;
  if (shownAs === undefined) return row.state;
  keep(world, rest);
  return shownAs;
}
