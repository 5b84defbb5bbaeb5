import type { Words } from '../../words-type.js';

export const links = {
  'links/correlated-missing': {
    what: 'Παραστατικό τύπου {type} δεν αναφέρει το παραστατικό που πιστώνει.',
    todo: 'Προσθέστε το ΜΑΡΚ του αρχικού στο correlatedInvoices· αν δεν υπάρχει αρχικό, εκδώστε 5.2.',
  },
  'links/correlated-expected': {
    what: 'Παραστατικό τύπου {type} κατά πάσα πιθανότητα πρέπει να αναφέρει το παραστατικό στο οποίο στηρίζεται.',
    todo: 'Προσθέστε το ΜΑΡΚ εκείνου στο correlatedInvoices.',
  },
  'links/correlated-forbidden': {
    what: 'Παραστατικό τύπου {type} δεν δέχεται correlatedInvoices.',
    todo: 'Αφαιρέστε το correlatedInvoices· το πιστωτικό λιανικής (11.4) αναφέρει την απόδειξη στο multipleConnectedMarks.',
  },
  'links/correlated-unexpected': {
    what: 'Παραστατικό τύπου {type} κατά πάσα πιθανότητα δεν δέχεται correlatedInvoices.',
    todo: 'Επιλέξτε τον συσχετιζόμενο τύπο (9.1, 10.1) ή αφαιρέστε το correlatedInvoices.',
  },
  'links/marks-not-admitted': {
    what: 'Παραστατικό τύπου {type} δεν δέχεται multipleConnectedMarks.',
    todo: 'Αφαιρέστε το και αναφέρετε το αρχικό παραστατικό στο correlatedInvoices.',
  },
  'links/marks-disputed': {
    what: 'Παραστατικό τύπου {type} έχει multipleConnectedMarks: η υπηρεσία το περιγράφει, η ΑΑΔΕ δεν το δέχεται.',
    todo: 'Για κλείσιμο τραπεζιού πιστώστε με 5.2 ή 11.4· στο 5.1 χρησιμοποιήστε το correlatedInvoices.',
  },
  'links/repeated': {
    what: 'Το {link} υπάρχει δύο φορές στο πεδίο {list}.',
    todo: 'Αναφέρετε κάθε παραστατικό μία φορά.',
  },
  'links/mark-in-both-lists': {
    what: 'Το ΜΑΡΚ {mark} υπάρχει και στο correlatedInvoices και στο multipleConnectedMarks.',
    todo: 'Κρατήστε το μόνο εκεί όπου ανήκει.',
  },
} satisfies Words;
