import { JournalError } from '../../../sending/client/journal/error.js';
import type { Journal } from '../../../sending/client/journal/journal.js';
import type { Replica } from '../../../sending/client/journal/replication.js';
import type { Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { textOf } from '../args/values.js';
import { complain } from '../service/report-error.js';
import { hasJournal } from '../service/stored-journal.js';

/** An open journal. */
export interface OpenJournal {
  readonly journal: Journal;
  /** The tills whose rows are copied here; none in a file. */
  readonly tills: () => Promise<readonly Replica[]>;
}

const AS_IT_IS = { mayUpdate: false };

/**
 * Opens the journal of the command line, and closes it after the work. A journal that cannot be used is reported on
 * standard error: exit code 2. A file, a schema or tables that do not exist are not created.
 */
export async function withOpenJournal(
  context: Context,
  work: (open: OpenJournal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { io, values, words, locale } = context;
  const file = textOf(values, 'journal');
  const fromEnvironment = file === undefined ? io.env.PARASTATIKO_DATABASE?.trim() || undefined : undefined;
  const database = textOf(values, 'database') ?? fromEnvironment;
  if (file !== undefined && database !== undefined) throw new UsageError(() => words.journal.storeNeeded);
  try {
    if (file !== undefined) {
      if (!(await hasJournal(context, { file }, AS_IT_IS))) return 2;
      const { sqliteJournal } = await import('../../../sending/journal-sqlite/index.js');
      const journal = await sqliteJournal({ file, locale });
      return await closed(journal, work({ journal, tills: async () => [] }));
    }
    if (database === undefined) throw new UsageError(() => words.journal.storeNeeded);
    const schema = textOf(values, 'schema') ?? 'parastatiko';
    if (!(await hasJournal(context, { database, schema }, AS_IT_IS))) return 2;
    const { postgresJournal } = await import('../../../sending/journal-postgres/index.js');
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
