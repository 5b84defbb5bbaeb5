/** How sure a source is, and remarks on the form of values, in Greek. */
export const remarksOnForm: Readonly<Record<string, string>> = {
  'coded by an integrator': 'από τον κώδικα μιας εταιρείας λογισμικού',
  'coded by an integrator, so unknown ids are not refused':
    'από τον κώδικα μιας εταιρείας λογισμικού, γι’ αυτό άγνωστοι κωδικοί δεν απορρίπτονται',
  'written down by an integrator': 'από τις σημειώσεις μιας εταιρείας λογισμικού',
  'rule tables of two integrators, one client': 'από τους ελέγχους δύο εταιρειών λογισμικού και ενός πελάτη',
  'several independent sources': 'πολλές ανεξάρτητες πηγές',
  'several sources': 'πολλές πηγές',
  'single source': 'μία μόνο πηγή',
  'sources in conflict': 'οι πηγές διαφωνούν',
  'a warning because': 'προειδοποίηση, επειδή',
  'otherTransportDetails was removed': 'το otherTransportDetails καταργήθηκε',
  'documents to the public sector have a route of their own; on the other one their members are dropped, and a MARK comes back all the same':
    'τα παραστατικά προς το Δημόσιο έχουν δική τους κλήση· στην άλλη τα πεδία τους χάνονται, και το ΜΑΡΚ επιστρέφεται κανονικά',
  'lines carry itemClassificationIdentifiers (CPV)':
    'οι γραμμές έχουν itemClassificationIdentifiers (κωδικούς CPV)',
  'the block names the contract': 'το τμήμα αναφέρει τη σύμβαση',
  'the block names the contracting authority, such as 1020.E00697.0001':
    'το τμήμα αναφέρει την αναθέτουσα αρχή, για παράδειγμα 1020.E00697.0001',
  "in the authority's schema, not in the service's payload":
    'υπάρχει στο σχήμα της ΑΑΔΕ, όχι στο παραστατικό της υπηρεσίας',
  'an object whose members cannot be read is not a document, and no list in a document has more than 100,000 elements':
    'ένα αντικείμενο που δεν διαβάζεται δεν είναι παραστατικό, και καμία λίστα παραστατικού δεν έχει πάνω από 100.000 στοιχεία',
  'a request holds documents in its list invoice': 'μια αποστολή έχει τα παραστατικά στη λίστα invoice',
  'facts are the input of builders and have different member names':
    'τα στοιχεία είναι η είσοδος των builders και τα πεδία τους έχουν άλλα ονόματα',
  'cancelled amounts are written positive': 'τα ποσά που ακυρώνονται γράφονται θετικά',
  'provider print field, no bound known': 'πεδίο εκτύπωσης του παρόχου, χωρίς γνωστό όριο',
  'a MARK is an integer; a double holds at most 9007199254740991 exactly':
    'το ΜΑΡΚ είναι ακέραιος· ένας double κρατά με ακρίβεια έως 9007199254740991',
  'no limit is published; no printed document has such a long text':
    'δεν έχει δημοσιευτεί όριο· κανένα τυπωμένο παραστατικό δεν έχει τόσο μεγάλο κείμενο',
  'types 1.1 to 11.5': 'τύποι 1.1 έως 11.5',
  UID: 'UID',
  'tableAA (GUID string)': 'tableAA (GUID σε μορφή κειμένου)',
  '2.2 Characters': 'ενότητα 2.2',
  'the authority receives documents as XML; printed texts are not checked':
    'η ΑΑΔΕ λαμβάνει τα παραστατικά σε XML· τα κείμενα της εκτύπωσης δεν ελέγχονται',
  '23.2 Layout Controls': 'ενότητα 23.2',
  'Bidirectional Text Spoofing': 'παραπλάνηση με αμφίδρομο κείμενο',
  'null is not shown': 'null δεν εμφανίζεται',
  'which numbers are obvious placeholders is not shown':
    'δεν φαίνεται ποιοι αριθμοί θεωρούνται ότι απλώς γεμίζουν το πεδίο',
  'which addresses the service accepts is not shown': 'δεν φαίνεται ποιες διευθύνσεις δέχεται η υπηρεσία',
  'how the magic bytes are checked is not shown': 'δεν φαίνεται πώς ελέγχονται τα πρώτα byte του αρχείου',
  'quantity above 0': 'ποσότητα πάνω από 0',
  'such characters are legal but invisible': 'τέτοιοι χαρακτήρες επιτρέπονται, αλλά δεν φαίνονται',
};
