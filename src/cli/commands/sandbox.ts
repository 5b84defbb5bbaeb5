import { parseVatNumber } from '../../codes/vat-number.js';
import { JournalError } from '../../journal-sqlite/error.js';
import { defaultKey } from '../../sandbox/keys.js';
import { createSandbox } from '../../sandbox/sandbox.js';
import { between, later } from '../../sandbox/time.js';
import type { Command, Context, ExitCode, Option } from '../args/command.js';
import { readTime } from '../args/time.js';
import { UsageError } from '../args/usage-error.js';
import { faultOfSystem } from '../input/items.js';
import { clean } from '../output/clean.js';
import { wantsJson } from '../output/json-lines.js';
import { complaint } from '../output/unusable-text.js';
import { FileInUse, type FileStore, OtherFile, openFileStore } from '../sandbox/file-store.js';
import { serveSandbox } from '../sandbox/serve.js';
import { countOf, textOf } from '../service/options.js';
import { complain } from '../service/report-error.js';

const PORT = 8086;
const LOOPBACK = '127.0.0.1';
/** The company of the samples in the documentation. */
const COMPANY = '123456783';

const file = { en: 'FILE', el: 'ΑΡΧΕΙΟ' };

const company: Option = {
  name: 'company',
  placeholder: { en: 'VAT-NUMBER', el: 'ΑΦΜ' },
  repeats: true,
  help: {
    en: `A company that can issue at once. Default: ${COMPANY}. Can be given several times.`,
    el: `Επιχείρηση που μπορεί να εκδίδει αμέσως. Προεπιλογή: ${COMPANY}. Μπορεί να δοθεί πολλές φορές.`,
  },
};

const options: readonly Option[] = [
  {
    name: 'port',
    placeholder: { en: 'PORT', el: 'ΘΥΡΑ' },
    help: { en: `The port. Default: ${PORT}.`, el: `Η θύρα. Προεπιλογή: ${PORT}.` },
  },
  {
    name: 'host',
    placeholder: { en: 'ADDRESS', el: 'ΔΙΕΥΘΥΝΣΗ' },
    help: {
      en: `The address to listen on. Default: ${LOOPBACK}, which only this machine can reach.`,
      el: `Η διεύθυνση στην οποία δέχεται κλήσεις. Προεπιλογή: ${LOOPBACK}, προσβάσιμη μόνο από αυτόν τον υπολογιστή.`,
    },
  },
  {
    name: 'data',
    placeholder: file,
    help: {
      en: 'A file that keeps the state across restarts. Default: in memory.',
      el: 'Αρχείο που κρατά την κατάσταση μετά από επανεκκίνηση. Προεπιλογή: στη μνήμη.',
    },
  },
  {
    name: 'key',
    placeholder: { en: 'KEY', el: 'ΚΛΕΙΔΙ' },
    help: {
      en: `The API key that calls must send. It is not a secret. Default: ${defaultKey}.`,
      el: `Το κλειδί API που πρέπει να έχουν οι κλήσεις. Δεν προστατεύει τίποτα. Προεπιλογή: ${defaultKey}.`,
    },
  },
  company,
  {
    name: 'seed',
    placeholder: { en: 'TEXT', el: 'ΚΕΙΜΕΝΟ' },
    help: {
      en: 'The same seed and the same calls give the same ids.',
      el: 'Ο ίδιος σπόρος (seed) και οι ίδιες κλήσεις δίνουν τους ίδιους κωδικούς.',
    },
  },
  {
    name: 'now',
    placeholder: { en: 'ISO-TIME', el: 'ISO-ΩΡΑ' },
    help: {
      en: 'The time at which its clock starts. Programs that call it need the same date. Default: the system clock.',
      el: 'Η ώρα από την οποία ξεκινά το ρολόι του. Όσα προγράμματα το καλούν χρειάζονται την ίδια ημερομηνία. Προεπιλογή: το ρολόι του συστήματος.',
    },
  },
];

/** `parastatiko sandbox`: the service on this machine. */
export const sandboxCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options,
  description: {
    en: 'Answers every call of the service, with state, until it is stopped with Ctrl+C. Nothing is filed with the tax authority. Calls can request faults with the header X-Sandbox-Fault, such as reset-after or offline.',
    el: 'Απαντά σε κάθε κλήση της υπηρεσίας, διατηρεί την κατάσταση και λειτουργεί μέχρι να σταματήσει με Ctrl+C. Τίποτα δεν διαβιβάζεται στην ΑΑΔΕ. Οι κλήσεις ζητούν σφάλματα με την κεφαλίδα X-Sandbox-Fault, όπως reset-after ή offline.',
  },
  exitCodes: [
    { code: 0, when: { en: 'it was stopped', el: 'σταμάτησε κανονικά' } },
    {
      code: 2,
      when: {
        en: 'the port or the file cannot be used, or wrong usage',
        el: 'η θύρα ή το αρχείο δεν μπορεί να χρησιμοποιηθεί, ή λανθασμένη σύνταξη της εντολής',
      },
    },
  ],
  examples: [
    { line: 'parastatiko sandbox', what: { en: `On port ${PORT}.`, el: `Στη θύρα ${PORT}.` } },
    {
      line: 'parastatiko sandbox --port 9000 --data sandbox.db --company 800123456',
      what: { en: 'With a file, for one company.', el: 'Με αρχείο, για μία επιχείρηση.' },
    },
  ],
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { io, values, repeated, words, out } = context;
  const port = countOf(values, 'port') ?? PORT;
  const host = textOf(values, 'host') ?? LOOPBACK;
  const key = textOf(values, 'key') ?? defaultKey;
  const companies = (repeated[company.name] ?? [COMPANY]).map(vatNumberIn);
  const now = clockOf(context);
  const data = textOf(values, 'data');
  let kept: FileStore | undefined;
  try {
    kept = data === undefined ? undefined : await openFileStore(data, context.locale);
    const seed = textOf(values, 'seed');
    const sandbox = await createSandbox({
      clock: { now },
      // Whoever opens the page does so by this name.
      settings: { pageHosts: [host] },
      keys: [{ key, companies }],
      ...(seed !== undefined && { seed }),
      ...(kept !== undefined && { store: kept.store }),
    });
    const served = await serveSandbox(sandbox, host, port);
    const { baseUrl } = served;
    if (wantsJson(values)) await out.line(JSON.stringify({ baseUrl, key, companies }));
    else {
      const { sampleCalls } = await import('../../sandbox/sample-calls.js');
      const { started, sampleItem: item } = words.sandbox;
      const [vatNumber = COMPANY] = companies;
      const samples = sampleCalls({ baseUrl, key, vatNumber, now: sandbox.now(), item });
      const shown = started({ baseUrl, key, companies: companies.join(', '), samples });
      for (const line of shown) await out.line(line);
    }
    await out.flush();
    await io.untilStopped?.();
    await served.close();
    return 0;
  } catch (error) {
    if (error instanceof FileInUse) await complain(context, words.sandbox.fileInUse(clean(error.message)));
    else if (error instanceof OtherFile)
      await complain(context, words.sandbox.otherFile(clean(error.message)));
    else if (JournalError.isJournalError(error)) await complain(context, error.message);
    else if (isOfSystem(error))
      await complain(context, words.sandbox.notServed(`${host}:${port}`, error.code));
    else if (data !== undefined) {
      const unusable = { source: clean(data), fault: faultOfSystem(error) };
      await context.err.line(complaint({ kind: 'unusable', unusable }, words));
    } else throw error;
    return 2;
  } finally {
    kept?.close();
  }
}

/** The VAT number of an option, in the form for the service. Throws `UsageError`. */
function vatNumberIn(text: string): string {
  const read = parseVatNumber(text);
  if (read.ok) return read.vatNumber;
  throw new UsageError((usage) => usage.wrongVatNumber(`--${company.name}`, text));
}

/** The clock of the system, or one that starts at a stated time and goes on from there. Throws `UsageError`. */
function clockOf({ io, values }: Context): () => Date {
  const stated = textOf(values, 'now');
  if (stated === undefined) return io.now;
  const start = readTime('--now', stated);
  const started = io.now();
  return () => new Date(later(start, between(started, io.now())));
}

/** Whether an error is a system error with a code. */
const isOfSystem = (error: unknown): error is { readonly code: string } =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
