import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Orders } from './common.js';

/** A process that is started again after it was killed. */
export class Process {
  readonly #file: string;
  readonly #orders: Orders;
  readonly #folder: string;
  #child: ChildProcess;
  #isStopped = false;

  /** @param folder the source tree of the library that it runs */
  constructor(file: 'worker' | 'till', orders: Orders, folder = ROOT) {
    this.#file = `test/chaos/${file}.ts`;
    this.#orders = orders;
    this.#folder = folder;
    this.#child = this.#start();
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Kills it, and starts it again: with its name, or as a new host. */
  kill(holder = this.#orders.holder): void {
    this.#child.kill('SIGKILL');
    this.#isStopped = false;
    this.#child = this.#start(holder);
  }

  /** Stops it, as a machine does that sleeps. */
  stop(): void {
    this.#isStopped = true;
    this.#child.kill('SIGSTOP');
  }

  wake(): void {
    this.#isStopped = false;
    this.#child.kill('SIGCONT');
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await ended;
  }

  #start(holder = this.#orders.holder): ChildProcess {
    const orders = JSON.stringify({ ...this.#orders, holder });
    return spawn(process.execPath, ['--import', 'tsx', this.#file, orders], {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', process.env['CHAOS_LOG'] === undefined ? 'ignore' : 'inherit'],
    });
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
