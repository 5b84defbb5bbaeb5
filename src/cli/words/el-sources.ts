/** Works that rules cite, in Greek. */
const WORKS: Readonly<Record<string, string>> = {
  'AADE ERP REST API description v2.0.2': 'περιγραφή του REST API της ΑΑΔΕ για ERP, v2.0.2',
  'AADE Providers description v2.0.1': 'περιγραφή της ΑΑΔΕ για παρόχους, v2.0.1',
  'AADE Providers description v2.0.2': 'περιγραφή της ΑΑΔΕ για παρόχους, v2.0.2',
  'AADE XSD set v2.0.2': 'σχήματα XSD της ΑΑΔΕ, v2.0.2',
  'AADE description v2.0.2': 'περιγραφή της ΑΑΔΕ, v2.0.2',
  'AADE errors': 'σφάλματα της ΑΑΔΕ',
  'AADE facts': 'σημειώσεις για την ΑΑΔΕ',
  'As 319': 'σφάλμα 319 της ΑΑΔΕ',
  'As on 5.1 (319)': 'σφάλμα 319 της ΑΑΔΕ',
  'Classification combinations': 'συνδυασμοί χαρακτηρισμών',
  'Code tables of the taxes': 'πίνακες κωδικών, φόροι',
  'Code tables': 'πίνακες κωδικών',
  'Error 212': 'σφάλμα 212 της ΑΑΔΕ',
  'Errors that providers add (451': 'σφάλματα των παρόχων (451)',
  'European Commission, VIES, question 11': 'Ευρωπαϊκή Επιτροπή, VIES, ερώτηση 11',
  'Field bounds': 'όρια των πεδίων',
  'Law 4308/2014, article 10, paragraph 1': 'ν. 4308/2014, άρθρο 10, παράγραφος 1',
  'Laws 5162/2024 (article 24) and 5073/2023 (article 30)':
    'ν. 5162/2024 (άρθρο 24) και ν. 5073/2023 (άρθρο 30)',
  'Library:': 'παραδοχή της βιβλιοθήκης',
  'Observed behaviour of the service': 'παρατηρήσεις από τη λειτουργία της υπηρεσίας',
  'Observed behaviour': 'παρατηρήσεις από τη λειτουργία της υπηρεσίας',
  'Service description': 'περιγραφή της υπηρεσίας',
  'The Unicode Standard, 23.2 Layout Controls': 'πρότυπο Unicode, ενότητα 23.2',
  'The numbering plans of libphonenumber-js': 'σχέδια αριθμοδότησης τηλεφώνων της libphonenumber-js',
  'Unicode Technical Report 36': 'τεχνική έκθεση 36 του Unicode',
  'VAT code (law 5144/2024)': 'Κώδικας ΦΠΑ (ν. 5144/2024)',
  'XML 1.0, 2.2 Characters': 'XML 1.0, ενότητα 2.2',
};

/** Sections of the works, in Greek, and remarks on how sure a source is. */
const SECTIONS: Readonly<Record<string, string>> = {
  '(coded by an integrator': '(από τον κώδικα ενός συνεργάτη)',
  '(several independent sources)': '(πολλές ανεξάρτητες πηγές)',
  '(several sources)': '(πολλές πηγές)',
  '(single source)': '(μία μόνο πηγή)',
  '(sources in conflict)': '(οι πηγές διαφωνούν)',
  '§5.3': '§5.3',
  'Added later': 'Προσθήκες',
  'Amounts and rounding': 'Ποσά και στρογγυλοποίηση',
  Cancelling: 'Ακύρωση',
  'CancelDeliveryNote and CancelReceivingNote': 'CancelDeliveryNote και CancelReceivingNote',
  Classifications: 'Χαρακτηρισμοί',
  'Delivery notes': 'Δελτία αποστολής',
  'Document (invoice) payload used by the issuance operation': 'Παραστατικό προς έκδοση',
  'Document payload': 'Παραστατικό',
  Documents: 'Παραστατικά',
  'documents to the public sector': 'παραστατικά προς το Δημόσιο',
  'Duplicates and lost answers': 'Διπλά παραστατικά και χαμένες απαντήσεις',
  Duplicates: 'Διπλά παραστατικά',
  'Endpoints: upload of a signed contract (signed-contract)': 'Κλήσεις: υποβολή υπογεγραμμένης σύμβασης',
  Facts: 'Στοιχεία',
  'Flow with skipSignature=false': 'Ροή με skipSignature=false',
  Flows: 'Ροές',
  'Found later': 'Μεταγενέστερα ευρήματα',
  Header: 'Επικεφαλίδα',
  Identifier: 'Αναγνωριστικό',
  'Issuance behaviour': 'Συμπεριφορά της έκδοσης',
  Issuing: 'Έκδοση',
  'Limits, POS signature validity': 'Όρια, διάρκεια της υπογραφής POS',
  Lines: 'Γραμμές',
  'Movement documents': 'Παραστατικά διακίνησης',
  'Onboarding request: creation payload (POST body)': 'Αίτημα ένταξης: στοιχεία για τη δημιουργία του',
  'Open order record': 'Εγγραφή ανοιχτού δελτίου παραγγελίας',
  POS: 'POS',
  'POS signature object': 'Υπογραφή POS',
  'POST /api/v1/requests: VALIDATION_ERROR': 'POST /api/v1/requests: VALIDATION_ERROR',
  'POST AskSignatureForOldInvoice': 'POST AskSignatureForOldInvoice',
  'POST CompletionPosInvoices': 'POST CompletionPosInvoices',
  Parties: 'Συμβαλλόμενοι',
  'Print block': 'Στοιχεία εκτύπωσης',
  'Provider API messages': 'Μηνύματα του API του παρόχου',
  Signs: 'Πρόσημα',
  'Table flow': 'Ροή τραπεζιού',
  'Table order slip lifecycle': 'Κύκλος ζωής του δελτίου παραγγελίας',
  'Tax number check': 'Έλεγχος του ΑΦΜ',
  'Terms used below (MARK, UID)': 'Όροι (ΜΑΡΚ, UID)',
  Terms: 'Όροι',
  'Type 8.6 and closing': 'Τύπος 8.6 και κλείσιμο',
  'Type 8.6': 'Τύπος 8.6',
  'Types 8.4 and 8.5': 'Τύποι 8.4 και 8.5',
  'VAT exemption categories': 'κατηγορίες εξαίρεσης ΦΠΑ',
  'Value rules': 'Κανόνες τιμών',
  Versions: 'Εκδόσεις',
  'What goes wrong in practice': 'Τι δεν πάει καλά στην πράξη',
  'What goes wrong': 'Τι δεν πάει καλά στην πράξη',
  address: 'διεύθυνση',
  answer: 'απάντηση',
  errors: 'σφάλματα',
  exchangeRate: 'exchangeRate',
  'fees and other taxes with an amount for each item': 'τέλη και λοιποί φόροι με ποσό ανά τεμάχιο',
  fuelCode: 'fuelCode',
  'integer limits': 'όρια των ακεραίων',
  'invoice detail types': 'είδη γραμμών',
  'invoice types': 'τύποι παραστατικών',
  invoiceTypes: 'τύποι παραστατικών',
  invoiceVariationType: 'invoiceVariationType',
  itemDescr: 'itemDescr',
  maxInvoicesPerMessage: 'maxInvoicesPerMessage',
  'measurement units': 'μονάδες μέτρησης',
  'move purposes': 'σκοποί διακίνησης',
  'nonObligatedRecipient and withoutDigitalTransportTracking':
    'nonObligatedRecipient και withoutDigitalTransportTracking',
  'other taxes': 'λοιποί φόροι',
  'purposes of reverse delivery notes': 'σκοποί αντίστροφων δελτίων αποστολής',
  'reverse delivery note purposes': 'σκοποί αντίστροφων δελτίων αποστολής',
  'receiving note purposes': 'σκοποί δελτίων παραλαβής',
  'recType 7': 'recType 7',
  request: 'αποστολή',
  reverseDeliveryNote: 'reverseDeliveryNote',
  series: 'σειρά',
  'special categories 8 and 9': 'ειδικές κατηγορίες 8 και 9',
  'special category 13': 'ειδική κατηγορία 13',
  tableAA: 'tableAA',
  TaricNo: 'TaricNo',
  'tax types': 'είδη φόρων',
  thirdPartyCollection: 'thirdPartyCollection',
};

const longestFirst = (phrases: Readonly<Record<string, string>>) =>
  Object.entries(phrases).sort(([one], [other]) => other.length - one.length);

const works = longestFirst(WORKS);
const sections = longestFirst(SECTIONS);

/** How sections follow a work, and each other. */
const JOINTS: Readonly<Record<string, string>> = { ', ': ', ', ': ': ': ', ' and ': ' και ', ' ': ' ' };

const NUMBERS = /^\(\d{3}(?:, \d{3})*\)/;
const FILE = /^(?:docs|reference)\/[\w/.-]+\.(?:md|json)/;

/** The source of a rule in Greek: the works that it cites, with their sections. Free remarks are left out. */
export function greekSource(source: string): string {
  const cited: string[] = [];
  let current = '';
  for (let part of source.split('; ')) {
    let inherits = current !== '';
    while (part !== '') {
      const work = workAt(part) ?? (inherits && sectionAt(part) ? { length: 0, greek: current } : undefined);
      if (work === undefined) {
        part = afterWord(part);
      } else {
        current = work.greek;
        const tail = tailOf(part.slice(work.length), work.length === 0);
        cited.push(`${work.greek}${tail.greek}`);
        part = part.slice(work.length + tail.length);
      }
      inherits = false;
    }
  }
  return [...new Set(cited)].join('· ');
}

interface Phrase {
  /** The length of the English. */
  readonly length: number;
  readonly greek: string;
}

function workAt(text: string): Phrase | undefined {
  const [file] = FILE.exec(text) ?? [];
  if (file !== undefined) return { length: file.length, greek: file };
  return phraseAt(text[0]?.toUpperCase() + text.slice(1), works) ?? phraseAt(text, works);
}

function sectionAt(text: string): Phrase | undefined {
  const [numbers] = NUMBERS.exec(text) ?? [];
  return numbers === undefined ? phraseAt(text, sections) : { length: numbers.length, greek: numbers };
}

function phraseAt(text: string, phrases: readonly (readonly [string, string])[]): Phrase | undefined {
  const found = phrases.find(([phrase]) => text.startsWith(phrase) && !/^\w/.test(text.slice(phrase.length)));
  return found && { length: found[0].length, greek: found[1] };
}

/** The sections after a work. */
function tailOf(text: string, begins: boolean): Phrase {
  let length = 0;
  let greek = '';
  for (;;) {
    const rest = text.slice(length);
    const isFirst = begins && length === 0;
    const joint = isFirst ? '' : Object.keys(JOINTS).find((each) => rest.startsWith(each));
    const section = joint === undefined ? undefined : sectionAt(rest.slice(joint.length));
    if (joint === undefined || section === undefined) return { length, greek };
    greek += `${isFirst ? ', ' : JOINTS[joint]}${section.greek}`;
    length += joint.length + section.length;
  }
}

/** The text after its first word. */
const afterWord = (text: string): string => text.replace(/^\w*\W*/, '');
