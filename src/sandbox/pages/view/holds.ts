import { labelOf, posNspIds } from '../../../codes/index.js';
import { centsToNumber, centsToString, zeroCents } from '../../../money/index.js';
import { completionPosInvoices } from '../../../sending/service/generated/calls.js';
import type { PosCompletion } from '../../../types/index.js';
import type { HoldRow, SignatureRow } from '../../state/rows.js';
import { isReached } from '../../time.js';
import type { World } from '../../world.js';
import { nameOf } from './documents.js';
import { newest } from './newest.js';
import type { HoldDetails, HoldLine, Newest } from './types.js';

/** The documents that wait for their payments: not issued yet, or issued by a first charge and not charged in full. */
export const waitingHolds = (world: World): HoldRow[] =>
  [...world.state.holds.all()].filter((row) => !isIssued(world, row) || canBeCharged(world, row));

/** Whether a first charge has issued the document. */
export const isIssued = ({ documents }: World, { uid }: HoldRow): boolean =>
  documents.byUid(uid) !== undefined;

/** Whether the rest can be charged. If the same document was held twice, only the hold that issued it goes on. */
function canBeCharged(world: World, { uid, tokens }: HoldRow): boolean {
  const charges = world.documents.byUid(uid)?.charges ?? [];
  if (!charges.some(({ token }) => tokens.includes(token))) return false;
  return tokens.some((token) => {
    const row = world.state.signatures.get(token);
    return row !== undefined && row.balance > zeroCents && !isReached(row.expiresAt, world.now());
  });
}

export function holdsView(world: World): Newest<HoldLine> {
  const waiting = waitingHolds(world);
  return newest(waiting, waiting.length, (row) => holdLine(world, row));
}

export function holdLine(world: World, row: HoldRow): HoldLine {
  const { holdId, uid, document, heldAt, tokens } = row;
  return {
    ...nameOf(uid, document),
    holdId,
    heldAt,
    isIssued: isIssued(world, row),
    signatures: tokens.flatMap((token) => {
      const signature = world.state.signatures.get(token);
      if (signature === undefined || signature.balance === zeroCents) return [];
      const { terminalId, balance, expiresAt } = signature;
      return [{ token, terminalId, balance: centsToString(balance), expiresAt }];
    }),
  };
}

/** A held document with its signatures, and the call that completes it. */
export function holdDetails(world: World, row: HoldRow): HoldDetails {
  const { house, document, tokens } = row;
  const signatures = tokens.flatMap((token) => world.state.signatures.get(token) ?? []);
  const completions = completionsOf(world, row, signatures);
  const { method, path } = completionPosInvoices;
  return {
    line: holdLine(world, row),
    house,
    document,
    ...(completions.length > 0 && { call: { method, path, body: completions } }),
    signatures: signatures.map(({ token, data, terminalId, posNspId, balance, expiresAt }) => ({
      token,
      data,
      terminalId,
      nsp: labelOf(posNspIds, posNspId, 'en') ?? String(posNspId),
      balance: centsToString(balance),
      expiresAt,
    })),
  };
}

const FIRST_TRANSACTION = 417;

/** Each signature charged in full, with a number of a transaction as its terminal would report it. */
function completionsOf(
  world: World,
  { uid, document }: HoldRow,
  signatures: readonly SignatureRow[],
): PosCompletion[] {
  const reported = world.documents.byUid(uid)?.charges ?? [];
  const next = FIRST_TRANSACTION + reported.length;
  return signatures
    .filter(({ balance, expiresAt }) => balance > zeroCents && !isReached(expiresAt, world.now()))
    .map(({ token, balance, payment }, index) => ({
      signatureToken: token,
      transactionId: String(next + index).padStart(6, '0'),
      paymentAmount: centsToNumber(balance),
      paymentType: payment !== undefined && document.paymentMethods?.[payment]?.type === 8 ? 8 : 7,
    }));
}
