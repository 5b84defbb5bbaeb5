import type { Database } from './database.js';
import { migrations } from './schema.js';
import type { Tables } from './tables.js';

const OLDEST = 140_000;

/** Settings without which a commit may not survive a crash of the server. */
const WANTED: Readonly<Record<string, (found: string) => boolean>> = {
  fsync: (found) => found === 'on',
  full_page_writes: (found) => found === 'on',
  synchronous_commit: (found) => found !== 'off',
};

/** Checks the server, then creates or updates the schema. */
export async function open(database: Database, tables: Tables): Promise<void> {
  await checkServer(database);
  await migrate(database, tables);
}

async function checkServer(database: Database): Promise<void> {
  const names = ['server_version_num', 'server_version', 'server_encoding', ...Object.keys(WANTED)];
  const settings =
    (await database.one(
      `SELECT ${names.map((name) => `pg_catalog.current_setting('${name}') AS ${name}`).join(', ')}`,
    )) ?? {};
  const found = (name: string): string => String(settings[name]);
  if (Number(found('server_version_num')) < OLDEST) {
    throw database.error('journal/database-version', {
      found: found('server_version'),
      known: OLDEST / 10_000,
    });
  }
  if (found('server_encoding') !== 'UTF8') {
    throw database.error('journal/database-encoding', { found: found('server_encoding') });
  }
  for (const [setting, isFit] of Object.entries(WANTED)) {
    if (!isFit(found(setting)))
      throw database.error('journal/database-setting', { setting, found: found(setting), wanted: 'on' });
  }
}

/** One transaction under a lock, so that many hosts can open the journal at once. */
async function migrate(database: Database, { schema }: Tables): Promise<void> {
  const known = migrations.length;
  const versions = `"${schema}".journal`;
  const isCurrent = await database.one('SELECT pg_catalog.to_regclass($1) IS NOT NULL AS found', versions);
  if (isCurrent?.['found'] === true) {
    const found = Number((await database.one(`SELECT version FROM ${versions}`))?.['version'] ?? 0);
    if (found > known) throw database.error('journal/database-newer', { schema, found, known });
    if (found === known) return;
  }
  await database.write(async (queries) => {
    await queries.all('SELECT pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext($1))', versions);
    await queries.all(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
    await queries.all(`CREATE TABLE IF NOT EXISTS ${versions} (version integer NOT NULL)`);
    const found = Number((await queries.one(`SELECT version FROM ${versions}`))?.['version'] ?? 0);
    if (found > known) throw database.error('journal/database-newer', { schema, found, known });
    await queries.all(`SET LOCAL search_path TO "${schema}"`);
    for (const migration of migrations.slice(found)) await queries.all(migration);
    await queries.all(`DELETE FROM ${versions}`);
    await queries.all(`INSERT INTO ${versions} (version) VALUES ($1)`, known);
  });
}
