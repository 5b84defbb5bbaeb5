import { nearest } from '../../reading/nearest.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { actions } from '../journal/actions.js';
import { withOpenJournal } from '../journal/open.js';
import { journalOptions } from '../journal/options.js';

const names = Object.keys(actions);
const ACTION = { en: 'ACTION', el: 'ΕΝΕΡΓΕΙΑ' } as const;
const DOCUMENT = { en: 'DOCUMENT', el: 'ΠΑΡΑΣΤΑΤΙΚΟ' } as const;

const listOf = (language: 'en' | 'el'): string =>
  Object.entries(actions)
    .map(([name, { needsDocument, what }]) => {
      const line = needsDocument ? `${name} ${DOCUMENT[language]}` : name;
      return `${line} (${what[language]})`;
    })
    .join(', ');

/** `parastatiko journal`: looks at a journal, and settles single documents. */
export const journalCommand: Command = {
  operands: {
    en: `[${ACTION.en}] [${DOCUMENT.en}]`,
    el: `[${ACTION.el}] [${DOCUMENT.el}]`,
  },
  options: journalOptions,
  description: {
    en: `ACTION is one of: ${listOf('en')}. Default: status. DOCUMENT is a series and a number, also with the type (11.1 A 101), a MARK or a UID; a completion or a cancellation is its operation and what status shows, or its key. The journal is a file (--journal) or a database (--database); it is not created. Only retry calls the service.`,
    el: `Η ΕΝΕΡΓΕΙΑ είναι μία από: ${listOf('el')}. Προεπιλογή: status. Το ΠΑΡΑΣΤΑΤΙΚΟ είναι σειρά και αριθμός, και με τον τύπο (11.1 A 101), ΜΑΡΚ ή UID· η ολοκλήρωση πληρωμής και η ακύρωση, η λειτουργία τους και ό,τι δείχνει η status, ή το κλειδί τους. Το ημερολόγιο είναι αρχείο (--journal) ή βάση (--database) και δεν δημιουργείται. Μόνο η retry καλεί την υπηρεσία.`,
  },
  exitCodes: {
    0: {
      en: 'nothing needs help; the document is shown, settled or given up',
      el: 'τίποτα δεν χρειάζεται ενέργεια· το παραστατικό εμφανίστηκε, διευκρινίστηκε ή εγκαταλείφθηκε',
    },
    1: {
      en: 'something is unknown or was not sent, tills used a number twice, or the document cannot be found or changed',
      el: 'κάτι είναι άγνωστο ή δεν στάλθηκε, ταμεία χρησιμοποίησαν τον ίδιο αριθμό, ή το παραστατικό δεν βρέθηκε ή δεν αλλάζει',
    },
    2: {
      en: 'no journal, or wrong usage; for retry, no key or no base URL',
      el: 'δεν υπάρχει ημερολόγιο, ή λανθασμένη σύνταξη της εντολής· για την retry, δεν υπάρχει κλειδί ή διεύθυνση',
    },
  },
  examples: {
    'parastatiko journal --journal till.db': { en: 'The status of a till.', el: 'Η εικόνα ενός ταμείου.' },
    'parastatiko journal --database postgres://erp@db.internal/erp --watch': {
      en: 'The status of a chain, again and again.',
      el: 'Η εικόνα μιας αλυσίδας, ξανά και ξανά.',
    },
    'parastatiko journal show A 101 --journal till.db': { en: 'One document.', el: 'Ένα παραστατικό.' },
    'parastatiko journal give-up A 101 --journal till.db --reason "till broken, no network"': {
      en: 'A document that will not be sent.',
      el: 'Παραστατικό που δεν θα σταλεί.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const [name = 'status', ...document] = context.operands;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) {
    throw new UsageError(
      (usage, language) => usage.wrongChoice(ACTION[language], name, names),
      nearest(name, names),
    );
  }
  const [excess] = document;
  if (action.needsDocument && excess === undefined) {
    throw new UsageError((usage, language) => usage.missingArgument(DOCUMENT[language]));
  }
  if (!action.needsDocument && excess !== undefined) {
    throw new UsageError((usage) => usage.tooManyArguments(excess));
  }
  return await withOpenJournal(context, (open) => action.run(context, open, document));
}
