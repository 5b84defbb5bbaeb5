import type { Words } from '../../words-type.js';

export const lines = {
  'lines/number-repeated': {
    what: 'Ο αριθμός γραμμής {lineNumber} υπάρχει δύο φορές.',
    todo: 'Αριθμήστε τις γραμμές 1, 2, 3 …',
  },
  'lines/quantity-unit-pair': {
    what: 'Η γραμμή {line} έχει {present} χωρίς {missing}.',
    todo: 'Δώστε και τα δύο ή κανένα.',
  },
  'lines/quantity-forbidden': {
    what: 'Η γραμμή {line} έχει {member}, που δεν επιτρέπεται σε παραστατικό τύπου {type}.',
    todo: 'Αφαιρέστε quantity και measurementUnit: οι υπηρεσίες δεν έχουν ποσότητα.',
  },
  'lines/quantity-unexpected': {
    what: 'Η γραμμή {line} έχει {member}, που κατά πάσα πιθανότητα δεν επιτρέπεται σε παραστατικό τύπου {type}.',
    todo: 'Αφαιρέστε quantity και measurementUnit.',
  },
  'lines/movement-line-incomplete': {
    what: 'Το παραστατικό διακινεί αγαθά και από τη γραμμή {line} λείπει το {member}.',
    todo: 'Δώστε σε κάθε γραμμή περιγραφή (itemDescr), ποσότητα (quantity) και μονάδα μέτρησης (measurementUnit).',
  },
  'lines/unit-needs-more': {
    what: 'Η γραμμή {line} έχει μονάδα μέτρησης {unit}, την οποία η ΑΑΔΕ δέχεται μόνο με δύο πεδία που η υπηρεσία δεν περιγράφει.',
    todo: 'Χρησιμοποιήστε τη μονάδα 1 (τεμάχια) ή ρωτήστε τον πάροχο για τα otherMeasurementUnitQuantity και otherMeasurementUnitTitle.',
  },
  'lines/unit-label-mismatch': {
    what: 'Η γραμμή {line} εκτυπώνει μονάδα «{label}», αλλά διαβιβάζεται με μονάδα {unit} ({name}).',
    todo: 'Διορθώστε το measurementUnit ή το measurementUnitLabel.',
  },
  'lines/exemption-missing': {
    what: 'Η γραμμή {line} είναι άνευ ΦΠΑ (κατηγορία 7) χωρίς αιτία απαλλαγής.',
    todo: 'Συμπληρώστε το vatExemptionCategory, 1 έως 31.',
  },
  'lines/exemption-not-admitted': {
    what: 'Η γραμμή {line} αναφέρει αιτία απαλλαγής {exemption}, αλλά έχει κατηγορία ΦΠΑ {vatCategory}.',
    todo: 'Αφαιρέστε το vatExemptionCategory ή επιλέξτε κατηγορία ΦΠΑ 7.',
  },
  'lines/vat-not-zero': {
    what: 'Η γραμμή {line} έχει ΦΠΑ {vatAmount} στην κατηγορία {vatCategory}, που δεν αποδίδει ΦΠΑ.',
    todo: 'Διορθώστε το vatCategory ή μηδενίστε το vatAmount.',
  },
  'lines/vat-category-of-type': {
    what: 'Η γραμμή {line} έχει κατηγορία ΦΠΑ {vatCategory}· παραστατικό τύπου {type} δέχεται μόνο την 8 (χωρίς ΦΠΑ).',
    todo: 'Επιλέξτε κατηγορία ΦΠΑ 8 με vatAmount 0.',
  },
  'lines/vat-on-acquisition': {
    what: 'Η γραμμή {line} του τίτλου κτήσης έχει κατηγορία ΦΠΑ {vatCategory}.',
    todo: 'Χρησιμοποιήστε την κατηγορία 8 (χωρίς ΦΠΑ) ή την 7 με την αιτία εξαίρεσης: όποιος πωλεί εδώ δεν χρεώνει ΦΠΑ.',
  },
  'lines/net-not-zero': {
    what: 'Η γραμμή {line} του φόρου διαμονής έχει καθαρή αξία {netValue}.',
    todo: 'Μηδενίστε το netValue: ο φόρος αναγράφεται στο otherTaxesAmount.',
  },
  'lines/percent-mismatch': {
    what: 'Η γραμμή {line} εκτυπώνει ΦΠΑ {stated} %, αλλά η κατηγορία {vatCategory} είναι {percent} %.',
    todo: 'Διορθώστε το vatCategoryPercent ή το vatCategory.',
  },
  'lines/rec-type-inactive': {
    what: 'Η γραμμή {line} έχει είδος γραμμής {recType} ({name}), που δεν γίνεται πλέον δεκτό.',
    todo: 'Αφαιρέστε το recType και δηλώστε τον φόρο στα δικά του πεδία.',
  },
  'lines/negative-line-on-type': {
    what: 'Η γραμμή {line} έχει αρνητικό πρόσημο (recType 7) σε παραστατικό τύπου {type}.',
    todo: 'Το recType 7 είναι μόνο για ακυρωμένες γραμμές δελτίων παραγγελίας (8.6)· αλλιώς εκδώστε πιστωτικό.',
  },
  'lines/clearance-incomplete': {
    what: 'Η εκκαθάριση δεν έχει γραμμή με invoiceDetailType {missing}.',
    todo: 'Χρειάζεται τουλάχιστον μία γραμμή 1 (πωλήσεις τρίτων) και μία γραμμή 2 (αμοιβή).',
  },
  'lines/detail-type-unexpected': {
    what: 'Η γραμμή {line} έχει invoiceDetailType σε παραστατικό τύπου {type}.',
    todo: 'Αφαιρέστε το: υπάρχει μόνο στις εκκαθαρίσεις (1.5).',
  },
  'lines/fuel-missing': {
    what: 'Το παραστατικό δηλώνεται ως παραστατικό καυσίμων, αλλά καμία γραμμή δεν είναι καύσιμο.',
    todo: 'Δώστε fuelCode στις γραμμές καυσίμων ή αφαιρέστε το fuelInvoice. Το 999 είναι λοιπές χρεώσεις, όχι καύσιμο.',
  },
  'lines/fuel-charges-too-large': {
    what: 'Οι λοιπές χρεώσεις της γραμμής {line}, {charges}, υπερβαίνουν τα καύσιμα.',
    todo: 'Οι λοιπές χρεώσεις (fuelCode 999) δεν ξεπερνούν τη συνολική καθαρή αξία των καυσίμων.',
  },
  'lines/fuel-charges-repeated': {
    what: 'Η γραμμή {line} είναι δεύτερη γραμμή λοιπών χρεώσεων (fuelCode 999).',
    todo: 'Συγκεντρώστε τις λοιπές χρεώσεις σε μία γραμμή.',
  },
  'lines/fuel-flag-missing': {
    what: 'Η γραμμή {line} έχει κωδικό καυσίμου {fuelCode}, αλλά το παραστατικό δεν δηλώνεται ως παραστατικό καυσίμων.',
    todo: 'Δηλώστε fuelInvoice true ή αφαιρέστε το fuelCode.',
  },
} satisfies Words;
