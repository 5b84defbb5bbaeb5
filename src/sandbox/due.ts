import { provision, settleStatement } from './onboarding/provision.js';
import { reviewByClock } from './onboarding/review.js';
import { giveMark } from './provider/file.js';
import type { DueRow } from './state/rows.js';
import { tapLate } from './terminals/engine.js';
import { between, isReached } from './time.js';
import type { World } from './world.js';

/** The next scheduled event. */
export function nextDue(world: World): DueRow | undefined {
  let next: DueRow | undefined;
  for (const each of world.state.due.all()) {
    if (each.what === 'deliver' && world.inFlight.has(each.of)) continue;
    if (next === undefined || between(each.at, next.at) > 0) next = each;
  }
  return next;
}

/** Runs everything that is due by now, in order. */
export async function settle(world: World): Promise<void> {
  for (;;) {
    const due = nextDue(world);
    if (due === undefined || !isReached(due.at, world.now())) break;
    if (due.what !== 'deliver') world.unschedule(due.what, due.of);
    await happens[due.what](world, due.of);
  }
  forget(world);
}

const happens: Readonly<Record<DueRow['what'], (world: World, of: string) => Promise<void> | void>> = {
  mark: async (world, uid) => {
    const row = world.documents.byUid(uid);
    if (row !== undefined && row.mark === undefined) await giveMark(world, row, world.at());
  },
  // Sent outside the queue of calls, because the receiver may call the sandbox before it answers.
  deliver: (world, deliveryId) => void world.inFlight.add(deliveryId),
  review: reviewByClock,
  provision: (world, requestId) => void provision(world, requestId),
  tap: tapLate,
  presume: (world, requestId) => void settleStatement(world, requestId, 'PRESUMED_ACCEPTED'),
};

/** Removes transmitted and held documents after their retention. Documents are in order of arrival. */
function forget(world: World): void {
  const { retention } = world.settings;
  const isOld = (at: string): boolean => between(at, world.now()) >= retention;
  for (const row of world.documents.all()) {
    if (!isOld(row.insertedAt)) break;
    world.documents.remove(row);
  }
  for (const { holdId, heldAt, tokens } of world.state.holds.all()) {
    if (!isOld(heldAt)) break;
    world.state.holds.remove(holdId);
    for (const token of tokens) world.state.signatures.remove(token);
  }
  for (const { number, begunAt } of world.state.terminalCharges.all()) {
    if (!isOld(begunAt)) break;
    world.state.terminalCharges.remove(String(number));
  }
}
