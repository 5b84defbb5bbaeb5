import type { Words } from '../../words-type.js';

export const totals = {
  'totals/line-product': {
    what: 'Στη γραμμή {line}, ποσότητα {quantity} × τιμή μονάδας {unitPrice} ισούται με {computed}, αλλά η αξία πριν από την έκπτωση είναι {stated}.',
    todo: 'Διορθώστε την ποσότητα, την τιμή μονάδας ή την αξία: στο έντυπο δεν συμφωνούν.',
  },
  'totals/line-discount': {
    what: 'Στη γραμμή {line}, η αξία πριν από την έκπτωση {before} μείον την έκπτωση {discount} ισούται με {computed}, αλλά η καθαρή αξία είναι {stated}.',
    todo: 'Γράψτε ως καθαρή αξία ό,τι μένει μετά την έκπτωση ή διορθώστε την έκπτωση.',
  },
  'totals/line-vat': {
    what: 'Στη γραμμή {line}, ο ΦΠΑ {percent}% επί {net} είναι {computed}, αλλά το ποσό ΦΠΑ είναι {stated}.',
    todo: 'Ελέγξτε την κατηγορία ΦΠΑ και το ποσό: διαφορά ενός λεπτού είναι συνηθισμένη, εδώ είναι μεγαλύτερη.',
  },
  'totals/line-vat-of-other-rate': {
    what: 'Στη γραμμή {line}, το ποσό ΦΠΑ {stated} είναι {fits}% επί {net}, αλλά η κατηγορία ΦΠΑ έχει συντελεστή {percent}% ({computed}).',
    todo: 'Διορθώστε την κατηγορία[ σε {vatCategory}] ή το ποσό ΦΠΑ: το ένα από τα δύο αντιστοιχεί σε άλλον συντελεστή.',
  },
  'totals/line-vat-far-off': {
    what: 'Στη γραμμή {line}, ο ΦΠΑ {percent}% επί {net} είναι {computed}, αλλά το ποσό ΦΠΑ είναι {stated}: διαφορά {difference} δεν είναι από στρογγυλοποίηση.',
    todo: 'Διορθώστε το ποσό ΦΠΑ, ή την κατηγορία αν το είδος έχει άλλον συντελεστή.',
  },
  'totals/net-sum': {
    what: 'Το άθροισμα των καθαρών αξιών των γραμμών είναι {computed}, αλλά η συνολική καθαρή αξία είναι {stated}.',
    todo: 'Γράψτε στο totalNetValue το ακριβές άθροισμα των γραμμών.',
  },
  'totals/vat-sum': {
    what: 'Το άθροισμα του ΦΠΑ των γραμμών είναι {computed}, αλλά το σύνολο ΦΠΑ είναι {stated}.',
    todo: 'Γράψτε στο totalVatAmount το ακριβές άθροισμα των γραμμών· δεν στρογγυλοποιείται χωριστά.',
  },
  'totals/withheld-sum': {
    what: 'Το άθροισμα των παρακρατούμενων φόρων είναι {computed}, αλλά το σύνολό τους είναι {stated}.',
    todo: 'Γράψτε στο totalWithheldAmount το ακριβές άθροισμα των γραμμών ή του taxesTotals.',
  },
  'totals/fees-sum': {
    what: 'Το άθροισμα των τελών είναι {computed}, αλλά το σύνολό τους είναι {stated}.',
    todo: 'Γράψτε στο totalFeesAmount το ακριβές άθροισμα των γραμμών ή του taxesTotals.',
  },
  'totals/stamp-duty-sum': {
    what: 'Το άθροισμα του ψηφιακού τέλους συναλλαγής (χαρτοσήμου) είναι {computed}, αλλά το σύνολό του είναι {stated}.',
    todo: 'Γράψτε στο totalStampDutyAmount το ακριβές άθροισμα των γραμμών ή του taxesTotals.',
  },
  'totals/other-taxes-sum': {
    what: 'Το άθροισμα των λοιπών φόρων είναι {computed}, αλλά το σύνολό τους είναι {stated}.',
    todo: 'Γράψτε στο totalOtherTaxesAmount το ακριβές άθροισμα των γραμμών ή του taxesTotals.',
  },
  'totals/deductions-sum': {
    what: 'Το άθροισμα των κρατήσεων είναι {computed}, αλλά το σύνολό τους είναι {stated}.',
    todo: 'Γράψτε στο totalDeductionsAmount το ακριβές άθροισμα των γραμμών ή του taxesTotals.',
  },
  'totals/gross': {
    what: 'Καθαρή αξία {net} + ΦΠΑ {vat}[ − παρακρατούμενοι φόροι {withheld}][ + τέλη {fees}][ + ψηφιακό τέλος συναλλαγής {stampDuty}][ + λοιποί φόροι {otherTaxes}][ − κρατήσεις {deductions}] ισούται με {computed}, αλλά η συνολική αξία είναι {stated}.',
    todo: 'Γράψτε στο totalGrossValue ακριβώς αυτό το άθροισμα.',
  },
  'totals/gross-prepaid-tax': {
    what: 'Από τη συνολική αξία {stated} δεν έχει αφαιρεθεί ο προκαταβλητέος φόρος {prepaid} (κατηγορία παρακρατούμενου 8, 9 ή 10)· αλλιώς θα ήταν {computed}.',
    todo: 'Ρωτήστε τον πάροχό σας: οι πηγές διαφωνούν αν αυτός ο φόρος μειώνει τη συνολική αξία.',
  },
  'totals/simplified-above-limit': {
    what: 'Το απλοποιημένο τιμολόγιο έχει συνολική αξία {gross}, πάνω από το όριο των {limit} €.',
    todo: 'Εκδώστε τιμολόγιο (1.1, 2.1) ή, σε ιδιώτη, απόδειξη (11.1, 11.2).',
  },
  'totals/no-value': {
    what: 'Το παραστατικό τύπου {type} δεν έχει αξία: η καθαρή και η συνολική αξία του είναι 0.',
    todo: 'Ελέγξτε τιμές και ποσότητες[· για απλή διακίνηση εκδώστε δελτίο αποστολής ({note})].',
  },
} satisfies Words;
