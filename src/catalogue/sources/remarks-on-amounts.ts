/** Remarks on totals, taxes and payments, in Greek. */
export const remarksOnAmounts: Readonly<Record<string, string>> = {
  'line arithmetic differs in some templates, so it is a warning':
    'σε ορισμένα πρότυπα οι πράξεις των γραμμών διαφέρουν, γι’ αυτό είναι προειδοποίηση',
  'a difference of one cent was accepted, no tolerance is published':
    'διαφορά ενός λεπτού έγινε δεκτή, δεν έχει δημοσιευτεί ανοχή',
  'exact to the cent': 'με ακρίβεια λεπτού',
  'withheld categories 8, 9, 10': 'κατηγορίες παρακράτησης 8, 9, 10',
  'the types on which net values must be above zero are not published':
    'δεν έχει δημοσιευτεί σε ποιους τύπους η καθαρή αξία πρέπει να είναι πάνω από μηδέν',
  'elib.aade.gr': 'elib.aade.gr',
  'a simplified invoice is at most 100 euros, or it amends another one':
    'το απλοποιημένο τιμολόγιο είναι έως 100 ευρώ, ή τροποποιεί άλλο',
  'lines of recType 2 and 3 may be combined with taxesTotals':
    'γραμμές με recType 2 και 3 μπορούν να συνυπάρχουν με taxesTotals',
  'fees, stamp duty and withheld': 'τέλη, ψηφιακό τέλος συναλλαγής και παρακρατούμενοι φόροι',
  '8.2 refuses otherTaxesAmount without its category':
    'το 8.2 δεν δέχεται otherTaxesAmount χωρίς την κατηγορία του',
  'other taxes are not among them': 'οι λοιποί φόροι δεν είναι ανάμεσά τους',
  '1 to 4 have a table of categories': 'τα 1 έως 4 έχουν πίνακα κατηγοριών',
  'the schema leaves taxCategory optional and no refusal was observed':
    'στο σχήμα το taxCategory είναι προαιρετικό και δεν παρατηρήθηκε απόρριψη',
  'deductions have no table': 'οι κρατήσεις δεν έχουν πίνακα',
  'the error does not say which member is meant': 'το σφάλμα δεν λέει ποιο πεδίο εννοεί',
  'the table of each': 'ο πίνακας του καθενός',
  'categories 1 and 2': 'κατηγορίες 1 και 2',
  'its sentence can be read both ways, and no refusal was observed':
    'η διατύπωση επιδέχεται δύο ερμηνείες και δεν παρατηρήθηκε απόρριψη',
  '8.2 was accepted with a tax on no net value': 'ένα 8.2 έγινε δεκτό με φόρο χωρίς καθαρή αξία',
  'no tolerance is published, so it is a warning': 'δεν έχει δημοσιευτεί ανοχή, γι’ αυτό είναι προειδοποίηση',
  'the percent of each category': 'το ποσοστό κάθε κατηγορίας',
  'no error of the authority names them': 'κανένα σφάλμα της ΑΑΔΕ δεν τα αναφέρει',
  'the number of items is not in the document': 'το πλήθος των τεμαχίων δεν υπάρχει στο παραστατικό',
  'lines of recType 2 and 3 put the fee or tax into netValue and leave its members empty':
    'οι γραμμές με recType 2 και 3 έχουν το τέλος ή τον φόρο στο netValue και αφήνουν κενά τα δικά του πεδία',
  'it is not said that they are refused': 'δεν ορίζεται ότι απορρίπτονται',
  'taxTypeLabel is the printed text for taxType and taxCategory':
    'το taxTypeLabel είναι το κείμενο που τυπώνεται για τα taxType και taxCategory',
  'the categories of the levy by kind of lodging': 'οι κατηγορίες του τέλους ανά είδος καταλύματος',
  'only a single integration shows that 8.2 is refused without them':
    'μόνο μία διασύνδεση δείχνει ότι το 8.2 απορρίπτεται χωρίς αυτές',
  'the label shows the amounts of 2024': 'η περιγραφή δείχνει τα ποσά του 2024',
  'an amount for each room and night, by season and period':
    'ποσό ανά δωμάτιο και διανυκτέρευση, ανά εποχή και περίοδο',
  'a closing has normal paymentMethods, and 8.4, 8.5 contain a payment':
    'το κλείσιμο έχει κανονικά paymentMethods, και τα 8.4, 8.5 περιέχουν πληρωμή',
  'paymentMethods on 11.2 (observed 204)': 'paymentMethods στο 11.2 (παρατηρήθηκε 204)',
  paymentMethods: 'paymentMethods',
  'treated like 11.2 (inferred)': 'όπως το 11.2 (συμπέρασμα)',
  'no paymentMethods on 8.6': 'χωρίς paymentMethods στο 8.6',
  'a plain 9.3 without': 'ένα απλό 9.3 χωρίς αυτά',
  'paymentMethods on 9.x and 10.x': 'paymentMethods στα 9.x και 10.x',
  'not outside income types, and a real 1.1 with withheld tax pays net and VAT':
    'όχι εκτός των τύπων εσόδων, και ένα πραγματικό 1.1 με παρακρατούμενο φόρο πληρώνει καθαρή αξία και ΦΠΑ',
  'payments must add up to the gross total (M)':
    'οι πληρωμές πρέπει να αθροίζουν στη συνολική αξία (υποχρεωτικό)',
  'an official 5.1 pays less': 'ένα επίσημο παράδειγμα 5.1 πληρώνει λιγότερα',
  'legal, but probably a mistake': 'επιτρέπεται, αλλά είναι μάλλον λάθος',
  '8.4 and 8.5 carry a payment with terminalId and posNspId':
    'τα 8.4 και 8.5 έχουν πληρωμή με terminalId και posNspId',
  'the table of posNspId': 'ο πίνακας του posNspId',
  'terminalId belongs to payments that require a POS (types 7 and 8)':
    'το terminalId αφορά πληρωμές που απαιτούν POS (τύποι 7 και 8)',
  '8.4 and 8.5 carry a payment of type 7': 'τα 8.4 και 8.5 έχουν πληρωμή τύπου 7',
  'the tax authority itself took cash on it': 'η ίδια η ΑΑΔΕ δέχτηκε σε αυτό μετρητά',
  'the customer may switch from card to instant payment':
    'ο πελάτης μπορεί να αλλάξει από κάρτα σε άμεση πληρωμή',
  'the tax authority itself accepted cash on one': 'η ίδια η ΑΑΔΕ δέχτηκε σε ένα μετρητά',
  'one line, net = amount moved': 'μία γραμμή, καθαρή αξία = ποσό που μεταφέρεται',
  'net = amount moved, VAT 0': 'καθαρή αξία = ποσό που μεταφέρεται, ΦΠΑ 0',
  'which members must be zero is not published': 'δεν έχει δημοσιευτεί ποια πεδία πρέπει να είναι μηδέν',
  'one signature for each payment line': 'μία υπογραφή για κάθε πληρωμή',
  providerSignature: 'providerSignature',
  'the customer may switch': 'ο πελάτης μπορεί να αλλάξει τρόπο πληρωμής',
  'the type gives the sign': 'ο τύπος δίνει το πρόσημο',
  'credits carry positive values': 'τα πιστωτικά έχουν θετικές αξίες',
  'credits do not exceed the original': 'τα πιστωτικά δεν υπερβαίνουν το αρχικό',
  'correlatedInvoices is required on 5.1; retail credits link by multipleConnectedMarks':
    'το correlatedInvoices είναι υποχρεωτικό στο 5.1· τα πιστωτικά λιανικής συνδέονται με multipleConnectedMarks',
  '8.5 is the return counterpart of 8.4': 'το 8.5 είναι η επιστροφή ενός 8.4',
  '8.4 (collection) and 8.5 (return)': '8.4 (είσπραξη) και 8.5 (επιστροφή)',
  'issuer, date, branch, type, series, aa': 'εκδότης, ημερομηνία, εγκατάσταση, τύπος, σειρά, ΑΑ',
  'a serial number of a Greek issuer is at most 18446744073709551615':
    'ο ΑΑ εκδότη στην Ελλάδα είναι έως 18446744073709551615',
  'names the four other taxes of a line only': 'αναφέρει μόνο τους τέσσερις άλλους φόρους μιας γραμμής',
  'deductions above the net value were refused on the development endpoint':
    'κρατήσεις πάνω από την καθαρή αξία απορρίφθηκαν στο δοκιμαστικό περιβάλλον της ΑΑΔΕ',
};
