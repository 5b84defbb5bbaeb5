import type {
  CopiedBatch,
  CopiedUntil,
  CopyBatch,
  Replica,
  ReplicationTarget,
  RowName,
} from '../client/journal/inside.js';
import { listCopies, storeRows } from './copied-rows.js';
import type { Queries, SqlRow } from './database.js';
import type { Place } from './leases.js';
import { iso } from './row.js';

/** The rows of tills, which are copied here from their journals. */
export class PostgresReplicas implements ReplicationTarget {
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  async copiedUntil(origin: string): Promise<CopiedUntil | undefined> {
    return this.#reached(this.#place.steps, origin);
  }

  async receive(batch: CopyBatch): Promise<CopiedBatch> {
    const { steps, tables, months } = this.#place;
    const { origin, rows, follows, until } = batch;
    const copies = await listCopies(this.#place, batch);
    for (const month of new Set(copies.map((copy) => copy.month))) await months.ensure(month);
    return steps.write(async (queries) => {
      const reached = await this.#reached(queries, origin, 'and lock');
      const isRepeated = reached?.token === until.token;
      if (!isRepeated && reached?.token !== follows?.token)
        return { written: false, kept: [], conflicts: [] };
      const left = await storeRows(this.#place, queries, origin, copies);
      await queries.all(
        `INSERT INTO ${tables.replicas} (origin, change, token, holder, copied_at) VALUES ($1, $2, $3, $4, pg_catalog.now())
         ON CONFLICT (origin) DO UPDATE SET change = excluded.change, token = excluded.token,
           holder = coalesce(excluded.holder, ${tables.replicas}.holder), copied_at = pg_catalog.now()`,
        ...[origin, until.change, until.token, rows.at(-1)?.holder ?? null],
      );
      return { written: true, ...left };
    });
  }

  async list(): Promise<readonly Replica[]> {
    const { steps, tables } = this.#place;
    const found = await steps.all(
      `SELECT r.origin, r.holder, ${iso('r.copied_at')} AS copied_at, coalesce((
         SELECT pg_catalog.json_agg(pg_catalog.json_build_object('operation', c.operation, 'key', c.key) ORDER BY c.operation, c.key)
         FROM ${tables.conflicts} c WHERE c.origin = r.origin), '[]')::pg_catalog.text AS conflicts
       FROM ${tables.replicas} r ORDER BY r.copied_at, r.origin`,
    );
    return found.map(({ origin, holder, copied_at: copiedAt, conflicts }) => ({
      origin: String(origin),
      ...(typeof holder === 'string' && { holder }),
      copiedAt: String(copiedAt),
      conflicts: JSON.parse(String(conflicts)) as RowName[],
    }));
  }

  async takeOver(origin: string): Promise<number> {
    const { steps, tables } = this.#place;
    const taken = await steps.all(
      `UPDATE ${tables.entries} SET origin = NULL WHERE origin = $1 AND standing <> 'issued'
         AND standing <> 'cancelled' RETURNING id`,
      origin,
    );
    return taken.length;
  }

  async #reached(queries: Queries, origin: string, how?: 'and lock'): Promise<CopiedUntil | undefined> {
    const found: SqlRow | undefined = await queries.one(
      `SELECT change::pg_catalog.text, token FROM ${this.#place.tables.replicas} WHERE origin = $1 ${how === undefined ? '' : 'FOR UPDATE'}`,
      origin,
    );
    return found && { change: Number(found['change']), token: String(found['token']) };
  }
}
