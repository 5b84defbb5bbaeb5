import type { Words } from '../../words-type.js';

export const numbering = {
  'numbering/series': {
    what: 'Μια αρίθμηση ανήκει σε εκδότη, εγκατάσταση, τύπο και σειρά, και το {member} είναι {found}.',
    todo: 'Δηλώστε vatNumber (εννέα ψηφία), branch, invoiceType και series όπως θα τα έχει το παραστατικό.',
  },
  'numbering/first-number': {
    what: 'Ο πρώτος αριθμός {found} δεν είναι αύξων αριθμός.',
    todo: 'Δώστε ακέραιο από 1 έως 18446744073709551615 ως κείμενο, χωρίς μηδενικά μπροστά, έναν για κάθε σειρά.',
  },
  'numbering/other-series': {
    what: 'Η σειρά {series} του {vatNumber}, εγκατάσταση {branch}, τύπος {invoiceType}, δεν είναι από όσες ορίστηκαν.',
    todo: 'Διορθώστε τη σειρά ή ορίστε την στο series όταν δημιουργείται η αρίθμηση.',
  },
  'numbering/exhausted': {
    what: 'Η σειρά {series} έδωσε τον τελευταίο της αριθμό, {last}.',
    todo: 'Αρχίστε άλλη σειρά.',
  },
  'numbering/reservation': {
    what: 'Το {member} της δέσμευσης είναι {found}.',
    todo: 'Δώστε issueDate ως ΕΕΕΕ-ΜΜ-ΗΗ, memo ως κείμενο και holder ως όνομα ή παραλείψτε τα.',
  },
  'numbering/option': {
    what: 'Η επιλογή {member} της αρίθμησης είναι {found}.',
    todo: 'Δώστε holder ως όνομα ταμείου, reservedBefore ως έγκυρη Date και clock ως αντικείμενο με now() ή παραλείψτε τα.',
  },
  'numbering/not-reserved': {
    what: 'Ο αριθμός {aa} της σειράς {series} δεν δεσμεύτηκε εδώ.',
    todo: 'Δώστε το δελτίο που επέστρεψε η reserve().',
  },
  'numbering/reused': {
    what: 'Ο αριθμός {aa} έχει καταχωριστεί για το {recorded} και τώρα για το {found}.',
    todo: 'Αναζητήστε και τα δύο παραστατικά: ένας αριθμός έχει μόνο ένα παραστατικό.',
  },
  'numbering/elsewhere': {
    what: 'Το {name} έχει καταχωριστεί στον αριθμό {other} και τώρα στον {aa}.',
    todo: 'Αναζητήστε το παραστατικό και καταχωρίστε το στον αριθμό που έχει.',
  },
  'numbering/committed': {
    what: 'Ο αριθμός {aa} ανήκει στο παραστατικό {name}.',
    todo: 'Ένας αριθμός με παραστατικό μένει· αντιλογίστε το παραστατικό με πιστωτικό.',
  },
  'numbering/burnt': {
    what: 'Ο αριθμός {aa} έχει ήδη εγκαταλειφθεί: {reason}.',
    todo: 'Αφήστε τον όπως είναι.',
  },
  'numbering/not-refused': {
    what: 'Το αποτέλεσμα για τον αριθμό {aa} είναι {outcome}: ίσως κάποιο παραστατικό έχει αυτόν τον αριθμό.',
    todo: 'Αφήστε έναν αριθμό κενό μόνο μετά από απόρριψη. Διευκρινίστε πρώτα κάθε άλλο αποτέλεσμα και μετά δεσμεύστε τον με commit.',
  },
  'numbering/reason-missing': {
    what: 'Ο αριθμός {aa} θα εγκαταλειπόταν χωρίς αιτιολογία.',
    todo: 'Δηλώστε γιατί· ένα κενό στην αρίθμηση πρέπει να εξηγείται.',
  },
} satisfies Words;
