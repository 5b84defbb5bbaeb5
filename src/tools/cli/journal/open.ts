import type { Journal, Replica } from '../../../sending/client/journal/inside.js';
import type { Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { textOf } from '../args/values.js';
import { reportError } from '../service/report-error.js';
import { hasJournal, type JournalPlace, openStored } from '../service/stored-journal.js';

/** An open journal. */
export interface OpenJournal {
  readonly journal: Journal;
  /** The tills whose rows are copied here; none in a file. */
  readonly tills: () => Promise<readonly Replica[]>;
}

/**
 * Opens the journal of the command line, and closes it after the work. What fails is reported on standard error. A file, a
 * schema or tables that do not exist are not created.
 */
export async function withOpenJournal(
  context: Context,
  work: (open: OpenJournal) => Promise<ExitCode>,
): Promise<ExitCode> {
  const place = placeIn(context);
  try {
    if (!(await hasJournal(context, place, { mayUpdate: false }))) return 2;
    const journal = await openStored(place, context.locale);
    const tills = async () => ('replicas' in journal ? await journal.replicas.list() : []);
    return await work({ journal, tills }).finally(() => journal.close());
  } catch (error) {
    return await reportError(context, error);
  }
}

/** Where the options, or else the environment, say that the journal is. Throws `UsageError`. */
function placeIn({ io, values, words }: Context): JournalPlace {
  const file = textOf(values, 'journal');
  const fromEnvironment = file === undefined ? io.env.PARASTATIKO_DATABASE?.trim() || undefined : undefined;
  const database = textOf(values, 'database') ?? fromEnvironment;
  if (file !== undefined && database === undefined) return { file };
  if (file !== undefined || database === undefined) throw new UsageError(() => words.journal.storeNeeded);
  return { database, schema: textOf(values, 'schema') ?? 'parastatiko' };
}
