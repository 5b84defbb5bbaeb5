/** Remarks on lines and their classifications, in Greek. */
export const remarksOnLines: Readonly<Record<string, string>> = {
  'documents without a goods movement were accepted with a quantity and no numeric unit':
    'παραστατικά χωρίς διακίνηση έγιναν δεκτά με ποσότητα και χωρίς κωδικό μονάδας μέτρησης',
  'quantity and unit of lines of 2.x and 11.2': 'ποσότητα και μονάδα μέτρησης στις γραμμές των 2.x και 11.2',
  '7.1 and 8.1 refuse a numeric unit': 'τα 7.1 και 8.1 δεν δέχονται κωδικό μονάδας μέτρησης',
  '8.2 refuses quantity and unit': 'το 8.2 δεν δέχεται ποσότητα και μονάδα μέτρησης',
  'quantity and unit of lines': 'ποσότητα και μονάδα μέτρησης των γραμμών',
  'templates of the provider have a quantity with only a printed unit on 2.1 and 11.2':
    'πρότυπα του παρόχου έχουν στα 2.1 και 11.2 ποσότητα με μονάδα μόνο για την εκτύπωση',
  'itemDescr and measurementUnit on 9.3 and with isDeliveryNote':
    'itemDescr και measurementUnit στο 9.3 και με isDeliveryNote',
  'mandatory on every line of the downloadable document':
    'υποχρεωτικό σε κάθε γραμμή του εκτυπώσιμου παραστατικού',
  'invoices without one are accepted': 'τιμολόγια χωρίς αυτό γίνονται δεκτά',
  '"Item" as a name, by default and without notice':
    '"Item" ως περιγραφή, από προεπιλογή και χωρίς προειδοποίηση',
  'TaricNo only on movement documents': 'TaricNo μόνο στα παραστατικά διακίνησης',
  'the service may drop it on others': 'η υπηρεσία ίσως το αγνοεί στα υπόλοιπα',
  'exactly 10 characters (276); that they are digits follows from the nomenclature, not from the schema':
    'ακριβώς 10 χαρακτήρες (276)· ότι είναι ψηφία προκύπτει από την ονοματολογία, όχι από το σχήμα',
  '7 needs otherMeasurementUnitQuantity and otherMeasurementUnitTitle':
    'το 7 χρειάζεται otherMeasurementUnitQuantity και otherMeasurementUnitTitle',
  'measurementUnitLabel is the printed text for measurementUnit':
    'το measurementUnitLabel είναι το κείμενο που τυπώνεται για το measurementUnit',
  'vatExemptionCategoryLabel is the printed text for vatExemptionCategory':
    'το vatExemptionCategoryLabel είναι το κείμενο που τυπώνεται για το vatExemptionCategory',
  'article 2 supplies within its scope; 17 place of supply of goods, 18 of services; 29 exports, and goods in luggage; 33 goods to other member states; 45 tax paid by the recipient in Greece; 51 tobacco, 52 second-hand goods; 56 to 58 one-stop shops for consumers in the Union':
    'άρθρο 2 αντικείμενο του φόρου· 17 τόπος παράδοσης αγαθών, 18 παροχής υπηρεσιών· 29 εξαγωγές και αγαθά στις αποσκευές· 33 παραδόσεις σε άλλα κράτη μέλη· 45 φόρος που καταβάλλει ο λήπτης στην Ελλάδα· 51 καπνικά, 52 μεταχειρισμένα· 56 έως 58 μονοαπευθυντικές θυρίδες (OSS) για καταναλωτές στην Ένωση',
  vatExemptionCategories: 'vatExemptionCategories',
  'no refusal was observed': 'δεν παρατηρήθηκε απόρριψη',
  'VAT 8 has no VAT record': 'η κατηγορία ΦΠΑ 8 είναι εγγραφή χωρίς ΦΠΑ',
  'recorded on 3.1 and 3.2 with a VAT amount above zero':
    'καταγράφηκε στα 3.1 και 3.2 με ποσό ΦΠΑ πάνω από μηδέν',
  '3.1 and 3.2 with VAT, recorded once (215) without its type':
    'τα 3.1 και 3.2 με ΦΠΑ, καταγράφηκε μία φορά (215) χωρίς τον τύπο',
  'recorded on 6.1 and 6.2': 'καταγράφηκε στα 6.1 και 6.2',
  '1.2, 1.3, 2.2 and 2.3 normally have category 7 with its exemption':
    'τα 1.2, 1.3, 2.2 και 2.3 έχουν κανονικά την κατηγορία 7 με την εξαίρεσή της',
  'it was not confirmed that other categories are refused':
    'δεν επιβεβαιώθηκε ότι άλλες κατηγορίες απορρίπτονται',
  'on 8.2': 'στο 8.2',
  'vatCategoryPercent must be the percent of vatCategory':
    'το vatCategoryPercent πρέπει να είναι ο συντελεστής του vatCategory',
  'only 17.3 to 17.6': 'μόνο στα 17.3 έως 17.6',
  'and cancelled lines of an 8.6': 'και στις γραμμές ενός 8.6 που ακυρώνονται',
  'used by 1.5': 'χρησιμοποιούνται στο 1.5',
  'lines of fuel documents': 'γραμμές παραστατικών καυσίμων',
  'some types were accepted without; self-billed documents are classified by the other side':
    'ορισμένοι τύποι έγιναν δεκτοί χωρίς χαρακτηρισμό· στην αυτοτιμολόγηση χαρακτηρίζει η άλλη πλευρά',
  'total cancellation': 'συνολική ακύρωση',
  'refused on the provider channel on 1.1, 1.4, 2.1, 5.2, 7.1, 8.1, 8.2':
    'απορρίπτονται στο κανάλι των παρόχων στα 1.1, 1.4, 2.1, 5.2, 7.1, 8.1, 8.2',
  'no expenses on the others; not on self-billed documents':
    'στα υπόλοιπα δεν υπάρχουν έξοδα· δεν αφορά την αυτοτιμολόγηση',
  'refused on the provider channel on 3.1, 3.2': 'απορρίπτονται στο κανάλι των παρόχων στα 3.1, 3.2',
  'one connector reports income rows on a self-billed 1.1 as refused':
    'ένα λογισμικό διασύνδεσης αναφέρει ότι χαρακτηρισμοί εσόδων σε 1.1 με αυτοτιμολόγηση απορρίφθηκαν',
  'the goods category on 2.1 is 331': 'η κατηγορία εμπορευμάτων σε 2.1 δίνει 331',
  'a sales pair on 6.1 is also 331': 'συνδυασμός πωλήσεων σε 6.1 δίνει επίσης 331',
  'category3 on a plain 9.3, category1_95 on 8.6': 'category3 σε απλό 9.3, category1_95 σε 8.6',
  'category1_95 on 8.6 without classificationType': 'category1_95 σε 8.6 χωρίς classificationType',
  'the wholesale type on 11.1 is error 313': 'ο χαρακτηρισμός χονδρικής σε 11.1 δίνει το σφάλμα 313',
  '5.2 with category1_95 and E3_596 or E3_597, and 3.1 with category2_5 and E3_586, are in two independent tables and missing in the workbook':
    'το 5.2 με category1_95 και E3_596 ή E3_597, και το 3.1 με category2_5 και E3_586, υπάρχουν σε δύο ανεξάρτητους πίνακες και λείπουν από το αρχείο της ΑΑΔΕ',
  'E3_585_017 is in the appendix, but not in the enumeration of the schema':
    'το E3_585_017 υπάρχει στο παράρτημα, αλλά όχι στις τιμές του σχήματος',
  'only VAT classifications are sent without a category': 'μόνο χαρακτηρισμοί ΦΠΑ στέλνονται χωρίς κατηγορία',
  'exemption 16 has an error of its own': 'η εξαίρεση 16 έχει δικό της σφάλμα',
  'all or none': 'όλα ή κανένα',
  'it does not say which category is meant': 'δεν λέει ποια κατηγορία εννοεί',
  'expenses add up to net, or to net and VAT':
    'τα έξοδα αθροίζουν στην καθαρή αξία, ή στην καθαρή αξία και τον ΦΠΑ',
  'exactly one entry for each pair of the lines': 'ακριβώς μία εγγραφή για κάθε συνδυασμό των γραμμών',
  'the types that 5.1 takes over': 'οι τύποι που παραλαμβάνει το 5.1',
  sign: 'πρόσημο',
  'refused on the development endpoint on types 1.x, unless recType is 6 and the line has no classification':
    'απορρίφθηκε στο δοκιμαστικό περιβάλλον της ΑΑΔΕ στους τύπους 1.x, εκτός αν το recType είναι 6 και η γραμμή δεν έχει χαρακτηρισμό',
  '11.1 and 11.2 take it': 'τα 11.1 και 11.2 τη δέχονται',
};
