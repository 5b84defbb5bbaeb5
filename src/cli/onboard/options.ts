import type { Option } from '../args/command.js';
import { COUNT, FILE, TEXT, VAT_NUMBER } from '../args/placeholders.js';

/** Options of single actions of `onboard`. */
export const onboardOptions = {
  attempt: {
    name: 'attempt',
    placeholder: COUNT,
    en: 'create: the number of the attempt, from 1. Raise it only after the last request is final. Not needed with --journal.',
    el: 'create: ο αριθμός της προσπάθειας, από 1. Αυξήστε τον μόνο όταν το προηγούμενο αίτημα είναι οριστικό. Με --journal δεν χρειάζεται.',
  },
  sendWithErrors: {
    name: 'send-with-errors',
    en: 'create, upload: send even if the checks find errors.',
    el: 'create, upload: στέλνει ακόμη κι αν οι έλεγχοι βρίσκουν σφάλματα.',
  },
  status: {
    name: 'status',
    placeholder: { en: 'STATUS', el: 'ΚΑΤΑΣΤΑΣΗ' },
    en: 'list: only requests with this status. wait: until the request has this status, instead of until the company is ready.',
    el: 'list: μόνο αιτήματα σε αυτή την κατάσταση. wait: ώσπου το αίτημα να έχει αυτή την κατάσταση, αντί ώσπου να είναι έτοιμη η επιχείρηση.',
  },
  vatNumber: {
    name: 'vat-number',
    placeholder: VAT_NUMBER,
    en: 'list: only requests for this company.',
    el: 'list: μόνο αιτήματα για αυτή την επιχείρηση.',
  },
  output: {
    name: 'output',
    short: 'o',
    placeholder: FILE,
    en: 'contract: where to save it. An existing file is never overwritten.',
    el: 'contract: πού αποθηκεύεται. Αρχείο που υπάρχει δεν αντικαθίσταται.',
  },
  signed: {
    name: 'signed',
    en: 'contract: the latest signed contract. Default: the contract to sign.',
    el: 'contract: το υπογεγραμμένο, το πιο πρόσφατο. Προεπιλογή: αυτό που θα υπογραφεί.',
  },
  reason: {
    name: 'reason',
    placeholder: TEXT,
    en: 'cancel: why, at most 500 characters.',
    el: 'cancel: η αιτία, έως 500 χαρακτήρες.',
  },
  atMost: {
    name: 'at-most',
    placeholder: { en: 'MINUTES', el: 'ΛΕΠΤΑ' },
    en: 'wait: how long. Default: 1440, a day.',
    el: 'wait: πόση ώρα. Προεπιλογή: 1440, μία ημέρα.',
  },
} as const satisfies Readonly<Record<string, Option>>;
