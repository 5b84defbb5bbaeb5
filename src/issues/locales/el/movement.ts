import type { Words } from '../../words-type.js';

export const movement = {
  'movement/member-missing': {
    what: 'Το παραστατικό διακινεί αγαθά και λείπει το πεδίο {member}.',
    todo: 'Συμπληρώστε το {member}: η διακίνηση έχει σκοπό, ημερομηνία και ώρα αποστολής και δύο διευθύνσεις.',
  },
  'movement/member-on-receiving-note': {
    what: 'Το δελτίο ποσοτικής παραλαβής δεν δέχεται το πεδίο {member}.',
    todo: 'Αφαιρέστε το {member}· ο σκοπός της παραλαβής αναγράφεται στο receivingNotePurpose.',
  },
  'movement/flag-missing': {
    what: 'Το παραστατικό τύπου {type} έχει το πεδίο {member}, αλλά δεν είναι δελτίο αποστολής.',
    todo: 'Αφαιρέστε το {member}[ ή δηλώστε {flag} true, αν διακινεί αγαθά].',
  },
  'movement/flag-on-note': {
    what: 'Το παραστατικό τύπου {type} έχει isDeliveryNote, αν και είναι ήδη δελτίο.',
    todo: 'Αφαιρέστε το isDeliveryNote: αφορά τιμολόγια και αποδείξεις που είναι και δελτία αποστολής.',
  },
  'movement/flag-unusual-on-type': {
    what: 'Δεν είναι γνωστό αν τα παραστατικά τύπου {type} μπορούν να είναι και δελτία αποστολής.',
    todo: 'Εκδώστε χωριστό δελτίο αποστολής (9.3) ή ρωτήστε τον πάροχό σας.',
  },
  'movement/delivery-invoice-of-zero': {
    what: 'Το παραστατικό τύπου {type} διακινεί αγαθά, αλλά το σύνολό του είναι 0.',
    todo: 'Εκδώστε δελτίο αποστολής (9.3), που δεν έχει πληρωμές.',
  },
  'movement/purpose-withdrawn': {
    what: 'Ο σκοπός διακίνησης {movePurpose} δεν γίνεται πλέον δεκτός.',
    todo: 'Επιλέξτε άλλον σκοπό· για κάθε άλλη περίπτωση, 19 με τίτλο.',
  },
  'movement/purpose-title-missing': {
    what: 'Ο σκοπός διακίνησης είναι {purpose} (λοιπές διακινήσεις), αλλά λείπει το πεδίο {member}.',
    todo: 'Γράψτε τον σκοπό στο {member}.',
  },
  'movement/purpose-title-alone': {
    what: 'Υπάρχει το πεδίο {member}, αλλά ο σκοπός διακίνησης δεν είναι {purpose} (λοιπές διακινήσεις).',
    todo: 'Αφαιρέστε το {member} ή δηλώστε σκοπό διακίνησης {purpose}.',
  },
  'movement/receiving-purpose-missing': {
    what: 'Το παραστατικό τύπου {type} δεν αναφέρει τον σκοπό της παραλαβής.',
    todo: 'Συμπληρώστε το receivingNotePurpose, 1 έως 7.',
  },
  'movement/receiving-purpose-on-type': {
    what: 'Το παραστατικό τύπου {type} δεν δέχεται σκοπό παραλαβής (receivingNotePurpose).',
    todo: 'Αφαιρέστε τον: ανήκει στα 10.1 και 10.2.',
  },
  'movement/receiving-purpose-not-of-type': {
    what: 'Ο σκοπός παραλαβής {receivingNotePurpose} δεν υπάρχει σε παραστατικό τύπου {type}.',
    todo: 'Εκδώστε 10.1 ή επιλέξτε άλλον σκοπό.',
  },
  'movement/receiving-title-missing': {
    what: 'Ο σκοπός παραλαβής είναι {purpose} (λοιπές περιπτώσεις), αλλά λείπει το otherReceivingNotePurposeTitle.',
    todo: 'Γράψτε τον σκοπό στο otherReceivingNotePurposeTitle.',
  },
  'movement/receiving-title-alone': {
    what: 'Υπάρχει το otherReceivingNotePurposeTitle, αλλά ο σκοπός παραλαβής δεν είναι {purpose} (λοιπές περιπτώσεις).',
    todo: 'Αφαιρέστε τον τίτλο ή δηλώστε σκοπό παραλαβής {purpose}.',
  },
  'movement/reverse-on-type': {
    what: 'Το παραστατικό τύπου {type} δεν μπορεί να είναι αντίστροφο δελτίο αποστολής.',
    todo: 'Αφαιρέστε το reverseDeliveryNote ή εκδώστε 9.3.',
  },
  'movement/reverse-purpose-missing': {
    what: 'Το αντίστροφο δελτίο αποστολής δεν αναφέρει τον σκοπό του.',
    todo: 'Συμπληρώστε το reverseDeliveryNotePurpose, 1 έως 5.',
  },
  'movement/reverse-purpose-alone': {
    what: 'Το reverseDeliveryNotePurpose είναι {purpose}, αλλά το reverseDeliveryNote δεν είναι true.',
    todo: 'Δηλώστε reverseDeliveryNote true ή αφαιρέστε το reverseDeliveryNotePurpose.',
  },
  'movement/to-weigh-on-type': {
    what: 'Το παραστατικό τύπου {type} δεν δέχεται το toWeigh (προς ζύγιση).',
    todo: 'Αφαιρέστε το toWeigh: αφορά τα 9.1, 9.2 και 9.3.',
  },
  'movement/tracking-exclusive': {
    what: 'Είναι true και το nonObligatedRecipient και το withoutDigitalTransportTracking.',
    todo: 'Κρατήστε μόνο το ένα.',
  },
  'movement/tracking-not-moving': {
    what: 'Το παραστατικό τύπου {type} που δεν διακινεί αγαθά έχει το πεδίο {member}.',
    todo: 'Αφαιρέστε το {member}[ ή δηλώστε {flag} true, αν τα αγαθά φεύγουν με αυτό].',
  },
  'movement/address-incomplete': {
    what: 'Το παραστατικό διακινεί αγαθά και λείπει το πεδίο {place}.',
    todo: 'Συμπληρώστε το {member}: η διεύθυνση έχει οδό, αριθμό («0» αν δεν υπάρχει), ΤΚ και πόλη.',
  },
  'movement/address-placeholder': {
    what: 'Το παραστατικό διακινεί αγαθά και το πεδίο {place} είναι «{value}».',
    todo: 'Δώστε το πραγματικό {member} της διεύθυνσης.',
  },
  'movement/shipping-branch-redundant': {
    what: 'Το πεδίο {member} είναι {branch}, δηλαδή η εγκατάσταση του {party}.',
    todo: 'Παραλείψτε το {member}: δίνεται μόνο όταν η εγκατάσταση διαφέρει.',
  },
  'movement/package-title-missing': {
    what: 'Το είδος συσκευασίας είναι {packagingType}, αλλά λείπει το otherPackagingTypeTitle.',
    todo: 'Γράψτε το είδος συσκευασίας στο otherPackagingTypeTitle.',
  },
  'movement/dispatch-before-issue': {
    what: 'Η αποστολή προγραμματίζεται για {dispatchDate}, πριν από την έκδοση του παραστατικού στις {issueDate}.',
    todo: 'Διορθώστε το dispatchDate: είναι η προγραμματισμένη ημερομηνία αποστολής.',
  },
  'movement/issue-date-past': {
    what: 'Το παραστατικό διακινεί αγαθά με ημερομηνία {issueDate}, αλλά στην Ελλάδα σήμερα είναι {today}· γίνεται δεκτό από {earliest} και μετά.',
    todo: 'Εκδώστε το παραστατικό την ημέρα της διακίνησης.',
  },
  'movement/dispatch-date-past': {
    what: 'Η προγραμματισμένη ημερομηνία αποστολής {dispatchDate} έχει περάσει: στην Ελλάδα σήμερα είναι {today}.',
    todo: 'Δώστε σημερινή ή μεταγενέστερη ημερομηνία.',
  },
  'movement/dispatch-time-past': {
    what: 'Η προγραμματισμένη ώρα αποστολής {dispatchTime} έχει περάσει: στην Ελλάδα η ώρα είναι {time}.',
    todo: 'Δώστε μεταγενέστερο dispatchTime: το παραστατικό εκδίδεται πριν φύγουν τα αγαθά.',
  },
  'movement/purpose-label-mismatch': {
    what: 'Εκτυπώνεται «{label}», αλλά ο σκοπός διακίνησης είναι {movePurpose}.',
    todo: 'Διορθώστε το movePurpose ή το movePurposeLabel.',
  },
  'movement/receiving-purpose-country': {
    what: 'Ο σκοπός ποσοτικής παραλαβής είναι {receivingNotePurpose}, αλλά η χώρα του προμηθευτή (counterpart) είναι {country}.',
    todo: 'Διορθώστε το receivingNotePurpose ή τη χώρα του προμηθευτή.',
  },
  'movement/reverse-purpose-country': {
    what: 'Ο σκοπός του αντίστροφου δελτίου αποστολής είναι {reverseDeliveryNotePurpose}, αλλά η χώρα του προμηθευτή είναι {country}.',
    todo: 'Διορθώστε το reverseDeliveryNotePurpose ή τη χώρα του προμηθευτή.',
  },
  'movement/name-placeholder': {
    what: 'Το παραστατικό διακινεί αγαθά και η επωνυμία του {party} είναι «{name}».',
    todo: 'Δώστε την πραγματική επωνυμία.',
  },
  'movement/vehicle-not-moving': {
    what: 'Το παραστατικό τύπου {type} αναφέρει το όχημα {vehicle}, αλλά δεν αποστέλλει αγαθά.',
    todo: 'Αφαιρέστε το vehicleNumber[ ή δηλώστε {flag} true, αν το παραστατικό διακινεί αγαθά].',
  },
  'movement/package-title-alone': {
    what: 'Το είδος συσκευασίας είναι {packagingType}, αλλά το otherPackagingTypeTitle αναφέρει «{title}».',
    todo: 'Αφαιρέστε τον τίτλο ή δηλώστε είδος συσκευασίας 6 (λοιπά).',
  },
  'movement/dispatch-far-ahead': {
    what: 'Η αποστολή προγραμματίζεται για {dispatchDate}, πάνω από ένα έτος μετά την έκδοση του παραστατικού στις {issueDate}.',
    todo: 'Ελέγξτε το έτος στο dispatchDate.',
  },
} satisfies Words;
