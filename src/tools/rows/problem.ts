import { fill } from '../../issues/say.js';
import type { Params } from '../../types/index.js';

/** Why rows give no document, or a mapping fits no sheet. */
export type RowProblemCode = keyof typeof words;

/** A problem of a sheet, with its place as the spreadsheet shows it. */
export interface RowProblem {
  readonly code: RowProblemCode;
  /** The row, counted from 1. */
  readonly row?: number;
  /** The heading of the column. */
  readonly column?: string;
  readonly message: string;
}

const words = {
  'sheet/empty': {
    en: 'The sheet has no rows below its headings.',
    el: 'Το φύλλο δεν έχει γραμμές κάτω από τις επικεφαλίδες.',
  },
  'sheet/encoding': {
    en: 'The file is neither UTF-8 nor Greek of Windows (windows-1253) or ISO-8859-7. Save it as UTF-8.',
    el: 'Το αρχείο δεν είναι ούτε UTF-8 ούτε ελληνικά Windows (windows-1253) ή ISO-8859-7. Αποθηκεύστε το ως UTF-8.',
  },
  'sheet/either-greek': {
    en: 'The Greek of the file is windows-1253 or ISO-8859-7; which one is not clear, and Ά differs. Save it as UTF-8.',
    el: 'Τα ελληνικά του αρχείου είναι windows-1253 ή ISO-8859-7· δεν φαίνεται ποιο από τα δύο, και το Ά διαφέρει. Αποθηκεύστε το ως UTF-8.',
  },
  'sheet/dos': {
    en: 'The file has the Greek of DOS (code page 737). Save it as UTF-8.',
    el: 'Το αρχείο έχει ελληνικά DOS (κωδικοσελίδα 737). Αποθηκεύστε το ως UTF-8.',
  },
  'sheet/utf-16': {
    en: 'The file is UTF-16 without its mark (BOM). Save it as UTF-8.',
    el: 'Το αρχείο είναι UTF-16 χωρίς το σημάδι του (BOM). Αποθηκεύστε το ως UTF-8.',
  },
  'sheet/binary': {
    en: 'The file is neither text nor a workbook. Save the sheet as .xlsx, .ods or CSV (UTF-8).',
    el: 'Το αρχείο δεν είναι ούτε κείμενο ούτε βιβλίο εργασίας. Αποθηκεύστε το φύλλο ως .xlsx, .ods ή CSV (UTF-8).',
  },
  'sheet/xls': {
    en: 'The file is a workbook of the Excel of earlier years (.xls). Open it and save it as .xlsx.',
    el: 'Το αρχείο είναι βιβλίο εργασίας παλαιού Excel (.xls). Ανοίξτε το και αποθηκεύστε το ως .xlsx.',
  },
  'sheet/password': {
    en: 'The workbook opens only with a password. Save it without one.',
    el: 'Το βιβλίο εργασίας ανοίγει μόνο με κωδικό πρόσβασης. Αποθηκεύστε το χωρίς κωδικό.',
  },
  'sheet/workbook': {
    en: 'The file is neither an .xlsx nor an .ods workbook, or it is damaged. Open it in the spreadsheet and save it again.',
    el: 'Το αρχείο δεν είναι βιβλίο εργασίας .xlsx ή .ods, ή έχει καταστραφεί. Ανοίξτε το στο λογιστικό φύλλο και αποθηκεύστε το ξανά.',
  },
  'sheet/large': {
    en: 'The workbook is too large. Divide it, or save the sheet as CSV (UTF-8).',
    el: 'Το βιβλίο εργασίας είναι υπερβολικά μεγάλο. Χωρίστε το, ή αποθηκεύστε το φύλλο ως CSV (UTF-8).',
  },
  'sheet/no-such': {
    en: 'The workbook has no sheet {name}. It has: {known}.',
    el: 'Το βιβλίο εργασίας δεν έχει φύλλο {name}. Έχει: {known}.',
  },
  'sheet/web-page': {
    en: 'The file is a web page, although its name may end in .xls. Open it in the spreadsheet and save it as .xlsx or CSV (UTF-8).',
    el: 'Το αρχείο είναι ιστοσελίδα, ακόμη και αν το όνομά του λήγει σε .xls. Ανοίξτε το στο λογιστικό φύλλο και αποθηκεύστε το ως .xlsx ή CSV (UTF-8).',
  },
  'sheet/columns': {
    en: 'The sheet has {found} columns. At most {most} can be read.',
    el: 'Το φύλλο έχει {found} στήλες. Διαβάζονται το πολύ {most}.',
  },
  'sheet/quotes': {
    en: 'A quoted cell is not closed properly.',
    el: 'Κελί σε εισαγωγικά δεν κλείνει σωστά.',
  },
  'sheet/cells': {
    en: 'The row has {found} cells, but there are {expected} headings.',
    el: 'Η γραμμή έχει {found} κελιά, ενώ οι επικεφαλίδες είναι {expected}.',
  },
  'heading/twice': {
    en: 'Two columns have this heading. Give each its own.',
    el: 'Δύο στήλες έχουν αυτή την επικεφαλίδα. Δώστε στην καθεμία δική της.',
  },
  'heading/empty': {
    en: 'Column {number} has cells, but no heading.',
    el: 'Η στήλη {number} έχει κελιά, αλλά όχι επικεφαλίδα.',
  },
  'mapping/column-unmapped': {
    en: 'The mapping does not name this column. Give it a field of the facts, or null if it is not needed.',
    el: 'Η αντιστοίχιση δεν αναφέρει τη στήλη. Δώστε της πεδίο των στοιχείων, ή null αν δεν χρειάζεται.',
  },
  'mapping/column-missing': {
    en: 'The mapping names this column, but the sheet does not have it.',
    el: 'Η αντιστοίχιση αναφέρει τη στήλη, αλλά το φύλλο δεν την έχει.',
  },
  'mapping/member-missing': {
    en: 'The mapping gives this column no field. Name one, such as lines/quantity, or give null if the column is not needed.',
    el: 'Η αντιστοίχιση δεν δίνει πεδίο στη στήλη. Δώστε ένα, όπως lines/quantity, ή null αν η στήλη δεν χρειάζεται.',
  },
  'mapping/member': {
    en: 'Facts have no single value at {path}.',
    el: 'Τα στοιχεία δεν έχουν μεμονωμένη τιμή στο {path}.',
  },
  'mapping/member-nearest': {
    en: 'Facts have no single value at {path}. Did you mean {nearest}?',
    el: 'Τα στοιχεία δεν έχουν μεμονωμένη τιμή στο {path}. Μήπως εννοείτε {nearest};',
  },
  'mapping/twice': {
    en: '{path} is stated twice: by this column, and by {other}.',
    el: 'Το {path} δηλώνεται δύο φορές: από αυτή τη στήλη και από {other}.',
  },
  'mapping/empty': {
    en: '{path} is still empty in the mapping. State it, or take it out if it is not needed.',
    el: 'Το {path} της αντιστοίχισης είναι ακόμη κενό. Συμπληρώστε το, ή αφαιρέστε το αν δεν χρειάζεται.',
  },
  'cell/formula': {
    en: '“{value}”: the formula has no result. Correct it, or open the file in the spreadsheet and save it again.',
    el: '«{value}»: ο τύπος του κελιού δεν έχει αποτέλεσμα. Διορθώστε τον, ή ανοίξτε το αρχείο στο λογιστικό φύλλο και αποθηκεύστε το ξανά.',
  },
  'cell/number': {
    en: '“{value}” is not a number.',
    el: 'Το «{value}» δεν είναι αριθμός.',
  },
  'cell/number-readings': {
    en: '“{value}” may be {one} or {other}. State "decimal" in the mapping.',
    el: 'Το «{value}» διαβάζεται ως {one} ή ως {other}. Δηλώστε "decimal" στην αντιστοίχιση.',
  },
  'cell/number-rounded': {
    en: '“{value}”: the spreadsheet has shortened this number. Format the column as text and enter it again.',
    el: '«{value}»: το λογιστικό φύλλο συντόμευσε τον αριθμό. Ορίστε τη στήλη ως κείμενο και γράψτε τον ξανά.',
  },
  'cell/whole-number': {
    en: '“{value}” is not a whole number.',
    el: 'Το «{value}» δεν είναι ακέραιος αριθμός.',
  },
  'cell/code': {
    en: '“{value}” is neither a code nor a label of the table {table}. State its meaning under "values" in the mapping, as one of: {known}.',
    el: 'Το «{value}» δεν είναι κωδικός ούτε περιγραφή του πίνακα {table}. Δηλώστε τη σημασία του στο "values" της αντιστοίχισης, ως ένα από τα: {known}.',
  },
  'cell/word': {
    en: '“{value}” is not one of: {known}. State its meaning under "values" in the mapping.',
    el: 'Το «{value}» δεν είναι από τα: {known}. Δηλώστε τη σημασία του στο "values" της αντιστοίχισης.',
  },
  'cell/date': {
    en: '“{value}” is not a date. Write it as 20/11/2026, 20-Nov-26 or 2026-11-20.',
    el: 'Το «{value}» δεν είναι ημερομηνία. Γράψτε την ως 20/11/2026, 20-Νοε-26 ή 2026-11-20.',
  },
  'cell/time': {
    en: '“{value}” is not a time of day, such as 14:30.',
    el: 'Το «{value}» δεν είναι ώρα, όπως 14:30.',
  },
  'cell/flag': {
    en: '“{value}” is neither yes nor no.',
    el: 'Το «{value}» δεν είναι ναι ή όχι.',
  },
  'cell/differs': {
    en: 'The rows of one document state “{value}” and “{other}” (row {first}).',
    el: 'Οι γραμμές ενός παραστατικού δηλώνουν «{value}» και «{other}» (γραμμή {first}).',
  },
  'row/apart': {
    en: 'An earlier document, from row {first}, has the same number. Put the rows of a document one below the other, or correct the number.',
    el: 'Προηγούμενο παραστατικό, από τη γραμμή {first}, έχει τον ίδιο αριθμό. Βάλτε τις γραμμές ενός παραστατικού τη μία κάτω από την άλλη, ή διορθώστε τον αριθμό.',
  },
  'row/without-key': {
    en: 'The row does not say to which document it belongs. Empty: {columns}.',
    el: 'Από τη γραμμή δεν φαίνεται σε ποιο παραστατικό ανήκει. Κενά: {columns}.',
  },
  'row/left-out': {
    en: 'The document that begins here is left out, because row {below} may belong to it. Complete that row, or delete it if it is a total.',
    el: 'Το παραστατικό που αρχίζει εδώ παραλείπεται, επειδή ίσως του ανήκει η γραμμή {below}. Συμπληρώστε εκείνη τη γραμμή, ή διαγράψτε την αν είναι σύνολο.',
  },
} as const;

/** The place of a problem. */
export type Place = Pick<RowProblem, 'row' | 'column'>;

/** A problem with its message in the language. */
export const problemOf = (
  code: RowProblemCode,
  place: Place,
  params: Params,
  language: 'en' | 'el',
): RowProblem => ({ code, ...place, message: messageOf(code, params, language) });

/** The message of a problem. */
export const messageOf = (code: RowProblemCode, params: Params, language: 'en' | 'el'): string =>
  fill(words[code][language], params);
