import type { Option } from '../args/command.js';
import { FILE, TEXT, VAT_NUMBER } from '../args/placeholders.js';
import { serviceOptions } from '../service/options.js';

const URL_PLACEHOLDER = { en: 'URL', el: 'URL' };

/** The options of `parastatiko journal`. */
export const options = {
  journal: {
    name: 'journal',
    placeholder: FILE,
    en: 'The SQLite file of the journal.',
    el: 'Το αρχείο SQLite του ημερολογίου.',
  },
  database: {
    name: 'database',
    placeholder: URL_PLACEHOLDER,
    en: 'The PostgreSQL database of the journal (postgres://…), instead of a file. Default: the environment variable PARASTATIKO_DATABASE, which keeps a password out of the list of processes.',
    el: 'Η βάση PostgreSQL του ημερολογίου (postgres://…), αντί για αρχείο. Προεπιλογή: η μεταβλητή περιβάλλοντος PARASTATIKO_DATABASE, ώστε ο κωδικός να μη φαίνεται στη λίστα των διεργασιών.',
  },
  schema: {
    name: 'schema',
    placeholder: TEXT,
    en: 'The schema in the database. Default: parastatiko.',
    el: 'Το σχήμα μέσα στη βάση. Προεπιλογή: parastatiko.',
  },
  vatNumber: {
    name: 'vat-number',
    placeholder: VAT_NUMBER,
    en: 'The issuer, if several have a document with the same number.',
    el: 'Ο εκδότης, αν παραστατικό με τον ίδιο αριθμό έχουν πολλοί.',
  },
  reason: {
    name: 'reason',
    placeholder: TEXT,
    en: 'Why a document is given up. It is kept with the document.',
    el: 'Γιατί εγκαταλείπεται ένα παραστατικό. Κρατιέται μαζί του.',
  },
  before: {
    name: 'before',
    placeholder: { en: 'YYYY-MM', el: 'ΕΕΕΕ-ΜΜ' },
    en: 'retire: the first month that stays whole. The law says how long documents are kept.',
    el: 'retire: ο πρώτος μήνας που μένει ολόκληρος. Ο νόμος ορίζει πόσο φυλάσσονται τα παραστατικά.',
  },
  watch: {
    name: 'watch',
    en: 'Show the status again every five seconds, until you stop it.',
    el: 'Δείχνει την εικόνα ξανά κάθε πέντε δευτερόλεπτα, ώσπου να τη σταματήσετε.',
  },
} as const satisfies Readonly<Record<string, Option>>;

/** All of them, and those of calls of the service, which only `retry` makes. */
export const journalOptions: readonly Option[] = [...Object.values(options), ...serviceOptions];
