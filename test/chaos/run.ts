import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Random, seedOf } from '../../src/sandbox/random.js';
import { createClient } from '../../src/sending/client/index.js';
import { type PostgresJournal, postgresJournal } from '../../src/sending/journal-postgres/index.js';
import { createWorker, prepareQueue } from '../../src/sending/worker/index.js';
import { passing } from '../passing.js';
import { proxyTo } from '../postgres/proxy.js';
import { startServer } from '../postgres/server.js';
import { check, type Figures, type Findings } from './check.js';
import { clockOf, KEY, type Orders, receipt, times } from './common.js';
import { smallDisk } from './disk.js';
import { makeFaults } from './faults.js';
import { type Command, commandOf, Process, tillsIn } from './processes.js';
import { type Service, startService } from './service.js';

/** How large a run is. Times are in milliseconds. */
export interface Size {
  readonly workers: number;
  readonly tills: number;
  readonly tillsOfProcess: number;
  readonly duration: number;
  readonly every: number;
  /** The source tree of an older version, whose tills take part. */
  readonly older?: string | undefined;
  /** Decides which faults are made, and when. */
  readonly seed: string;
}

/** What a run has shown. */
export interface Report {
  readonly faults: Readonly<Record<string, number>>;
  /** Why a fault could not be made here. */
  readonly notPossible: readonly string[];
  /** Calls that send, and those that were refused because their number was filed (228). */
  readonly service: { readonly sent: number; readonly fenced: number };
  readonly findings: Findings;
  readonly figures: Figures;
  /** How long it took to end everything after the last fault. */
  readonly secondsToEnd: number;
}

const TEN_MINUTES = 600_000;
const DISK = 800;
/** What has not ended by then is lost. */
const LONGEST_END = 180_000;
const PATIENT = 15_000;

/** Lets workers and tills work while everything around them fails, and checks what came of it. */
export async function run(size: Size): Promise<Report | string> {
  const server = await startServer();
  if (typeof server === 'string') return server;
  const disk = smallDisk(DISK);
  const began = passing();
  const service = await startService(began);
  const database = await databaseOn(
    server.connectionString,
    typeof disk === 'string' ? undefined : disk.folder,
  );
  const proxy = await proxyTo(database);
  const direct = await postgresJournal({ connectionString: database });
  const processes: Process[] = [];
  try {
    await prepareQueue({ journal: direct });
    await direct.pool.query('CREATE TABLE sales (series text, aa text, PRIMARY KEY (series, aa))');
    const orders = { connectionString: proxy.connectionString, baseUrl: service.baseUrl, began };
    const commands = {
      worker: await commandOf('worker'),
      till: await commandOf('till'),
      older: size.older === undefined ? undefined : tillsIn(size.older),
    };
    const { workers, tills } = start(size, commands, orders, processes);
    while (service.sandbox.documents().length === 0) await pause(50);
    service.beginFaults();
    const random = new Random(seedOf(size.seed));
    const site = { workers, tills, server, proxy, disk: typeof disk === 'string' ? undefined : disk, random };
    const faults = await makeFaults(site, { until: performance.now() + size.duration, every: size.every });
    service.endFaults();
    await Promise.all(processes.splice(0).map((each) => each.end()));
    const ending = performance.now();
    await finish(direct, service, began);
    const secondsToEnd = Math.round((performance.now() - ending) / 1000);
    const { findings, figures } = await check(direct, service);
    const notPossible = typeof disk === 'string' ? [`a full disk: ${disk}`] : [];
    return { faults, notPossible, service: service.counts, findings, figures, secondsToEnd };
  } finally {
    await Promise.all(processes.map((each) => each.end()));
    await direct.close().catch(() => undefined);
    proxy.close();
    await service.close();
    server.stop();
    if (typeof disk !== 'string') {
      // The server ends in the meantime.
      await pause(1000);
      disk.remove();
    }
  }
}

/** A database of its own, on the small disk if there is one. */
async function databaseOn(connectionString: string, folder: string | undefined): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  if (folder !== undefined) await client.query(`CREATE TABLESPACE small LOCATION '${folder}'`);
  await client.query(`CREATE DATABASE chaos ${folder === undefined ? '' : 'TABLESPACE small'}`);
  await client.end();
  return connectionString.replace(/\/postgres$/, '/chaos');
}

/** Starts workers, whose clocks differ by up to ten minutes, and tills. */
function start(
  size: Size,
  commands: Readonly<Record<'worker' | 'till', Command>> & { readonly older: Command | undefined },
  orders: Pick<Orders, 'connectionString' | 'baseUrl' | 'began'>,
  processes: Process[],
): { readonly workers: readonly Process[]; readonly tills: readonly Process[] } {
  const skewOf = (index: number, of: number): number =>
    of === 1 ? 0 : Math.round((index / (of - 1) - 0.5) * TEN_MINUTES);
  const workers = Array.from({ length: size.workers }, (_, index) => {
    const holder = `worker ${index + 1}`;
    return new Process(commands.worker, { ...orders, holder, skew: skewOf(index, size.workers), tills: [] });
  });
  const tills = Array.from({ length: Math.ceil(size.tills / size.tillsOfProcess) }, (_, index) => {
    const first = index * size.tillsOfProcess + 1;
    const own = Array.from(
      { length: Math.min(size.tillsOfProcess, size.tills - first + 1) },
      (_, each) => first + each,
    );
    const mine = { ...orders, holder: `tills ${index + 1}`, skew: skewOf(index, 3), tills: own };
    return new Process((index % 2 === 1 ? commands.older : undefined) ?? commands.till, mine);
  });
  processes.push(...workers, ...tills);
  return { workers, tills };
}

/** Lets a last worker end what is left, and settles what the tills were sending themselves. */
async function finish(journal: PostgresJournal, { baseUrl }: Service, began: number): Promise<void> {
  const client = createClient({
    baseUrl,
    apiKey: KEY,
    journal,
    holder: 'last',
    clock: clockOf({ began, skew: 0 }),
    // On a busy machine, a search may take longer than during the run.
    timeout: PATIENT,
    leaseTime: 2 * PATIENT,
    settlingTime: times.settlingTime,
  });
  const stopping = new AbortController();
  const { leaseTime, settlingTime } = times;
  const worker = createWorker({
    client,
    journal,
    holder: 'last',
    leaseTime,
    settlingTime,
    signal: stopping.signal,
  }).run();
  const openSales = `SELECT series, aa FROM sales WHERE series LIKE 'D%' AND NOT EXISTS (
    SELECT FROM parastatiko.entries e WHERE e.series = sales.series AND e.aa = sales.aa AND e.standing = 'issued')`;
  for (const until = performance.now() + LONGEST_END; performance.now() < until; ) {
    const jobs = await journal.pool.query('SELECT count(*) AS left FROM graphile_worker.jobs');
    const open = await journal.pool.query(openSales);
    if (Number(jobs.rows[0]?.['left']) === 0 && open.rows.length === 0) break;
    for (const { series, aa } of open.rows) {
      await client.issue(receipt(String(series), String(aa))).catch(() => undefined);
    }
    await pause(300);
  }
  stopping.abort();
  await worker;
}
