import type { Both } from './both.js';

/** What is wrong with a call, apart from its input, and what to do. By the code of the problem; `content-type` and `token-wrong` share one. */
export const problemWords = {
  'foreign-host': {
    en: 'The call names the host {host}, which is not a name of this server. Call {known}, or start the server with an options file whose allow-host has this name.',
    el: 'Η κλήση απευθύνεται στον διακομιστή {host}, που δεν είναι όνομα αυτού του διακομιστή. Χρησιμοποιήστε το {known}, ή ξεκινήστε τον διακομιστή με αρχείο ρυθμίσεων που έχει αυτό το όνομα στο allow-host.',
  },
  'foreign-origin': {
    en: 'A page of another site made the call, so it was not done. Call from a program, or from a page of this server.',
    el: 'Την κλήση έκανε σελίδα άλλου ιστοτόπου, γι’ αυτό δεν έγινε. Καλέστε από πρόγραμμα, ή από σελίδα αυτού του διακομιστή.',
  },
  token: {
    en: 'The call has no valid token. Send the header Authorization: Bearer TOKEN, with the text of the file that --token-file names.',
    el: 'Η κλήση δεν έχει έγκυρο token. Στείλτε την κεφαλίδα Authorization: Bearer TOKEN, με το κείμενο του αρχείου που ορίζει το --token-file.',
  },
  'many-tokens': {
    en: 'Too many calls with a wrong token wait for their answers. Correct the token, then call again.',
    el: 'Πάρα πολλές κλήσεις με λανθασμένο token περιμένουν απάντηση. Διορθώστε το token και καλέστε ξανά.',
  },
  'no-such-route': {
    en: 'There is no call {method} {path}. /openapi lists all calls, with an example of each.',
    el: 'Δεν υπάρχει κλήση {method} {path}. Στο /openapi είναι όλες οι κλήσεις, με παράδειγμα για την καθεμία.',
  },
  'no-such-method': {
    en: 'The address {path} takes {allowed}, not {method}. Repeat the call with {allowed}.',
    el: 'Η διεύθυνση {path} δέχεται {allowed}, όχι {method}. Επαναλάβετε την κλήση με {allowed}.',
  },
  'not-ready': {
    en: 'The server cannot write its journal now, so it takes no calls that need it. Look at the free space of its disk, and at its database.',
    el: 'Ο διακομιστής δεν μπορεί τώρα να γράψει στο ημερολόγιό του, γι’ αυτό δεν δέχεται κλήσεις που το χρειάζονται. Ελέγξτε τον ελεύθερο χώρο στον δίσκο του και τη βάση δεδομένων του.',
  },
  'header-empty': {
    en: 'The header {name} is empty, which is not a value. Give it one, or leave it out.',
    el: 'Η κεφαλίδα {name} είναι κενή. Δώστε της τιμή ή παραλείψτε την.',
  },
  'header-twice': {
    en: 'The header {name} has more than one value. Send it once. A value that has a comma itself needs quotation marks around it.',
    el: 'Η κεφαλίδα {name} έχει πάνω από μία τιμή. Στείλτε την μία φορά. Αν η ίδια η τιμή έχει κόμμα, βάλτε την σε εισαγωγικά ("…").',
  },
  'last-event-id': {
    en: '{stated} is not the id of an event. State the id of the last event that you have, a number such as 17, or leave it out to get new events only.',
    el: 'Το {stated} δεν είναι id συμβάντος. Δώστε το id του τελευταίου συμβάντος που έχετε, έναν αριθμό όπως 17, ή παραλείψτε το για να παίρνετε μόνο νέα συμβάντα.',
  },
  'if-match': {
    en: 'If-Match is not a version of this server. Send the ETag of an earlier answer as it was, with its quotation marks, such as "5".',
    el: 'Το If-Match δεν είναι έκδοση αυτού του διακομιστή. Στείλτε το ETag προηγούμενης απάντησης όπως ήταν, με τα εισαγωγικά του, π.χ. "5".',
  },
  'content-type': {
    en: 'The body must be JSON: send the header Content-Type: application/json, and an object as the body.',
    el: 'Το σώμα πρέπει να είναι JSON: στείλτε την κεφαλίδα Content-Type: application/json και ένα αντικείμενο ως σώμα.',
  },
  compressed: {
    en: 'The body is compressed ({encoding}), which this server does not read. Send it without Content-Encoding.',
    el: 'Το σώμα είναι συμπιεσμένο ({encoding}) και ο διακομιστής δεν το διαβάζει. Στείλτε το χωρίς Content-Encoding.',
  },
  'too-large': {
    en: 'The body is larger than {most} bytes. Send less in one call.',
    el: 'Το σώμα είναι μεγαλύτερο από {most} byte. Στείλτε λιγότερα σε κάθε κλήση.',
  },
  'cut-off': {
    en: 'The connection ended within the body. Nothing was done: repeat the call.',
    el: 'Η σύνδεση διακόπηκε πριν σταλεί όλο το σώμα. Δεν έγινε τίποτα: επαναλάβετε την κλήση.',
  },
  'not-an-object': {
    en: 'The body is JSON, but no object. Put its members in braces, such as {example}.',
    el: 'Το σώμα είναι JSON, αλλά όχι αντικείμενο. Γράψτε τα πεδία του μέσα σε άγκιστρα, π.χ. {example}.',
  },
  'not-utf-8': {
    en: 'The body is not UTF-8, so its letters would be lost. Save or encode the text as UTF-8, not as Windows-1253 or ISO-8859-7.',
    el: 'Το σώμα δεν είναι σε UTF-8, οπότε τα γράμματα θα χάνονταν. Κωδικοποιήστε το κείμενο σε UTF-8, όχι σε Windows-1253 ή ISO-8859-7.',
  },
  'not-json': {
    en: 'The body is not valid JSON: {why}. Let a JSON library write it.',
    el: 'Το σώμα δεν είναι έγκυρο JSON ({why}). Χρησιμοποιήστε βιβλιοθήκη JSON για να το γράψετε.',
  },
  refused: {
    en: '{why} Nothing was filed: correct the call and repeat it, under the same key if it has one.',
    el: '{why} Δεν διαβιβάστηκε τίποτα: διορθώστε την κλήση και επαναλάβετέ την, με το ίδιο κλειδί αν έχει.',
  },
  'half-refused': {
    en: 'The order {aa} is filed, but its cancellation was refused[: {why}]. Repeat the call under the same key: only the cancellation is sent, and only its facts may be corrected.',
    el: 'Η παραγγελία {aa} διαβιβάστηκε, αλλά η ακύρωσή της δεν έγινε δεκτή[: {why}]. Επαναλάβετε την κλήση με το ίδιο κλειδί: στέλνεται μόνο η ακύρωση, και μόνο τα δικά της στοιχεία μπορούν να διορθωθούν.',
  },
  internal: {
    en: 'The program has an error, which is in its log under this id. Repeat the call with the same key; if it fails again, report the line of the log.',
    el: 'Το πρόγραμμα έχει σφάλμα, που είναι στο αρχείο καταγραφής του με αυτό το id. Επαναλάβετε την κλήση με το ίδιο κλειδί· αν αποτύχει πάλι, αναφέρετε τη γραμμή του αρχείου.',
  },
} as const satisfies Readonly<Record<string, Both>>;

export type ProblemCode = keyof typeof problemWords;
