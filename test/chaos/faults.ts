import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../src/sandbox/random.js';
import type { ServerProxy } from '../postgres/proxy.js';
import type { Server } from '../postgres/server.js';
import { times } from './common.js';
import type { SmallDisk } from './disk.js';
import type { Process } from './processes.js';

/** What faults are made on. */
export interface Site {
  readonly workers: readonly Process[];
  readonly tills: readonly Process[];
  readonly server: Server;
  readonly proxy: ServerProxy;
  readonly disk: SmallDisk | undefined;
  /** What decides which fault comes when. */
  readonly random: Random;
}

type Fault = (site: Site) => Promise<void> | void;

const oneOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random.next() * items.length)] as Item;
let hosts = 0;

/** Stops a worker, and wakes it without holding up the other faults. */
const sleeping = (milliseconds: number): Fault => {
  return ({ workers, random }) => {
    const worker = oneOf(
      workers.filter(({ isStopped }) => !isStopped),
      random,
    );
    if (worker === undefined) return;
    worker.stop();
    setTimeout(() => {
      if (worker.isStopped) worker.wake();
    }, milliseconds);
  };
};

/** The faults, by name, with how often one is chosen. */
const FAULTS: Readonly<Record<string, readonly [weight: number, make: Fault]>> = {
  'a worker is killed and starts again': [4, ({ workers, random }) => oneOf(workers, random).kill()],
  'a worker is killed and a new host takes its place': [
    4,
    ({ workers, random }) => {
      hosts += 1;
      oneOf(workers, random).kill(`new host ${hosts}`);
    },
  ],
  'a process of tills is killed and starts again': [2, ({ tills, random }) => oneOf(tills, random).kill()],
  'a worker sleeps beyond its lease': [3, sleeping(times.leaseTime + 1500)],
  'a worker sleeps beyond lease and settling time': [
    2,
    sleeping(times.leaseTime + times.settlingTime + 3000),
  ],
  'all connections to PostgreSQL are cut': [3, ({ proxy }) => proxy.cut()],
  'answers of PostgreSQL are lost after the work was done': [
    5,
    ({ proxy, random }) => proxy.swallow(1 + Math.floor(random.next() * 5)),
  ],
  'PostgreSQL is killed and starts again': [1, ({ server }) => server.restart()],
  'the disk of PostgreSQL is full for two seconds': [
    1,
    async ({ disk }) => {
      disk?.fill();
      await pause(2000);
      disk?.free();
    },
  ],
};

/** Makes faults until the time is over: each of them once, then at random. Returns how often each was made. */
export async function makeFaults(
  site: Site,
  { until, every }: { readonly until: number; readonly every: number },
): Promise<Readonly<Record<string, number>>> {
  const names = Object.keys(FAULTS).filter((name) => site.disk !== undefined || !name.includes('disk'));
  const counts: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  const drawn = names.flatMap((name) => Array.from({ length: FAULTS[name]?.[0] ?? 0 }, () => name));
  for (let made = 0; made < names.length || performance.now() < until; made += 1) {
    await pause(every * (0.5 + site.random.next()));
    const name = names[made] ?? oneOf(drawn, site.random);
    await FAULTS[name]?.[1](site);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  for (const worker of site.workers) if (worker.isStopped) worker.wake();
  return counts;
}
