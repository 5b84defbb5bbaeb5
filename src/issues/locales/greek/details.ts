/** Greek for the details of a document or a stored state that cannot be read, by the phrase in `params.detail`. */
const PHRASES: Readonly<Record<string, string>> = {
  // A member.
  type: 'η τιμή είναι άλλου τύπου',
  missing: 'λείπει',
  'not known': 'το πεδίο δεν είναι γνωστό',
  'unknown-member': 'το πεδίο δεν είναι γνωστό',
  'null-member': 'είναι null',
  'empty-list': 'η λίστα είναι κενή',
  unreadable: 'δεν διαβάζεται',
  'no list': 'δεν είναι λίστα',
  nothing: 'δεν δόθηκε παραστατικό',
  // A state.
  'a cancellation MARK before the note is cancelled':
    'υπάρχει ΜΑΡΚ ακύρωσης, αλλά το δελτίο δεν έχει ακυρωθεί',
  'charges and signatures contradict each other': 'οι χρεώσεις και οι υπογραφές δεν συμφωνούν μεταξύ τους',
  'the signatures are not those of the payments at a terminal':
    'οι υπογραφές δεν αντιστοιχούν στις πληρωμές μέσω τερματικού',
  'a signature belongs to another issuer': 'μια υπογραφή ανήκει σε άλλον εκδότη',
  'a signature expires at a different time than it states':
    'μια υπογραφή λήγει σε άλλη ώρα από αυτήν που δηλώνει',
  'the signature expires at a different time than it states':
    'η υπογραφή λήγει σε άλλη ώρα από αυτήν που δηλώνει',
  'a MARK without a completed charge': 'υπάρχει ΜΑΡΚ χωρίς ολοκληρωμένη χρέωση',
  'more than one signature, or more than one charge that waits for its answer':
    'υπάρχουν περισσότερες υπογραφές ή περισσότερες χρεώσεις που περιμένουν απάντηση',
  'a number of the series is missing or appears twice': 'ένας αριθμός της σειράς λείπει ή υπάρχει δύο φορές',
  'a series or a document appears twice': 'μια σειρά ή ένα παραστατικό υπάρχει δύο φορές',
  'an entry without the members of its kind, or with others':
    'μια εγγραφή δεν έχει ακριβώς τα πεδία του είδους της',
  'not issued': 'δεν έχει εκδοθεί',
};

/** A phrase in Greek. The path says where a table contradicts itself, so one phrase fits all of these. */
const wordsOf = (phrase: string): string => {
  if (Object.hasOwn(PHRASES, phrase)) return PHRASES[phrase] ?? phrase;
  if (phrase.startsWith('expected ')) return 'η τιμή δεν έχει τη μορφή που αναμένεται';
  if (phrase.endsWith(' twice')) return 'η ίδια τιμή υπάρχει δύο φορές';
  return 'δεν συμφωνεί με τα υπόλοιπα στοιχεία';
};

/** The detail of an issue in Greek: `invoiceHeader.aa: missing` becomes `invoiceHeader.aa: λείπει`. */
export function detailInGreek(detail: string): string {
  const [phrase = '', ...path] = detail.split(': ').reverse();
  return [...path.reverse(), wordsOf(phrase)].join(': ');
}
