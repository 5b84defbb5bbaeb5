/** Where the journals of a world are: in memory, in a file, or on PostgreSQL, all by the time of the world. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { memoryNumbering } from '../../src/flows/numbering/memory.js';
import type { Journal } from '../../src/sending/client/journal/journal.js';
import { memoryJournal } from '../../src/sending/client/journal/memory.js';
import { type PgPool, postgresJournal } from '../../src/sending/journal-postgres/index.js';
import { sqliteJournal } from '../../src/sending/journal-sqlite/index.js';

export const PLACES = ['memory', 'sqlite', 'postgres'] as const;

export type Place = (typeof PLACES)[number];

/** The address of the PostgreSQL server, for the processes that explore. */
export const DATABASE = 'SIMULATION_DATABASE';

/** What a journal needs of its world. */
export interface Course {
  /** The time at the store. */
  readonly now: () => Date;
  /** Waits for work outside the world: the scheduler stands still meanwhile. */
  readonly outside: <Result>(work: Promise<Result>) => Promise<Result>;
}

export interface Journals {
  /** A journal of a till for one process. In memory, all processes of a till have the same one. */
  open(till: string): Promise<Journal>;
  /** Closes and removes everything. */
  end(): Promise<void>;
}

export function journalsIn(place: Place, course: Course): Journals {
  const opened: Journal[] = [];
  const kept = <Kept extends Journal>(journal: Kept): Kept => {
    opened.push(journal);
    return journal;
  };
  const close = async () => {
    for (const each of opened as readonly { close?(): Promise<void> }[]) await each.close?.();
  };
  const numbering = { clock: { now: course.now } };
  if (place === 'memory') {
    const tills = new Map<string, Journal>();
    return {
      open: async (till) => {
        const journal =
          tills.get(till) ?? memoryJournal({ keep: 'all', numbering: memoryNumbering(numbering) });
        tills.set(till, journal);
        return journal;
      },
      end: close,
    };
  }
  if (place === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'parastatiko-simulation-'));
    return {
      open: async (till) =>
        tracked(kept(await sqliteJournal({ file: join(folder, `${till}.db`), numbering })), course),
      end: async () => {
        await close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  const pool = new pg.Pool({ connectionString: process.env[DATABASE], max: 1 });
  const schemas = new Set<string>();
  const id = `w${process.pid}_${Date.now()}`;
  return {
    open: async (till) => {
      const schema = `${id}_${till}`;
      schemas.add(schema);
      const timed = withTime(pool, course);
      return kept(await course.outside(postgresJournal({ pool: timed, schema, numbering })));
    },
    end: async () => {
      await close();
      for (const schema of schemas) await pool.query(`DROP SCHEMA "${schema}" CASCADE`);
      await pool.end();
    },
  };
}

/** A store whose steps take turns of the runtime. */
const tracked = <Store extends object>(store: Store, course: Course): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member === 'object' && member !== null) return tracked(member, course);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]) => {
        const result: unknown = member.apply(target, given);
        return result instanceof Promise ? course.outside(result) : result;
      };
    },
  });

/** A pool with one connection, whose server has the time of the world. */
function withTime(pool: pg.Pool, { now, outside }: Course): PgPool {
  const timed = (sql: string): string =>
    sql.replace(
      /pg_catalog\.(?:now|clock_timestamp)\(\)/g,
      `'${now().toISOString()}'::pg_catalog.timestamptz`,
    );
  return {
    query: (sql, values) => outside(pool.query(timed(sql), values)),
    connect: async () => {
      const client = await outside(pool.connect());
      return {
        query: (sql, values) => outside(client.query(timed(sql), values)),
        release: (destroy) => client.release(destroy),
        on: (event, listener) => client.on(event, listener),
        removeListener: (event, listener) => client.removeListener(event, listener),
      };
    },
  };
}
