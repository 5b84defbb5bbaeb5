import { receivingNotePurposes } from '../../codes/index.js';

type Code = (typeof receivingNotePurposes)[number]['code'];

/** The Greek names of the authority, which it writes in capitals and with the abbreviation of the note. */
const greek: Readonly<Record<Code, string>> = {
  1: 'Μη υπόχρεος έκδοσης',
  2: 'Άρνηση έκδοσης / εκ παραδρομής μη έκδοση',
  3: 'Ενδοκοινοτική απόκτηση',
  4: 'Απόκτηση από τρίτη χώρα',
  5: 'Ποσοτικός έλεγχος',
  6: 'Μη / μερική παράδοση',
  7: 'Λοιπές περιπτώσεις',
};

/** Why a receiving note is issued, as it is printed. */
export const receivingReasons = receivingNotePurposes.map(({ code, en }) => ({ code, el: greek[code], en }));
