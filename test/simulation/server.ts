/** A process of `parastatiko serve`: the real app, on a journal that outlives it. */

import { hashing } from '../../src/sandbox/hash.js';
import { createClient } from '../../src/sending/client/create-client.js';
import type { Journal } from '../../src/sending/client/journal/journal.js';
import { prune, settleLater } from '../../src/tools/operations/index.js';
import { createApp } from '../../src/tools/serve/app.js';
import { TROUBLES, type Trouble } from './odds.js';
import type { World } from './world.js';

const KEEP_CALLS = 30 * 86_400_000;
/** How likely an answer has a wrong time. */
const WRONG_DATE = 0.05;
const NEVER = new Promise<never>(() => undefined);
/** Methods of a journal and its parts that only read. Anything else writes. */
const READS: ReadonlySet<string> = new Set([
  ...['row', 'rows', 'state', 'storedState', 'states', 'documents', 'standings'],
  ...['open', 'gaps', 'reuses', 'close'],
]);

export interface Answer {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
  readonly etag: string | null;
}

export class Server {
  isAlive = true;
  readonly name: string;
  readonly #world: World;
  readonly #app: ReturnType<typeof createApp>;
  #die: () => void = () => undefined;
  readonly #death = new Promise<undefined>((resolve) => {
    this.#die = () => resolve(undefined);
  });
  readonly #background: () => Promise<void>;

  /** @param holder the name in the journal that stays the same after a restart, if the process is alone on it */
  constructor(
    world: World,
    store: Journal,
    holder: string | undefined,
    { name, ahead }: { readonly name: string; readonly ahead: number },
  ) {
    this.#world = world;
    this.name = name;
    const journal = this.#mortal(store);
    const now = () => world.now(ahead);
    const wait = async (milliseconds: number) => {
      await world.sleep(milliseconds);
      if (!this.isAlive) await NEVER;
    };
    const client = createClient({
      ...world.sandbox.clientOptions(),
      ...{ fetch: this.#fetch, clock: { now, wait }, random: () => world.random.next() },
      ...{ journal, holder, ...hashing },
    });
    this.#app = createApp({
      now,
      isReady: async () => true,
      contextFor: async (language) => ({ language, locale: undefined, now, journal, client }),
      log: (line) => {
        if ('stack' in line) world.say(`${name} ${line.error} ${line.stack.slice(0, 6).join(' ')}`);
      },
    });
    this.#background = async () => {
      await settleLater({ journal, client, now }).catch(() => undefined);
      await prune(journal, now(), KEEP_CALLS).catch(() => undefined);
    };
    void this.#work();
  }

  /** What a server does beside calls: when it starts, and from time to time. */
  async #work(): Promise<void> {
    while (this.isAlive && !this.#world.isOver) {
      if (this.#world.skew > 35 * 86_400_000)
        this.#world.reach('a start or pruning with a clock 40 days ahead');
      await this.#background();
      await this.#world.sleep(120_000 + this.#world.random.next() * 600_000);
    }
  }

  /** The answer; `undefined` if the process dies before it. */
  async call(
    route: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer | undefined> {
    const [method = '', path = ''] = route.split(' ');
    const asked = async (): Promise<Answer> => {
      const response = await this.#app.request(`http://localhost${encodeURI(path)}`, {
        method,
        headers: { host: 'localhost:8087', 'content-type': 'application/json', ...headers },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      });
      const text = await response.text();
      return { status: response.status, body: JSON.parse(text), etag: response.headers.get('etag') };
    };
    return await Promise.race([asked(), this.#death]);
  }

  kill(why: string): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#world.say(`${this.name} dies ${why}`);
    this.#die();
  }

  /** A journal whose process may die before or after each write. A dead process does nothing any more. */
  #mortal<Store extends object>(store: Store): Store {
    return new Proxy(store, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member === 'object' && member !== null) return this.#mortal(member);
        if (typeof member !== 'function') return member;
        return (...given: readonly unknown[]) => {
          if (!this.isAlive) return NEVER;
          const isRead = READS.has(String(name));
          const made = () => member.apply(target, given);
          return isRead ? made() : this.#written(String(name), made);
        };
      },
    });
  }

  async #written(name: string, made: () => unknown): Promise<unknown> {
    const world = this.#world;
    await world.turn();
    if (!this.isAlive) return NEVER;
    world.writes += 1;
    const { n, when } = world.plan.write ?? {};
    const kill = n === world.writes ? when : world.chance('kill') ? world.pick(['before', 'after']) : 'no';
    if (kill === 'before') {
      world.reach('a process that dies before a write');
      this.kill(`before ${name}`);
      return NEVER;
    }
    const result = await made();
    if (kill !== 'after') return result;
    world.reach('a process that dies after a write');
    this.kill(`after ${name}`);
    return NEVER;
  }

  readonly #fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const world = this.#world;
    if (!this.isAlive) return NEVER;
    await world.turn();
    if (!this.isAlive) return NEVER;
    world.calls += 1;
    const { n, trouble: planned } = world.plan.call ?? {};
    const trouble = n === world.calls ? planned : this.#trouble(String(input));
    const path = new URL(String(input)).pathname.split('/').slice(3).join('/');
    world.say(`  ${this.name} → ${path}${trouble === undefined ? '' : ` (${trouble})`}`);
    if (trouble !== undefined) world.reach(`service: ${trouble}`);
    if (trouble === 'unreachable') throw failed('ECONNREFUSED');
    const { signal: _signal, ...rest } = init ?? {};
    const headers = new Headers(init?.headers);
    const send = () => world.sandbox.fetch(String(input), { ...rest, headers });
    if (trouble === 'late') {
      void world.sleep(5000 + world.random.next() * 80_000).then(send);
      throw failed('ECONNRESET');
    }
    if (trouble !== undefined) headers.set('X-Sandbox-Fault', trouble);
    const response = await send();
    await world.turn();
    return this.isAlive ? response : NEVER;
  };

  #trouble(url: string): string | undefined {
    const world = this.#world;
    for (const name of Object.keys(TROUBLES) as Trouble[]) {
      if (name === 'search-lag' && !url.includes('RequestTransmittedDocs')) continue;
      // How long a call may be on its way is measured by a clock, so with a wrong one nothing can be promised.
      if (name === 'late' && world.odds.clock > 0) continue;
      if (world.chance(name)) return name;
    }
    if (world.areHeadersWrong && !world.isCalm && world.clocks.next() < WRONG_DATE) return 'wrong-date';
    return undefined;
  }
}

const failed = (code: string): TypeError =>
  new TypeError('fetch failed', { cause: { code, syscall: code === 'ECONNREFUSED' ? 'connect' : 'read' } });
