import type { CliWords } from './en.js';

const FORMATS = {
  gzip: 'Είναι αρχείο gzip· αποσυμπιέστε το πρώτα.',
  zip: 'Είναι αρχείο ZIP ή λογιστικό φύλλο, όχι κείμενο JSON.',
  pdf: 'Είναι PDF, όχι κείμενο JSON.',
  xml: 'Είναι XML ή HTML, όχι κείμενο JSON.',
} as const;

const FOUND: Readonly<Record<string, string>> = {
  string: 'κείμενο',
  number: 'αριθμό',
  boolean: 'τιμή true ή false',
  null: 'null',
};

const count = (value: number): string => value.toLocaleString('el');

/** Why an input cannot be used. */
export const faults: CliWords['faults'] = {
  'not-found': () => 'Δεν υπάρχει τέτοιο αρχείο.',
  directory: () => 'Είναι φάκελος. Δώστε τα αρχεία που περιέχει.',
  'no-permission': () => 'Δεν επιτρέπεται η ανάγνωση: λείπουν τα δικαιώματα.',
  unreadable: ({ code }) => `Δεν ήταν δυνατή η ανάγνωση (${code}).`,
  empty: () => 'Είναι κενό.',
  binary: () => 'Δεν είναι κείμενο.',
  'utf-16': () => 'Είναι κείμενο UTF-16. Αποθηκεύστε το ως UTF-8.',
  'other-format': ({ format }) => FORMATS[format],
  'not-utf-8': ({ line }) =>
    `${line === undefined ? 'Δεν' : `Η γραμμή ${count(line)} δεν`} είναι UTF-8. Αποθηκεύστε το ως UTF-8.`,
  syntax: ({ why, line, column, found }) =>
    `Δεν είναι JSON. ${line === undefined ? 'Στήλη' : `Γραμμή ${line}, στήλη`} ${column}: ${syntax[why](found)}`,
  'duplicate-key': ({ key, pointer, lines }) =>
    `Το κλειδί «${key}» υπάρχει δύο φορές στο ίδιο αντικείμενο: ${pointer}${lines ? `, γραμμές ${count(lines[0])} και ${count(lines[1])}` : ''}. Δεν μπορεί να κριθεί ποιο ισχύει· αφαιρέστε το ένα.`,
  'inexact-number': ({ line, column, found }) =>
    `${line === undefined ? 'Στήλη' : `Γραμμή ${line}, στήλη`} ${column}: ο αριθμός ${found} έχει περισσότερα ψηφία από όσα χωρούν σε αριθμό JSON και θα διαβαζόταν ως άλλος. Γράψτε τον ΑΑ ή το ΜΑΡΚ ως κείμενο, σε εισαγωγικά.`,
  'too-large': ({ megabytes }) =>
    `Είναι μεγαλύτερο από ${count(megabytes)} MB. Γράψτε ένα παραστατικό σε κάθε γραμμή (NDJSON).`,
  'too-deep': ({ levels }) =>
    `Έχει περισσότερα από ${count(levels)} επίπεδα. Κανένα παραστατικό δεν έχει τόσα.`,
  'too-many-values': ({ most }) =>
    `Περιέχει περισσότερες από ${count(most)} τιμές. Γράψτε ένα παραστατικό σε κάθε γραμμή (NDJSON).`,
  'too-many-members': ({ most }) =>
    `Ένα από τα αντικείμενά του έχει περισσότερα από ${count(most)} πεδία. Κανένα παραστατικό δεν έχει τόσα.`,
  'document-too-large': ({ most }) =>
    `Το παραστατικό περιέχει περισσότερες από ${count(most)} γραμμές και άλλα μέρη.`,
  'not-documents': ({ found }) => `Περιέχει ${FOUND[found] ?? found}, όχι παραστατικό.`,
  'no-documents': () => 'Δεν περιέχει παραστατικό.',
  'invoice-no-list': () => 'Μοιάζει με αποστολή, αλλά το "invoice" δεν είναι λίστα: { "invoice": [ … ] }.',
  'invoice-plural': ({ found }) =>
    `Μοιάζει με αποστολή, αλλά με "${found}": γράψτε "invoice": { "invoice": [ … ] }.`,
  'facts-given': () =>
    'Αυτά είναι τα στοιχεία ενός παραστατικού ("type", "lines"), όχι το παραστατικό. Φτιάξτε το: parastatiko build ΑΡΧΕΙΟ (ή δείτε τα ποσά του: parastatiko totals ΑΡΧΕΙΟ).',
  'documents-given': () =>
    'Αυτό είναι ήδη παραστατικό, όχι τα στοιχεία του. Ελέγξτε το: parastatiko validate ΑΡΧΕΙΟ',
  'report-given': () =>
    'Αυτή είναι αναφορά του parastatiko χωρίς παραστατικό μέσα της· το build δεν βάζει κανένα όπου υπάρχουν σφάλματα. Διορθώστε τα, ή δώστε το αρχείο του παραστατικού.',
};

const orEnd = (found: string): string => (found === '' ? 'το τέλος' : found);

/** Why a text is not JSON, at a position. */
export const syntax: CliWords['syntax'] = {
  'value-expected': (found) => `αναμένεται τιμή, αλλά υπάρχει ${orEnd(found)}.`,
  'key-expected': (found) => `αναμένεται κλειδί σε διπλά εισαγωγικά, αλλά υπάρχει ${orEnd(found)}.`,
  'colon-expected': (found) =>
    `μετά το κλειδί αναμένεται άνω και κάτω τελεία (:), αλλά υπάρχει ${orEnd(found)}.`,
  'comma-expected': (found) => `αναμένεται κόμμα ή αγκύλη που κλείνει, αλλά υπάρχει ${orEnd(found)}.`,
  'trailing-comma': () => 'υπάρχει κόμμα πριν από την αγκύλη που κλείνει· αφαιρέστε το.',
  'after-end': (found) => `η τιμή έχει ολοκληρωθεί, αλλά ακολουθεί ${found}.`,
  ended: () => 'το κείμενο σταματά στη μέση· είναι πλήρες το αρχείο;',
  literal: (found) => `το ${found} δεν είναι τιμή JSON· τα κείμενα θέλουν διπλά εισαγωγικά.`,
  'not-finite': (found) =>
    `το ${found} δεν είναι τιμή JSON· όποιος το έγραψε δεν είχε ποσό για αυτή τη θέση.`,
  number: (found) =>
    `το ${found} δεν είναι αριθμός JSON: ψηφία, τελεία για τα δεκαδικά, χωρίς μηδέν μπροστά.`,
  escape: () => 'η ανάποδη κάθετος μέσα στο κείμενο δεν αρχίζει ακολουθία του JSON· γράψτε \\\\.',
  'control-character': () => 'μέσα σε κείμενο υπάρχει αλλαγή γραμμής ή χαρακτήρας ελέγχου· γράψτε \\n.',
  'single-quote': () => 'τα κείμενα θέλουν διπλά εισαγωγικά, όχι μονά.',
  comment: () => 'το JSON δεν έχει σχόλια.',
};
