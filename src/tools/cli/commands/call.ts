import { nearest } from '../../../reading/nearest.js';
import type { Operation } from '../../operations/index.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { TEXT } from '../args/placeholders.js';
import { UsageError } from '../args/usage-error.js';
import { countOf, textOf } from '../args/values.js';
import { inputOf } from '../call/input.js';
import { listOperations } from '../call/list.js';
import { report } from '../call/report.js';
import { contextIn } from '../serve/backend.js';
import { backendOptions, FOLDER, folderIn } from '../serve/options.js';
import { withBackend } from '../serve/with-backend.js';

const KEY = 'idempotency-key';

const OPERATION = { en: 'OPERATION', el: 'ΛΕΙΤΟΥΡΓΙΑ' } as const;

/** `parastatiko call`: runs one operation, as its HTTP route does. */
export const callCommand: Command = {
  operands: { en: `${OPERATION.en} [FILE|-]`, el: `${OPERATION.el} [ΑΡΧΕΙΟ|-]` },
  most: 2,
  options: [
    { name: 'list', en: 'List the operations.', el: 'Εμφανίζει τις λειτουργίες.' },
    {
      name: 'set',
      placeholder: { en: 'FIELD=TEXT', el: 'ΠΕΔΙΟ=ΚΕΙΜΕΝΟ' },
      repeats: true,
      en: 'A field of the input, such as table=7 or facts.aa=next. FIELD:=JSON gives a number, an object and so on; FIELD:=@FILE reads it from a file. Can be given several times.',
      el: 'Πεδίο της εισόδου, όπως table=7 ή facts.aa=next. ΠΕΔΙΟ:=JSON για αριθμό, αντικείμενο κ.λπ.· ΠΕΔΙΟ:=@ΑΡΧΕΙΟ το διαβάζει από αρχείο. Μπορεί να δοθεί πολλές φορές.',
    },
    {
      name: KEY,
      placeholder: TEXT,
      en: 'For a call that changes something: any text that is the same for every repetition. Not needed if the document has a number of its own.',
      el: 'Για κλήση που αλλάζει κάτι: κείμενο που είναι ίδιο σε κάθε επανάληψη. Δεν χρειάζεται αν το παραστατικό έχει δικό του αριθμό.',
    },
    {
      name: 'if-version',
      placeholder: { en: 'N', el: 'N' },
      en: 'Refuse the call if the stored state, such as a table, has another version by now.',
      el: 'Η κλήση απορρίπτεται αν η αποθηκευμένη κατάσταση, π.χ. ενός τραπεζιού, έχει πλέον άλλη έκδοση.',
    },
    ...backendOptions(FOLDER),
  ],
  description: {
    en: 'Makes one call of an operation, with the same input, answer and guarantees as over HTTP, and prints the answer as JSON. The input is the JSON of FILE, with the members of --set added. --list has all operations. Operations that only compute need no folder.',
    el: 'Κάνει μία κλήση μιας λειτουργίας, με την ίδια είσοδο, απάντηση και εγγυήσεις όπως μέσω HTTP, και εμφανίζει την απάντηση ως JSON. Η είσοδος είναι το JSON του ΑΡΧΕΙΟΥ, με όσα πεδία δίνει το --set. Το --list έχει όλες τις λειτουργίες. Όσες μόνο υπολογίζουν δεν χρειάζονται φάκελο.',
  },
  exitCodes: {
    0: { en: 'done', el: 'έγινε' },
    1: {
      en: 'refused, or the outcome is not known yet: repeat the call with the same key',
      el: 'απορρίφθηκε, ή το αποτέλεσμα δεν είναι ακόμη γνωστό: επαναλάβετε την κλήση με το ίδιο κλειδί',
    },
    2: {
      en: 'the input, the folder or a file cannot be used, or wrong usage',
      el: 'η είσοδος, ο φάκελος ή ένα αρχείο δεν μπορεί να χρησιμοποιηθεί, ή λανθασμένη σύνταξη της εντολής',
    },
  },
  examples: {
    'parastatiko call --list': { en: 'All operations.', el: 'Όλες οι λειτουργίες.' },
    'parastatiko call documents.validate --set document:=@invoice.json': {
      en: 'Check a document.',
      el: 'Έλεγχος ενός παραστατικού.',
    },
    'parastatiko call tables.order order.json --set table=7 --idempotency-key order-1': {
      en: 'Order for a table, in the sandbox of the folder.',
      el: 'Παραγγελία σε τραπέζι, στο sandbox του φακέλου.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { operands, values, repeated, language, locale, io } = context;
  const { operations } = await import('../../operations/index.js');
  if (values.list === true) return await listOperations(context, operations);
  const [name, file] = operands;
  if (name === undefined) throw new UsageError((words, given) => words.missingArgument(OPERATION[given]));
  const operation = operations.find(({ id }) => id === name);
  if (operation === undefined) {
    const names = operations.map(({ id }) => id);
    throw new UsageError((words) => words.unknownOperation(name), nearest(name, names));
  }
  const version = countOf(values, 'if-version');
  const input = await inputOf(context, file, repeated['set'] ?? []);
  if (input === undefined) return 2;
  const own = { key: textOf(values, KEY), keyName: { text: `--${KEY}` }, version };
  if (operation.needs === 'nothing')
    return await report(context, operation, input, { language, locale, now: io.now, ...own });
  return await withBackend(
    context,
    { folder: folderIn(values), journal: journalFor(operation) },
    async (backend) => report(context, operation, input, { ...(await contextIn(backend, language)), ...own }),
  );
}

/** A call that changes nothing creates no journal. What it reads from the service needs none. */
function journalFor({ changes, needs, route }: Operation): 'created' | 'needed' | 'not needed' {
  if (changes) return 'created';
  return needs === 'client' && route.startsWith('GET ') ? 'not needed' : 'needed';
}
