import type { PrintingWords } from '../en/printing.js';

/** The messages about printing: what is wrong with an option, or what is missing. */
export const printingWords: PrintingWords = {
  'option/choice': 'Η επιλογή {option} πρέπει να είναι μία από τις τιμές {known}.',
  'option/language': "Η επιλογή {option} πρέπει να είναι 'el', 'en' ή λίστα με τα δύο.",
  'option/image': 'Η επιλογή {option} πρέπει να είναι εικόνα ως διεύθυνση data: σε base64.',
  'option/image-pdf':
    'Η επιλογή {option} πρέπει να είναι εικόνα PNG ή JPEG. Το PDF δεν δέχεται άλλες εικόνες.',
  'option/image-png':
    'Η επιλογή {option} πρέπει να είναι εικόνα PNG. Οι εκτυπωτές αποδείξεων δεν δέχονται άλλες εικόνες.',
  'option/image-unreadable': 'Η εικόνα στην επιλογή {option} δεν διαβάζεται.',
  'option/image-too-large': 'Η εικόνα στην επιλογή {option} πρέπει να έχει έως {most} εικονοστοιχεία.',
  'option/length': 'Η επιλογή {option} πρέπει να είναι κείμενο έως {most} χαρακτήρων.',
  'option/colour': 'Η επιλογή {option} πρέπει να είναι χρώμα ως #rgb ή #rrggbb.',
  'option/fonts':
    'Η επιλογή {option} πρέπει να είναι λίστα με ονόματα γραμματοσειρών από γράμματα, ψηφία, κενά και παύλες.',
  'option/object': 'Η επιλογή {option} πρέπει να είναι αντικείμενο.',
  'option/text': 'Η επιλογή {option} πρέπει να είναι κείμενο.',
  'option/digits': 'Η επιλογή {option} πρέπει να έχει μόνο ψηφία, έως {most}.',
  'option/completions': 'Η επιλογή {option} πρέπει να είναι λίστα με ολοκληρωμένες πληρωμές.',
  'option/whole-number': 'Η επιλογή {option} πρέπει να είναι ακέραιος αριθμός από {from} έως {to}.',
  'option/flag': 'Η επιλογή {option} πρέπει να είναι true ή false.',
  qr: 'Η διεύθυνση στο {subject} είναι πολύ μεγάλη για κωδικό QR.',
  package: 'Για PDF χρειάζεται το πακέτο {subject}. Εγκαταστήστε το με npm install {subject}.',
};
