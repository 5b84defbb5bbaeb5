/** What people type, as words to look for. */

/** A word of a question: what is looked up for it, the word itself first. Each is a search of its own. */
export interface AskedWord {
  readonly word: string;
  readonly searches: readonly string[];
}

/** Lower case without accents, so that ΤΙΜΟΛΟΓΙΟ, Τιμολόγιο and τιμολογιο are one word. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');

/** Words that every page has, or that say nothing about a subject. */
export const EMPTY: ReadonlySet<string> = new Set(
  (
    'a an and are as at be but by can do does for from has have how i if in into is it its me more my need not of on or our ' +
    'should than that the there this to use want was we what when where which who why will with you your ' +
    'αν αντι απο δυο αυτη αυτο για δεν εαν ειναι εινε ενα ενας εναν ενος εχει εχω η ή θα θελω και κανω κατα με μετα μη μην μια μιας μου μας να ο οι οπου ' +
    'οταν οτι ποια ποιο ποιος ποιον ποτε που πρεπει πως προς σας σε στα στη στην στις στο στον στους τα τη την της τι τις το τον του τους των ως'
  )
    .split(' ')
    .map(folded),
);

/**
 * Words that mean the same here. People use the words of the counter and of the law; pages use one of them. The key is
 * the beginning of a word, folded, so that it covers its forms.
 */
const SAME: readonly (readonly [start: string, searches: readonly string[]])[] = [
  ['c#', ['python php delphi']],
  ['.net', ['python php delphi']],
  ['node', ['javascript']],
  ['24h', ['24 hours']],
  ['24ω', ['24 ώρες']],
  ['refund', ['credit', 'return']],
  ['duplicate', ['twice', 'already']],
  ['cancel', ['cancellation', 'credit']],
  ['void', ['cancellation', 'credit']],
  ['timeout', ['lost answer', 'time-out']],
  ['voucher', ['gift voucher']],
  ['deposit', ['advance']],
  ['prepayment', ['advance']],
  ['cod', ['cash on delivery']],
  ['withholding', ['withheld']],
  ['rent', ['rents']],
  ['offline', ['autonomous', 'transmissionFailure']],
  ['service', ['services']],
  ['import', ['spreadsheet', 'rows of a spreadsheet']],
  ['excel', ['spreadsheet', 'xlsx', 'υπολογιστικό φύλλο']],
  ['csv', ['spreadsheet']],
  ['xlsx', ['spreadsheet']],
  ['refus', ['what to do when it fails']],
  ['locked', ['card payments terminal']],
  ['unlock', ['locked']],
  ['παρακρατ', ['παρακρατούμενοι φόροι', 'παρακράτηση']],
  ['ταμειακ', ['ταμείο']],
  ['χαρτοσημ', ['ψηφιακό τέλος']],
  ['μισθωμ', ['ενοίκια']],
  ['ενοικι', ['ενοίκια', 'ενοίκιο']],
  ['pos', ['τερματικό', 'POS']],
  ['iris', ['άμεση πληρωμή']],
  ['καρτα', ['κάρτα', 'κάρτες']],
  ['ακυρω', ['ακύρωση', 'πιστωτικό']],
  ['επιστροφ', ['επιστροφή', 'πιστωτικό']],
  ['πιστων', ['πιστωτικό']],
  ['διπλ', ['διπλό', 'δύο φορές', 'ήδη διαβιβασ']],
  ['κουπον', ['δωροεπιταγή']],
  ['πουρμπουαρ', ['φιλοδώρημα']],
  ['tip', ['tips', 'φιλοδώρημα']],
  ['καπαρο', ['προκαταβολή']],
  ['αντικαταβολ', ['αντικαταβολή']],
  ['error', ['σφάλμα', 'error']],
  ['λαθος', ['λάθος', 'σφάλμα']],
  ['κλειν', ['κλείσιμο τραπεζιού', 'λογαριασμός τραπεζιού']],
  ['εκτυπων', ['εκτύπωση']],
  ['τυπων', ['εκτύπωση']],
  ['στρογγυλ', ['στρογγυλοποίηση']],
];

/** Greek endings, the longest first. What is left finds all forms of the word, because the search completes words. */
const ENDINGS =
  /(?:ουμενοι|ουμενων|ουμενουσ|ουμενη|ουμενο|ησεισ|ησεων|ωσεισ|ωσεων|ματοσ|ματων|ματα|ιων|ιου|ιεσ|ειασ|ιασ|ουσ|εισ|εων|ηση|ωση|εσ|ασ|οσ|ησ|ων|ου|οι|ια|ιο|μα|α|η|ο|ι|ε|ω)$/;

const isGreek = (word: string): boolean => /\p{Script=Greek}/u.test(word);

/** A Greek word without its ending, if enough is left; any other word as it is. */
export function stemOf(word: string): string {
  if (!isGreek(word)) return word;
  const stem = word.replace(ENDINGS, '');
  return stem.length >= 4 ? stem : word;
}

/** The word, its stem, and other words for it. A letter and a sign, such as C#, would find every word with this letter. */
function searchesFor(word: string, stems: readonly string[], same: readonly string[]): string[] {
  const isTooShort = word.replace(/[^\p{L}\p{N}]/gu, '').length < 2 && same.length > 0;
  return isTooShort ? [...same] : [...new Set([word, ...stems, ...same])];
}

/** The words of a question that say something, each once. A question of empty words only is taken as it is. */
export function askedWords(question: string): AskedWord[] {
  const written = question
    .split(/[\s,;!?«»"()…]+/u)
    .map((word) => word.replace(/^[.:·'’-]+(?=\p{L})|[.:·'’-]+$/gu, ''))
    .filter((word) => word !== '' && word !== '%');
  const telling = written.filter((word) => !EMPTY.has(folded(word)));
  const words = telling.length > 0 ? telling : written;
  const asked = new Map<string, AskedWord>();
  for (const word of words) {
    const plain = folded(word);
    const same = SAME.filter(([start]) => (start.length <= 3 ? plain === start : plain.startsWith(start)));
    const stem = stemOf(plain);
    asked.set(plain, {
      word,
      searches: searchesFor(
        word,
        stem === plain ? [] : [stem],
        same.flatMap(([, other]) => other),
      ),
    });
  }
  return [...asked.values()];
}
