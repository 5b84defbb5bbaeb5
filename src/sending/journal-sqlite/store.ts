import { setImmediate } from 'node:timers/promises';
import type { Locale } from '../../issues/inside.js';
import type { JournalErrorCode } from '../../issues/locales/generated/en/journal.js';
import { JournalError } from '../client/journal/inside.js';
import type { Connection } from './connection.js';
import type { SqlRow, SqlValue } from './driver.js';
import { detailOf, failureOf } from './failure.js';
import { filesOf, identityOf } from './files.js';

/** The location of a journal, and the language of its errors. */
export interface Place {
  readonly file: string;
  readonly locale: Locale;
  /** In milliseconds. */
  readonly busyTimeout: number;
}

/** A step that waits for its transaction. */
interface Step {
  readonly work: () => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** How many turns of the event loop a step waits at most for others, which take part in its commit. */
const TURNS = 8;

/** After the calls that have arrived. Tests with a clock of their own must not stop it. */
const later = (run: () => void): void => void setImmediate().then(run);

/** An open file, with transactions, and errors with messages. */
export class Store {
  readonly place: Place;
  readonly #connection: Connection;
  /** The schema version of this program. After opening, a file of any other version is not written. */
  #version: number | undefined;
  /** The files as they were after opening. */
  #files: ReadonlyMap<string, string> = new Map();
  #steps: Step[] = [];
  #isWriting = false;
  #isClosed = false;

  constructor(connection: Connection, place: Place) {
    this.#connection = connection;
    this.place = place;
  }

  /** Requires this schema version and these files from now on. */
  expect(version: number): void {
    this.#version = version;
    // This read creates the write-ahead log of a new file.
    this.#mustHaveVersion();
    this.#files = filesOf(this.place.file);
  }

  /**
   * Runs a step as one transaction. It is on the disk when this returns; if it throws, nothing has changed. No other
   * program can write in the meantime.
   */
  write<Result>(work: () => Result): Result {
    return this.#inWords(() => {
      this.#mustHaveFiles();
      this.#connection.exec('BEGIN IMMEDIATE');
      this.#isWriting = true;
      try {
        this.#mustHaveVersion();
        const result = work();
        this.#connection.exec('COMMIT');
        return result;
      } catch (error) {
        this.#rollBack();
        throw error;
      } finally {
        this.#isWriting = false;
      }
    });
  }

  /**
   * Runs a step as a transaction, in one with the steps that other callers ask for meanwhile: the disk is the slowest part.
   * It is on the disk when this resolves; a step that throws changes nothing, and does not stop the others.
   */
  together<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#steps.push({ work, resolve: resolve as (result: unknown) => void, reject });
      if (this.#steps.length === 1) this.#gather(0, TURNS);
    });
  }

  /** Lets further calls ask for their steps, as long as each turn brings some. */
  #gather(known: number, turns: number): void {
    later(() => {
      const count = this.#steps.length;
      if (count > known && turns > 1) this.#gather(count, turns - 1);
      else this.#runSteps();
    });
  }

  #runSteps(): void {
    const steps = this.#steps.splice(0);
    if (steps.length === 0) return;
    const ends: (() => void)[] = [];
    try {
      this.write(() => {
        for (const { work, resolve, reject } of steps) {
          this.#connection.exec('SAVEPOINT step');
          try {
            const result = work();
            ends.push(() => resolve(result));
          } catch (error) {
            // After a full disk there is no transaction to go back in, so none of the steps is done.
            if (!this.#hasGoneBack()) throw error;
            ends.push(() => reject(error));
          }
          this.#connection.exec('RELEASE step');
        }
      });
    } catch (error) {
      for (const { reject } of steps) reject(error);
      return;
    }
    for (const end of ends) end();
  }

  /** Runs one or more statements without values. */
  exec(sql: string): void {
    this.#inWords(() => this.#connection.exec(sql));
  }

  run(sql: string, ...values: SqlValue[]): void {
    this.#inWords(() => this.#connection.prepared(sql).run(...values));
  }

  /** All rows of a query. A half-read query would block others. */
  all(sql: string, ...values: SqlValue[]): readonly SqlRow[] {
    return this.#inWords(() => {
      if (!this.#isWriting) this.#mustHaveFiles();
      return this.#connection.prepared(sql).all(...values) as SqlRow[];
    });
  }

  one(sql: string, ...values: SqlValue[]): SqlRow | undefined {
    return this.all(sql, ...values)[0];
  }

  /** Parses JSON that this library wrote. */
  readonly parse = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw this.error('journal/damaged', { detail: detailOf(error) });
    }
  };

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#runSteps();
    this.#isClosed = true;
    await this.#connection.close();
  }

  error(code: JournalErrorCode, params: Readonly<Record<string, string | number>> = {}): JournalError {
    return new JournalError(code, this.#facts(params));
  }

  #facts(params: Readonly<Record<string, string | number>>) {
    const { file, locale, busyTimeout } = this.place;
    return { params: { file, milliseconds: busyTimeout, ...params }, locale };
  }

  /** A newer program may have updated the file to its own schema since it was opened. */
  #mustHaveVersion(): void {
    if (this.#version === undefined) return;
    const found = Number(this.one('PRAGMA user_version')?.['user_version']);
    if (found !== this.#version) throw this.error('journal/newer-version', { found, known: this.#version });
  }

  /** SQLite would go on with a deleted file, which no later start could find. */
  #mustHaveFiles(): void {
    for (const [file, identity] of this.#files) {
      if (identityOf(file) !== identity) throw this.error('journal/replaced', { which: file });
    }
  }

  /** Whether the step could be taken back on its own. */
  #hasGoneBack(): boolean {
    try {
      this.#connection.exec('ROLLBACK TO step');
      return true;
    } catch {
      return false;
    }
  }

  #rollBack(): void {
    try {
      this.#connection.exec('ROLLBACK');
    } catch {
      // SQLite has already rolled back, as it does when the disk is full.
    }
  }

  #inWords<Result>(work: () => Result): Result {
    if (this.#isClosed) throw this.error('journal/closed');
    try {
      return work();
    } catch (error) {
      const isOfSqlite = error instanceof Error && ('errcode' in error || 'rawCode' in error);
      if (!isOfSqlite) throw error;
      const facts = this.#facts({ detail: detailOf(error) });
      throw new JournalError(failureOf(error), { ...facts, cause: error });
    }
  }
}
