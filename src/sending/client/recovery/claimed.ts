import type { Core } from '../core.js';
import type { Lease } from '../journal/attempts.js';
import { newLease, written } from '../journal/guarded.js';
import type { JournalRow, RowName } from '../journal/rows.js';

/** A row to recover, and its lease if it was claimed. */
export interface RowToRecover {
  readonly row: JournalRow;
  readonly lease?: Lease | undefined;
}

/** Few, because a process that dies holds them until their lease expires. */
const AT_ONCE = 10;

/** Claims the rows that need work, a few at a time, so that several processes share them. */
export async function* claimedRows(core: Core): AsyncGenerator<RowToRecover> {
  const journal = await core.journal();
  let after: string | undefined;
  do {
    const lease = newLease(core, core.leaseTime);
    const at = core.clock.now().toISOString();
    const claimed = await written(core, journal.claim({ lease, at, limit: AT_ONCE, after }));
    const waiting = [...claimed.rows];
    try {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) yield { row, lease };
    } finally {
      // The reader stopped early.
      for (const row of waiting) await released(core, row, lease);
    }
    after = claimed.next;
  } while (after !== undefined);
}

/** Releases a claimed row, unless its lease has already ended. */
export async function released(core: Core, { operation, key }: RowName, lease: Lease): Promise<void> {
  const journal = await core.journal();
  await journal.release({ operation, key }, lease).catch(() => undefined);
}
