import { createSandbox } from '../../../sandbox/sandbox.js';
import type { Command, Context, ExitCode, Option } from '../args/command.js';
import { FILE, TEXT } from '../args/placeholders.js';
import { countOf, textOf } from '../args/values.js';
import { nowOption } from '../generated/options.js';
import { wantsJson } from '../output/json-lines.js';
import { FileInUse, type FileStore, openFileStore } from '../sandbox/file-store.js';
import { COMPANY, houseOptions, housesOf } from '../sandbox/houses.js';
import { serveSandbox } from '../sandbox/serve.js';
import { settingOptions, settingsOf } from '../sandbox/settings.js';
import { startedLines } from '../sandbox/started.js';
import { LARGEST_PORT, LOOPBACK, listeningOptions } from '../serve/options.js';
import { reportUnusable } from '../serve/report-unusable.js';
import { removerOfNew } from '../service/new-files.js';

const PORT = 8086;

const options: readonly Option[] = [
  ...listeningOptions(PORT, {
    en: `Default: ${LOOPBACK}, which only this machine can reach.`,
    el: `Προεπιλογή: ${LOOPBACK}, προσβάσιμη μόνο από αυτόν τον υπολογιστή.`,
  }),
  {
    name: 'data',
    placeholder: FILE,
    en: 'A file that keeps the state across restarts. Default: in memory.',
    el: 'Αρχείο που κρατά την κατάσταση μετά από επανεκκίνηση. Προεπιλογή: στη μνήμη.',
  },
  ...houseOptions,
  {
    name: 'seed',
    placeholder: TEXT,
    en: 'The same seed and the same calls give the same ids.',
    el: 'Η ίδια αρχική τιμή (seed) και οι ίδιες κλήσεις δίνουν τους ίδιους κωδικούς.',
  },
  {
    ...nowOption,
    en: 'The time at which its clock starts. Programs that call it need the same date. Default: the system clock.',
    el: 'Η ώρα από την οποία ξεκινά το ρολόι του. Όσα προγράμματα το καλούν χρειάζονται την ίδια ημερομηνία. Προεπιλογή: το ρολόι του συστήματος.',
  },
  ...settingOptions,
];

/** `parastatiko sandbox`: the service on this machine. */
export const sandboxCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options,
  description: {
    en: 'Answers every call of the service, with state, until it is stopped with Ctrl+C. Nothing is filed with the tax authority. Calls can request faults with the header X-Sandbox-Fault, such as reset-after or offline. A TIME is 500ms, 5s, 10m, 2h or 30d.',
    el: 'Απαντά σε κάθε κλήση της υπηρεσίας, διατηρεί την κατάσταση και λειτουργεί μέχρι να σταματήσει με Ctrl+C. Τίποτα δεν διαβιβάζεται στην ΑΑΔΕ. Οι κλήσεις ζητούν σφάλματα με την κεφαλίδα X-Sandbox-Fault, όπως reset-after ή offline. Ο ΧΡΟΝΟΣ γράφεται 500ms, 5s, 10m, 2h ή 30d.',
  },
  exitCodes: {
    0: { en: 'it was stopped', el: 'σταμάτησε κανονικά' },
    2: {
      en: 'the port or the file cannot be used, or wrong usage',
      el: 'η θύρα ή το αρχείο δεν μπορεί να χρησιμοποιηθεί, ή λανθασμένη σύνταξη της εντολής',
    },
  },
  examples: {
    'parastatiko sandbox': { en: `On port ${PORT}.`, el: `Στη θύρα ${PORT}.` },
    'parastatiko sandbox --port 9000 --data sandbox.db --company 800123456': {
      en: 'With a file, for one company.',
      el: 'Με αρχείο, για μία επιχείρηση.',
    },
    'parastatiko sandbox --key tills:800123456 --key office:800123456,094014201': {
      en: 'Two software houses.',
      el: 'Δύο εταιρείες λογισμικού.',
    },
    'parastatiko sandbox --search-lag 5s --review by-hand': {
      en: 'The search is five seconds late, and requests wait for your review.',
      el: 'Η αναζήτηση αργεί πέντε δευτερόλεπτα, και τα αιτήματα τα ελέγχετε εσείς.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { values } = context;
  const place = {
    host: textOf(values, 'host') ?? LOOPBACK,
    port: countOf(values, 'port', LARGEST_PORT) ?? PORT,
  };
  return await reportUnusable(context, () => answer(context, place), `${place.host}:${place.port}`);
}

/** Answers calls until the program is asked to stop. */
async function answer(
  context: Context,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<ExitCode> {
  const { io, values, words, out, locale } = context;
  const houses = housesOf(context);
  const settings = settingsOf(context);
  const data = textOf(values, 'data');
  const seed = textOf(values, 'seed');
  const remove = removerOfNew(data === undefined ? [] : [data]);
  let kept: FileStore | undefined;
  let isServed = false;
  try {
    if (data !== undefined) kept = await openFileStore(data, locale);
    const sandbox = await createSandbox({
      clock: { now: io.now },
      // Whoever opens the page does so by this name.
      settings: { ...settings, pageHosts: [host, ...(settings.pageHosts ?? [])] },
      keys: houses,
      ...(seed !== undefined && { seed }),
      ...(kept !== undefined && { store: kept.store }),
    });
    const served = await serveSandbox(sandbox, host, port);
    isServed = true;
    const { baseUrl } = served;
    sandbox.address = baseUrl;
    const [{ key, companies }] = houses;
    if (wantsJson(values)) await out.line(JSON.stringify({ baseUrl, key, companies, keys: houses }));
    else {
      const { sampleCalls } = await import('../../../sandbox/sample-calls.js');
      const { sampleItem: item } = words.sandbox;
      const [vatNumber = COMPANY] = companies;
      const samples = sampleCalls({ baseUrl, key, vatNumber, now: sandbox.now(), item });
      for (const line of startedLines({ baseUrl, houses, samples }, words.sandbox)) await out.line(line);
    }
    await out.flush();
    await io.untilStopped?.();
    await served.close();
    return 0;
  } catch (error) {
    await kept?.close();
    kept = undefined;
    // What is in use belongs to the other process.
    if (!isServed && !(error instanceof FileInUse)) await remove();
    throw error;
  } finally {
    await kept?.close();
  }
}
