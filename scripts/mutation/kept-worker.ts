import { EventEmitter } from 'node:events';
import type { Plugin } from 'vitest/config';
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

/** A thread keeps something of each run, so it is replaced now and then. */
const RUNS = 60;

type Listener = (message: unknown) => void;

/** One thread that outlives its runs. Vitest starts a new one for each run, which takes longer than most tests. */
class KeptWorker implements PoolWorker {
  readonly name = 'kept';
  readonly #options: PoolOptions;
  #thread: ThreadsPoolWorker | undefined;
  #isReady = false;
  #runs = 0;
  #config: unknown;
  #events = new EventEmitter();

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  on(event: string, callback: Listener): void {
    this.#events.on(event, callback);
  }

  off(event: string, callback: Listener): void {
    this.#events.off(event, callback);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') this.#answer('stopped');
    else if (message.type === 'start') this.#begin(message);
    else if (message.type === 'run') this.#thread?.send(this.#withConfig(message));
    else this.#thread?.send(message);
  }

  async start(): Promise<void> {
    if (this.#thread !== undefined) return;
    const thread = new ThreadsPoolWorker(this.#options);
    this.#thread = thread;
    await thread.start();
    for (const event of ['message', 'error', 'exit']) {
      thread.on(event, (message) => {
        if (this.#thread === thread) this.#events.emit(event, message);
      });
    }
  }

  /** The run is over; the thread waits for the next one. */
  async stop(): Promise<void> {
    this.#events = new EventEmitter();
    this.#runs += 1;
    if (this.#runs % RUNS === 0) await this.end();
  }

  async end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#isReady = false;
    await thread?.stop();
  }

  deserialize(message: unknown): unknown {
    return message;
  }

  #begin(message: Extract<WorkerRequest, { type: 'start' }>): void {
    this.#config = message.context.config;
    if (this.#isReady) this.#answer('started');
    else this.#thread?.send(message);
    this.#isReady = true;
  }

  /** The thread would keep the settings of its first run: which tests to run, for example. */
  #withConfig(message: Extract<WorkerRequest, { type: 'run' }>): WorkerRequest {
    return { ...message, context: Object.assign({}, message.context, { config: this.#config }) };
  }

  #answer(type: 'started' | 'stopped'): void {
    const events = this.#events;
    queueMicrotask(() => events.emit('message', { type, __vitest_worker_response__: true }));
  }
}

/** Runs all tests in one thread that is never stopped, whatever pool the program that starts Vitest asks for. */
export const keptWorker = (): Plugin => ({
  name: 'kept-worker',
  configureVitest({ project, vitest }) {
    let worker: KeptWorker | undefined;
    vitest.onClose(() => worker?.end());
    project.config.pool = 'kept';
    project.config.poolRunner = {
      name: 'kept',
      createPoolWorker: (options) => {
        worker ??= new KeptWorker(options);
        return worker;
      },
    };
  },
});
