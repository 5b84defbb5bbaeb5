import { faults, syntax } from './el-faults.js';
import { plural as pluralIn } from './plural.js';
import type { CliWords } from './types.js';

const plural = (count: number, one: string, many: string): string => pluralIn(count, one, many, 'el');

const number = (count: number): string => count.toLocaleString('el');

/** Η γραμμή εντολών στα ελληνικά. */
export const el: CliWords = {
  help: {
    tagline: 'Ηλεκτρονική τιμολόγηση: σύνταξη, σύνολα, έλεγχος και επεξήγηση παραστατικών.',
    usage: 'Χρήση',
    line: '<εντολή> [επιλογές] [ΑΡΧΕΙΟ…]',
    optionsHere: 'επιλογές',
    commands: 'Εντολές',
    arguments: 'Ορίσματα',
    options: 'Επιλογές',
    commonOptions: 'Επιλογές όλων των εντολών',
    exitCodes: 'Κωδικοί εξόδου',
    examples: 'Παραδείγματα',
    more: (line) => `Περισσότερα για μια εντολή: ${line}`,
  },
  usage: {
    unknownCommand: (command) => `Δεν υπάρχει εντολή "${command}".`,
    unknownOption: (option) => `Δεν υπάρχει επιλογή ${option}.`,
    missingValue: (option, placeholder) => `Η επιλογή ${option} χρειάζεται τιμή: ${option} ${placeholder}`,
    needlessValue: (option) => `Η επιλογή ${option} δεν παίρνει τιμή.`,
    wrongChoice: (option, value, choices) =>
      `Η επιλογή ${option} είναι "${value}", αλλά μπορεί να είναι: ${choices.join(', ')}.`,
    wrongTime: (option, value) =>
      `Η επιλογή ${option} είναι "${value}", που δεν είναι ημερομηνία ή ώρα. Γράψτε 2026-11-20 ή 2026-11-20T18:30:00+02:00.`,
    tooManyArguments: (argument) => `Το όρισμα "${argument}" περισσεύει.`,
    noInput: 'Δεν υπάρχει είσοδος: δώστε αρχείο, ή - για την τυπική είσοδο.',
    didYouMean: (what) => `Μήπως εννοείτε ${what};`,
    see: (line) => `Βοήθεια: ${line}`,
    unexpected: (what) => `Κάτι πήγε στραβά μέσα στο parastatiko (${what}). Παρακαλούμε αναφέρετέ το.`,
  },
  faults,
  syntax,
  report: {
    severity: { error: 'σφάλμα', warning: 'προσοχή', info: 'σημείωση' },
    standardInput: 'τυπική είσοδος',
    inputLine: (line) => `γραμμή ${line}`,
    document: (number) => `παραστατικό ${number}`,
    unknownType: 'άγνωστος τύπος',
    noIssues: 'χωρίς ευρήματα',
    rule: 'κανόνας',
    authorityCode: (code) => `προλαβαίνει το σφάλμα ${code} της ΑΑΔΕ`,
    places: {
      issuer: 'εκδότης',
      counterpart: 'λήπτης',
      invoiceHeader: 'επικεφαλίδα',
      paymentMethods: 'πληρωμή',
      payments: 'πληρωμή',
      invoiceDetails: 'γραμμή',
      lines: 'γραμμή',
      taxesTotals: 'φόρος',
      invoiceSummary: 'σύνολα',
      packingsDeclarations: 'συσκευασίες',
      packages: 'συσκευασία',
      providerAdditionalInvoiceDetails: 'εκτύπωση',
    },
    root: 'όλο το παραστατικό',
    morePlaces: (count) => `και ${plural(count, 'ακόμη σημείο', 'ακόμη σημεία')}`,
    incomplete:
      'Ίσως υπάρχουν κι άλλα: ορισμένοι κανόνες ελέγχονται μόνο όταν διορθωθούν τα παραπάνω σφάλματα.',
    documents: (count) => plural(count, 'παραστατικό', 'παραστατικά'),
    withoutIssues: (count) => `${number(count)} χωρίς ευρήματα`,
    withWarnings: (count) => `${number(count)} μόνο με προειδοποιήσεις`,
    withErrors: (count) => `${number(count)} με σφάλματα`,
    unusable: (count) =>
      count === 1
        ? '1 είσοδος δεν μπορεί να χρησιμοποιηθεί'
        : `${number(count)} είσοδοι δεν μπορούν να χρησιμοποιηθούν`,
    errors: (count) => plural(count, 'σφάλμα', 'σφάλματα'),
    warnings: (count) => plural(count, 'προειδοποίηση', 'προειδοποιήσεις'),
    explainHint: (rule) => `Περισσότερα για έναν κανόνα: parastatiko explain ${rule}`,
    strays: (members) => `Δίπλα στο "invoice" η υπηρεσία αγνοεί τα πεδία: ${members}`,
    progress: (documents) => `${plural(documents, 'παραστατικό', 'παραστατικά')} …`,
  },
};
