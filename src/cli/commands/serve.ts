import type { Server } from 'node:http';
import { serve as listen } from '@hono/node-server';
import { JournalError } from '../../client/journal/error.js';
import { createApp, type LogLine } from '../../serve/app.js';
import type { Command, Context, ExitCode, Option } from '../args/command.js';
import { FILE } from '../args/placeholders.js';
import { clean } from '../output/clean.js';
import { wantsJson } from '../output/json-lines.js';
import { FileInUse, OtherFile } from '../sandbox/file-store.js';
import { COMPANY, houseOptions, housesOf } from '../sandbox/houses.js';
import { FolderInUse, openBackend } from '../serve/backend.js';
import { secretIn } from '../service/key-and-address.js';
import { countOf, textOf } from '../service/options.js';
import { complain } from '../service/report-error.js';
import { localeOf } from '../words/index.js';

const PORT = 8087;
const LOOPBACK = '127.0.0.1';
const FOLDER = 'parastatiko-data';

/** A slow client must not hold up a connection for ever. In milliseconds. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 60_000;

const options: readonly Option[] = [
  {
    name: 'port',
    placeholder: { en: 'PORT', el: 'ΘΥΡΑ' },
    en: `The port. Default: ${PORT}.`,
    el: `Η θύρα. Προεπιλογή: ${PORT}.`,
  },
  {
    name: 'host',
    placeholder: { en: 'ADDRESS', el: 'ΔΙΕΥΘΥΝΣΗ' },
    en: `The address to listen on. Any other than this machine needs --token-file. Default: ${LOOPBACK}.`,
    el: `Η διεύθυνση στην οποία δέχεται κλήσεις. Κάθε άλλη εκτός από αυτόν τον υπολογιστή χρειάζεται --token-file. Προεπιλογή: ${LOOPBACK}.`,
  },
  {
    name: 'data',
    placeholder: { en: 'FOLDER', el: 'ΦΑΚΕΛΟΣ' },
    en: `The folder of the journal and of the sandbox. It is created if needed. Default: ${FOLDER}.`,
    el: `Ο φάκελος του ημερολογίου και του sandbox. Δημιουργείται αν δεν υπάρχει. Προεπιλογή: ${FOLDER}.`,
  },
  {
    name: 'service',
    placeholder: { en: 'URL', el: 'URL' },
    en: 'The base URL of the real service. Needs --key-file. Default: the embedded sandbox, which files nothing.',
    el: 'Η διεύθυνση της πραγματικής υπηρεσίας. Χρειάζεται --key-file. Προεπιλογή: το ενσωματωμένο sandbox, που δεν διαβιβάζει τίποτα.',
  },
  {
    name: 'key-file',
    placeholder: FILE,
    en: 'A file that contains the API key of the service. Callers never see it.',
    el: 'Αρχείο με το κλειδί API της υπηρεσίας. Όσοι καλούν δεν το βλέπουν ποτέ.',
  },
  {
    name: 'token-file',
    placeholder: FILE,
    en: 'A file that contains the token of the callers (Authorization: Bearer …). Without it, only this machine may call.',
    el: 'Αρχείο με το διακριτικό όσων καλούν (Authorization: Bearer …). Χωρίς αυτό καλεί μόνο αυτός ο υπολογιστής.',
  },
  {
    name: 'allow-host',
    placeholder: { en: 'NAME', el: 'ΟΝΟΜΑ' },
    repeats: true,
    en: 'A further name of this server in the header Host, such as that of a proxy. Can be given several times.',
    el: 'Επιπλέον όνομα αυτού του διακομιστή στην κεφαλίδα Host, π.χ. ενός proxy. Μπορεί να δοθεί πολλές φορές.',
  },
  {
    name: 'database',
    placeholder: { en: 'URL', el: 'URL' },
    en: 'A PostgreSQL database for the journal (postgres://…), for several hosts. Default: a file in the folder.',
    el: 'Βάση PostgreSQL για το ημερολόγιο (postgres://…), για πολλούς διακομιστές. Προεπιλογή: αρχείο στον φάκελο.',
  },
  ...houseOptions,
];

/** `parastatiko serve`: the operations over HTTP. */
export const serveCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options,
  description: {
    en: 'Answers HTTP calls with JSON: build, check, issue, tables, payments and printing, for programs in any language. A changing call that is repeated with the same Idempotency-Key gets the same answer, also after a crash. Out of the box it works with the embedded sandbox.',
    el: 'Απαντά σε κλήσεις HTTP με JSON: δημιουργία, έλεγχος, έκδοση, τραπέζια, πληρωμές και εκτύπωση, για προγράμματα σε κάθε γλώσσα. Κλήση που επαναλαμβάνεται με το ίδιο Idempotency-Key παίρνει την ίδια απάντηση, και μετά από διακοπή. Χωρίς άλλη ρύθμιση λειτουργεί με το ενσωματωμένο sandbox.',
  },
  exitCodes: {
    0: { en: 'it was stopped', el: 'σταμάτησε κανονικά' },
    2: {
      en: 'the port, the folder or a file cannot be used, or wrong usage',
      el: 'η θύρα, ο φάκελος ή ένα αρχείο δεν μπορεί να χρησιμοποιηθεί, ή λανθασμένη σύνταξη της εντολής',
    },
  },
  examples: {
    'parastatiko serve': { en: `On port ${PORT}, with the sandbox.`, el: `Στη θύρα ${PORT}, με το sandbox.` },
    'parastatiko serve --service https://host.example --key-file key.txt --token-file token.txt': {
      en: 'With the real service, for callers that know the token.',
      el: 'Με την πραγματική υπηρεσία, για όσους γνωρίζουν το διακριτικό.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { io, values, words, out, repeated, locale } = context;
  const port = countOf(values, 'port') ?? PORT;
  const host = textOf(values, 'host') ?? LOOPBACK;
  const folder = textOf(values, 'data') ?? FOLDER;
  const baseUrl = textOf(values, 'service');
  const keyFile = textOf(values, 'key-file');
  const tokenFile = textOf(values, 'token-file');
  if ((baseUrl === undefined) !== (keyFile === undefined)) {
    await complain(context, words.serve.serviceAndKey);
    return 2;
  }
  const isOpen = host !== LOOPBACK && host !== 'localhost' && host !== '::1';
  if (isOpen && tokenFile === undefined) {
    await complain(context, words.serve.needsToken(host));
    return 2;
  }
  const apiKey = keyFile === undefined ? undefined : await secretIn(context, keyFile);
  const token = tokenFile === undefined ? undefined : await secretIn(context, tokenFile);
  if ((keyFile !== undefined && apiKey === undefined) || (tokenFile !== undefined && token === undefined))
    return 2;
  const houses = housesOf(context);
  try {
    const backend = await openBackend({
      folder,
      database: textOf(values, 'database'),
      service: baseUrl === undefined || apiKey === undefined ? undefined : { baseUrl, apiKey },
      houses,
      now: io.now,
      locale,
    });
    try {
      const { journal, clientIn, now, isSandbox } = backend;
      const app = createApp({
        now,
        token,
        hosts: [...(repeated['allow-host'] ?? []), host],
        contextFor: async (language) => {
          const words = await localeOf(language);
          return { language, locale: words, now, journal, isSandbox, client: clientIn(words) };
        },
        isReady: () =>
          journal.state('ready').then(
            () => true,
            () => false,
          ),
        log: (line) => void writeLog(context, line),
      });
      const server = listen({
        fetch: app.fetch,
        port,
        hostname: host,
        // The globals Request and Response stay those of Node.
        overrideGlobalObjects: false,
        serverOptions: { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
      }) as Server;
      const address = await listening(server);
      const [house] = houses;
      const started = {
        baseUrl: address,
        folder,
        sandbox:
          baseUrl === undefined ? { key: house.key, company: house.companies[0] ?? COMPANY } : undefined,
      };
      if (wantsJson(values)) await out.line(JSON.stringify(started));
      else for (const line of words.serve.started(started)) await out.line(line);
      await out.flush();
      await io.untilStopped?.();
      await stopped(server);
    } finally {
      await backend.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof FolderInUse) await complain(context, words.serve.folderInUse(clean(error.message)));
    else if (error instanceof FileInUse)
      await complain(context, words.sandbox.fileInUse(clean(error.message)));
    else if (error instanceof OtherFile)
      await complain(context, words.sandbox.otherFile(clean(error.message)));
    else if (JournalError.isJournalError(error)) await complain(context, error.message);
    else if (isOfSystem(error))
      await complain(context, words.sandbox.notServed(`${host}:${port}`, error.code));
    else throw error;
    return 2;
  }
}

/** Log lines go to standard error, one JSON object each. A reader that has gone away does not stop the server. */
async function writeLog({ err }: Context, line: LogLine): Promise<void> {
  try {
    await err.line(JSON.stringify(line));
    await err.flush();
  } catch {
    // There is no other place to report it.
  }
}

/** Waits until the server listens, and returns its address. */
async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    if (server.listening) resolve();
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) return '';
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${name}:${address.port}`;
}

/** Takes no further calls, and waits for those that are in progress. */
const stopped = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });

const isOfSystem = (error: unknown): error is { readonly code: string } =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
