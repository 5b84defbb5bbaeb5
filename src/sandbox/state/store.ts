/** A row of the state: its table, its id, and its members as JSON. */
export interface StoredRow {
  readonly table: string;
  readonly id: string;
  readonly json: string;
}

/** A changed row; without `json`, it was removed. */
export interface StoredChange {
  readonly table: string;
  readonly id: string;
  readonly json?: string | undefined;
}

/**
 * Where a sandbox keeps its state. `save` is awaited before a call is answered. If the data is durable when `save`
 * returns, everything that was acknowledged is durable. One `save` runs at a time. Changes in the meantime are in the
 * next one.
 *
 * @example
 * const rows = new Map<string, StoredRow>();
 * const store: SandboxStore = {
 *   load: async () => [...rows.values()],
 *   save: async (changes) => {
 *     for (const { table, id, json } of changes) {
 *       if (json === undefined) rows.delete(`${table}/${id}`);
 *       else rows.set(`${table}/${id}`, { table, id, json });
 *     }
 *   },
 * };
 */
export interface SandboxStore {
  readonly load: () => Promise<Iterable<StoredRow>>;
  /** Saves all of these changes or none. */
  readonly save: (changes: readonly StoredChange[]) => Promise<void>;
}
