import type { PageLanguage } from './messages.js';

/** The words of the chooser. Questions and answers are the library's own. */
export interface ChoosingWords {
  readonly about: string;
  readonly words: string;
  readonly search: string;
  readonly change: (answer: string) => string;
  readonly assumed: string;
  /** In the editor beside it, or in the playground. */
  readonly open: string;
  readonly openElsewhere: string;
}

export const choosingWords: Readonly<Record<PageLanguage, ChoosingWords>> = {
  en: {
    about:
      'Which document do I issue, with which VAT and which classification? Answer, or search with your own words.',
    words: 'In your own words',
    search: 'Search',
    change: (answer) => `Take back: ${answer}`,
    assumed: 'Assumed, until you choose another answer',
    open: 'Open an example in the editor',
    openElsewhere: 'Open an example in the playground',
  },
  el: {
    about:
      'Ποιο παραστατικό εκδίδω, με ποιον ΦΠΑ και ποιον χαρακτηρισμό; Απαντήστε, ή ψάξτε με δικά σας λόγια.',
    words: 'Με δικά σας λόγια',
    search: 'Αναζήτηση',
    change: (answer) => `Αναίρεση: ${answer}`,
    assumed: 'Ισχύουν αυτά, αν δεν διαλέξετε κάτι άλλο',
    open: 'Άνοιγμα παραδείγματος στον επεξεργαστή',
    openElsewhere: 'Άνοιγμα παραδείγματος στο εργαστήριο',
  },
};
