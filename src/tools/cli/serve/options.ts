import type { Option, Values } from '../args/command.js';
import { FILE } from '../args/placeholders.js';
import { textOf } from '../args/values.js';
import { nowOption } from '../generated/options.js';
import { houseOptions } from '../sandbox/houses.js';

const URL_PLACEHOLDER = { en: 'URL', el: 'URL' };

/** The loopback of this machine. */
export const LOOPBACK = '127.0.0.1';

export const LARGEST_PORT = 65_535;

export const listeningOptions = (
  port: number,
  host: { readonly en: string; readonly el: string },
): Option[] => [
  {
    name: 'port',
    placeholder: { en: 'PORT', el: 'ΘΥΡΑ' },
    en: `The port. Default: ${port}.`,
    el: `Η θύρα. Προεπιλογή: ${port}.`,
  },
  {
    name: 'host',
    placeholder: { en: 'ADDRESS', el: 'ΔΙΕΥΘΥΝΣΗ' },
    en: `The address to listen on. ${host.en}`,
    el: `Η διεύθυνση στην οποία δέχεται κλήσεις. ${host.el}`,
  },
];

/** The usual folder of the journal and of the sandbox. */
export const FOLDER = 'parastatiko-data';

/** The folder that the options name, or else the usual one. */
export const folderIn = (values: Values): string => textOf(values, 'data') ?? FOLDER;

/** The options of what operations work with: see `withBackend`. Without a folder, everything is in memory. */
export const backendOptions = (folder?: string): Option[] => [
  {
    name: 'data',
    placeholder: { en: 'FOLDER', el: 'ΦΑΚΕΛΟΣ' },
    en: `The folder of the journal and of the sandbox. It is created if needed. Default: ${folder ?? 'in memory'}.`,
    el: `Ο φάκελος του ημερολογίου και του sandbox. Δημιουργείται αν δεν υπάρχει. Προεπιλογή: ${folder ?? 'στη μνήμη'}.`,
  },
  {
    name: 'service',
    placeholder: URL_PLACEHOLDER,
    en: 'The base URL of the real service. Needs --key-file. Default: the embedded sandbox, which files nothing.',
    el: 'Η διεύθυνση της πραγματικής υπηρεσίας. Χρειάζεται --key-file. Προεπιλογή: το δοκιμαστικό περιβάλλον του πακέτου, που δεν διαβιβάζει τίποτα.',
  },
  {
    name: 'key-file',
    placeholder: FILE,
    en: 'A file that contains the API key of the service. Callers never see it.',
    el: 'Αρχείο με το κλειδί API της υπηρεσίας. Όσοι καλούν δεν το βλέπουν ποτέ.',
  },
  {
    name: 'database',
    placeholder: URL_PLACEHOLDER,
    en: 'A PostgreSQL database for the journal (postgres://…), for several hosts. Without a password: other users can see arguments. Default: the environment variable PARASTATIKO_DATABASE, or else a file in the folder.',
    el: 'Βάση PostgreSQL για το ημερολόγιο (postgres://…), για πολλούς διακομιστές. Χωρίς κωδικό: άλλοι χρήστες βλέπουν τις παραμέτρους. Προεπιλογή: η μεταβλητή περιβάλλοντος PARASTATIKO_DATABASE, αλλιώς αρχείο στον φάκελο.',
  },
  {
    name: 'database-file',
    placeholder: FILE,
    en: 'A file that contains the address of this database, with its password.',
    el: 'Αρχείο με τη διεύθυνση αυτής της βάσης, μαζί με τον κωδικό της.',
  },
  ...houseOptions,
  nowOption,
];
