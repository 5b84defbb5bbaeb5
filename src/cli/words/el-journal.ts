import type { CliWords } from './en.js';
import { plural } from './plural.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const counted = (count: number, one: string, many: string): string => plural(count, one, many, 'el');

const COMPARE =
  'Αν τελικά είχε διαβιβαστεί, θα φανεί όταν συγκριθεί η ημέρα του με την υπηρεσία (reconcileDay).';

/** `parastatiko journal`, in Greek. */
export const journal: CliWords['journal'] = {
  storeNeeded:
    'Δώστε το ημερολόγιο με --journal ΑΡΧΕΙΟ ή με --database URL, ένα από τα δύο. Το URL μπορεί να το έχει η PARASTATIKO_DATABASE.',
  noFile: (file) => `Δεν υπάρχει ημερολόγιο ${file}.`,
  noJournal: {
    missing: (file) =>
      `Το αρχείο ${file} είναι κενό: δεν έχει ημερολόγιο. Δεν δημιουργήθηκε τίποτα. Ελέγξτε το --journal.`,
    older: (file) =>
      `Το ημερολόγιο ${file} είναι παλαιότερης έκδοσης. Δεν άλλαξε τίποτα. Ξεκινήστε πρώτα με αυτή την έκδοση το πρόγραμμα που το χρησιμοποιεί.`,
  },
  noDatabase: {
    missing: (schema) =>
      `Η βάση δεν έχει ημερολόγιο στο σχήμα ${schema}. Δεν δημιουργήθηκε τίποτα. Ελέγξτε τη βάση και το --schema.`,
    older: (schema) =>
      `Το ημερολόγιο στο σχήμα ${schema} είναι παλαιότερης έκδοσης. Δεν άλλαξε τίποτα. Ξεκινήστε πρώτα με αυτή την έκδοση το πρόγραμμα που το χρησιμοποιεί.`,
  },
  standings: {
    sending: 'αποστέλλεται',
    'not-sent': 'δεν στάλθηκε',
    unknown: 'άγνωστο αποτέλεσμα',
    held: 'σε αναμονή πληρωμής',
    queued: 'χωρίς ΜΑΡΚ ακόμη',
    issued: 'εκδόθηκε',
    cancelled: 'ακυρώθηκε',
    refused: 'απορρίφθηκε',
  },
  rows: (count) => counted(count, 'εγγραφή', 'εγγραφές'),
  ago: (seconds) => {
    if (seconds < 2 * MINUTE) return counted(seconds, 'δευτερόλεπτο', 'δευτερόλεπτα');
    if (seconds < 2 * HOUR) return counted(Math.floor(seconds / MINUTE), 'λεπτό', 'λεπτά');
    if (seconds < 2 * DAY) return counted(Math.floor(seconds / HOUR), 'ώρα', 'ώρες');
    return counted(Math.floor(seconds / DAY), 'ημέρα', 'ημέρες');
  },
  oldest: (ago) => `η παλαιότερη πριν από ${ago}`,
  attempts: (count) => counted(count, 'προσπάθεια', 'προσπάθειες'),
  open: 'Εκκρεμούν:',
  more: (count) => (count === 1 ? 'και άλλη 1' : `και άλλες ${count}`),
  ofTill: 'ταμείο',
  tills: 'Ταμεία:',
  copied: (ago) => `αντιγράφηκε πριν από ${ago}`,
  conflicts: (count) =>
    counted(count, 'αριθμός που χρησιμοποιήθηκε δύο φορές', 'αριθμοί που χρησιμοποιήθηκαν δύο φορές'),
  wrongDocument: (given) =>
    `Το «${given}» δεν είναι παραστατικό. Δώστε σειρά και αριθμό (A 101), και με τον τύπο (11.1 A 101), το ΜΑΡΚ ή το UID του· για ολοκλήρωση πληρωμής ή ακύρωση, τη λειτουργία και το κλειδί της (cancel-note ΚΛΕΙΔΙ).`,
  notFound: (given) => `Το ημερολόγιο δεν έχει εγγραφή για ${given}.`,
  several: (count) =>
    `Υπάρχουν ${count} τέτοιες εγγραφές. Προσθέστε τον τύπο ή το --vat-number, ή δώστε τη λειτουργία και το κλειδί που δείχνει το --format json.`,
  members: {
    first: 'πρώτη προσπάθεια',
    last: 'τελευταία προσπάθεια',
    holder: 'από',
    authenticationCode: 'κωδικός αυθεντικοποίησης',
    invoiceUrl: 'παραστατικό',
    why: 'αιτία',
  },
  nothingToRetire: 'Κανένας μήνας δεν είναι αρκετά παλιός, ή έχουν ήδη αφαιρεθεί όλοι.',
  retired: ({ month, rows, stays, table }) =>
    stays === undefined
      ? `${month}: αφαιρέθηκαν ${plural(rows, 'εγγραφή', 'εγγραφές')}${table === undefined ? '' : `. Βρίσκονται στο ${table}`}`
      : `${month}: μένει, γιατί ${stays === 'open' ? 'κάτι του εκκρεμεί' : 'δεν έχει αντιγραφεί ολόκληρος'}`,
  nothingToRetry: (standing) => `δεν χρειάζεται νέα προσπάθεια: ${standing}`,
  notGivenUp: (standing) => `δεν μπορεί να εγκαταλειφθεί: ${standing}`,
  belongsToTill: (holder) => `Ανήκει στο ταμείο ${holder}. Δώστε εκεί την εντολή, με --journal.`,
  givenUp: 'εγκαταλείφθηκε',
  refusedUntilRetry:
    'Τα προγράμματα που χρησιμοποιούν αυτό το ημερολόγιο αρνούνται να το στείλουν, ώσπου να δώσετε retry.',
  refusedForGood:
    'Περίμενε πληρωμή που αποδεσμεύτηκε, οπότε δεν ξαναστέλνεται. Εκδώστε νέο παραστατικό, με άλλον αριθμό.',
  afterGivingUp: {
    burnt: ['Ο αριθμός του δεν θα ξαναδοθεί.', COMPARE],
    'not-open': [
      'Το ημερολόγιο δεν έχει τον αριθμό του σε εκκρεμότητα: αν το πρόγραμμά σας δίνει αλλού αριθμούς, αποσύρετέ τον εκεί (burn).',
      COMPARE,
    ],
    none: [],
  },
};
