import type { Words } from '../../words-type.js';

export const answer = {
  'answer/mark-form': {
    what: 'Το ΜΑΡΚ είναι {found}, ενώ ένα ΜΑΡΚ έχει μόνο ψηφία.',
    todo: 'Δώστε το ΜΑΡΚ της απάντησης ως κείμενο ή ως ακριβή ακέραιο αριθμό.',
  },
  'answer/uid-form': {
    what: 'Το UID είναι {found}, ενώ ένα UID έχει 40 δεκαεξαδικούς χαρακτήρες.',
    todo: 'Δώστε το UID της απάντησης χωρίς αλλαγή.',
  },
  'answer/nothing': {
    what: 'Η απάντηση δεν έχει ούτε ΜΑΡΚ ούτε UID.',
    todo: 'Δώστε mark και uid (invoiceMark και invoiceUid της απάντησης) όταν εκδοθεί το παραστατικό· όσα εκδόθηκαν εκτός σύνδεσης έχουν UID.',
  },
  'answer/not-issued': {
    what: 'Η κατάσταση της απάντησης είναι {statusCode}: το παραστατικό δεν εκδόθηκε.',
    todo: 'Καταχωρίστε ότι δεν εκδόθηκε και διορθώστε όσα γράφουν τα σφάλματα της απάντησης.',
  },
} satisfies Words;
