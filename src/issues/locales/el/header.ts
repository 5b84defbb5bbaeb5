import type { Words } from '../../words-type.js';

export const header = {
  'header/currency-forbidden': {
    what: 'Στο παραστατικό τύπου {type} δεν δηλώνεται νόμισμα, αλλά δόθηκε {currency}.',
    todo: 'Αφαιρέστε το currency.',
  },
  'header/exchange-rate-missing': {
    what: 'Το νόμισμα είναι {currency}, αλλά λείπει η ισοτιμία του με το ευρώ.',
    todo: 'Συμπληρώστε το exchangeRate: πόσα ευρώ αξίζει μία μονάδα, με έως πέντε δεκαδικά.',
  },
  'header/exchange-rate-for-euro': {
    what: 'Το παραστατικό είναι σε ευρώ, αλλά έχει ισοτιμία {exchangeRate}.',
    todo: 'Αφαιρέστε το exchangeRate ή δηλώστε το ξένο νόμισμα.',
  },
  'header/serial-number': {
    what: 'Ο ΑΑ {aa} δεν είναι ακέραιος από 0 έως {largest}.',
    todo: 'Γράψτε στο aa μόνο ψηφία· τα γράμματα ανήκουν στη σειρά.',
  },
  'header/serial-leading-zeros': {
    what: 'Ο ΑΑ {aa} αρχίζει με μηδενικά.',
    todo: 'Γράψτε {short}, εφόσον έτσι αριθμείται το παραστατικό.',
  },
  'header/false-flag': {
    what: 'Το πεδίο {member} είναι false· η ΑΑΔΕ το δέχεται μόνο όταν είναι true.',
    todo: 'Παραλείψτε το {member}.',
  },
  'header/third-party-collection-on-type': {
    what: 'Το παραστατικό τύπου {type} δεν μπορεί να είναι είσπραξη για λογαριασμό τρίτου.',
    todo: 'Αφαιρέστε το thirdPartyCollection ή εκδώστε 8.4 ή 8.5.',
  },
  'header/flag-unusual-on-type': {
    what: 'Το πεδίο {member} δεν συνηθίζεται σε παραστατικά τύπου {type}.',
    todo: 'Ελέγξτε τον τύπο ή αφαιρέστε το {member}.',
  },
  'header/tax-free-on-channel': {
    what: 'Η ειδική κατηγορία 4 (Tax Free) δεν διαβιβάζεται μέσω παρόχου.',
    todo: 'Διαβιβάστε τις πωλήσεις Tax Free από το ERP ή την εφαρμογή της ΑΑΔΕ.',
  },
  'header/special-category-read-only': {
    what: 'Η ειδική κατηγορία {specialInvoiceCategory} ορίζεται μόνο από την ΑΑΔΕ και δεν αποστέλλεται.',
    todo: 'Αφαιρέστε το specialInvoiceCategory ή επιλέξτε άλλη κατηγορία.',
  },
  'header/correlation-difficulty-on-type': {
    what: 'Το παραστατικό τύπου {type} έχει την ειδική κατηγορία 13 (δυσχέρεια συσχέτισης), που αφορά μόνο το 11.4.',
    todo: 'Αφαιρέστε το specialInvoiceCategory από τον τύπο {type}.',
  },
  'header/variation-type': {
    what: 'Ο τύπος απόκλισης {variationType} δεν προβλέπεται όταν το παραστατικό διαβιβάζεται μέσω παρόχου.',
    todo: 'Αφαιρέστε το invoiceVariationType.',
  },
  'header/transmission-failure-of-others': {
    what: 'Την απώλεια διασύνδεσης {failure} δεν τη δηλώνει ο εκδότης που διαβιβάζει μέσω παρόχου.',
    todo: 'Στείλτε 1 όταν δεν ήταν δυνατή η επικοινωνία με τον πάροχο, αλλιώς παραλείψτε το transmissionFailure.',
  },
  'header/late-resend-of-today': {
    what: 'Το παραστατικό εκδόθηκε σήμερα, {issueDate}, αλλά δηλώνεται ως εκπρόθεσμη αποστολή.',
    todo: 'Παραλείψτε το transmissionFailure: αφορά παραστατικά της προηγούμενης ημέρας.',
  },
  'header/issue-date-future': {
    what: 'Η ημερομηνία έκδοσης {issueDate} είναι μελλοντική: στην Ελλάδα σήμερα είναι {today}.',
    todo: 'Εκδώστε το παραστατικό όταν έρθει αυτή η ημερομηνία.',
  },
  'header/issue-date-past': {
    what: 'Η ημερομηνία έκδοσης είναι {issueDate}, αλλά στην Ελλάδα σήμερα είναι {today}· γίνεται δεκτή από {earliest} και μετά.',
    todo: 'Εκδώστε το με σημερινή ημερομηνία· αν είναι χθεσινό και δεν ήταν δυνατό να σταλεί (απώλεια διασύνδεσης με τον πάροχο), δηλώστε transmissionFailure 1.',
  },
  'header/member-of-later-version': {
    what: 'Το πεδίο {member} υπάρχει από την έκδοση {version} των προδιαγραφών· το παραστατικό ελέγχεται με παλαιότερη.',
    todo: 'Παραλείψτε το μέχρι να υποστηρίξει ο πάροχός σας τη νέα έκδοση.',
  },
  'header/series-spaces': {
    what: 'Η σειρά «{series}» αρχίζει ή τελειώνει με κενό, που αλλάζει το αναγνωριστικό του παραστατικού.',
    todo: 'Αφαιρέστε το κενό· χωρίς σειρά, γράψτε «0».',
  },
  'header/series-character': {
    what: 'Η σειρά «{series}» έχει τον χαρακτήρα «{character}», που το αναγνωριστικό δεν δέχεται.',
    todo: 'Γράψτε τη σειρά με ελληνικά ή απλά λατινικά γράμματα, ψηφία και απλά σημεία.',
  },
  'header/retail-credit-unlinked': {
    what: 'Το πιστωτικό λιανικής δεν αναφέρει το παραστατικό που πιστώνει.',
    todo: 'Προσθέστε το ΜΑΡΚ του στο multipleConnectedMarks· αν δεν μπορεί να συσχετιστεί, δηλώστε specialInvoiceCategory {category}.',
  },
  'header/mark-short': {
    what: 'Το ΜΑΡΚ {mark} στο πεδίο {member} έχει λιγότερα από 15 ψηφία.',
    todo: 'Γράψτε το ΜΑΡΚ που έδωσε η ΑΑΔΕ στο παραστατικό, όχι τον αριθμό του.',
  },
  'header/connected-uids-on-type': {
    what: 'Το παραστατικό τύπου {type} αναφέρει UID, δηλαδή δελτία παραγγελίας χωρίς ΜΑΡΚ, αλλά ο τύπος δεν μπορεί να κλείσει τραπέζι.',
    todo: 'Αφαιρέστε το multipleConnectedUids[ και γράψτε το ΜΑΡΚ του αρχικού στο {list}]. Τα τραπέζια κλείνουν με 11.1 ή 1.1, πιστωτικά με 11.4 ή 5.2.',
  },
} satisfies Words;
