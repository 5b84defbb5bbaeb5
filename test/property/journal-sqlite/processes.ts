import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compiled } from '../../compiled.js';
import { KEY, Service } from '../../unit/client/service.js';
import { receipt } from '../../unit/client/setup.js';
import type { Orders } from './stepping.js';

/** A till that runs. */
export interface RunningTill {
  readonly process: ChildProcessWithoutNullStreams;
  /** What it has said so far. */
  readonly said: string[];
  /** Ends when it says a line that begins like this. */
  readonly says: (beginning: string) => Promise<string>;
  /** Ends when it has ended, with what it complained of. */
  readonly ended: Promise<{
    readonly signal: string | null;
    readonly code: number | null;
    readonly complaint: string;
  }>;
}

/** A shop: a service, a journal in a file, and tills that are processes. */
export class Shop {
  readonly service = new Service();
  readonly #folder = mkdtempSync(join(tmpdir(), 'parastatiko-shop-'));
  readonly file = join(this.#folder, 'journal.db');
  readonly #documents = join(this.#folder, 'documents.json');
  #program = '';
  readonly #tills: RunningTill[] = [];

  async open(
    documents: number,
    program: 'till' | 'counter' | 'receiver' | 'command-line' = 'till',
  ): Promise<this> {
    this.#program = await compiled(`test/property/journal-sqlite/${program}.ts`);
    const receipts = Array.from({ length: documents }, (_, index) => receipt(String(index + 1)));
    writeFileSync(this.#documents, JSON.stringify(receipts));
    await this.service.start();
    return this;
  }

  start(orders: Pick<Orders, 'does' | 'killAt'> & Partial<Pick<Orders, 'holder' | 'now'>>): RunningTill {
    const given: Orders = {
      file: this.file,
      baseUrl: this.service.baseUrl,
      apiKey: KEY,
      holder: 'till 1',
      documents: this.#documents,
      now: '2026-11-20T10:00:00Z',
      ...orders,
    };
    const child = spawn(process.execPath, ['--no-warnings', this.#program, JSON.stringify(given)]);
    // A program that was killed, or that has ended, reads no more.
    child.stdin.on('error', () => undefined);
    const said: string[] = [];
    const waiting: { readonly beginning: string; readonly tell: (line: string) => void }[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      for (const { beginning, tell } of waiting) if (line.startsWith(beginning)) tell(line);
    });
    let complaint = '';
    child.stderr.on('data', (text) => {
      complaint += String(text);
    });
    const till: RunningTill = {
      process: child,
      said,
      says: (beginning) =>
        new Promise((tell) => {
          const already = said.find((line) => line.startsWith(beginning));
          if (already !== undefined) tell(already);
          waiting.push({ beginning, tell });
        }),
      ended: new Promise((end) => {
        child.on('close', (code, signal) => end({ code, signal, complaint }));
      }),
    };
    this.#tills.push(till);
    return till;
  }

  /** How often each number was filed. */
  filed(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { document } of this.service.filed) {
      const { aa } = document.invoiceHeader;
      counts.set(aa, (counts.get(aa) ?? 0) + 1);
    }
    return counts;
  }

  /** The numbers that were served to a customer, with their MARKs, over all tills. */
  served(): string[] {
    return this.#tills.flatMap(({ said }) =>
      said.filter((line) => line.startsWith('served ')).map((line) => line.slice('served '.length)),
    );
  }

  async close(): Promise<void> {
    for (const { process: child } of this.#tills) child.kill('SIGKILL');
    await this.service.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
