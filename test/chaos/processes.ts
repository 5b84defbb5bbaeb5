import { type ChildProcess, spawn } from 'node:child_process';
import { compiled } from '../compiled.js';
import type { Orders } from './common.js';

/** What Node runs, and where. */
export interface Command {
  readonly line: readonly string[];
  readonly folder?: string;
}

/** The tills or the workers of this library, compiled: they start many times. graphile-worker reads its own files. */
export const commandOf = async (program: 'worker' | 'till'): Promise<Command> => ({
  line: [await compiled(`test/chaos/${program}.ts`, ['pg', 'graphile-worker'])],
});

/** The tills of another source tree of the library. */
export const tillsIn = (folder: string): Command => ({
  line: ['--import', 'tsx', 'test/chaos/till.ts'],
  folder,
});

/** A process that is started again after it was killed. */
export class Process {
  readonly #command: Command;
  readonly #orders: Orders;
  #child: ChildProcess;
  #isStopped = false;

  constructor(command: Command, orders: Orders) {
    this.#command = command;
    this.#orders = orders;
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
    return spawn(process.execPath, [...this.#command.line, orders], {
      cwd: this.#command.folder,
      stdio: ['ignore', 'ignore', process.env['CHAOS_LOG'] === undefined ? 'ignore' : 'inherit'],
    });
  }
}
