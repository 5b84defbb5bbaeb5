import type { StoredChange, StoredRow } from './store.js';

/** Rows by id, in the order in which they were added. A row is never changed, only replaced. */
export class Table<Row extends object> {
  readonly name: string;
  readonly #rows = new Map<string, Row>();
  readonly #changed = new Set<string>();

  constructor(name: string) {
    this.name = name;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string | undefined): Row | undefined {
    return id === undefined ? undefined : this.#rows.get(id);
  }

  has(id: string): boolean {
    return this.#rows.has(id);
  }

  all(): IterableIterator<Row> {
    return this.#rows.values();
  }

  entries(): IterableIterator<[string, Row]> {
    return this.#rows.entries();
  }

  put(id: string, row: Row): Row {
    this.#rows.set(id, row);
    this.#changed.add(id);
    return row;
  }

  remove(id: string): void {
    this.#rows.delete(id);
    this.#changed.add(id);
  }

  /** The changes since the last call. */
  changes(): StoredChange[] {
    const changes = [...this.#changed].map((id): StoredChange => {
      const row = this.#rows.get(id);
      return { table: this.name, id, ...(row !== undefined && { json: JSON.stringify(row) }) };
    });
    this.#changed.clear();
    return changes;
  }

  /** Marks everything as stored. */
  settled(): void {
    this.#changed.clear();
  }

  /** Every row, in the form for the store. */
  stored(): StoredRow[] {
    return [...this.#rows].map(([id, row]) => ({ table: this.name, id, json: JSON.stringify(row) }));
  }

  /** Replaces all rows by stored ones. */
  replace(rows: readonly StoredRow[]): void {
    for (const id of [...this.#rows.keys()]) this.remove(id);
    for (const row of rows) {
      this.load(row);
      this.#changed.add(row.id);
    }
  }

  /** Loads a stored row. */
  load({ id, json }: StoredRow): void {
    this.#rows.set(id, JSON.parse(json) as Row);
  }
}
