import type { Words } from '../../words-type.js';

export const links = {
  'links/correlated-missing': {
    what: 'Το παραστατικό τύπου {type} δεν αναφέρει το παραστατικό που πιστώνει.',
    todo: 'Προσθέστε το ΜΑΡΚ του αρχικού στο correlatedInvoices· αν δεν υπάρχει αρχικό, εκδώστε 5.2.',
  },
  'links/correlated-expected': {
    what: 'Το παραστατικό τύπου {type} κατά πάσα πιθανότητα πρέπει να αναφέρει το παραστατικό με το οποίο συσχετίζεται.',
    todo: 'Προσθέστε το ΜΑΡΚ εκείνου στο correlatedInvoices.',
  },
  'links/correlated-forbidden': {
    what: 'Το παραστατικό τύπου {type} δεν δέχεται correlatedInvoices.',
    todo: 'Αφαιρέστε το correlatedInvoices· το πιστωτικό λιανικής (11.4) αναφέρει την απόδειξη στο multipleConnectedMarks.',
  },
  'links/correlated-unexpected': {
    what: 'Το παραστατικό τύπου {type} κατά πάσα πιθανότητα δεν δέχεται correlatedInvoices.',
    todo: 'Επιλέξτε τον συσχετιζόμενο τύπο (9.1, 10.1) ή αφαιρέστε το correlatedInvoices.',
  },
  'links/marks-not-admitted': {
    what: 'Το παραστατικό τύπου {type} δεν δέχεται multipleConnectedMarks.',
    todo: 'Αφαιρέστε το και αναφέρετε το αρχικό παραστατικό στο correlatedInvoices.',
  },
  'links/marks-disputed': {
    what: 'Το παραστατικό τύπου {type} έχει multipleConnectedMarks: η υπηρεσία το περιγράφει, η ΑΑΔΕ δεν το δέχεται.',
    todo: 'Πιστώστε με 5.2 ή 11.4 όταν κλείνει τραπέζι· στο 5.1 χρησιμοποιήστε το correlatedInvoices.',
  },
  'links/repeated': {
    what: 'Το {link} υπάρχει δύο φορές στο πεδίο {list}.',
    todo: 'Αναφέρετε κάθε παραστατικό μία φορά.',
  },
  'links/mark-in-both-lists': {
    what: 'Το ΜΑΡΚ {mark} υπάρχει και στο correlatedInvoices και στο multipleConnectedMarks.',
    todo: 'Κρατήστε το μόνο εκεί όπου ανήκει.',
  },
  'links/correlated-party-differs': {
    what: 'Το πεδίο {member} είναι {here}, αλλά {there} στο συσχετιζόμενο παραστατικό {link}.',
    todo: 'Αναφέρετε το παραστατικό που εννοείτε ή πάρτε τον ΑΦΜ από αυτό.',
  },
  'links/connected-party-differs': {
    what: 'Το πεδίο {member} είναι {here}, αλλά {there} στο συνδεδεμένο παραστατικό {link}.',
    todo: 'Ελέγξτε το ΜΑΡΚ: το παραστατικό πιθανότατα ανήκει σε άλλον.',
  },
  'links/note-of-other-recipient': {
    what: 'Τα αγαθά του {link} στάλθηκαν στον {there}, αλλά το δελτίο ποσοτικής παραλαβής εκδίδεται από τον {here}.',
    todo: 'Ελέγξτε το ΜΑΡΚ: δελτίο ποσοτικής παραλαβής εκδίδει ο παραλήπτης του δελτίου αποστολής.',
  },
  'links/correlated-type-unfit': {
    what: 'Το παραστατικό τύπου {type} συσχετίζεται με το {link}, που είναι τύπου {linkedType}.',
    todo: 'Ελέγξτε το ΜΑΡΚ ή εκδώστε τον τύπο που ταιριάζει: το 5.1 διορθώνει τιμολόγια, το 11.4 αποδείξεις, το 8.5 μια είσπραξη (8.4).',
  },
  'links/connected-type-unfit': {
    what: 'Το παραστατικό τύπου {type} πιστώνει το {link}, που είναι τύπου {linkedType}.',
    todo: 'Ελέγξτε το ΜΑΡΚ· το τιμολόγιο πιστώνεται με 5.1 και correlatedInvoices.',
  },
  'links/credit-before-original': {
    what: 'Το πιστωτικό έχει ημερομηνία {issueDate}, αλλά το {link} που πιστώνει έχει {there}.',
    todo: 'Ελέγξτε την ημερομηνία και το ΜΑΡΚ: το πιστωτικό δεν μπορεί να είναι παλαιότερο από το αρχικό.',
  },
  'links/credit-exceeds-original': {
    what: 'Το πιστωτικό των {stated}[, μαζί με άλλα πιστωτικά των {earlier},] ξεπερνά την καθαρή αξία {original} του αρχικού κατά {surplus}.',
    todo: 'Πιστώστε το πολύ ό,τι απομένει από το αρχικό παραστατικό.',
  },
  'links/retail-credit-exceeds-receipt': {
    what: 'Το πιστωτικό λιανικής των {stated}[, μαζί με άλλα πιστωτικά των {earlier},] ξεπερνά την καθαρή αξία {original} της απόδειξης κατά {surplus}.',
    todo: 'Πιστώστε το πολύ ό,τι απομένει από την απόδειξη.',
  },
  'links/credit-exceeds-vat-category': {
    what: 'Τα πιστωτικά με κατηγορία ΦΠΑ {vatCategory} έχουν καθαρή αξία {credited}, ενώ το αρχικό έχει {original}: περισσεύουν {surplus}.',
    todo: 'Χρησιμοποιήστε τις κατηγορίες ΦΠΑ του αρχικού παραστατικού.',
  },
  'links/notes-item-missing': {
    what: 'Τα δελτία αποστολής ξεπερνούν το τιμολόγιο κατά ποσότητα {quantity}: {item}.',
    todo: 'Τιμολογήστε το ή αφήστε το για άλλο τιμολόγιο που αναφέρει τα ίδια δελτία.',
  },
  'links/notes-item-too-much': {
    what: 'Το τιμολόγιο ξεπερνά τα δελτία αποστολής κατά ποσότητα {quantity}: {item}.',
    todo: 'Αφαιρέστε το ή αναφέρετε το δελτίο αποστολής με το οποίο παραδόθηκε.',
  },
  'links/linked-unknown': {
    what: 'Το παραστατικό {link} αναφέρεται, αλλά δεν υπάρχει στα παραστατικά που δόθηκαν.',
    todo: 'Δώστε το με το ΜΑΡΚ ή το UID του, ώστε να συγκριθεί.',
  },
  'links/linked-currency-differs': {
    what: 'Το παραστατικό είναι σε {here}, αλλά το {link}, που πιστώνει ή συμπληρώνει, είναι σε {there}.',
    todo: 'Χρησιμοποιήστε το νόμισμα εκείνου.',
  },
  'links/credit-item-too-much': {
    what: 'Τα πιστωτικά ξεπερνούν το αρχικό κατά ποσότητα {quantity}, καθαρή αξία {net}: {item}.',
    todo: 'Πιστώστε το πολύ την ποσότητα που απομένει από το αρχικό παραστατικό.',
  },
} satisfies Words;
