import { fill } from '../../../issues/say.js';
import { type Check, checkOf } from '../../../types/brand.js';
import type { Params, Path } from '../../../types/index.js';
import { ParastatikoError } from '../../../types/parastatiko-error.js';
import type { Both } from './both.js';

/** Why a call of an operation was refused, apart from the issues of documents and flows. */
export type OperationErrorCode = keyof typeof operationWords;

export const operationWords = {
  input: {
    en: 'The input of the call is invalid. Correct what faults lists, then call again.',
    el: 'Τα δεδομένα της κλήσης δεν είναι έγκυρα. Διορθώστε όσα αναφέρει το faults και καλέστε ξανά.',
  },
  oversized: {
    en: 'The input is nested in more than 100 levels, one object has more than 10,000 members, or one list more than 50,000 items. Nothing was done. Send less in one call.',
    el: 'Τα δεδομένα έχουν πάνω από 100 επίπεδα, ένα αντικείμενο έχει πάνω από 10.000 πεδία, ή μία λίστα πάνω από 50.000 στοιχεία. Δεν έγινε τίποτα. Στείλτε λιγότερα σε κάθε κλήση.',
  },
  'not-found': {
    en: 'There is no {what} named {name}. Correct the name[: {list} lists them].',
    el: 'Δεν υπάρχει {what} με όνομα {name}. Διορθώστε το όνομα[: όλα είναι στο {list}].',
  },
  exists: {
    en: '{what} {name} exists already and is not finished. Use it as it is in present, finish it first, or take another name.',
    el: 'Υπάρχει ήδη {what} με όνομα {name}, που δεν έχει ολοκληρωθεί. Χρησιμοποιήστε αυτό που δείχνει το present, ολοκληρώστε το πρώτα, ή δώστε άλλο όνομα.',
  },
  changed: {
    en: '{what} {name} was changed by another call. Read it again, then repeat the call.',
    el: 'Άλλη κλήση άλλαξε: {what} {name}. Διαβάστε την τρέχουσα κατάσταση και επαναλάβετε.',
  },
  busy: {
    en: 'Other servers change {what} {name} at this moment. Repeat the same call: what it has done is not done twice.',
    el: 'Άλλοι διακομιστές αλλάζουν τώρα: {what} {name}. Επαναλάβετε την ίδια κλήση: ό,τι έχει γίνει δεν γίνεται δεύτερη φορά.',
  },
  'half-done': {
    en: 'The order {aa} is filed, but its cancellation could not be sent. Repeat the same call: only the cancellation is sent.',
    el: 'Η παραγγελία {aa} διαβιβάστηκε, αλλά η ακύρωσή της δεν στάλθηκε. Επαναλάβετε την ίδια κλήση: θα σταλεί μόνο η ακύρωση.',
  },
  'key-missing': {
    en: 'The call has no key[, and its document leaves its number to the service: {next}]. State {key}: any text that stays the same when the call is repeated, such as the number of your sale.',
    el: 'Η κλήση δεν έχει κλειδί[ και το παραστατικό της αφήνει τον αριθμό στην υπηρεσία: {next}]. Δώστε {key}: ένα κείμενο που μένει ίδιο σε κάθε επανάληψη, π.χ. τον αριθμό της πώλησής σας.',
  },
  'key-reused': {
    en: 'An earlier call with the same key had another input. Use a new key for a new call.',
    el: 'Το ίδιο κλειδί χρησιμοποιήθηκε ήδη με άλλα δεδομένα. Δώστε νέο κλειδί για νέα κλήση.',
  },
  'call/older-version': {
    en: 'Another version of this program stored a call like this one, and this version does not know whether it is the same. Look at the table or the journal: if the document is there, the call is done. Otherwise repeat it with a new Idempotency-Key.',
    el: 'Άλλη έκδοση του προγράμματος αποθήκευσε μια τέτοια κλήση, και αυτή η έκδοση δεν γνωρίζει αν είναι η ίδια. Δείτε το τραπέζι ή το ημερολόγιο: αν το παραστατικό υπάρχει, η κλήση έχει γίνει. Αλλιώς επαναλάβετέ την με νέο Idempotency-Key.',
  },
  answered: {
    en: '{name} has an answer of the service, so it cannot be given up. Credit or cancel it if it is wrong.',
    el: 'Το {name} έχει απάντηση της υπηρεσίας και δεν μπορεί να εγκαταλειφθεί. Αν είναι λάθος, εκδώστε πιστωτικό ή ακυρώστε το.',
  },
  'number-of-other': {
    en: 'The journal has the document with the number {aa}[: its MARK is {mark}], and it is not the one that you name. Look at it in the journal, and state its own MARK or UID once it is filed.',
    el: 'Το ημερολόγιο έχει το παραστατικό με αριθμό {aa}[: το ΜΑΡΚ του είναι {mark}], και δεν είναι αυτό που δηλώνετε. Δείτε το στο ημερολόγιο και δώστε το δικό του ΜΑΡΚ ή UID όταν διαβιβαστεί.',
  },
  'number-sent': {
    en: 'The number {aa} belongs to a document that was sent or will be. Release its payment or give the document up: both burn the number.',
    el: 'Ο αριθμός {aa} ανήκει σε παραστατικό που στάλθηκε ή θα σταλεί. Αποδεσμεύστε την πληρωμή του ή εγκαταλείψτε το: και τα δύο ακυρώνουν τον αριθμό.',
  },
  'not-available': {
    en: 'This operation needs a journal and a service, which were not given at the start. Start the program with them.',
    el: 'Η λειτουργία χρειάζεται ημερολόγιο και υπηρεσία, που δεν δόθηκαν στην εκκίνηση. Ξεκινήστε το πρόγραμμα με αυτά.',
  },
} as const satisfies Readonly<Record<string, Both>>;

/** A fault of the input: where, and what. */
export interface InputFault {
  readonly path: Path;
  readonly message: string;
}

/**
 * Thrown if a call of an operation cannot be done because of the call itself. Documents and steps of flows that are
 * refused throw `InvalidDocumentError` and `RefusedStepError`.
 *
 * @example
 * try { await perform(order, input, context); } catch (error) { if (OperationError.isOperationError(error)) show(error.code); else throw error; }
 */
export class OperationError extends ParastatikoError<'OperationError', OperationErrorCode> {
  /** What is wrong with the input. */
  readonly faults: readonly InputFault[];
  /** What is stored now, if another call changed it. */
  readonly present: unknown;

  constructor(
    code: OperationErrorCode,
    params: Params,
    language: keyof Both,
    { faults = [], present, cause }: Partial<Pick<OperationError, 'faults' | 'present' | 'cause'>> = {},
  ) {
    super('OperationError', code, fill(operationWords[code][language], params));
    this.faults = faults;
    this.present = present;
    if (cause !== undefined) this.cause = cause;
  }

  /** Whether a value is an `OperationError`, from this copy of the library or another. */
  static readonly isOperationError: Check<OperationError> = /* @__PURE__ */ checkOf('OperationError');
}
