import type { JournalErrorCode } from '../en/journal.js';

/** The errors of a journal in a file: what is wrong, and what to do. */
export const journalErrors: Readonly<Record<JournalErrorCode, string>> = {
  'journal/file': 'Το file λείπει ή δεν είναι έγκυρο. Δώστε τη διαδρομή ενός αρχείου, π.χ. journal.db.',
  'journal/busy-timeout':
    'Το busyTimeout δεν είναι έγκυρο. Δώστε ακέραια χιλιοστά του δευτερολέπτου από 0 έως 2147483647.',
  'journal/no-driver':
    'Η SQLite δεν είναι διαθέσιμη εδώ[: {detail}]. Εγκαταστήστε τον οδηγό της με npm install libsql ή χρησιμοποιήστε Node 22.13 ή νεότερο.',
  'journal/not-opened':
    'Το {file} δεν ανοίγει. Ελέγξτε ότι υπάρχει ο φάκελός του και ότι το πρόγραμμα μπορεί να γράψει εκεί.',
  'journal/other-file':
    'Το {file} το έγραψε άλλο πρόγραμμα, γι’ αυτό δεν άλλαξε. Δώστε τη διαδρομή ενός ημερολογίου ή νέου αρχείου.',
  'journal/newer-version':
    'Το {file} γράφτηκε από νεότερη έκδοση της βιβλιοθήκης (σχήμα {found}, εδώ ως {known}). Ενημερώστε το πρόγραμμα.',
  'journal/no-wal':
    'Το {file} δεν δέχεται καταγραφή WAL. Αποθηκεύστε το ημερολόγιο σε δίσκο του υπολογιστή, όχι σε δικτυακό φάκελο.',
  'journal/locked':
    'Το {file} ήταν κλειδωμένο από άλλο πρόγραμμα πάνω από {milliseconds} ms. Επαναλάβετε την κλήση ή κλείστε εκείνο το πρόγραμμα.',
  'journal/full': 'Ο δίσκος του {file} είναι γεμάτος. Ελευθερώστε χώρο και καλέστε ξανά.',
  'journal/read-only':
    'Το {file} είναι μόνο για ανάγνωση. Επιτρέψτε στο πρόγραμμα να γράφει το αρχείο και τον φάκελό του.',
  'journal/damaged':
    'Το {file} είναι κατεστραμμένο: {detail}. Σταματήστε το πρόγραμμα, κρατήστε αντίγραφο και επαναφέρετε ένα εφεδρικό.',
  'journal/lease-lost':
    'Η δέσμευση για {what} έληξε και την πήρε άλλη διεργασία. Δεν γράφτηκε τίποτα. Αυξήστε το leaseTime.',
  'journal/closed': 'Το ημερολόγιο {file} έχει κλείσει. Ανοίξτε το ξανά πριν το χρησιμοποιήσετε.',
  'journal/failed': 'Δεν ήταν δυνατή η χρήση του {file}: {detail}.',
};
