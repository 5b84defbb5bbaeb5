import { centsToString } from '../../../money/index.js';
import type { HoldRow } from '../../state/rows.js';
import type { World } from '../../world.js';
import { nameOf } from './documents.js';
import { newest } from './newest.js';
import type { HoldLine, Newest } from './types.js';

/** The documents that wait for their payments. */
export function holdsView(world: World): Newest<HoldLine> {
  const waiting = [...world.state.holds.all()].filter(({ uid }) => world.documents.byUid(uid) === undefined);
  return newest(waiting, waiting.length, (row) => holdLine(world, row));
}

const holdLine = (world: World, { holdId, uid, document, heldAt, tokens }: HoldRow): HoldLine => ({
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
