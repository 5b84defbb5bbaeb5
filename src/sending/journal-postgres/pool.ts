import type { Locale } from '../../issues/inside.js';
import { JournalError } from '../client/journal/inside.js';
import type { PgPool } from './database.js';

/** Time limits of the journal's own connections, in milliseconds, so that an unreachable host does not block the others. */
const LIMITS = { connectionTimeoutMillis: 10_000, query_timeout: 35_000, keepAlive: true } as const;

/** The same at the server. They are not given at the start of a connection, because poolers such as PgBouncer refuse that. */
const SETTINGS = [
  'SET statement_timeout = 30000',
  'SET idle_in_transaction_session_timeout = 30000',
  'SET tcp_user_timeout = 20000',
] as const;

interface OwnPool {
  readonly pool: PgPool;
  /** Closes the pool if the journal made it. */
  readonly end: () => Promise<void>;
}

/** The caller's pool, or a new one. */
export async function poolOf(
  { pool, connectionString }: { readonly pool?: unknown; readonly connectionString?: unknown },
  locale: Locale,
): Promise<OwnPool> {
  if (pool !== undefined && connectionString === undefined) {
    if (!isPool(pool)) throw new JournalError('journal/connection', { locale });
    return { pool, end: async () => undefined };
  }
  if (pool !== undefined || typeof connectionString !== 'string' || connectionString.trim() === '') {
    throw new JournalError('journal/connection', { locale });
  }
  const { Client, Pool } = await loadPg(locale);
  try {
    // The pool reads it with its first connection only.
    new Client({ connectionString });
  } catch (cause) {
    throw new JournalError('journal/connection', { locale, cause });
  }
  const own = new Pool({
    connectionString,
    ...LIMITS,
    // A setting that a server refuses is left out.
    verify: (client, done) => {
      let lost: Error | undefined;
      const lose = (error: Error): void => {
        lost = error;
      };
      // The pool listens only while a client is idle: a connection that is lost here would end the process.
      client.on('error', lose);
      const settled = SETTINGS.reduce(
        (before, setting) => before.then(() => client.query(setting)).catch(() => undefined),
        Promise.resolve<unknown>(undefined),
      );
      void settled.then(() => {
        client.removeListener('error', lose);
        done(lost);
      });
    },
  });
  // A lost idle connection is replaced; without a listener it would end the process.
  own.on('error', () => undefined);
  return { pool: own, end: () => own.end() };
}

const isPool = (value: unknown): value is PgPool =>
  typeof value === 'object' &&
  value !== null &&
  ['query', 'connect'].every((name) => typeof (value as Record<string, unknown>)[name] === 'function');

async function loadPg(locale: Locale): Promise<Pick<typeof import('pg'), 'Client' | 'Pool'>> {
  try {
    return (await import('pg')).default;
  } catch (cause) {
    throw new JournalError('journal/no-pg', { locale, cause });
  }
}
