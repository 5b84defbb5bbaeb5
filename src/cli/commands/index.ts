import type { ListedCommand } from '../args/command.js';

const listed = (name: string, en: string, el: string, load: ListedCommand['load']): ListedCommand => ({
  name,
  summary: { en, el },
  load,
});

/**
 * Every command, in the order of the help. A command loads when it is named, so `--help` and `--version` load none. To
 * add a command, add its file and its entry here.
 */
export const commands: readonly ListedCommand[] = [
  listed(
    'validate',
    'Check documents and report everything that is wrong.',
    'Ελέγχει παραστατικά και αναφέρει ό,τι δεν είναι σωστό.',
    async () => (await import('./validate.js')).validateCommand,
  ),
  listed(
    'build',
    'Build documents from facts and print the request, ready to send.',
    'Φτιάχνει παραστατικά από τα στοιχεία τους και εμφανίζει την αποστολή, έτοιμη για την υπηρεσία.',
    async () => (await import('./build.js')).buildCommand,
  ),
  listed(
    'import',
    'Turn the rows of a spreadsheet into facts for build.',
    'Κάνει τις γραμμές ενός λογιστικού φύλλου στοιχεία για το build.',
    async () => (await import('./import.js')).importCommand,
  ),
  listed(
    'facts',
    'Print the facts of documents, or the code that builds them.',
    'Εμφανίζει τα στοιχεία παραστατικών, ή τον κώδικα που τα φτιάχνει.',
    async () => (await import('./facts.js')).factsCommand,
  ),
  listed(
    'fix',
    'Correct what has only one right answer, and print the request.',
    'Κάνει τις διορθώσεις που έχουν μία μόνο σωστή απάντηση και εμφανίζει την αποστολή.',
    async () => (await import('./fix.js')).fixCommand,
  ),
  listed(
    'totals',
    'Show how each amount of a document is computed.',
    'Δείχνει πώς προκύπτει κάθε ποσό ενός παραστατικού.',
    async () => (await import('./totals.js')).totalsCommand,
  ),
  listed(
    'xml',
    'Print documents as XML of the tax authority, or read such XML.',
    'Εμφανίζει παραστατικά ως XML της ΑΑΔΕ, ή διαβάζει τέτοιο XML.',
    async () => (await import('./xml.js')).xmlCommand,
  ),
  listed(
    'preview',
    'Print a document as a page, as PDF or for a receipt printer.',
    'Εκτυπώνει ένα παραστατικό ως σελίδα, ως PDF ή για εκτυπωτή αποδείξεων.',
    async () => (await import('./preview.js')).previewCommand,
  ),
  listed(
    'explain',
    'Explain a rule or a returned error, or list the rules.',
    'Εξηγεί έναν κανόνα ή ένα σφάλμα που επιστράφηκε, ή εμφανίζει τους κανόνες.',
    async () => (await import('./explain.js')).explainCommand,
  ),
  listed(
    'choose',
    'Say which document to issue, with which VAT and classification.',
    'Λέει ποιο παραστατικό εκδίδεται, με ποιον ΦΠΑ και χαρακτηρισμό.',
    async () => (await import('./choose.js')).chooseCommand,
  ),
  listed(
    'codes',
    'List, show and search the code tables of the tax authority.',
    'Εμφανίζει και αναζητά τους πίνακες κωδικών της ΑΑΔΕ.',
    async () => (await import('./codes.js')).codesCommand,
  ),
  listed(
    'send',
    'Issue documents and print the outcome of each.',
    'Εκδίδει παραστατικά και δείχνει το αποτέλεσμα για το καθένα.',
    async () => (await import('./send.js')).sendCommand,
  ),
  listed(
    'recover',
    'Settle unknown outcomes of a journal, after a crash or a lost answer.',
    'Διευκρινίζει ό,τι είναι άγνωστο σε ένα ημερολόγιο, μετά από διακοπή ή χαμένη απάντηση.',
    async () => (await import('./recover.js')).recoverCommand,
  ),
  listed(
    'journal',
    'Show what a journal has by status, and retry or give up a document.',
    'Δείχνει τι έχει ένα ημερολόγιο ανά κατάσταση· νέα προσπάθεια ή εγκατάλειψη ενός παραστατικού.',
    async () => (await import('./journal.js')).journalCommand,
  ),
  listed(
    'search',
    'Search transmitted documents.',
    'Αναζητά παραστατικά που διαβιβάστηκαν.',
    async () => (await import('./search.js')).searchCommand,
  ),
  listed(
    'tables',
    'List tables with open order slips, or the slips of one.',
    'Δείχνει τραπέζια με ανοιχτά δελτία, ή τα δελτία ενός.',
    async () => (await import('./tables.js')).tablesCommand,
  ),
  listed(
    'cancel-note',
    'Cancel a delivery note or a receiving note.',
    'Ακυρώνει δελτίο αποστολής ή δελτίο παραλαβής.',
    async () => (await import('./cancel-note.js')).cancelNoteCommand,
  ),
  listed(
    'download',
    'Save the PDF or the XML of a document.',
    'Αποθηκεύει το PDF ή το XML ενός παραστατικού.',
    async () => (await import('./download.js')).downloadCommand,
  ),
  listed(
    'balance',
    'Show the remaining credits.',
    'Δείχνει πόσες μονάδες απομένουν.',
    async () => (await import('./balance.js')).balanceCommand,
  ),
  listed(
    'onboard',
    'Register a company, and follow its request.',
    'Εντάσσει μια επιχείρηση και παρακολουθεί το αίτημά της.',
    async () => (await import('./onboard.js')).onboardCommand,
  ),
  listed(
    'sandbox',
    'Serve the whole service on this machine, for development and tests.',
    'Εκτελεί όλη την υπηρεσία σε αυτόν τον υπολογιστή, για ανάπτυξη και δοκιμές.',
    async () => (await import('./sandbox.js')).sandboxCommand,
  ),
  listed(
    'serve',
    'Answer HTTP calls of programs in any language.',
    'Απαντά σε κλήσεις HTTP προγραμμάτων σε κάθε γλώσσα.',
    async () => (await import('./serve.js')).serveCommand,
  ),
  listed(
    'call',
    'Make one call of any operation: tables, payments, everything that serve has.',
    'Κάνει μία κλήση οποιασδήποτε λειτουργίας του serve: τραπέζια, πληρωμές και όλα τα άλλα.',
    async () => (await import('./call.js')).callCommand,
  ),
  listed(
    'mcp',
    'Offer everything to assistants as tools (MCP).',
    'Προσφέρει όλες τις λειτουργίες σε βοηθούς, ως εργαλεία (MCP).',
    async () => (await import('./mcp.js')).mcpCommand,
  ),
];
