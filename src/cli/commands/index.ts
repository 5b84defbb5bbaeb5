import type { ListedCommand } from '../args/command.js';

/**
 * Every command, in the order of the help. A command loads when it is named, so `--help` and `--version` load none. To
 * add a command, add its file and its entry here.
 */
export const commands: readonly ListedCommand[] = [
  {
    name: 'validate',
    summary: {
      en: 'Check documents and report everything that is wrong.',
      el: 'Ελέγχει παραστατικά και αναφέρει ό,τι δεν είναι σωστό.',
    },
    load: async () => (await import('./validate.js')).validateCommand,
  },
  {
    name: 'build',
    summary: {
      en: 'Build documents from facts and print the request, ready to send.',
      el: 'Φτιάχνει παραστατικά από τα στοιχεία τους και εμφανίζει την αποστολή, έτοιμη για την υπηρεσία.',
    },
    load: async () => (await import('./build.js')).buildCommand,
  },
  {
    name: 'import',
    summary: {
      en: 'Turn the rows of a spreadsheet into facts for build.',
      el: 'Κάνει τις γραμμές ενός λογιστικού φύλλου στοιχεία για το build.',
    },
    load: async () => (await import('./import.js')).importCommand,
  },
  {
    name: 'facts',
    summary: {
      en: 'Print the facts of documents, or the code that builds them.',
      el: 'Εμφανίζει τα στοιχεία παραστατικών, ή τον κώδικα που τα φτιάχνει.',
    },
    load: async () => (await import('./facts.js')).factsCommand,
  },
  {
    name: 'fix',
    summary: {
      en: 'Correct what has only one right answer, and print the request.',
      el: 'Κάνει τις διορθώσεις που έχουν μία μόνο σωστή απάντηση και εμφανίζει την αποστολή.',
    },
    load: async () => (await import('./fix.js')).fixCommand,
  },
  {
    name: 'totals',
    summary: {
      en: 'Show how each amount of a document is computed.',
      el: 'Δείχνει πώς προκύπτει κάθε ποσό ενός παραστατικού.',
    },
    load: async () => (await import('./totals.js')).totalsCommand,
  },
  {
    name: 'xml',
    summary: {
      en: 'Print documents as XML of the tax authority, or read such XML.',
      el: 'Εμφανίζει παραστατικά ως XML της ΑΑΔΕ, ή διαβάζει τέτοιο XML.',
    },
    load: async () => (await import('./xml.js')).xmlCommand,
  },
  {
    name: 'preview',
    summary: {
      en: 'Print a document as a page, as PDF or for a receipt printer.',
      el: 'Εκτυπώνει ένα παραστατικό ως σελίδα, ως PDF ή για εκτυπωτή αποδείξεων.',
    },
    load: async () => (await import('./preview.js')).previewCommand,
  },
  {
    name: 'explain',
    summary: {
      en: 'Explain a rule or a returned error, or list the rules.',
      el: 'Εξηγεί έναν κανόνα ή ένα σφάλμα που επιστράφηκε, ή εμφανίζει τους κανόνες.',
    },
    load: async () => (await import('./explain.js')).explainCommand,
  },
  {
    name: 'codes',
    summary: {
      en: 'List, show and search the code tables of the tax authority.',
      el: 'Εμφανίζει και αναζητά τους πίνακες κωδικών της ΑΑΔΕ.',
    },
    load: async () => (await import('./codes.js')).codesCommand,
  },
  {
    name: 'send',
    summary: {
      en: 'Issue documents and print the outcome of each.',
      el: 'Εκδίδει παραστατικά και δείχνει το αποτέλεσμα για το καθένα.',
    },
    load: async () => (await import('./send.js')).sendCommand,
  },
  {
    name: 'recover',
    summary: {
      en: 'Settle unknown outcomes of a journal, after a crash or a lost answer.',
      el: 'Διευκρινίζει ό,τι είναι άγνωστο σε ένα ημερολόγιο, μετά από διακοπή ή χαμένη απάντηση.',
    },
    load: async () => (await import('./recover.js')).recoverCommand,
  },
  {
    name: 'journal',
    summary: {
      en: 'Show what a journal has by status, and retry or give up a document.',
      el: 'Δείχνει τι έχει ένα ημερολόγιο ανά κατάσταση· νέα προσπάθεια ή εγκατάλειψη ενός παραστατικού.',
    },
    load: async () => (await import('./journal.js')).journalCommand,
  },
  {
    name: 'search',
    summary: {
      en: 'Search transmitted documents.',
      el: 'Αναζητά παραστατικά που διαβιβάστηκαν.',
    },
    load: async () => (await import('./search.js')).searchCommand,
  },
  {
    name: 'tables',
    summary: {
      en: 'List tables with open order slips, or the slips of one.',
      el: 'Δείχνει τραπέζια με ανοιχτά δελτία, ή τα δελτία ενός.',
    },
    load: async () => (await import('./tables.js')).tablesCommand,
  },
  {
    name: 'cancel-note',
    summary: {
      en: 'Cancel a delivery note or a receiving note.',
      el: 'Ακυρώνει δελτίο αποστολής ή δελτίο παραλαβής.',
    },
    load: async () => (await import('./cancel-note.js')).cancelNoteCommand,
  },
  {
    name: 'download',
    summary: {
      en: 'Save the PDF or the XML of a document.',
      el: 'Αποθηκεύει το PDF ή το XML ενός παραστατικού.',
    },
    load: async () => (await import('./download.js')).downloadCommand,
  },
  {
    name: 'balance',
    summary: { en: 'Show the remaining credits.', el: 'Δείχνει πόσες μονάδες απομένουν.' },
    load: async () => (await import('./balance.js')).balanceCommand,
  },
  {
    name: 'onboard',
    summary: {
      en: 'Register a company, and follow its request.',
      el: 'Εντάσσει μια επιχείρηση και παρακολουθεί το αίτημά της.',
    },
    load: async () => (await import('./onboard.js')).onboardCommand,
  },
  {
    name: 'sandbox',
    summary: {
      en: 'Serve the whole service on this machine, for development and tests.',
      el: 'Εκτελεί όλη την υπηρεσία σε αυτόν τον υπολογιστή, για ανάπτυξη και δοκιμές.',
    },
    load: async () => (await import('./sandbox.js')).sandboxCommand,
  },
  {
    name: 'serve',
    summary: {
      en: 'Answer HTTP calls of programs in any language.',
      el: 'Απαντά σε κλήσεις HTTP προγραμμάτων σε κάθε γλώσσα.',
    },
    load: async () => (await import('./serve.js')).serveCommand,
  },
  {
    name: 'call',
    summary: {
      en: 'Make one call of any operation: tables, payments, everything that serve has.',
      el: 'Κάνει μία κλήση οποιασδήποτε λειτουργίας του serve: τραπέζια, πληρωμές και όλα τα άλλα.',
    },
    load: async () => (await import('./call.js')).callCommand,
  },
  {
    name: 'mcp',
    summary: {
      en: 'Offer everything to assistants as tools (MCP).',
      el: 'Προσφέρει όλες τις λειτουργίες σε βοηθούς, ως εργαλεία (MCP).',
    },
    load: async () => (await import('./mcp.js')).mcpCommand,
  },
];
