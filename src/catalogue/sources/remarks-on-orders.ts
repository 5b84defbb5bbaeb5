/** Remarks on orders at tables, in Greek. */
export const remarksOnOrders: Readonly<Record<string, string>> = {
  'the tableAA is a GUID': 'το tableAA είναι GUID',
  'each order is an 8.6 with the tableAA of its table':
    'κάθε παραγγελία είναι ένα 8.6 με το tableAA του τραπεζιού της',
  mandatory: 'υποχρεωτικό',
  'only 8.6': 'μόνο στο 8.6',
  'a partial cancellation holds only the cancelled lines, each with recType 7':
    'η μερική ακύρωση έχει μόνο τις γραμμές που ακυρώνονται, την καθεμία με recType 7',
  'total quantity must equal the open slips':
    'η συνολική ποσότητα πρέπει να είναι ίση με των ανοιχτών δελτίων',
  'quantity and unit of 8.6': 'ποσότητα και μονάδα μέτρησης του 8.6',
  'templates of 8.6 contain itemDescr': 'πρότυπα του 8.6 έχουν itemDescr',
  'the specification does not mention 8.6 there': 'η προδιαγραφή δεν αναφέρει εκεί το 8.6',
  'real VAT categories': 'πραγματικές κατηγορίες ΦΠΑ',
  'which types refuse category 8 is not published':
    'δεν έχει δημοσιευτεί ποιοι τύποι δεν δέχονται την κατηγορία 8',
  'no refusal of category 7 was recorded': 'δεν καταγράφηκε απόρριψη της κατηγορίας 7',
  'total cancellation is an 8.6': 'η συνολική ακύρωση είναι 8.6',
  'one line with zero amounts and vatCategory 8': 'μία γραμμή με μηδενικά ποσά και vatCategory 8',
  'multipleConnectedMarks holds the marks cancelled (multipleConnectedUids for slips issued offline)':
    'το multipleConnectedMarks έχει τα ΜΑΡΚ που ακυρώνονται (multipleConnectedUids για δελτία που εκδόθηκαν εκτός σύνδεσης)',
  'orders and partial cancellations go by tableAA; only a total cancellation lists marks':
    'παραγγελίες και μερικές ακυρώσεις συνδέονται με το tableAA· μόνο η συνολική ακύρωση αναφέρει ΜΑΡΚ',
  'a closing has specialInvoiceCategory 12': 'το κλείσιμο έχει specialInvoiceCategory 12',
  'an older template has none': 'ένα παλαιότερο πρότυπο δεν έχει',
  'closing is 11.1 or 1.1 (debit), 11.4 or 5.x (credit)':
    'το κλείσιμο είναι 11.1 ή 1.1 (χρέωση), 11.4 ή 5.x (πίστωση)',
  'both are described, so it is a warning that orders which leave an amount to be charged are closed by giving it back':
    'περιγράφονται και τα δύο, γι’ αυτό είναι προειδοποίηση ότι παραγγελίες με ποσό προς χρέωση κλείνουν με επιστροφή του',
  'the marks alone do not show that they are slips':
    'από τα ΜΑΡΚ μόνα τους δεν φαίνεται ότι είναι δελτία παραγγελίας',
  'closing is a value document with specialInvoiceCategory 12; an 11.1 without any is a warning of its own, because an older template has none':
    'το κλείσιμο είναι παραστατικό αξίας με specialInvoiceCategory 12· ένα 11.1 χωρίς αυτό έχει δική του προειδοποίηση, επειδή ένα παλαιότερο πρότυπο δεν το έχει',
  'total quantity and net value must equal the open slips, otherwise the document is rejected':
    'η συνολική ποσότητα και η καθαρή αξία πρέπει να είναι ίσες με των ανοιχτών δελτίων, αλλιώς το παραστατικό απορρίπτεται',
  'total quantity and net value must equal the open slips':
    'η συνολική ποσότητα και η καθαρή αξία πρέπει να είναι ίσες με των ανοιχτών δελτίων',
  'multipleConnectedMarks holds all marks of the table':
    'το multipleConnectedMarks έχει όλα τα ΜΑΡΚ του τραπεζιού',
  'orders and cancellations': 'παραγγελίες και ακυρώσεις',
  'the related documents may be others': 'τα σχετικά παραστατικά μπορεί να είναι άλλα',
  'the related slips may not be all': 'τα δελτία που δόθηκαν μπορεί να μην είναι όλα',
  'the related slips may not be all of the table':
    'τα δελτία που δόθηκαν μπορεί να μην είναι όλα του τραπεζιού',
  'a slip issued offline is referenced by its UID, which the service converts; once, as its net value counts once':
    'ένα δελτίο που εκδόθηκε εκτός σύνδεσης αναφέρεται με το UID του, που η υπηρεσία μετατρέπει· μία φορά, αφού η καθαρή αξία του μετρά μία φορά',
  'a total cancellation closes the slips that it lists': 'η συνολική ακύρωση κλείνει τα δελτία που αναφέρει',
  'it may have been refused': 'μπορεί να απορρίφθηκε',
  'other documents are not forbidden there': 'άλλα παραστατικά δεν απαγορεύονται εκεί',
  'the same tableAA for all orders of one table, and a closing of all marks of the table':
    'το ίδιο tableAA σε όλες τις παραγγελίες ενός τραπεζιού, και κλείσιμο με όλα τα ΜΑΡΚ του τραπεζιού',
  'two tables on one bill are not forbidden': 'δύο τραπέζια σε έναν λογαριασμό δεν απαγορεύονται',
  'records of open slips do not say of which table they are, a total cancellation may be of some slips, and a bill may be of slips of two tables':
    'οι εγγραφές ανοιχτών δελτίων δεν λένε σε ποιο τραπέζι ανήκουν, η συνολική ακύρωση μπορεί να αφορά μερικά δελτία, και ένας λογαριασμός μπορεί να αφορά δύο τραπέζια',
  'total quantity and net value of a closing must equal the open slips':
    'η συνολική ποσότητα και η καθαρή αξία του κλεισίματος πρέπει να είναι ίσες με των ανοιχτών δελτίων',
  'otherwise it is rejected': 'αλλιώς απορρίπτεται',
  'slips are closed once': 'τα δελτία κλείνουν μία φορά',
  'several closings that list the same slips are not described':
    'πολλά κλεισίματα που αναφέρουν τα ίδια δελτία δεν περιγράφονται',
  'whether cancellations have a sign is not documented, so a difference is a warning':
    'δεν ορίζεται αν οι ακυρώσεις έχουν πρόσημο, γι’ αυτό η διαφορά είναι προειδοποίηση',
  'lines hold what remains (ordered minus cancelled)':
    'οι γραμμές έχουν το υπόλοιπο (παραγγελίες μείον ακυρώσεις)',
  'the service compares the totals': 'η υπηρεσία συγκρίνει τα σύνολα',
  'a partial cancellation is a slip on the same tableAA as the orders':
    'η μερική ακύρωση είναι δελτίο με το ίδιο tableAA με τις παραγγελίες',
  'a closing equals the slips that it lists': 'το κλείσιμο είναι ίσο με τα δελτία που αναφέρει',
  'the order of a move is sent first': 'πρώτα στέλνεται η παραγγελία της μεταφοράς',
  'ordered minus cancelled': 'παραγγελίες μείον ακυρώσεις',
  'the tables of an issuer': 'τα τραπέζια ενός εκδότη',
  cancellation: 'ακύρωση',
  'a UID names a slip, and only closings and total cancellations list slips':
    'ένα UID δηλώνει δελτίο, και μόνο κλεισίματα και ολικές ακυρώσεις αναφέρουν δελτία',
  'open slips are kept for each branch, whose issuing stops after 24 hours':
    'τα ανοιχτά δελτία τηρούνται ανά εγκατάσταση, που μετά από 24 ώρες δεν μπορεί να εκδώσει',
  'it is not stated that the branches must be equal':
    'δεν ορίζεται ότι οι εγκαταστάσεις πρέπει να είναι ίδιες',
};
