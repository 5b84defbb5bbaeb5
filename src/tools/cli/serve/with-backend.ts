import { join } from 'node:path';
import type { Context, ExitCode, Values } from '../args/command.js';
import { countOf, textOf } from '../args/values.js';
import { housesOf } from '../sandbox/houses.js';
import { secretIn } from '../service/key-and-address.js';
import { complain } from '../service/report-error.js';
import { type JournalPlace, whyNoJournal } from '../service/stored-journal.js';
import { type Backend, type BackendOptions, openBackend } from './backend.js';
import { databaseOf } from './database.js';
import { reportUnusable } from './report-unusable.js';
import { terminalsOf } from './terminals.js';

/** What is opened, besides what the options say. */
interface Backing {
  /** See `folderIn`. `undefined`: everything is kept in memory. */
  readonly folder: string | undefined;
  /** Where a server is to listen. */
  readonly address?: string;
  /** If there is no journal: it is created, the command is refused, or it works in memory, as nothing is read from it. */
  readonly journal?: 'created' | 'needed' | 'not needed';
}

/**
 * Opens what the options name (see `backendOptions`), runs `work` with it, and closes it. What cannot be used is reported:
 * exit code 2.
 *
 */
export async function withBackend(
  context: Context,
  { folder, address, journal = 'created' }: Backing,
  work: (backend: Backend) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { io, values, words, locale } = context;
  const baseUrl = textOf(values, 'service');
  const keyFile = textOf(values, 'key-file');
  if ((baseUrl === undefined) !== (keyFile === undefined)) {
    await complain(context, words.serve.serviceAndKey);
    return 2;
  }
  const apiKey = keyFile === undefined ? undefined : await secretIn(context, keyFile);
  if (keyFile !== undefined && apiKey === undefined) return 2;
  const database = await databaseOf(context);
  if (database === null) return 2;
  const terminalsIn = await terminalsOf(context);
  if (terminalsIn === null) return 2;
  const houses = housesOf(context);
  return await reportUnusable(
    context,
    async () => {
      const place = placeOf(folder, database);
      const reason =
        place === undefined || journal === 'created'
          ? undefined
          : await whyNoJournal(context, place, { mayUpdate: true });
      if (reason !== undefined && journal === 'needed') {
        await complain(context, reason);
        return 2;
      }
      const backend = await openBackend({
        ...(reason === undefined ? { folder, database } : { folder: undefined }),
        service: baseUrl === undefined || apiKey === undefined ? undefined : { baseUrl, apiKey },
        client: clientSettings(values),
        houses,
        now: io.now,
        locale,
        terminalsIn,
      });
      try {
        return await work(backend);
      } finally {
        await backend.close();
      }
    },
    address,
  );
}

/** What the client of a server is told besides its service: see `serve`. */
function clientSettings(values: Values): BackendOptions['client'] {
  const [name, version, url] = ['app-name', 'app-version', 'app-url'].map((each) => textOf(values, each));
  return {
    maxAnswerBytes: countOf(values, 'max-answer-bytes'),
    ...((name ?? version ?? url) !== undefined && { appInfo: { name: name ?? '', version, url } }),
  };
}

/** Where the journal is, if it is not in memory. */
function placeOf(folder: string | undefined, database: string | undefined): JournalPlace | undefined {
  if (database !== undefined) return { database, schema: 'parastatiko' };
  return folder === undefined ? undefined : { file: join(folder, 'journal.db') };
}
