/** Remarks on movements of goods, in Greek. */
export const remarksOnMovement: Readonly<Record<string, string>> = {
  otherDeliveryNoteHeader: 'otherDeliveryNoteHeader',
  'movePurpose, dispatch and otherDeliveryNoteHeader are not for 10.1 and 10.2':
    'τα movePurpose, dispatch και otherDeliveryNoteHeader δεν ισχύουν για τα 10.1 και 10.2',
  'an invoice that is also a delivery note has isDeliveryNote; only field bounds say that the members are refused without it':
    'τιμολόγιο που είναι και δελτίο αποστολής έχει isDeliveryNote· μόνο τα όρια των πεδίων λένε ότι χωρίς αυτό τα πεδία απορρίπτονται',
  'isDeliveryNote on 9.x and 10.x': 'isDeliveryNote στα 9.x και 10.x',
  isDeliveryNote: 'isDeliveryNote',
  'single source; the service describes 1.1 and 11.1': 'μία μόνο πηγή· η υπηρεσία περιγράφει τα 1.1 και 11.1',
  'a delivery note made as an invoice with zero totals':
    'δελτίο αποστολής που εκδόθηκε ως τιμολόγιο με μηδενικά σύνολα',
  'movePurpose 6, 15, 16, 17, 18 are no longer accepted':
    'τα movePurpose 6, 15, 16, 17, 18 δεν γίνονται πλέον δεκτά',
  'otherMovePurposeLineTitle accompanies value 19': 'το otherMovePurposeLineTitle συνοδεύει την τιμή 19',
  'so does the title in the header': 'το ίδιο και ο τίτλος στην επικεφαλίδα',
  'the title accompanies value 19; that it is refused with others is said in field bounds only':
    'ο τίτλος συνοδεύει την τιμή 19· ότι με άλλες απορρίπτεται το λένε μόνο τα όρια των πεδίων',
  'movePurposeLabel is the printed text for movePurpose':
    'το movePurposeLabel είναι το κείμενο που τυπώνεται για το movePurpose',
  'receivingNotePurpose is required on 10.1 and 10.2':
    'το receivingNotePurpose είναι υποχρεωτικό στα 10.1 και 10.2',
  'receivingNotePurpose only on 10.1 and 10.2': 'receivingNotePurpose μόνο στα 10.1 και 10.2',
  '5 only on 10.1': 'το 5 μόνο στο 10.1',
  'otherReceivingNotePurposeTitle accompanies value 7':
    'το otherReceivingNotePurposeTitle συνοδεύει την τιμή 7',
  'the title accompanies value 7; that it is refused with others comes from one provider':
    'ο τίτλος συνοδεύει την τιμή 7· ότι με άλλες απορρίπτεται προέρχεται από έναν πάροχο',
  'the purpose names an acquisition from the Union, or from a third country':
    'ο σκοπός αφορά απόκτηση από την Ένωση ή από τρίτη χώρα',
  'only 9.3, and then with its purpose': 'μόνο στο 9.3, και τότε με τον σκοπό του',
  'toWeigh is allowed only on types 9.1, 9.2, 9.3': 'το toWeigh επιτρέπεται μόνο στους τύπους 9.1, 9.2, 9.3',
  'movement documents only': 'μόνο σε παραστατικά διακίνησης',
  'one provider refuses them elsewhere, too (622, 623)':
    'ένας πάροχος τα απορρίπτει και στα υπόλοιπα (622, 623)',
  'addresses have street, number, postalCode, city; that all four are needed comes from one provider, and postal code and city from the schema':
    'οι διευθύνσεις έχουν street, number, postalCode, city· ότι χρειάζονται και τα τέσσερα προέρχεται από έναν πάροχο, ενώ ο ταχυδρομικός κώδικας και η πόλη από το σχήμα',
  'a goods movement should not carry postal code "0" or city "NONE"':
    'μια διακίνηση δεν πρέπει να έχει ταχυδρομικό κώδικα "0" ή πόλη "NONE"',
  'a goods movement should not carry placeholders':
    'μια διακίνηση δεν πρέπει να έχει τιμές που απλώς γεμίζουν το πεδίο',
  'silent defaults': 'προεπιλογές χωρίς προειδοποίηση',
  'vehicleNumber states the planned dispatch; the refusal elsewhere is stated only for dispatch data in general':
    'το vehicleNumber αφορά την προγραμματισμένη αποστολή· η απόρριψη αλλού ορίζεται μόνο γενικά για τα στοιχεία αποστολής',
  'startShippingBranch and completeShippingBranch are given only if the facility differs':
    'τα startShippingBranch και completeShippingBranch δίνονται μόνο αν η εγκατάσταση είναι άλλη',
  '0 was accepted as well': 'έγινε δεκτό και το 0',
  'otherPackagingTypeTitle is required for type 6':
    'το otherPackagingTypeTitle είναι υποχρεωτικό για τον τύπο 6',
  'the service describes the types 1 to 6 without a title':
    'η υπηρεσία περιγράφει τους τύπους 1 έως 6 χωρίς τίτλο',
  'otherPackagingTypeTitle is for type 6': 'το otherPackagingTypeTitle αφορά τον τύπο 6',
  '5 return': '5 επιστροφή',
  '10.1 is correlated, purpose 5 only on 10.1': 'το 10.1 είναι συσχετιζόμενο, ο σκοπός 5 μόνο στο 10.1',
  'issued today, dispatched today or later': 'έκδοση σήμερα, αποστολή σήμερα ή αργότερα',
  'a dispatch that is planned for more than a year ahead probably has a wrong year':
    'αποστολή που προγραμματίζεται σε πάνω από ένα έτος έχει μάλλον λάθος έτος',
  'a late resend may be one day late, as on other documents: no source says otherwise':
    'η εκπρόθεσμη αποστολή μπορεί να γίνει μία ημέρα αργότερα, όπως στα άλλα παραστατικά: καμία πηγή δεν λέει το αντίθετο',
  'a 1.1 lists the marks of the notes that it closes': 'ένα 1.1 αναφέρει τα ΜΑΡΚ των δελτίων που κλείνει',
  "with purpose 19 the number may equal the issuer's (official note)":
    'με σκοπό 19 ο ΑΦΜ μπορεί να είναι και του εκδότη (επίσημη σημείωση)',
  'a dispatch time before the moment of issue on the same day was refused by another provider':
    'ώρα αποστολής πριν από τη στιγμή της έκδοσης, την ίδια ημέρα, απορρίφθηκε από άλλον πάροχο',
  '10.1 belongs to the delivery note of its goods': 'το 10.1 αφορά το δελτίο αποστολής των αγαθών του',
  'it is not stated that the tax authority compares the parties':
    'δεν ορίζεται ότι η ΑΑΔΕ συγκρίνει τους συμβαλλόμενους',
};
