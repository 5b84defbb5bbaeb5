import type { Words } from '../../words-type.js';

export const totals = {
  'totals/line-product': {
    what: 'Στη γραμμή {line}, ποσότητα {quantity} × τιμή μονάδας {unitPrice} κάνει {computed}, αλλά η αξία της γραμμής πριν από την έκπτωση είναι {stated}.',
    todo: 'Διορθώστε την ποσότητα, την τιμή μονάδας ή την αξία· στο χαρτί αντιφάσκουν.',
  },
  'totals/line-discount': {
    what: 'Η αξία της γραμμής {line} είναι {before} πριν από την έκπτωση και η έκπτωση {discount}, άρα μένουν {computed}· η καθαρή αξία της είναι {stated}.',
    todo: 'Γράψτε ως καθαρή αξία ό,τι μένει μετά την έκπτωση.',
  },
  'totals/line-vat': {
    what: 'Στη γραμμή {line}, ο ΦΠΑ {percent} % επί {net} είναι {computed}, αλλά το ποσό ΦΠΑ είναι {stated}.',
    todo: 'Ελέγξτε την κατηγορία ΦΠΑ και το ποσό· ένα λεπτό διαφορά είναι συνηθισμένο, εδώ είναι περισσότερο.',
  },
  'totals/net-sum': {
    what: 'Το άθροισμα των καθαρών αξιών των γραμμών είναι {computed}, αλλά η συνολική καθαρή αξία είναι {stated}.',
    todo: 'Το totalNetValue είναι το ακριβές άθροισμα των γραμμών.',
  },
  'totals/vat-sum': {
    what: 'Το άθροισμα του ΦΠΑ των γραμμών είναι {computed}, αλλά το σύνολο ΦΠΑ είναι {stated}.',
    todo: 'Το totalVatAmount είναι το ακριβές άθροισμα των γραμμών· δεν στρογγυλοποιείται χωριστά.',
  },
  'totals/withheld-sum': {
    what: 'Το άθροισμα των παρακρατούμενων φόρων είναι {computed}, αλλά το σύνολό τους είναι {stated}.',
    todo: 'Το totalWithheldAmount είναι το ακριβές άθροισμα των γραμμών ή του taxesTotals.',
  },
  'totals/fees-sum': {
    what: 'Το άθροισμα των τελών είναι {computed}, αλλά το σύνολό τους είναι {stated}.',
    todo: 'Το totalFeesAmount είναι το ακριβές άθροισμα των γραμμών ή του taxesTotals.',
  },
  'totals/stamp-duty-sum': {
    what: 'Το άθροισμα του ψηφιακού τέλους συναλλαγής (χαρτοσήμου) είναι {computed}, αλλά το σύνολό του είναι {stated}.',
    todo: 'Το totalStampDutyAmount είναι το ακριβές άθροισμα των γραμμών ή του taxesTotals.',
  },
  'totals/other-taxes-sum': {
    what: 'Το άθροισμα των λοιπών φόρων είναι {computed}, αλλά το σύνολό τους είναι {stated}.',
    todo: 'Το totalOtherTaxesAmount είναι το ακριβές άθροισμα των γραμμών ή του taxesTotals.',
  },
  'totals/deductions-sum': {
    what: 'Το άθροισμα των κρατήσεων είναι {computed}, αλλά το σύνολό τους είναι {stated}.',
    todo: 'Το totalDeductionsAmount είναι το ακριβές άθροισμα των γραμμών ή του taxesTotals.',
  },
  'totals/gross': {
    what: 'Καθαρή αξία {net} + ΦΠΑ {vat}[ − παρακρατούμενοι φόροι {withheld}][ + τέλη {fees}][ + ψηφιακό τέλος συναλλαγής {stampDuty}][ + λοιποί φόροι {otherTaxes}][ − κρατήσεις {deductions}] κάνει {computed}, αλλά η συνολική αξία είναι {stated}.',
    todo: 'Το totalGrossValue είναι ακριβώς αυτό το άθροισμα.',
  },
  'totals/gross-prepaid-tax': {
    what: 'Η συνολική αξία {stated} δεν αφαιρεί τον προκαταβλητέο φόρο {prepaid} (κατηγορία παρακράτησης 8, 9 ή 10)· αν αφαιρεθεί, γίνεται {computed}.',
    todo: 'Οι πηγές διαφωνούν αν ο προκαταβλητέος φόρος μειώνει τη συνολική αξία: ρωτήστε τον πάροχό σας ποιο από τα δύο διαβιβάζει.',
  },
  'totals/no-value': {
    what: 'Παραστατικό τύπου {type} χωρίς αξία: η καθαρή και η συνολική αξία του είναι 0.',
    todo: 'Ελέγξτε τις τιμές· αγαθά που μόνο διακινούνται έχουν δελτίο αποστολής (9.3).',
  },
} satisfies Words;
