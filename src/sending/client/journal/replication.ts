import type { JournalRow, RowName } from './rows.js';

/**
 * How far the rows of a journal are copied.
 *
 * @example
 * const reached: CopiedUntil | undefined = await to.replicas.copiedUntil(origin);
 */
export interface CopiedUntil {
  /** The number of the last change that is copied. */
  readonly change: number;
  /** Names the batch that ended there. The source knows it, unless an older copy of it was restored since. */
  readonly token: string;
}

/**
 * Some rows of a journal in the order of their last change, each as it is now.
 *
 * @example
 * const batch: CopyBatch | undefined = await from.changes.after(reached);
 */
export interface CopyBatch {
  /** Names the journal that the rows are from. */
  readonly origin: string;
  readonly rows: readonly JournalRow[];
  /** How far the target has to be for this batch; `undefined`: at the beginning. */
  readonly follows: CopiedUntil | undefined;
  /** How far it is with this batch. */
  readonly until: CopiedUntil;
  /** Whether the rows begin again with the first one, because the source does not know what was copied last. */
  readonly fromStart: boolean;
}

/**
 * What was done with a batch.
 *
 * @example
 * const { kept, conflicts }: CopiedBatch = await to.replicas.receive(batch);
 */
export interface CopiedBatch {
  /** `false`: another process has copied in the meantime, so nothing was written. */
  readonly written: boolean;
  /** Rows that are filed on the target but not in the source. They were not changed. */
  readonly kept: readonly RowName[];
  /** Rows that the target has from elsewhere: two journals used the same number. */
  readonly conflicts: readonly RowName[];
}

/** The side that rows are copied from. */
export interface ReplicationSource {
  /** The name of this journal, which it keeps. A copy of its file has the same. */
  origin(): Promise<string>;
  /** The next rows for a target that has everything until there; `undefined` if it has all. */
  after(reached: CopiedUntil | undefined): Promise<CopyBatch | undefined>;
}

/** The side that rows are copied to. */
export interface ReplicationTarget {
  /** How far the rows of a journal are copied; `undefined` if none are. */
  copiedUntil(origin: string): Promise<CopiedUntil | undefined>;
  /** Stores a batch, and how far it goes, in one transaction. May be repeated. */
  receive(batch: CopyBatch): Promise<CopiedBatch>;
  /** The journals whose rows are copied here. */
  list(): Promise<readonly Replica[]>;
  /**
   * Makes the open rows of a journal those of this one, for a till that never comes back: `claim` hands them out from
   * now on. Returns how many they are.
   */
  takeOver(origin: string): Promise<number>;
}

/**
 * A journal whose rows are copied here.
 *
 * @example
 * for (const { holder, copiedAt } of await journal.replicas.list()) warnIfOld(holder, copiedAt);
 */
export interface Replica {
  readonly origin: string;
  /** Who wrote its last rows. */
  readonly holder?: string | undefined;
  /** When rows were last copied, by the clock of this database. ISO 8601. */
  readonly copiedAt: string;
  /** Rows that could not be copied, because this journal has a row of the same name from elsewhere. */
  readonly conflicts: readonly RowName[];
}
