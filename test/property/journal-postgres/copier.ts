/** A process that copies a till's journal, and kills itself at one step: before or after a statement to the server. */
import pg from 'pg';
import { replicate } from '../../../src/sending/client/journal/replicate.js';
import { postgresJournal } from '../../../src/sending/journal-postgres/postgres-journal.js';
import { sqliteJournal } from '../../../src/sending/journal-sqlite/sqlite-journal.js';

/** What a copier has to do. */
export interface CopierOrders {
  readonly file: string;
  readonly connectionString: string;
  readonly schema: string;
  readonly killAt: number;
}

const orders = JSON.parse(process.argv[2] ?? '{}') as CopierOrders;
let steps = 0;
function step(): void {
  steps += 1;
  if (steps === orders.killAt) process.kill(process.pid, 'SIGKILL');
}

class SteppingClient extends pg.Client {
  override query(...given: unknown[]): never {
    step();
    const answer: unknown = Reflect.apply(super.query, this, given);
    return (answer instanceof Promise ? answer.finally(step) : answer) as never;
  }
}

const pool = new pg.Pool({ connectionString: orders.connectionString, Client: SteppingClient });
const till = await sqliteJournal({ file: orders.file, busyTimeout: 20_000 });
const database = await postgresJournal({ pool, schema: orders.schema });
await replicate(till, database);
await till.close();
await database.close();
await pool.end();
process.exit(0);
