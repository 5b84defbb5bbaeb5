import { labelOf, posNspIds } from '../../../codes/index.js';
import { centsToString, zeroCents } from '../../../money/index.js';
import type { HoldRow } from '../../state/rows.js';
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

/** The newest of them. */
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

/** A held document with its signatures. */
export function holdDetails(world: World, row: HoldRow): HoldDetails {
  const { house, document, tokens, uid } = row;
  return {
    line: holdLine(world, row),
    house,
    document,
    charged: world.documents.byUid(uid)?.charges.length ?? 0,
    signatures: tokens.flatMap((token) => {
      const signature = world.state.signatures.get(token);
      if (signature === undefined) return [];
      const { terminalId, posNspId, payment, data, expiresAt, balance } = signature;
      return [
        {
          token,
          data,
          terminalId,
          nsp: labelOf(posNspIds, posNspId, 'en') ?? String(posNspId),
          type: (payment === undefined ? undefined : document.paymentMethods?.[payment]?.type) === 8 ? 8 : 7,
          balance: centsToString(balance),
          expiresAt,
          isExpired: isReached(expiresAt, world.now()),
        },
      ];
    }),
  };
}
