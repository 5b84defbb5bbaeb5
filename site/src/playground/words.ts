import { type ChoosingWords, choosingWords } from './choose-words.js';
import { DEEPEST } from './depth.js';
import type { PageLanguage } from './messages.js';
import type { Missing, Panel } from './panels.js';
import type { StepName } from './table-evening.js';

/** The words of the playground. Messages about documents are the library's own. */
export interface PlaygroundWords {
  readonly title: string;
  readonly intro: string;
  readonly private: string;
  readonly editor: string;
  readonly sample: string;
  readonly chooseSample: string;
  readonly broken: string;
  readonly evening: string;
  readonly kinds: Readonly<Record<'facts' | 'payload' | 'xml' | 'answer', string>>;
  readonly openFile: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkInAddress: string;
  readonly checkedAt: string;
  readonly panels: Readonly<Record<'issues' | 'choose' | Panel, string>>;
  readonly results: string;
  readonly loading: string;
  readonly withoutScripts: string;
  readonly noIssues: string;
  readonly counts: (errors: number, warnings: number) => string;
  /** Issues that are not shown. */
  readonly more: (count: number) => string;
  readonly severities: Readonly<Record<'error' | 'warning' | 'info', string>>;
  readonly line: (line: number) => string;
  readonly inBuilt: string;
  readonly fix: string;
  readonly fixAll: (count: number) => string;
  /** The printed document beside the issues. */
  readonly paper: string;
  readonly jump: Readonly<Record<'written' | 'results', string>>;
  readonly foreign: {
    readonly answer: (entries: number) => string;
    readonly taken: string;
    readonly refused: string;
    readonly unknown: string;
    readonly todo: string;
    readonly page: (code: string) => string;
    readonly xml: (documents: number) => string;
    readonly unreadable: string;
    readonly asPayload: string;
  };
  readonly error: (code: number) => string;
  readonly notJson: (line: number) => string;
  readonly tooDeep: (line: number) => string;
  readonly missing: Readonly<Record<Missing, string>>;
  readonly totalsHead: readonly string[];
  readonly draft: string;
  readonly useFacts: string;
  readonly copy: string;
  readonly copied: string;
  readonly damagedLink: string;
  readonly tooLarge: string;
  readonly steps: Readonly<Record<StepName, string>>;
  readonly stepOf: (step: number, steps: number) => string;
  readonly back: string;
  readonly next: string;
  readonly leave: string;
  readonly remains: string;
  readonly nothingRemains: string;
  readonly choosing: ChoosingWords;
}

const en: PlaygroundWords = {
  title: 'Playground',
  intro: 'Write facts, or paste what you have: a payload, the authority’s XML, or the service’s answer.',
  private: 'Everything runs in this browser. Nothing is sent.',
  editor: 'Facts, payload, XML or answer',
  sample: 'Sample',
  chooseSample: 'Choose a sample…',
  broken: 'A receipt with mistakes',
  evening: 'An evening at a table, step by step',
  kinds: { facts: 'Facts', payload: 'Payload', xml: 'XML of the authority', answer: 'Answer of the service' },
  openFile: 'Open my file…',
  copyLink: 'Copy a link',
  linkCopied: 'The link is copied. It has the whole text in it, after the #.',
  linkInAddress: 'The link is in the address bar. It has the whole text in it, after the #.',
  checkedAt: 'Check as of',
  panels: {
    issues: 'Issues',
    totals: 'Totals',
    a4: 'A4',
    roll80: '80 mm',
    payload: 'Payload',
    facts: 'Facts',
    xml: 'XML',
    typescript: 'TypeScript',
    choose: 'Which document?',
  },
  results: 'Results',
  loading: 'Loading…',
  withoutScripts:
    'This is an example. To check a text of your own, allow scripts in your browser and reload the page.',
  noIssues: 'No issues.',
  more: (count) => `And ${count} more. Correct these first.`,
  counts: (errors, warnings) =>
    `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
  severities: { error: 'Error', warning: 'Warning', info: 'Note' },
  line: (line) => `Line ${line}`,
  inBuilt: 'in the built document',
  fix: 'Correct it',
  fixAll: (count) => (count === 1 ? 'Correct it' : `Correct all ${count}`),
  paper: 'The printed document',
  jump: { written: 'Text', results: 'Results' },
  foreign: {
    answer: (entries) =>
      entries === 1
        ? 'This is an answer of the service.'
        : `This is an answer of the service, with ${entries} entries.`,
    taken: 'Accepted',
    refused: 'Refused',
    unknown: 'This error is not in the list of the authority or of the provider.',
    todo: 'What to do:',
    page: (code) => `All about error ${code}`,
    xml: (documents) =>
      `This is XML of the authority with ${documents === 1 ? 'one document' : `${documents} documents`}. It has no texts for print, so these are not checked.`,
    unreadable: 'This XML cannot be read.',
    asPayload: 'Go on with it as a payload',
  },
  error: (code) => `prevents error ${code}`,
  notJson: (line) => `Line ${line} is not valid JSON.`,
  tooDeep: (line) => `Line ${line} nests more than ${DEEPEST} brackets. No document needs so many.`,
  missing: {
    'no-document': 'There is no document yet: correct the errors first.',
    refused: 'It cannot be made from this document.',
    failed: 'There is no answer: a part of the page did not load, or the text is very long. Reload the page.',
  },
  totalsHead: ['', 'Place', 'Amount', 'Stated', 'How it is computed'],
  draft: 'Only an issued document prints without the word for a draft.',
  useFacts: 'Go on with these facts',
  copy: 'Copy',
  copied: 'Copied',
  damagedLink: 'The link is damaged, so here is a sample.',
  tooLarge: 'The file is larger than 2 MB. For large files there is the command parastatiko validate.',
  steps: {
    order: 'Two salads and a carafe are ordered. The slip (8.6) goes to the tax authority.',
    second: 'A fish by weight, and three desserts.',
    cancel: 'One dessert is cancelled, at the price of its order.',
    split: 'A guest pays alone: her items move to a table of her own.',
    'split-back': 'The other half of the move: the same items are cancelled here.',
    'bill-one': 'Her bill closes her table.',
    bill: 'The bill of the others: 20 euros in cash, the rest by card.',
  },
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  leave: 'Leave the table',
  remains: 'Ordered and not billed',
  nothingRemains: 'Nothing is left.',
  choosing: choosingWords.en,
};

const el: PlaygroundWords = {
  title: 'Εργαστήριο',
  intro: 'Γράψτε στοιχεία ή επικολλήστε ό,τι έχετε: έτοιμο JSON, XML της ΑΑΔΕ ή την απάντηση της υπηρεσίας.',
  private: 'Όλα γίνονται σε αυτόν τον υπολογιστή. Τίποτα δεν στέλνεται.',
  editor: 'Στοιχεία, JSON, XML ή απάντηση',
  sample: 'Δείγμα',
  chooseSample: 'Διαλέξτε δείγμα…',
  broken: 'Μια απόδειξη με λάθη',
  evening: 'Μια βραδιά σε τραπέζι, βήμα βήμα',
  kinds: {
    facts: 'Στοιχεία',
    payload: 'Έτοιμο JSON',
    xml: 'XML της ΑΑΔΕ',
    answer: 'Απάντηση της υπηρεσίας',
  },
  openFile: 'Άνοιγμα αρχείου…',
  copyLink: 'Αντιγραφή συνδέσμου',
  linkCopied: 'Ο σύνδεσμος αντιγράφηκε. Περιέχει όλο το κείμενο, μετά το #.',
  linkInAddress: 'Ο σύνδεσμος είναι στη γραμμή διευθύνσεων. Περιέχει όλο το κείμενο, μετά το #.',
  checkedAt: 'Έλεγχος με ημερομηνία',
  panels: {
    issues: 'Ευρήματα',
    totals: 'Σύνολα',
    a4: 'Α4',
    roll80: '80 mm',
    payload: 'JSON',
    facts: 'Στοιχεία',
    xml: 'XML',
    typescript: 'TypeScript',
    choose: 'Ποιο παραστατικό;',
  },
  results: 'Αποτελέσματα',
  loading: 'Φόρτωση…',
  withoutScripts:
    'Αυτό είναι ένα παράδειγμα. Για να ελέγξετε δικό σας κείμενο, επιτρέψτε τα scripts στον browser και ανανεώστε τη σελίδα.',
  noIssues: 'Κανένα εύρημα.',
  more: (count) => `Και άλλα ${count}. Διορθώστε πρώτα αυτά.`,
  counts: (errors, warnings) =>
    `${errors} ${errors === 1 ? 'σφάλμα' : 'σφάλματα'}, ${warnings} ${warnings === 1 ? 'προειδοποίηση' : 'προειδοποιήσεις'}`,
  severities: { error: 'Σφάλμα', warning: 'Προειδοποίηση', info: 'Σημείωση' },
  line: (line) => `Γραμμή ${line}`,
  inBuilt: 'στο παραστατικό που φτιάχτηκε',
  fix: 'Διόρθωση',
  fixAll: (count) => (count === 1 ? 'Διόρθωση' : `Διόρθωση όλων (${count})`),
  paper: 'Το εκτυπωμένο παραστατικό',
  jump: { written: 'Κείμενο', results: 'Αποτελέσματα' },
  foreign: {
    answer: (entries) =>
      entries === 1
        ? 'Αυτή είναι απάντηση της υπηρεσίας.'
        : `Αυτή είναι απάντηση της υπηρεσίας, με ${entries} εγγραφές.`,
    taken: 'Έγινε δεκτό',
    refused: 'Απορρίφθηκε',
    unknown: 'Αυτό το σφάλμα δεν υπάρχει στον κατάλογο της ΑΑΔΕ ούτε του παρόχου.',
    todo: 'Τι να κάνετε:',
    page: (code) => `Όλα για το σφάλμα ${code}`,
    xml: (documents) =>
      `Αυτό είναι XML της ΑΑΔΕ με ${documents === 1 ? 'ένα παραστατικό' : `${documents} παραστατικά`}. Δεν έχει κείμενα εκτύπωσης, γι’ αυτό δεν ελέγχονται.`,
    unreadable: 'Αυτό το XML δεν διαβάζεται.',
    asPayload: 'Συνέχεια με έτοιμο JSON',
  },
  error: (code) => `προλαβαίνει το σφάλμα ${code}`,
  notJson: (line) => `Η γραμμή ${line} δεν είναι έγκυρο JSON.`,
  tooDeep: (line) =>
    `Στη γραμμή ${line} υπάρχουν πάνω από ${DEEPEST} αγκύλες η μία μέσα στην άλλη. Κανένα παραστατικό δεν χρειάζεται τόσες.`,
  missing: {
    'no-document': 'Δεν υπάρχει ακόμη παραστατικό: διορθώστε πρώτα τα σφάλματα.',
    refused: 'Δεν μπορεί να γίνει από αυτό το παραστατικό.',
    failed:
      'Δεν υπάρχει απάντηση: ένα μέρος της σελίδας δεν φορτώθηκε, ή το κείμενο είναι πολύ μεγάλο. Ανανεώστε τη σελίδα.',
  },
  totalsHead: ['', 'Θέση', 'Ποσό', 'Δηλώνεται', 'Πώς προκύπτει'],
  draft: 'Χωρίς τη λέξη «πρόχειρο» τυπώνεται μόνο ό,τι έχει εκδοθεί.',
  useFacts: 'Συνέχεια με αυτά τα στοιχεία',
  copy: 'Αντιγραφή',
  copied: 'Αντιγράφηκε',
  damagedLink: 'Ο σύνδεσμος είναι κατεστραμμένος, γι’ αυτό βλέπετε ένα δείγμα.',
  tooLarge: 'Το αρχείο ξεπερνά τα 2 MB. Για μεγάλα αρχεία υπάρχει η εντολή parastatiko validate.',
  steps: {
    order: 'Παραγγελία: δύο σαλάτες και μία καράφα. Το δελτίο (8.6) διαβιβάζεται στην ΑΑΔΕ.',
    second: 'Ένα ψάρι με το κιλό και τρία γλυκά.',
    cancel: 'Ακυρώνεται ένα γλυκό, στην τιμή της παραγγελίας του.',
    split: 'Μία πελάτισσα πληρώνει χωριστά: τα είδη της πάνε σε δικό της τραπέζι.',
    'split-back': 'Το άλλο μισό της μεταφοράς: τα ίδια είδη ακυρώνονται εδώ.',
    'bill-one': 'Ο λογαριασμός της κλείνει το τραπέζι της.',
    bill: 'Ο λογαριασμός των υπολοίπων: 20 ευρώ μετρητά, τα υπόλοιπα με κάρτα.',
  },
  stepOf: (step, steps) => `Βήμα ${step} από ${steps}`,
  back: 'Πίσω',
  next: 'Επόμενο',
  leave: 'Τέλος',
  remains: 'Παραγγελμένα που δεν έχουν τιμολογηθεί',
  nothingRemains: 'Δεν μένει τίποτα.',
  choosing: choosingWords.el,
};

export const playgroundWords: Readonly<Record<PageLanguage, PlaygroundWords>> = { en, el };
