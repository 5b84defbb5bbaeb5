import {
  type CopiedUntil,
  type CopyBatch,
  type ReplicationSource,
  TAKEN_OUT,
} from '../client/journal/inside.js';
import { rowOf } from './entry.js';
import type { Store } from './store.js';

/** How many rows a batch has: so few that other processes hardly wait while it is read. */
const BATCH = 50;
/** How many batches are remembered, for a target that was restored from a backup. */
const REMEMBERED = 1000;

/** The rows of a file in the order of their last change, which triggers number. */
export class SqliteChanges implements ReplicationSource {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async origin(): Promise<string> {
    return this.#origin() ?? this.#store.write(() => this.#origin() ?? this.#name());
  }

  async after(reached: CopiedUntil | undefined): Promise<CopyBatch | undefined> {
    const origin = await this.origin();
    const since = this.#changeOf(reached);
    this.#remember(reached);
    const next = this.#store.one('SELECT 1 FROM changes WHERE change > ? LIMIT 1', since ?? 0);
    if (next === undefined) return undefined;
    return this.#store.write(() => {
      const entries = this.#store.all(
        `SELECT e.*, c.change FROM changes c JOIN entries e ON e.id = c.entry_id
         WHERE c.change > ? AND e.body <> '${TAKEN_OUT}' ORDER BY c.change LIMIT ${BATCH}`,
        since ?? 0,
      );
      if (entries.length === 0) return undefined;
      const change = Number(entries.at(-1)?.['change'] ?? 0);
      const until = { change, token: crypto.randomUUID() };
      // It is remembered before it is sent, so that this file knows it whatever happens to the answer.
      this.#store.run('INSERT INTO copies (token, change) VALUES (?, ?)', until.token, change);
      this.#store.run('DELETE FROM copies WHERE id <= (SELECT max(id) FROM copies) - ?', REMEMBERED);
      const rows = entries.map((entry) => rowOf(this.#store, entry));
      return { origin, rows, follows: reached, until, fromStart: since === undefined };
    });
  }

  /** Up to which change a target has this file; `undefined` if this file does not know that batch. */
  #changeOf(reached: CopiedUntil | undefined): number | undefined {
    if (reached === undefined) return undefined;
    const found = this.#store.one('SELECT change FROM copies WHERE token = ?', reached.token);
    return found && Number(found['change']);
  }

  /** What a target says that it has may be taken out of this file. */
  #remember(reached: CopiedUntil | undefined): void {
    if (reached === undefined) return;
    const isNew = this.#store.one('SELECT 1 FROM copies WHERE token = ? AND arrived = 0', reached.token);
    if (isNew === undefined) return;
    this.#store.write(() => this.#store.run('UPDATE copies SET arrived = 1 WHERE token = ?', reached.token));
  }

  #origin(): string | undefined {
    const found = this.#store.one('SELECT id FROM origin');
    return found && String(found['id']);
  }

  #name(): string {
    const id = crypto.randomUUID();
    this.#store.run('INSERT INTO origin (id) VALUES (?)', id);
    return id;
  }
}
