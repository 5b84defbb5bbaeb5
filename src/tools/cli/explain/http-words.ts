import type { Both } from '../words/index.js';

/** What a status of the service means, and what to do. Source: service description, Errors; observed behaviour. */
interface StatusWords {
  readonly what: Both;
  readonly todo: Both;
}

const searchFirst: Both = {
  en: 'If the call issues something, search for the document before you send it again. Other calls can be repeated later.',
  el: 'Αν η κλήση εκδίδει παραστατικό, αναζητήστε το πριν το στείλετε ξανά. Άλλες κλήσεις επαναλαμβάνονται αργότερα.',
};

/** The statuses that the service answers when something is wrong, by number. */
export const statusWords = {
  400: {
    what: {
      en: 'The body of the call cannot be read, or a mandatory field is missing.',
      el: 'Το σώμα της κλήσης δεν διαβάζεται ή λείπει υποχρεωτικό πεδίο.',
    },
    todo: {
      en: 'Correct what the answer names and repeat the call: nothing was filed.',
      el: 'Διορθώστε ό,τι αναφέρει η απάντηση και επαναλάβετε την κλήση: δεν διαβιβάστηκε τίποτα.',
    },
  },
  401: {
    what: {
      en: 'The key is missing or wrong, the key may not act for this VAT number, or a table of the branch has been open for more than 24 hours.',
      el: 'Το κλειδί λείπει ή είναι λάθος, δεν ισχύει για αυτόν τον ΑΦΜ, ή ένα τραπέζι της εγκατάστασης είναι ανοιχτό πάνω από 24 ώρες.',
    },
    todo: {
      en: 'Read the message of the answer, and explain it with --text. Check the key and the address of the service, that the VAT number has digits only, and that the company has authorised the provider at the tax authority.',
      el: 'Διαβάστε το μήνυμα της απάντησης και δώστε το με --text. Ελέγξτε το κλειδί και τη διεύθυνση της υπηρεσίας, ότι ο ΑΦΜ έχει μόνο ψηφία, και ότι η επιχείρηση έχει εξουσιοδοτήσει τον πάροχο στην ΑΑΔΕ.',
    },
  },
  402: {
    what: { en: 'The credits are used up.', el: 'Οι μονάδες έχουν εξαντληθεί.' },
    todo: {
      en: 'Buy credits and send the same document again.',
      el: 'Αγοράστε μονάδες και στείλτε ξανά το ίδιο παραστατικό.',
    },
  },
  403: {
    what: { en: 'The key does not allow this call.', el: 'Το κλειδί δεν επιτρέπει αυτή την κλήση.' },
    todo: {
      en: 'Check the key and the environment that the address of the service belongs to.',
      el: 'Ελέγξτε το κλειδί και το περιβάλλον στο οποίο ανήκει η διεύθυνση της υπηρεσίας.',
    },
  },
  404: {
    what: {
      en: 'What the call asks for does not exist, or belongs to another software house. A table without open order slips is also answered with 404.',
      el: 'Αυτό που ζητήθηκε δεν υπάρχει ή ανήκει σε άλλη εταιρεία λογισμικού. Με 404 απαντά η υπηρεσία και για τραπέζι χωρίς ανοιχτά δελτία παραγγελίας.',
    },
    todo: {
      en: 'Check the identifier and the address of the call.',
      el: 'Ελέγξτε τον κωδικό που δώσατε και τη διεύθυνση της κλήσης.',
    },
  },
  409: {
    what: {
      en: 'The call does not fit the current state of the request or of the company.',
      el: 'Η κλήση δεν συμβιβάζεται με την τρέχουσα κατάσταση του αιτήματος ή της επιχείρησης.',
    },
    todo: {
      en: 'Explain error.code of the answer, and read the request before you call again.',
      el: 'Δώστε εδώ το error.code της απάντησης και διαβάστε το αίτημα πριν καλέσετε ξανά.',
    },
  },
  413: {
    what: {
      en: 'The file is too large: a contract has at most 15 MB.',
      el: 'Το αρχείο είναι πολύ μεγάλο: μια σύμβαση έχει το πολύ 15 MB.',
    },
    todo: {
      en: 'Scan the contract at a lower resolution.',
      el: 'Σαρώστε τη σύμβαση με χαμηλότερη ανάλυση.',
    },
  },
  415: {
    what: { en: 'The file is not a PDF.', el: 'Το αρχείο δεν είναι PDF.' },
    todo: {
      en: 'Upload the signed contract as one PDF.',
      el: 'Ανεβάστε την υπογεγραμμένη σύμβαση ως ένα PDF.',
    },
  },
  422: {
    what: { en: 'Fields of the body are wrong.', el: 'Κάποια πεδία του σώματος είναι λάθος.' },
    todo: {
      en: 'Correct every field that the answer names and repeat the call.',
      el: 'Διορθώστε κάθε πεδίο που αναφέρει η απάντηση και επαναλάβετε την κλήση.',
    },
  },
  429: {
    what: {
      en: 'Too many calls: the onboarding API allows 60 per minute for each key.',
      el: 'Πάρα πολλές κλήσεις: στην ένταξη επιχειρήσεων επιτρέπονται 60 το λεπτό για κάθε κλειδί.',
    },
    todo: {
      en: 'Wait for the number of seconds in the header Retry-After and repeat the call: nothing was done.',
      el: 'Περιμένετε τα δευτερόλεπτα που δίνει η κεφαλίδα Retry-After και επαναλάβετε την κλήση: δεν έγινε τίποτα.',
    },
  },
  500: {
    what: { en: 'An unexpected error of the service.', el: 'Απρόσμενο σφάλμα της υπηρεσίας.' },
    todo: searchFirst,
  },
  502: {
    what: {
      en: 'A service on which the provider depends has failed.',
      el: 'Απέτυχε υπηρεσία από την οποία εξαρτάται ο πάροχος.',
    },
    todo: searchFirst,
  },
  503: {
    what: { en: 'The service is not available.', el: 'Η υπηρεσία δεν είναι διαθέσιμη.' },
    todo: searchFirst,
  },
  504: {
    what: {
      en: 'The service did not answer in time.',
      el: 'Η υπηρεσία δεν απάντησε εγκαίρως.',
    },
    todo: searchFirst,
  },
} as const satisfies Readonly<Record<number, StatusWords>>;
