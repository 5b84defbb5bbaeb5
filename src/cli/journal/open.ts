import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { JournalError } from '../../client/journal/error.js';
import type { Journal } from '../../client/journal/journal.js';
import type { Replica } from '../../client/journal/replication.js';
import type { Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { clean } from '../output/clean.js';
import { textOf } from '../service/options.js';
import { complain } from '../service/report-error.js';
import { options } from './options.js';

/** An open journal. */
export interface OpenJournal {
  readonly journal: Journal;
  /** The tills whose rows are copied here; none in a file. */
  readonly tills: () => Promise<readonly Replica[]>;
}

/**
 * Opens the journal of the command line, and closes it after the work. A journal that cannot be used is reported on
 * standard error: exit code 2. A file, a schema or tables that do not exist are not created.
 */
export async function withOpenJournal(
  context: Context,
  work: (open: OpenJournal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { io, values, words, locale } = context;
  const file = textOf(values, options.journal.name);
  const fromEnvironment = file === undefined ? io.env.PARASTATIKO_DATABASE?.trim() || undefined : undefined;
  const database = textOf(values, options.database.name) ?? fromEnvironment;
  if (file !== undefined && database !== undefined) throw new UsageError(() => words.journal.storeNeeded);
  try {
    if (file !== undefined) {
      if (!existsSync(file)) {
        await complain(context, words.journal.noFile(clean(file)));
        return 2;
      }
      const { storedVersion } = await import('../../journal-sqlite/stored-version.js');
      const version = await storedVersion({ file: resolve(file), locale });
      if (version !== 'current') {
        await complain(context, words.journal.noJournal[version](clean(file)));
        return 2;
      }
      const { sqliteJournal } = await import('../../journal-sqlite/index.js');
      const journal = await sqliteJournal({ file, locale });
      return await closed(journal, work({ journal, tills: async () => [] }));
    }
    if (database === undefined) throw new UsageError(() => words.journal.storeNeeded);
    const schema = textOf(values, options.schema.name) ?? 'parastatiko';
    const { storedVersion } = await import('../../journal-postgres/stored-version.js');
    const version = await storedVersion({ connectionString: database, schema, locale });
    if (version !== 'current') {
      await complain(context, words.journal.noDatabase[version](clean(schema)));
      return 2;
    }
    const { postgresJournal } = await import('../../journal-postgres/index.js');
    const journal = await postgresJournal({ connectionString: database, schema, locale });
    return await closed(journal, work({ journal, tills: () => journal.replicas.list() }));
  } catch (error) {
    if (!JournalError.isJournalError(error)) throw error;
    await complain(context, error.message);
    return 2;
  }
}

const closed = (journal: { close(): Promise<void> }, work: Promise<ExitCode>): Promise<ExitCode> =>
  work.finally(() => journal.close());
