import { labelOf, posNspIds } from '../../../codes/index.js';
import { centsToString } from '../../../money/index.js';
import type { HoldRow } from '../../state/rows.js';
import { isReached } from '../../time.js';
import type { World } from '../../world.js';
import { nameOf } from './documents.js';
import { newest } from './newest.js';
import type { HoldDetails, HoldLine, Newest } from './types.js';

/** The documents that wait for their payments. */
export const waitingHolds = ({ state, documents }: World): HoldRow[] =>
  [...state.holds.all()].filter(({ uid }) => documents.byUid(uid) === undefined);

/** The newest of them. */
export function holdsView(world: World): Newest<HoldLine> {
  const waiting = waitingHolds(world);
  return newest(waiting, waiting.length, (row) => holdLine(world, row));
}

export const holdLine = (world: World, { holdId, uid, document, heldAt, tokens }: HoldRow): HoldLine => ({
  ...nameOf(uid, document),
  holdId,
  heldAt,
  signatures: tokens.flatMap((token) => {
    const row = world.state.signatures.get(token);
    if (row === undefined) return [];
    const { terminalId, balance, expiresAt } = row;
    return [{ token, terminalId, balance: centsToString(balance), expiresAt }];
  }),
});

/** A held document with its signatures. */
export function holdDetails(world: World, row: HoldRow): HoldDetails {
  const { house, document, tokens, uid } = row;
  return {
    line: holdLine(world, row),
    house,
    document,
    isIssued: world.documents.byUid(uid) !== undefined,
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
