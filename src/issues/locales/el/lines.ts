import type { Words } from '../../words-type.js';

export const lines = {
  'lines/number-repeated': {
    what: 'Ο αριθμός γραμμής {lineNumber} υπάρχει δύο φορές.',
    todo: 'Αριθμήστε τις γραμμές 1, 2, 3 κ.ο.κ.',
  },
  'lines/quantity-unit-pair': {
    what: 'Η γραμμή {line} έχει μονάδα μέτρησης (measurementUnit) χωρίς ποσότητα (quantity).',
    todo: 'Δώστε και ποσότητα και μονάδα μέτρησης ή κανένα από τα δύο.',
  },
  'lines/quantity-without-unit': {
    what: 'Η γραμμή {line} έχει ποσότητα (quantity) χωρίς μονάδα μέτρησης (measurementUnit).',
    todo: 'Συμπληρώστε το measurementUnit, 1 έως 7: η ΑΑΔΕ ζητά και τα δύο.',
  },
  'lines/quantity-forbidden': {
    what: 'Η γραμμή {line} έχει το πεδίο {member}, που δεν επιτρέπεται σε παραστατικό τύπου {type}.',
    todo: 'Αφαιρέστε τα quantity και measurementUnit: υπηρεσίες και τέλος ανθεκτικότητας δεν έχουν ποσότητα.',
  },
  'lines/quantity-unexpected': {
    what: 'Η γραμμή {line} έχει ποσότητα (quantity), που δεν προβλέπεται σε παραστατικό τύπου {type}.',
    todo: 'Αφαιρέστε το quantity: οι υπηρεσίες δεν έχουν ποσότητα.',
  },
  'lines/movement-line-incomplete': {
    what: 'Το παραστατικό διακινεί αγαθά και από τη γραμμή {line} λείπει το πεδίο {member}.',
    todo: 'Δώστε σε κάθε γραμμή περιγραφή (itemDescr), ποσότητα (quantity) και μονάδα μέτρησης (measurementUnit).',
  },
  'lines/unit-needs-more': {
    what: 'Η γραμμή {line} έχει μονάδα {measurementUnit} χωρίς το πεδίο {member}.',
    todo: 'Χρησιμοποιήστε τη μονάδα 1 (τεμάχια) ή δώστε otherMeasurementUnitQuantity και otherMeasurementUnitTitle.',
  },
  'lines/unit-undescribed': {
    what: 'Στη γραμμή {line}, το πεδίο {member} το γνωρίζει η ΑΑΔΕ, αλλά δεν το περιγράφει η υπηρεσία.',
    todo: 'Ρωτήστε τον πάροχο αν το διαβιβάζει, ή χρησιμοποιήστε τη μονάδα 1 (τεμάχια).',
  },
  'lines/unit-label-mismatch': {
    what: 'Στη γραμμή {line} τυπώνεται μονάδα «{label}», αλλά διαβιβάζεται με μονάδα {measurementUnit}.',
    todo: 'Διορθώστε το measurementUnit ή το measurementUnitLabel.',
  },
  'lines/exemption-missing': {
    what: 'Η γραμμή {line} έχει κατηγορία ΦΠΑ 7 (άνευ ΦΠΑ) χωρίς αιτία εξαίρεσης.',
    todo: 'Συμπληρώστε το vatExemptionCategory, 1 έως 31.',
  },
  'lines/exemption-not-admitted': {
    what: 'Η γραμμή {line} έχει αιτία εξαίρεσης {exemption}, αλλά κατηγορία ΦΠΑ {vatCategory}.',
    todo: 'Αφαιρέστε το vatExemptionCategory ή επιλέξτε κατηγορία ΦΠΑ 7.',
  },
  'lines/vat-not-zero': {
    what: 'Η γραμμή {line} έχει ΦΠΑ {vatAmount}, αλλά η κατηγορία ΦΠΑ {vatCategory} δεν έχει ΦΠΑ.',
    todo: 'Διορθώστε το vatCategory ή γράψτε vatAmount 0.',
  },
  'lines/vat-category-of-type': {
    what: 'Η γραμμή {line} έχει κατηγορία ΦΠΑ {vatCategory}· το παραστατικό τύπου {type} δέχεται μόνο την 8 (χωρίς ΦΠΑ).',
    todo: 'Επιλέξτε κατηγορία ΦΠΑ 8 με vatAmount 0.',
  },
  'lines/vat-on-acquisition': {
    what: 'Η γραμμή {line} του τίτλου κτήσης έχει ΦΠΑ {vatAmount}, ενώ ο πωλητής δεν χρεώνει ΦΠΑ.',
    todo: 'Γράψτε vatAmount 0 και επιλέξτε κατηγορία ΦΠΑ 8 (χωρίς ΦΠΑ).',
  },
  'lines/vat-category-of-acquisition': {
    what: 'Η γραμμή {line} του τίτλου κτήσης έχει κατηγορία ΦΠΑ {vatCategory}, ενώ ο πωλητής δεν χρεώνει ΦΠΑ.',
    todo: 'Επιλέξτε την κατηγορία 8 (χωρίς ΦΠΑ) ή την 7 με αιτία εξαίρεσης.',
  },
  'lines/untaxed-self-supply': {
    what: 'Η γραμμή {line} έχει κατηγορία ΦΠΑ {vatCategory}, ενώ το παραστατικό τύπου {type} απαιτεί κατηγορία με συντελεστή.',
    todo: 'Επιλέξτε την κατηγορία ΦΠΑ με την οποία θα πωλούνταν το είδος.',
  },
  'lines/self-supply-without-vat': {
    what: 'Η γραμμή {line} δεν έχει ποσό ΦΠΑ, ενώ το παραστατικό τύπου {type} απαιτεί ποσό μεγαλύτερο από μηδέν.',
    todo: 'Διορθώστε τα netValue και vatAmount ή συγκεντρώστε τα μικρά ποσά σε μία γραμμή.',
  },
  'lines/net-not-zero': {
    what: 'Η γραμμή {line} του τέλους ανθεκτικότητας στην κλιματική κρίση έχει καθαρή αξία {netValue}.',
    todo: 'Γράψτε netValue 0: το τέλος αναγράφεται στο otherTaxesAmount.',
  },
  'lines/percent-mismatch': {
    what: 'Στη γραμμή {line} τυπώνεται ΦΠΑ {stated}%, αλλά η κατηγορία ΦΠΑ της είναι {vatCategory}.',
    todo: 'Διορθώστε το vatCategoryPercent σε {percent} ή διορθώστε το vatCategory.',
  },
  'lines/rec-type-inactive': {
    what: 'Η γραμμή {line} έχει είδος γραμμής {recType}, που δεν γίνεται πλέον δεκτό.',
    todo: 'Αφαιρέστε το recType και δηλώστε τον φόρο στα δικά του πεδία.',
  },
  'lines/net-value-zero': {
    what: 'Η γραμμή {line} έχει καθαρή αξία 0, που έχει απορριφθεί σε τιμολόγια τύπων 1.1 έως 1.6.',
    todo: 'Διορθώστε την τιμή. Αν το είδος δίνεται δωρεάν, δηλώστε recType {recType} και αφήστε τη γραμμή χωρίς χαρακτηρισμό.',
  },
  'lines/negative-line-on-type': {
    what: 'Η γραμμή {line} έχει αρνητικό πρόσημο (recType 7) σε παραστατικό τύπου {type}.',
    todo: 'Το recType 7 αφορά ακυρωμένες γραμμές δελτίων παραγγελίας (8.6)· αλλιώς εκδώστε πιστωτικό.',
  },
  'lines/clearance-incomplete': {
    what: 'Η εκκαθάριση δεν έχει γραμμή με επισήμανση (invoiceDetailType) {detailType}.',
    todo: 'Δώστε μία γραμμή με επισήμανση 1 (πωλήσεις τρίτων) και μία με 2 (αμοιβή).',
  },
  'lines/detail-type-unexpected': {
    what: 'Η γραμμή {line} έχει επισήμανση (invoiceDetailType), που δεν χρησιμοποιείται σε τύπο {type}.',
    todo: 'Αφαιρέστε την: υπάρχει μόνο στις εκκαθαρίσεις (1.5).',
  },
  'lines/fuel-missing': {
    what: 'Το παραστατικό δηλώνεται ως παραστατικό καυσίμων, αλλά καμία γραμμή δεν είναι καύσιμο.',
    todo: 'Δώστε fuelCode στις γραμμές καυσίμων (το 999 δεν είναι καύσιμο) ή αφαιρέστε το fuelInvoice.',
  },
  'lines/fuel-charges-too-large': {
    what: 'Οι λοιπές χρεώσεις της γραμμής {line} είναι {charges}, περισσότερες από όλα τα καύσιμα ({fuel}).',
    todo: 'Διορθώστε τις γραμμές: οι λοιπές επιβαρύνσεις (fuelCode 999) δεν μπορούν να ξεπερνούν την καθαρή αξία των καυσίμων.',
  },
  'lines/fuel-charges-repeated': {
    what: 'Η γραμμή {line} είναι δεύτερη γραμμή λοιπών χρεώσεων (fuelCode 999).',
    todo: 'Συγκεντρώστε τις λοιπές χρεώσεις σε μία γραμμή.',
  },
  'lines/fuel-flag-missing': {
    what: 'Η γραμμή {line} έχει κωδικό καυσίμου {fuelCode}, αλλά το παραστατικό δεν δηλώνεται ως παραστατικό καυσίμων.',
    todo: 'Δηλώστε fuelInvoice true ή αφαιρέστε το fuelCode.',
  },
  'lines/description-blank': {
    what: 'Η περιγραφή της γραμμής {line} είναι κενή.',
    todo: 'Γράψτε στο itemDescr τι πωλείται ή παραλείψτε το.',
  },
  'lines/description-placeholder': {
    what: 'Το παραστατικό διακινεί αγαθά και η γραμμή {line} τα περιγράφει ως «{description}».',
    todo: 'Περιγράψτε τα αγαθά στο itemDescr.',
  },
  'lines/taric-not-moving': {
    what: 'Η γραμμή {line} έχει κωδικό TARIC, αλλά το παραστατικό τύπου {type} χωρίς isDeliveryNote δεν διακινεί αγαθά.',
    todo: 'Αφαιρέστε το TaricNo[ ή δηλώστε {flag} true, αν το παραστατικό διακινεί αγαθά].',
  },
  'lines/exemption-label-mismatch': {
    what: 'Στη γραμμή {line} τυπώνεται αιτία εξαίρεσης «{label}», αλλά διαβιβάζεται με αιτία {exemption}.',
    todo: 'Διορθώστε το vatExemptionCategory ή το vatExemptionCategoryLabel.',
  },
  'lines/exemption-of-type': {
    what: 'Η γραμμή {line} έχει αιτία εξαίρεσης {exemption}, που δεν ταιριάζει στον τύπο {type}[ με λήπτη στη χώρα {country}].',
    todo: 'Διορθώστε το vatExemptionCategory: άρθρο 29 (πρώην 24) εξαγωγές, 33 (28) παραδόσεις στην ΕΕ, 18 (14) υπηρεσίες στο εξωτερικό, 45 (39α) αντίστροφη επιβάρυνση.',
  },
  'lines/taxed-abroad': {
    what: 'Η γραμμή {line} έχει κατηγορία ΦΠΑ {vatCategory}, αλλά ο τύπος {type} αφορά πωλήσεις στο εξωτερικό χωρίς ΦΠΑ.',
    todo: 'Επιλέξτε κατηγορία ΦΠΑ 7 με αιτία εξαίρεσης ή τον τύπο για πωλήσεις εσωτερικού.',
  },
  'lines/taric-form': {
    what: 'Ο κωδικός TARIC «{taric}» της γραμμής {line} δεν αποτελείται από δέκα ψηφία.',
    todo: 'Γράψτε τα δέκα ψηφία χωρίς κενά ή παραλείψτε το TaricNo.',
  },
} satisfies Words;
