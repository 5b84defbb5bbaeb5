/** Remarks on the header, the parties, the links and the printed part of documents, in Greek. */
export const remarksOnDocuments: Readonly<Record<string, string>> = {
  '9.3 carries no currency': 'το 9.3 δεν έχει νόμισμα',
  'only with a currency other than EUR': 'μόνο με νόμισμα εκτός από EUR',
  'note: leading zeros fail or are risky':
    'σημείωση: αριθμός που αρχίζει με μηδενικά απορρίπτεται ή είναι επισφαλής',
  '"0" when none is used, empty is not accepted, and part of the UID':
    '"0" όταν δεν χρησιμοποιείται, κενή δεν γίνεται δεκτή, και είναι μέρος του UID',
  'no refusal of spaces was observed': 'δεν παρατηρήθηκε απόρριψη λόγω κενών',
  'the UID is computed from text encoded in ISO-8859-7':
    'το UID υπολογίζεται από κείμενο με κωδικοποίηση ISO-8859-7',
  'the treatment of other characters is not published':
    'δεν έχει δημοσιευτεί τι γίνεται με άλλους χαρακτήρες',
  'templates of the service contain false flags': 'πρότυπα της υπηρεσίας έχουν ενδείξεις με τιμή false',
  'only 8.4 and 8.5': 'μόνο στα 8.4 και 8.5',
  'fuelInvoice and selfPricing by type': 'fuelInvoice και selfPricing ανά τύπο',
  'read only': 'μόνο για ανάγνωση',
  'only 11.4 and 14.30': 'μόνο στα 11.4 και 14.30',
  'difficulty of correlation': 'δυσχέρεια συσχέτισης',
  'on 11.4, and multipleConnectedMarks as its link': 'στο 11.4, και multipleConnectedMarks ως σύνδεσή του',
  'no refusal of a credit without both was observed':
    'δεν παρατηρήθηκε απόρριψη πιστωτικού χωρίς κανένα από τα δύο',
  'marks have 15 digits today': 'το ΜΑΡΚ έχει σήμερα 15 ψηφία',
  'no source says that shorter ones do not exist': 'καμία πηγή δεν λέει ότι δεν υπάρχουν μικρότερα',
  'the service converts UIDs to marks': 'η υπηρεσία μετατρέπει τα UID σε ΜΑΡΚ',
  'multipleConnectedMarks not on 1.6 and 2.4': 'multipleConnectedMarks όχι στα 1.6 και 2.4',
  'it follows from the two': 'προκύπτει από τα δύο',
  'not on the provider channel': 'όχι στο κανάλι των παρόχων',
  '2 is set by the provider, 3 by an ERP, 4 by utilities until 31/12/2025':
    'το 2 το δηλώνει ο πάροχος, το 3 ένα ERP, το 4 επιχειρήσεις κοινής ωφέλειας έως 31/12/2025',
  'transmissionFailure 1 only for an earlier issue date':
    'transmissionFailure 1 μόνο με προγενέστερη ημερομηνία έκδοσης',
  'a late resend within one day, by the Athens calendar':
    'εκπρόθεσμη αποστολή έως μία ημέρα αργότερα, με ώρα Ελλάδας',
  '2.0.2 added receivingNotePurpose, otherReceivingNotePurposeTitle, nonObligatedRecipient, withoutDigitalTransportTracking':
    'η 2.0.2 πρόσθεσε τα receivingNotePurpose, otherReceivingNotePurposeTitle, nonObligatedRecipient, withoutDigitalTransportTracking',
  'the service may drop unknown members': 'η υπηρεσία ίσως αγνοεί άγνωστα πεδία',
  counterpart: 'λήπτης',
  'an 11.1 that is a delivery note has a counterpart': 'ένα 11.1 που είναι και δελτίο αποστολής έχει λήπτη',
  'counterpart on 10.1 and 10.2': 'λήπτης στα 10.1 και 10.2',
  'counterpart on 8.6': 'λήπτης στο 8.6',
  'templates carry a counterpart': 'πρότυπα έχουν λήπτη',
  'vatNumber of the counterpart': 'vatNumber του λήπτη',
  'no refusal of an empty foreign number was seen': 'δεν παρατηρήθηκε απόρριψη κενού αριθμού του εξωτερικού',
  'on 9.3 and with isDeliveryNote a private person without VAT number, with name and address':
    'στο 9.3 και με isDeliveryNote, ιδιώτης χωρίς ΑΦΜ, με ονοματεπώνυμο και διεύθυνση',
  'EL in front of the number gave 401': 'με EL πριν από τον αριθμό η απάντηση ήταν 401',
  'observed for any Greek party': 'παρατηρήθηκε για κάθε συμβαλλόμενο στην Ελλάδα',
  '000000000 passes the check digit and is a placeholder':
    'το 000000000 έχει σωστό ψηφίο ελέγχου, αλλά χρησιμοποιείται μόνο για να συμπληρωθεί το πεδίο',
  'a company may be registered for VAT in a country other than its own, but more often one of the two is wrong':
    'μια επιχείρηση μπορεί να έχει ΑΦΜ και σε άλλη χώρα, συχνότερα όμως είναι λάθος το ένα από τα δύο',
  'VAT identification number structure': 'μορφή των αριθμών ΦΠΑ',
  'no refusal by the tax authority was observed': 'δεν παρατηρήθηκε απόρριψη από την ΑΑΔΕ',
  'the issuer is Greek on most types; the types on which this is required are not published':
    'ο εκδότης είναι στην Ελλάδα στους περισσότερους τύπους· δεν έχει δημοσιευτεί σε ποιους απαιτείται',
  'name and address of a Greek issuer; the service passes the member on, so it reaches the authority on every type':
    'επωνυμία και διεύθυνση εκδότη στην Ελλάδα· η υπηρεσία προωθεί το πεδίο, οπότε φτάνει στην ΑΑΔΕ με κάθε τύπο',
  'name of a Greek counterpart; the service passes the member on, so it reaches the authority on every type':
    'επωνυμία λήπτη στην Ελλάδα· η υπηρεσία προωθεί το πεδίο, οπότε φτάνει στην ΑΑΔΕ με κάθε τύπο',
  'name of a Greek counterpart': 'επωνυμία λήπτη στην Ελλάδα',
  'templates of 8.6 carry a counterpart': 'πρότυπα του 8.6 έχουν λήπτη',
  'no name of a Greek party': 'χωρίς επωνυμία συμβαλλομένου στην Ελλάδα',
  'no refusal of an empty one was observed': 'δεν παρατηρήθηκε απόρριψη κενού πεδίου',
  'name and address of foreign parties expected':
    'αναμένονται επωνυμία και διεύθυνση συμβαλλομένων του εξωτερικού',
  'the service describes no name in the counterpart and may take it from the print block':
    'η υπηρεσία δεν περιγράφει επωνυμία στον λήπτη και ίσως την παίρνει από τα στοιχεία εκτύπωσης',
  'postal code and city mandatory whenever an address is sent':
    'ταχυδρομικός κώδικας και πόλη υποχρεωτικά όταν υπάρχει διεύθυνση',
  'the schema accepts empty ones': 'το σχήμα δέχεται και κενά',
  'issuer and counterpart need name and address on 9.3 and with isDeliveryNote':
    'στο 9.3 και με isDeliveryNote, εκδότης και λήπτης χρειάζονται επωνυμία και διεύθυνση',
  'counterpart of 10.1 and 10.2 with name and address': 'λήπτης των 10.1 και 10.2 με επωνυμία και διεύθυνση',
  'all except own-establishment movements': 'όλα εκτός από διακινήσεις μεταξύ δικών του εγκαταστάσεων',
  'movePurpose 8 with another party is refused': 'το movePurpose 8 με άλλον συμβαλλόμενο απορρίπτεται',
  '000000000 is not reported, because one source files it':
    'το 000000000 δεν αναφέρεται ως λάθος, επειδή μία πηγή το διαβιβάζει',
  'on 5.1, 1.6 and 2.4': 'στα 5.1, 1.6 και 2.4',
  'a repeat gives 251 or is charged again; success has a cancellationMark':
    'η επανάληψη δίνει 251 ή χρεώνεται ξανά· όταν πετύχει, υπάρχει cancellationMark',
  '5.2 alone': 'το 5.2 μόνο του',
  'an invoice closing earlier notes': 'τιμολόγιο που κλείνει προηγούμενα δελτία',
  'it is not stated that the parties must be equal':
    'δεν ορίζεται ότι οι συμβαλλόμενοι πρέπει να είναι ίδιοι',
  'which types fit is not published: 5.1 to invoices, 1.6 to sales, 2.4 to services, 3.2 to 3.1, 8.5 to 8.4, 10.1 to delivery notes':
    'δεν έχει δημοσιευτεί ποιοι τύποι ταιριάζουν: το 5.1 με τιμολόγια, το 1.6 με πωλήσεις, το 2.4 με υπηρεσίες, το 3.2 με 3.1, το 8.5 με 8.4, το 10.1 με δελτία αποστολής',
  'retail credits (11.4) link with multipleConnectedMarks':
    'τα πιστωτικά λιανικής (11.4) συνδέονται με multipleConnectedMarks',
  'which types fit is not published': 'δεν έχει δημοσιευτεί ποιοι τύποι ταιριάζουν',
  'a field must equal the one of the correlated document':
    'ένα πεδίο πρέπει να είναι ίδιο με του συσχετιζόμενου παραστατικού',
  'the currency is not named there': 'το νόμισμα δεν αναφέρεται εκεί',
  'a credit follows the document that it credits':
    'το πιστωτικό είναι μεταγενέστερο του παραστατικού που πιστώνει',
  'no source says that the dates are compared': 'καμία πηγή δεν λέει ότι συγκρίνονται οι ημερομηνίες',
  'on 5.1': 'στο 5.1',
  'the tax authority states it for correlated documents': 'η ΑΑΔΕ το ορίζει για συσχετιζόμενα παραστατικά',
  'by VAT category': 'ανά κατηγορία ΦΠΑ',
  'by item': 'ανά είδος',
  'the tax authority compares the net value': 'η ΑΑΔΕ συγκρίνει την καθαρή αξία',
  'an invoice closing earlier notes lists their marks':
    'τιμολόγιο που κλείνει προηγούμενα δελτία αναφέρει τα ΜΑΡΚ τους',
  'the authority does not compare their lines': 'η ΑΑΔΕ δεν συγκρίνει τις γραμμές τους',
  'compare with the correlated document': 'συγκρίνουν με το συσχετιζόμενο παραστατικό',
  'issuer, series and number make the 228': 'το 228 προκύπτει από εκδότη, σειρά και ΑΑ',
  'the UID also contains the date': 'το UID περιέχει και την ημερομηνία',
  'self-billed documents carry expense rows (231 on the others)':
    'τα παραστατικά αυτοτιμολόγησης έχουν χαρακτηρισμούς εξόδων (231 στα υπόλοιπα)',
  'a party in Greece has no name here': 'ο συμβαλλόμενος στην Ελλάδα δεν έχει εδώ επωνυμία',
  'correlatedInvoices on 5.1': 'correlatedInvoices στο 5.1',
  'correlatedInvoices on 1.6, 2.4, 9.1, 10.1': 'correlatedInvoices στα 1.6, 2.4, 9.1, 10.1',
  'correlatedInvoices on 5.2 and 11.4': 'correlatedInvoices στα 5.2 και 11.4',
  'correlatedInvoices on 9.2, 9.3, 10.2': 'correlatedInvoices στα 9.2, 9.3, 10.2',
  'multipleConnectedMarks not on 1.6, 2.4, 5.1': 'multipleConnectedMarks όχι στα 1.6, 2.4, 5.1',
  'a live test confirms 1.6 and 2.4': 'δοκιμή στην πράξη το επιβεβαιώνει για τα 1.6 και 2.4',
  'multipleConnectedMarks not on 5.1': 'multipleConnectedMarks όχι στο 5.1',
  '5.x closes a table by its marks': 'το 5.x κλείνει τραπέζι με τα ΜΑΡΚ του',
  'the list holds all marks of the table; one mark is one document':
    'η λίστα έχει όλα τα ΜΑΡΚ του τραπεζιού· ένα ΜΑΡΚ είναι ένα παραστατικό',
  'correlatedInvoices and multipleConnectedMarks are two links, each for its own types; one mark in both is most likely a mistake':
    'τα correlatedInvoices και multipleConnectedMarks είναι δύο συνδέσεις, η καθεμία για τους δικούς της τύπους· το ίδιο ΜΑΡΚ και στις δύο είναι μάλλον λάθος',
  'paymentMethodInvoiceLabel is mandatory on every document, without it HTTP 400':
    'το paymentMethodInvoiceLabel είναι υποχρεωτικό σε κάθε παραστατικό, αλλιώς HTTP 400',
  'paymentMethodInvoiceLabel, derive it from the payments; a method that is not among them is probably a mistake':
    'το paymentMethodInvoiceLabel προκύπτει από τις πληρωμές· τρόπος που δεν υπάρχει σε αυτές είναι μάλλον λάθος',
  'documentLabel is printed': 'το documentLabel τυπώνεται',
  'a title that names another type is probably a mistake':
    'τίτλος που αναφέρει άλλον τύπο είναι μάλλον λάθος',
  'eight members of the print issuer are mandatory': 'οκτώ πεδία του εκδότη στην εκτύπωση είναι υποχρεωτικά',
  'names are in the print block, the counterpart of the payload has none':
    'οι επωνυμίες βρίσκονται στα στοιχεία εκτύπωσης, ο λήπτης του παραστατικού δεν έχει',
  'the service accepts documents without': 'η υπηρεσία δέχεται παραστατικά χωρίς αυτές',
  "the provider mails the counterpart's e-mail address when one is given":
    'ο πάροχος στέλνει μήνυμα στο email του λήπτη, όταν δίνεται',
  'documentLanguageCode is EL, and EN is also sent; others were not observed':
    'το documentLanguageCode είναι EL, και στέλνεται και EN· άλλα δεν παρατηρήθηκαν',
  'the print block has logoId, a GUID': 'τα στοιχεία εκτύπωσης έχουν logoId, ένα GUID',
};
