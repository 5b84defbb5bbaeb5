import english from 'openapi-explorer/dist/es/languages/en.js';

const viewerWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  menu: {
    menu: 'Κλήσεις',
    filter: 'Φίλτρο',
    search: 'Αναζήτηση',
    overview: 'Γενικά',
    'api-servers': 'Διακομιστές',
    authentication: 'Κλειδί',
    operations: 'Κλήσεις',
    components: 'Στοιχεία',
    schemas: 'Σχήματα',
    callbacks: 'Ειδοποιήσεις',
  },
  headers: { 'api-servers': 'Διακομιστής', authentication: 'Κλειδί' },
  overview: { email: 'E-mail', 'terms-of-service': 'Όροι χρήσης' },
  'api-servers': { 'server-variables': 'Μεταβλητές', selected: 'Επιλεγμένος' },
  authentication: {
    'auth-header': 'Κεφαλίδα Authorization',
    'no-api-key-applied': 'Δεν έχει οριστεί κλειδί',
    requires: 'Χρειάζεται',
    'in-auth-header': 'στην κεφαλίδα Authorization',
    set: 'Ορισμός',
    remove: 'Αφαίρεση',
    clear: 'Αφαίρεση όλων των κλειδιών',
    update: 'Αλλαγή',
  },
  operations: {
    request: 'Κλήση',
    'request-body': 'Σώμα της κλήσης',
    model: 'Πεδία',
    body: 'Σώμα',
    form: 'Φόρμα',
    'request-headers': 'Κεφαλίδες της κλήσης',
    clear: 'Καθαρισμός',
    'clear-response': 'Καθαρισμός απάντησης',
    execute: 'Αποστολή',
    response: 'Απάντηση',
    'response-headers': 'Κεφαλίδες της απάντησης',
    example: 'Παράδειγμα',
    webhook: 'ειδοποίηση',
    deprecated: 'Καταργήθηκε',
    'response-status': 'Κωδικός HTTP',
    'fetch-fail': 'Δεν ήρθε απάντηση: η σύνδεση διακόπηκε.',
    copy: 'Αντιγραφή',
    copied: 'Αντιγράφηκε',
  },
  parameters: {
    path: 'Παράμετροι διαδρομής',
    string: 'Παράμετροι διεύθυνσης',
    headers: 'Κεφαλίδες της κλήσης',
    cookies: 'Cookies',
    samples: 'Δείγματα κώδικα',
  },
  schemas: {
    'collapse-desc': 'Λιγότερα',
    'expand-desc': 'Περισσότερα',
    'schema-missing': 'Δεν υπάρχει σχήμα',
  },
};

// scripts/page puts this module in the place of the viewer's own languages, which have no Greek.

let words = english.translation;

export function initI18n(language: string | undefined): void {
  words = language === 'el' ? viewerWords : english.translation;
}

/** A text of the viewer, by its group and name. */
export function getI18nText(key: string): string {
  const [group = '', name = ''] = key.split('.');
  return words[group]?.[name] ?? english.translation[group]?.[name] ?? key;
}
