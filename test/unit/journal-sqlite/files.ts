import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import {
  type SqliteJournal,
  type SqliteJournalOptions,
  sqliteJournal,
} from '../../../src/sending/journal-sqlite/sqlite-journal.js';

/** Files and journals of a test, closed and removed after it. */
export function withFiles(): {
  readonly newFile: () => string;
  readonly open: (file?: string, options?: Partial<SqliteJournalOptions>) => Promise<SqliteJournal>;
} {
  const folders: string[] = [];
  const journals: SqliteJournal[] = [];
  afterEach(async () => {
    for (const journal of journals.splice(0)) await journal.close();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  const newFile = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'parastatiko-journal-'));
    folders.push(folder);
    return join(folder, 'journal.db');
  };
  return {
    newFile,
    open: async (file = newFile(), options = {}) => {
      const journal = await sqliteJournal({ file, ...options });
      journals.push(journal);
      return journal;
    },
  };
}
