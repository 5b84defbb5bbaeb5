import type { Words } from '../../words-type.js';

export const header = {
  'header/currency-forbidden': {
    what: 'Παραστατικό τύπου {type} δεν έχει νόμισμα, αλλά αναγράφεται {currency}.',
    todo: 'Αφαιρέστε το currency.',
  },
  'header/exchange-rate-missing': {
    what: 'Το νόμισμα είναι {currency} και λείπει η ισοτιμία του ως προς το ευρώ.',
    todo: 'Συμπληρώστε το exchangeRate: πόσα ευρώ αξίζει μία μονάδα, με έως πέντε δεκαδικά.',
  },
  'header/exchange-rate-for-euro': {
    what: 'Αναγράφεται ισοτιμία {exchangeRate} σε παραστατικό σε ευρώ.',
    todo: 'Αφαιρέστε το exchangeRate ή δηλώστε το ξένο νόμισμα.',
  },
  'header/serial-number': {
    what: 'Ο αύξων αριθμός {aa} δεν είναι ακέραιος από 0 έως {largest}.',
    todo: 'Γράψτε στο aa μόνο ψηφία· τα γράμματα ανήκουν στη σειρά.',
  },
  'header/serial-leading-zeros': {
    what: 'Ο αύξων αριθμός {aa} αρχίζει με μηδενικά.',
    todo: 'Στείλτε τον ως {short}, εφόσον έτσι αριθμείται το παραστατικό.',
  },
  'header/false-flag': {
    what: 'Το {member} είναι false· η ΑΑΔΕ το δέχεται μόνο όταν είναι true.',
    todo: 'Παραλείψτε το {member}.',
  },
  'header/third-party-collection-on-type': {
    what: 'Παραστατικό τύπου {type} δεν μπορεί να είναι είσπραξη για λογαριασμό τρίτου.',
    todo: 'Αφαιρέστε το thirdPartyCollection ή εκδώστε 8.4 ή 8.5.',
  },
  'header/flag-unusual-on-type': {
    what: 'Το {member} δεν συναντάται σε παραστατικά τύπου {type}.',
    todo: 'Ελέγξτε τον τύπο ή αφαιρέστε το {member}.',
  },
  'header/tax-free-on-channel': {
    what: 'Η ειδική κατηγορία 4 (Tax Free) δεν διαβιβάζεται μέσω παρόχου.',
    todo: 'Διαβιβάστε τις πωλήσεις Tax Free μέσω ERP ή της εφαρμογής της ΑΑΔΕ.',
  },
  'header/special-category-read-only': {
    what: 'Η ειδική κατηγορία {category} ({name}) μόνο διαβάζεται από την ΑΑΔΕ, δεν αποστέλλεται.',
    todo: 'Αφαιρέστε το specialInvoiceCategory ή επιλέξτε άλλη κατηγορία.',
  },
  'header/correlation-difficulty-on-type': {
    what: 'Η ειδική κατηγορία 13 (δυσχέρεια συσχέτισης) αναγράφεται σε παραστατικό τύπου {type}.',
    todo: 'Χρησιμοποιείται μόνο σε 11.4· αφαιρέστε την από το {type}.',
  },
  'header/variation-type': {
    what: 'Ο τύπος απόκλισης {variationType} δεν υπάρχει στο κανάλι παρόχου.',
    todo: 'Αφαιρέστε το invoiceVariationType.',
  },
  'header/transmission-failure-of-others': {
    what: 'Την απώλεια διασύνδεσης {failure} δεν τη δηλώνει ο εκδότης σε αυτό το κανάλι.',
    todo: 'Στείλτε 1 όταν δεν ήταν δυνατή η επικοινωνία με τον πάροχο, αλλιώς παραλείψτε το transmissionFailure.',
  },
  'header/late-resend-of-today': {
    what: 'Το παραστατικό της {issueDate} είναι σημερινό, αλλά δηλώνεται ως εκπρόθεσμη αποστολή.',
    todo: 'Παραλείψτε το transmissionFailure: αφορά παραστατικά της προηγούμενης ημέρας.',
  },
  'header/issue-date-future': {
    what: 'Η ημερομηνία έκδοσης {issueDate} είναι μελλοντική: στην Ελλάδα έχουμε {today}.',
    todo: 'Εκδώστε το παραστατικό την ημέρα του.',
  },
  'header/issue-date-past': {
    what: 'Η ημερομηνία έκδοσης είναι {issueDate}, αλλά στην Ελλάδα έχουμε {today}· η παλαιότερη αποδεκτή ημερομηνία είναι {earliest}.',
    todo: 'Εκδώστε το παραστατικό σήμερα ή, αν είναι χθεσινό και δεν στάλθηκε, δηλώστε transmissionFailure 1.',
  },
  'header/member-of-later-version': {
    what: 'Το {member} υπάρχει από την έκδοση {version} των προδιαγραφών και το παραστατικό ελέγχεται με παλαιότερη.',
    todo: 'Παραλείψτε το ώσπου ο πάροχός σας να περάσει στη νέα έκδοση.',
  },
} satisfies Words;
