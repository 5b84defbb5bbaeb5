import type { Words } from '../../words-type.js';

export const movement = {
  'movement/member-missing': {
    what: 'Το παραστατικό διακινεί αγαθά και λείπει το {member}.',
    todo: 'Συμπληρώστε το {member}: η διακίνηση έχει σκοπό, προγραμματισμένη ημερομηνία και ώρα αποστολής και τις δύο διευθύνσεις.',
  },
  'movement/member-on-receiving-note': {
    what: 'Το δελτίο ποσοτικής παραλαβής δεν δέχεται {member}.',
    todo: 'Αφαιρέστε το {member}· ο σκοπός της παραλαβής αναγράφεται στο receivingNotePurpose.',
  },
  'movement/flag-missing': {
    what: 'Το παραστατικό έχει {member}, αλλά δεν είναι δελτίο αποστολής.',
    todo: 'Δηλώστε isDeliveryNote true αν διακινεί αγαθά, αλλιώς αφαιρέστε το {member}.',
  },
  'movement/flag-on-note': {
    what: 'Το isDeliveryNote υπάρχει σε παραστατικό τύπου {type}, που είναι ούτως ή άλλως δελτίο.',
    todo: 'Αφαιρέστε το isDeliveryNote: αφορά τιμολόγια και αποδείξεις που είναι και δελτία αποστολής.',
  },
  'movement/flag-unusual-on-type': {
    what: 'Παραστατικά τύπου {type} δεν συναντώνται ως δελτία αποστολής.',
    todo: 'Εκδώστε χωριστό δελτίο αποστολής (9.3) ή ρωτήστε τον πάροχό σας.',
  },
  'movement/delivery-invoice-of-zero': {
    what: 'Το παραστατικό τύπου {type} διακινεί αγαθά, αλλά το σύνολό του είναι 0.',
    todo: 'Αντί για τιμολόγιο μηδενικής αξίας εκδώστε δελτίο αποστολής (9.3), που δεν έχει πληρωμές.',
  },
  'movement/purpose-withdrawn': {
    what: 'Ο σκοπός διακίνησης {purpose} ({name}) δεν γίνεται πλέον δεκτός.',
    todo: 'Επιλέξτε άλλον σκοπό· το 19 με τίτλο καλύπτει κάθε άλλη περίπτωση.',
  },
  'movement/purpose-title-missing': {
    what: 'Ο σκοπός διακίνησης είναι {purpose} (λοιπές διακινήσεις) και το {member} δεν λέει ποιος.',
    todo: 'Γράψτε τον σκοπό στο {member}.',
  },
  'movement/purpose-title-alone': {
    what: 'Υπάρχει {member}, αλλά ο σκοπός διακίνησης δεν είναι {purpose}.',
    todo: 'Αφαιρέστε το {member} ή δηλώστε σκοπό {purpose}.',
  },
  'movement/receiving-purpose-missing': {
    what: 'Το δελτίο ποσοτικής παραλαβής τύπου {type} δεν αναφέρει τον σκοπό του.',
    todo: 'Συμπληρώστε το receivingNotePurpose, 1 έως 7.',
  },
  'movement/receiving-purpose-on-type': {
    what: 'Παραστατικό τύπου {type} δεν δέχεται receivingNotePurpose.',
    todo: 'Αφαιρέστε το: ανήκει στα 10.1 και 10.2.',
  },
  'movement/receiving-purpose-not-of-type': {
    what: 'Ο σκοπός {purpose} ({name}) δεν υπάρχει σε παραστατικό τύπου {type}.',
    todo: 'Εκδώστε 10.1 ή επιλέξτε άλλον σκοπό.',
  },
  'movement/receiving-title-missing': {
    what: 'Ο σκοπός παραλαβής είναι {purpose} (λοιπές περιπτώσεις) και το otherReceivingNotePurposeTitle δεν λέει ποιος.',
    todo: 'Γράψτε τον σκοπό στο otherReceivingNotePurposeTitle.',
  },
  'movement/receiving-title-alone': {
    what: 'Υπάρχει otherReceivingNotePurposeTitle, αλλά το receivingNotePurpose δεν είναι {purpose}.',
    todo: 'Αφαιρέστε τον τίτλο ή δηλώστε σκοπό {purpose}.',
  },
  'movement/reverse-on-type': {
    what: 'Παραστατικό τύπου {type} δεν μπορεί να είναι αντίστροφο δελτίο αποστολής.',
    todo: 'Αφαιρέστε το reverseDeliveryNote ή εκδώστε 9.3.',
  },
  'movement/reverse-purpose-missing': {
    what: 'Το αντίστροφο δελτίο αποστολής δεν αναφέρει τον σκοπό του.',
    todo: 'Συμπληρώστε το reverseDeliveryNotePurpose, 1 έως 5.',
  },
  'movement/reverse-purpose-alone': {
    what: 'Υπάρχει σκοπός αντίστροφου δελτίου {purpose}, αλλά το reverseDeliveryNote δεν είναι true.',
    todo: 'Δηλώστε reverseDeliveryNote true ή αφαιρέστε τον σκοπό.',
  },
  'movement/to-weigh-on-type': {
    what: 'Παραστατικό τύπου {type} δεν δέχεται toWeigh.',
    todo: 'Αφαιρέστε το toWeigh: αφορά τα 9.1, 9.2 και 9.3.',
  },
  'movement/tracking-exclusive': {
    what: 'Τα nonObligatedRecipient και withoutDigitalTransportTracking είναι και τα δύο true.',
    todo: 'Κρατήστε το ένα.',
  },
  'movement/tracking-not-moving': {
    what: 'Το {member} υπάρχει σε παραστατικό τύπου {type} που δεν διακινεί αγαθά.',
    todo: 'Αφαιρέστε το {member} ή δηλώστε isDeliveryNote true.',
  },
  'movement/address-incomplete': {
    what: 'Το παραστατικό διακινεί αγαθά και σε διεύθυνση λείπει το {member}.',
    todo: 'Δώστε οδό (street), αριθμό (number), ταχυδρομικό κώδικα (postalCode) και πόλη (city)· όπου δεν υπάρχει αριθμός, «0».',
  },
  'movement/address-placeholder': {
    what: 'Το παραστατικό διακινεί αγαθά και το {member} μιας διεύθυνσης είναι «{value}».',
    todo: 'Δώστε το πραγματικό {member}.',
  },
  'movement/shipping-branch-redundant': {
    what: 'Το {member} είναι {branch}, δηλαδή η ίδια η εγκατάσταση του {party}.',
    todo: 'Παραλείψτε το {member}: δίνεται μόνο όταν η εγκατάσταση διαφέρει.',
  },
  'movement/package-title-missing': {
    what: 'Το είδος συσκευασίας είναι {packagingType} (λοιπά) και το otherPackagingTypeTitle δεν λέει ποιο.',
    todo: 'Γράψτε το είδος συσκευασίας στο otherPackagingTypeTitle.',
  },
  'movement/dispatch-before-issue': {
    what: 'Η αποστολή προγραμματίζεται για {dispatchDate}, πριν από την έκδοση του παραστατικού στις {issueDate}.',
    todo: 'Διορθώστε το dispatchDate: δηλώνει προγραμματισμένη αποστολή.',
  },
  'movement/issue-date-past': {
    what: 'Το παραστατικό της {issueDate} διακινεί αγαθά, αλλά στην Ελλάδα έχουμε {today}· η παλαιότερη αποδεκτή ημερομηνία είναι {earliest}.',
    todo: 'Εκδώστε το παραστατικό την ημέρα της διακίνησης.',
  },
  'movement/dispatch-date-past': {
    what: 'Η προγραμματισμένη ημερομηνία αποστολής {dispatchDate} έχει περάσει: στην Ελλάδα έχουμε {today}.',
    todo: 'Δώστε τη σημερινή ή μεταγενέστερη ημέρα.',
  },
} satisfies Words;
