import type { Words } from '../../words-type.js';

export const taxes = {
  'taxes/on-lines-and-document': {
    what: 'Η γραμμή {line} έχει δικό της φόρο, {member}, ενώ οι φόροι του παραστατικού είναι στο taxesTotals.',
    todo: 'Γράψτε τους φόρους πλην ΦΠΑ είτε στις γραμμές είτε στο taxesTotals, όχι και στα δύο.',
  },
  'taxes/category-missing': {
    what: 'Στη γραμμή {line}, το ποσό {member} είναι {amount}, αλλά λείπει το πεδίο {missing}.',
    todo: 'Συμπληρώστε το {missing}, που δηλώνει ποιος φόρος είναι, ή αφαιρέστε το ποσό.',
  },
  'taxes/levy-category-missing': {
    what: 'Στη γραμμή {line}, το ποσό {member} είναι {amount}, αλλά λείπει το πεδίο {missing}.',
    todo: 'Συμπληρώστε το {missing}, που δηλώνει το είδος του καταλύματος.',
  },
  'taxes/amount-missing': {
    what: 'Στη γραμμή {line}, το πεδίο {member} είναι {category}, αλλά λείπει το ποσό {missing}.',
    todo: 'Συμπληρώστε το {missing}, ακόμη και αν είναι 0, ή αφαιρέστε την κατηγορία.',
  },
  'taxes/other-taxes-incomplete': {
    what: 'Η γραμμή {line} έχει κατηγορία λοιπών φόρων {category} χωρίς ποσό (otherTaxesAmount).',
    todo: 'Συμπληρώστε το otherTaxesAmount ή αφαιρέστε την κατηγορία.',
  },
  'taxes/unknown-category': {
    what: 'Το είδος φόρου {taxType} δεν έχει κατηγορία {category}.',
    todo: 'Επιλέξτε μία από τις κατηγορίες του, 1 έως {last}, ή διορθώστε το taxType.',
  },
  'taxes/withdrawn-category': {
    what: 'Η κατηγορία λοιπών φόρων {category} κατά πάσα πιθανότητα έχει καταργηθεί.',
    todo: 'Επιλέξτε κατηγορία που ισχύει· για ασφάλιστρα κλάδου πυρός είναι η 15.',
  },
  'taxes/base-above-net': {
    what: 'Η βάση του φόρου είναι {base}, μεγαλύτερη από τη συνολική καθαρή αξία {net}.',
    todo: 'Διορθώστε τη βάση: είναι η συνολική καθαρή αξία ή μέρος της.',
  },
  'taxes/tax-above-net': {
    what: 'Ο φόρος του παραστατικού είναι {tax}, μεγαλύτερος από τη συνολική καθαρή αξία {net}.',
    todo: 'Διορθώστε το ποσό του φόρου (taxAmount).',
  },
  'taxes/tax-above-base': {
    what: 'Ο φόρος του παραστατικού είναι {tax}, μεγαλύτερος από τη βάση του {base}.',
    todo: 'Διορθώστε το ποσό (taxAmount) ή τη βάση (underlyingValue).',
  },
  'taxes/line-tax-above-net': {
    what: 'Στη γραμμή {line}, το ποσό {member} είναι {tax}, μεγαλύτερο από την καθαρή αξία {net}.',
    todo: 'Διορθώστε το ποσό ή την καθαρή αξία της γραμμής: ο φόρος είναι το πολύ όση η αξία από την οποία προκύπτει.',
  },
  'taxes/line-deductions-above-net': {
    what: 'Οι κρατήσεις της γραμμής {line} είναι {tax}, περισσότερες από την καθαρή αξία της {net}, κάτι που έχει απορριφθεί.',
    todo: 'Διορθώστε το {member} ή μοιράστε το στις γραμμές, ώστε σε καμία να μην ξεπερνά την καθαρή αξία.',
  },
  'taxes/rate-mismatch': {
    what: 'Η κατηγορία φόρου {category} είναι {percent}% επί {base}, δηλαδή {computed}, αλλά το πεδίο {place} είναι {stated}.',
    todo: 'Ελέγξτε την κατηγορία, τη βάση και το ποσό: διαφορά ενός λεπτού είναι συνηθισμένη, εδώ είναι μεγαλύτερη.',
  },
  'taxes/document-category-missing': {
    what: 'Ο φόρος με είδος {taxType} και ποσό {amount} δεν έχει taxCategory, που δηλώνει ποιος φόρος είναι.',
    todo: 'Συμπληρώστε το taxCategory από τον πίνακα του είδους.',
  },
  'taxes/deductions-category': {
    what: 'Οι κρατήσεις έχουν κατηγορία {category}, αλλά για κρατήσεις δεν υπάρχουν κατηγορίες.',
    todo: 'Αφαιρέστε το taxCategory.',
  },
  'taxes/other-taxes-rate': {
    what: 'Η κατηγορία {category} λοιπών φόρων είναι {percent}% επί {base}, δηλαδή {computed}, αλλά το πεδίο {place} είναι {stated}.',
    todo: 'Ελέγξτε την κατηγορία, τη βάση και το ποσό: διαφορά ενός λεπτού είναι συνηθισμένη, εδώ είναι μεγαλύτερη.',
  },
  'taxes/fixed-amount-mismatch': {
    what: 'Η κατηγορία φόρου {category} είναι {each} ανά τεμάχιο και το πεδίο {place} είναι {stated}, που δεν είναι ακέραιο πολλαπλάσιο.',
    todo: 'Ελέγξτε την κατηγορία και το ποσό: τα τεμάχια είναι ακέραιος αριθμός.',
  },
  'taxes/tax-line-taxed': {
    what: 'Η γραμμή {line} είναι η ίδια φόρος, με είδος γραμμής {recType}, αλλά έχει και {member} {amount}.',
    todo: 'Γράψτε τον φόρο μόνο στο netValue, αλλιώς υπολογίζεται δύο φορές.',
  },
  'taxes/label-mismatch': {
    what: 'Ο φόρος εκτυπώνεται ως «{label}», αλλά διαβιβάζεται με είδος φόρου {taxType}[, κατηγορία {category}].',
    todo: 'Διορθώστε το taxType και το taxCategory ή το taxTypeLabel.',
  },
  'taxes/levy-amount': {
    what: 'Το τέλος {category} είναι {each} ανά δωμάτιο και νύχτα ({issueDate}) και το πεδίο {place} είναι {stated}, μη ακέραιο πολλαπλάσιο.',
    todo: 'Ελέγξτε την κατηγορία και το ποσό· οι περιγραφές του πίνακα έχουν ποσά του 2024.',
  },
  'taxes/levy-season': {
    what: 'Η κατηγορία {category} είναι τέλος άλλης περιόδου από αυτήν της ημερομηνίας {issueDate}.',
    todo: 'Χρησιμοποιήστε την κατηγορία {other} για τις νύχτες αυτής της περιόδου.',
  },
  'taxes/levy-missing': {
    what: 'Από τη γραμμή {line} λείπει το τέλος ανθεκτικότητας στην κλιματική κρίση, που αναγράφεται στους λοιπούς φόρους.',
    todo: 'Συμπληρώστε το otherTaxesAmount και, για το είδος του καταλύματος, το otherTaxesPercentCategory.',
  },
} satisfies Words;
