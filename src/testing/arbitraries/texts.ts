import { type Arbitrary, fc } from '../fast-check.js';

const WORDS = [
  'Καφές',
  'Ψωμί ολικής άλεσης',
  'Υπηρεσίες λογισμικού',
  'ΑΝΑΛΩΣΙΜΑ',
  'Γραφίστας',
  'Ϊ́ός & Σία «Ο Άρτος»',
  'Laptop 15"',
  "Αξία < 5 > 'λίγα'",
  'Βίδα Μ8×40 (½″)',
  'ϋΰϊΐ·;',
];

const LETTERS = [...'αάβγδεέζηήθιίϊΐκλμνξοόπρστυύϋΰφχψωώΑΆΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩabcXYZ0123456789.,-'];

const anyWord = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 12 });

/** Text with letters, for a name or a description. */
const named = (text: string): string => (/\p{L}{2}/u.test(text) ? text : `Βίδα ${text}`);

/**
 * Greek and other real-world text, at least one character: accents, capitals, quotes, and characters that XML must
 * escape.
 */
export const words = (maxLength = 60): Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...WORDS), anyWord), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => named(parts.join(' ')).slice(0, maxLength).trim());

/** A calendar date, `YYYY-MM-DD`. */
export const calendarDate: Arbitrary<string> = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length));

const twoDigits = (max: number): Arbitrary<string> =>
  fc.nat(max).map((number) => String(number).padStart(2, '0'));

/** A time of day, `HH:mm:ss`. */
export const timeOfDay: Arbitrary<string> = fc
  .tuple(twoDigits(23), twoDigits(59), twoDigits(59))
  .map((parts) => parts.join(':'));

const marksWithin = (min: number, max: number): Arbitrary<readonly (string | number)[]> =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min, max }), fc.boolean()), {
      minLength: 1,
      maxLength: 3,
      selector: ([mark]) => mark,
    })
    .map((all) => all.map(([mark, asText]) => (asText ? String(mark) : mark)));

/** Some different MARKs for corrected documents, as text or numbers. */
export const correlatedMarks = marksWithin(400_000_000_000_000, 449_999_999_999_999);

/**
 * Some different MARKs for closed documents. They differ from the corrected ones, because a document in both lists is a
 * warning.
 */
export const connectedMarks = marksWithin(450_000_000_000_000, 499_999_999_999_999);

const uid = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEF'), minLength: 40, maxLength: 40 });

/** Some different UIDs. */
export const uids: Arbitrary<readonly string[]> = fc.uniqueArray(uid, { minLength: 1, maxLength: 2 });
