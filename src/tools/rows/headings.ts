import { factsShape } from '../../builders/inside.js';
import { foldText } from '../../codes/inside.js';
import { targetOf } from './place.js';

/** Words of headings that stand for one another, the first one for all: abbreviations, cases and other languages. */
const SAME_WORDS = [
  'αριθμος αρ αριθ αριθμ νο no nr num number',
  'ημερομηνια ημ ημνια ημερνια ημερ ημερομ date',
  'διευθυνση δνση διευθ address addr',
  'παραστατικου παρ παραστ παρκου document doc',
  'τιμολογιου τιμολ τιμγιου invoice inv',
  'αποδειξης αποδ receipt',
  'εκδοσης issue issued',
  'περιγραφη περιγρ περ description descr desc',
  'ειδους ειδ προιοντος item product',
  'ποσοτητα ποσ ποσοτ quantity qty',
  'τεμαχια τεμ τμχ pieces pcs',
  'μοναδας μον μοναδος unit',
  'μετρησης μετρ measure',
  'συντελεστης συντ ποσοστο rate',
  'εκπτωση εκπτ discount disc',
  'υποκαταστημα υποκ υποκμα branch',
  'κωδικος κωδ code',
  'επωνυμια επων company',
  'πελατη πελ πελατου ληπτη αγοραστη customer client',
  'ονομα name',
  'τροπος τρ τροπ method way',
  'πληρωμης πληρωμη πληρ εξοφληση εξοφλησης εισπραξη εισπραξης payment paid',
  'χωρις ανευ προ πλην without excl excluding ex',
  'με συν with incl including',
  'αξια ποσο amount value amt',
  'συνολο total',
  'καθαρη καθαρο net',
  'λιανικη λιανικης retail',
  'τιμη price',
  'σειρα series',
  'φπα vat',
  'χωρα country',
  'τκ zip postcode zipcode',
  'πολη city town',
  'οδος street',
];

/** Words that change nothing. */
const EMPTY_WORDS = new Set(['€', 'eur', 'ευρω', 'σε', 'του', 'τησ', 'των', 'the', 'of', 'in', 'by']);

const wordOf = new Map(
  SAME_WORDS.flatMap((words) => {
    const [first = '', ...others] = foldText(words).split(' ');
    return others.map((other) => [other, first] as const);
  }),
);

/** Latin letters that look like Greek ones, small as `foldText` makes them, and the Greek ones. */
const LATIN = 'abehikmnoptxyz';
const GREEK = 'αβεηικμνορτχυζ';

/** A text in small letters, with Greek letters where a word that has any has Latin ones that look the same. */
export const inGreekLetters = (text: string): string =>
  foldText(text.slice(0, LONGEST)).replace(/\p{L}+/gu, (word) =>
    /\p{sc=Greek}/u.test(word)
      ? [...word].map((letter) => GREEK[LATIN.indexOf(letter)] ?? letter).join('')
      : word,
  );

/** A heading is known by its first letters. */
const LONGEST = 100;

/**
 * A heading in the form in which headings are compared: «Ημερ/νία Έκδοσης», «ΗΜ. ΕΚΔΟΣΗΣ» and `Issue date` are the same.
 */
export const plainHeading = (heading: string): string =>
  inGreekLetters(heading)
    // Α.Φ.Μ., Α/Α, Δ/νση and Ημ/νία are one word each.
    .replace(/(?<!\p{L})(\p{L})[./](?=\p{L}(?!\p{L}))/gu, '$1')
    .replace(/(?<=(?<!\p{L})\p{L}{1,4})\/(?=\p{L})/gu, '')
    .replace(/%/g, ' % ')
    .replace(/#/g, ' no ')
    .split(/[^\p{L}\p{N}%€]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
    .map((word) => wordOf.get(word) ?? word)
    .sort()
    .join(' ');

/**
 * The headings that people write for members of facts. A heading with two meanings is left to the user: «Τιμή» and «Τιμή
 * μονάδας» are without VAT on invoices and with VAT in a shop.
 */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  type: [
    'τύπος παραστατικού',
    'είδος παραστατικού',
    'παραστατικό',
    'document type',
    'invoice type',
    'είδος τιμολογίου',
  ],
  series: ['σειρά', 'σειρά παραστατικού', 'σειρά τιμολογίου', 'σειρά απόδειξης'],
  aa: [
    'αρ. παραστατικού',
    'αρ. τιμολογίου',
    'αρ. απόδειξης',
    'αρ. τιμ.',
    'α/α παραστατικού',
    'α/α τιμολογίου',
    'α/α απόδειξης',
  ],
  issueDate: ['ημερομηνία', 'ημ. έκδοσης', 'ημ. παραστατικού', 'ημ. τιμολογίου', 'ημ. απόδειξης'],
  'counterpart/vatNumber': [
    'αφμ',
    'αφμ πελάτη',
    'vat number',
    'customer vat number',
    'customer vat',
    'vat id',
    'tax id',
    'tin',
  ],
  'counterpart/branch': ['υποκατάστημα πελάτη', 'εγκατάσταση πελάτη'],
  'counterpart/name': [
    'επωνυμία',
    'επωνυμία πελάτη',
    'πελάτης',
    'πελάτη',
    'λήπτης',
    'όνομα πελάτη',
    'ονοματεπώνυμο',
    'ονοματεπώνυμο πελάτη',
    'company name',
  ],
  'counterpart/country': ['χώρα', 'χώρα πελάτη'],
  'counterpart/address/street': ['οδός', 'διεύθυνση', 'διεύθυνση πελάτη'],
  'counterpart/address/number': ['αριθμός οδού', 'street number'],
  'counterpart/address/postalCode': [
    'τ.κ.',
    'τ.κ. πελάτη',
    'ταχ. κωδικός',
    'ταχυδρομικός κωδικός',
    'postal code',
    'post code',
    'zip code',
  ],
  'counterpart/address/city': ['πόλη', 'πόλη πελάτη'],
  currency: ['νόμισμα', 'currency'],
  'lines/itemCode': ['κωδικός', 'κωδικός είδους', 'sku'],
  'lines/description': [
    'περιγραφή',
    'είδος',
    'είδους',
    'περιγραφή είδους',
    'ονομασία είδους',
    'όνομα είδους',
    'είδος περιγραφή',
    'αιτιολογία',
    'προϊόν',
    'υπηρεσία',
    'service',
  ],
  'lines/quantity': ['ποσότητα', 'τεμάχια'],
  'lines/unit': ['μονάδα μέτρησης', 'μονάδας μέτρησης', 'μ.μ.', 'μονάδας', 'uom'],
  'lines/unitPrice': ['τιμή χωρίς φπα', 'τιμή μονάδας χωρίς φπα', 'καθαρή τιμή', 'καθαρή τιμή μονάδας'],
  'lines/unitPriceWithVat': ['τιμή με φπα', 'τιμή μονάδας με φπα', 'λιανική τιμή', 'λιανική τιμή μονάδας'],
  'lines/net': ['καθαρή αξία', 'αξία χωρίς φπα', 'σύνολο χωρίς φπα', 'καθαρό σύνολο', 'net'],
  'lines/gross': ['αξία με φπα', 'σύνολο με φπα', 'gross', 'gross amount'],
  'lines/vat': ['φπα %', 'συντελεστής φπα', 'συντελεστής φπα %'],
  'lines/vatExemptionCategory': ['αιτία εξαίρεσης', 'αιτία εξαίρεσης φπα', 'εξαίρεση φπα', 'vat exemption'],
  'lines/discount/percent': ['έκπτωση %', 'ποσοστό έκπτωσης'],
  'payments/0/type': ['τρόπος πληρωμής', 'πληρωμή', 'payment type'],
};

const byHeading = new Map(
  Object.entries(HEADINGS).flatMap(([path, words]) =>
    words.map((word) => [plainHeading(word), path] as const),
  ),
);

/** The member that a heading names: by a usual word, or by the path of the member itself, such as `lines/quantity`. */
export const memberNamed = (heading: string): string | undefined =>
  byHeading.get(plainHeading(heading)) ?? ('steps' in targetOf(heading) ? heading : undefined);

const oneOf = (...headings: readonly string[]): ReadonlySet<string> => new Set(headings.map(plainHeading));

/** Headings that have a meaning only together with the cells. */
export const UNCLEAR = {
  /** A number of the document, or of the row in a list. */
  count: oneOf('α/α'),
  /** The number of the document, unless another column names it more clearly. */
  number: oneOf('αριθμός'),
  /** A rate or an amount. */
  vat: oneOf('φπα'),
  /** The price of a unit, with VAT or without. */
  price: oneOf('τιμή', 'τιμή μονάδας'),
  /** An amount of a line or of the document, with VAT or without. */
  amount: oneOf(
    'αξία',
    'σύνολο',
    'συνολική αξία',
    'σύνολο αξίας',
    'total amount',
    'τελική αξία',
    'γενικό σύνολο',
    'πληρωτέο',
    'πληρωτέο ποσό',
  ),
  /** What follows from the other columns. */
  computed: oneOf('αξία φπα', 'σύνολο φπα'),
  /** A discount of the line, or of the whole order on each of its rows. */
  discount: oneOf('έκπτωση', 'αξία έκπτωσης'),
} as const;

const unclear = new Set(Object.values(UNCLEAR).flatMap((headings) => [...headings]));

/** Whether people write a text above a column. */
export function isHeading(text: string): boolean {
  if (text === '') return false;
  const plain = plainHeading(text);
  // Only what begins like a member is looked up, because an unknown path is compared with all members.
  const isPath = Object.hasOwn(factsShape.members, text.slice(0, LONGEST).split('/')[0] ?? '');
  return byHeading.has(plain) || unclear.has(plain) || (isPath && memberNamed(text) !== undefined);
}
