import type { SkippedReason } from '../en/skipped.js';
import { optionsErrors } from './options.js';

/** Why a layer of a check, or a part of one, did not run, and which options were not applied. */
export const skipped: Readonly<Record<SkippedReason, string>> = {
  'no-clock': 'Δεν δόθηκε η επιλογή now· καμία ημερομηνία δεν συγκρίθηκε με τη σημερινή.',
  'clock-invalid': 'Η επιλογή now δεν είναι έγκυρο Date· καμία ημερομηνία δεν συγκρίθηκε με τη σημερινή.',
  'no-related': 'Δεν δόθηκε η επιλογή related, οπότε το παραστατικό δεν συγκρίθηκε με άλλα.',
  'related-not-a-list': 'Η επιλογή related δεν είναι λίστα, οπότε το παραστατικό δεν συγκρίθηκε με άλλα.',
  'no-document': 'Από τα στοιχεία δεν προκύπτει παραστατικό, οπότε δεν έγινε σύγκριση με άλλα.',
  'type-unreadable': 'Δεν ήταν δυνατή η ανάγνωση του τύπου παραστατικού.',
  'members-unreadable': 'Κανόνες που χρειάζονται πεδία τα οποία δεν διαβάζονται: {rules}.',
  'rule-failed': 'Ο κανόνας {failed} απέτυχε. Παρακαλούμε αναφέρετέ το.',
  'documents-unreadable':
    'Παραστατικά που δεν συγκρίθηκαν, επειδή κάποια πεδία τους δεν διαβάζονται: {documents}.',
  'no-phone-library': 'Δεν φορτώθηκε η βιβλιοθήκη τηλεφώνων· οι αριθμοί τηλεφώνου δεν ελέγχθηκαν.',

  'options-unknown': optionsErrors.unknown,
  'options-unreadable': optionsErrors.unreadable,
  'options-not-an-object': optionsErrors['not-an-object'],
  'option-locale':
    "Η επιλογή locale δεν είναι αντικείμενο λέξεων. Ελληνικά: import { el } from 'parastatiko/locales/el'. Αγγλικά: παραλείψτε την.",
  'option-specification': 'Η επιλογή specification δεν είναι μία από τις {known}· ίσχυσε η {used}.',
  'option-flag': 'Η επιλογή {option} δεν είναι ούτε true ούτε false· ίσχυσε {used}.',
  'severity-not-an-object': 'Η επιλογή severity δεν είναι αντικείμενο με τη βαρύτητα κάθε κανόνα.',
  'severity-unreadable': 'Δεν ήταν δυνατή η ανάγνωση της επιλογής severity.',
  'severity-unknown-rule': 'Η επιλογή severity αναφέρει το {name}, που δεν είναι κανόνας.',
  'severity-unknown': 'Η επιλογή severity δίνει στο {name} κάτι άλλο από {known}.',

  'related-rest-unreadable': 'Δεν ήταν δυνατή η ανάγνωση του {given} και όσων ακολουθούν.',
  'related-unreadable': 'Δεν ήταν δυνατή η ανάγνωση του {given}.',
  'related-unknown': 'Το {given} δεν είναι ούτε παραστατικό ούτε εγγραφή ανοιχτού δελτίου.',
  'related-not-a-document': 'Το {given} δεν συγκρίθηκε: δεν είναι παραστατικό.',
  'related-members-unreadable': 'Το {given} δεν συγκρίθηκε: δεν διαβάζονται τα πεδία {members}.',
  'related-unnamed': 'Το {given} δεν συγκρίθηκε: δεν έχει ούτε mark ούτε uid.',
  'related-repeated': 'Το {given} έχει το ΜΑΡΚ ή το UID άλλου συσχετιζόμενου παραστατικού.',
  'related-open-slip':
    'Το {given} δεν συγκρίθηκε: η εγγραφή ανοιχτού δελτίου χρειάζεται mark ή uid, quantityProducts και totalNet.',
  'related-mark': 'Το {given} έχει μη έγκυρο mark. Δώστε τα ψηφία του ως κείμενο.',
  'related-uid': 'Το {given} έχει μη έγκυρο uid. Δώστε τα 40 δεκαεξαδικά ψηφία του ως κείμενο.',
};
