import { giveMark } from './provider/file.js';
import type { DueRow } from './state/rows.js';
import { between, isReached } from './time.js';
import type { World } from './world.js';

/** The next thing that happens by itself. */
export function nextDue(world: World): DueRow | undefined {
  let next: DueRow | undefined;
  for (const each of world.state.due.all()) {
    if (next === undefined || between(each.at, next.at) > 0) next = each;
  }
  return next;
}

/** Lets everything happen that is due by now, in its order. */
export async function settle(world: World): Promise<void> {
  for (;;) {
    const due = nextDue(world);
    if (due === undefined || !isReached(due.at, world.now())) break;
    world.unschedule(due.what, due.of);
    await happens[due.what](world, due.of);
  }
  forget(world);
}

const happens: Readonly<Record<DueRow['what'], (world: World, of: string) => Promise<void> | void>> = {
  mark: async (world, uid) => {
    const row = world.documents.byUid(uid);
    if (row !== undefined && row.mark === undefined) await giveMark(world, row);
  },
};

/** Transmitted documents are kept for some days only. They are in the order of their arrival. */
function forget(world: World): void {
  const { retention } = world.settings;
  for (const row of world.documents.all()) {
    if (between(row.insertedAt, world.now()) < retention) return;
    world.documents.remove(row);
  }
}
