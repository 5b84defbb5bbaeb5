import { decimalComma } from '../../issues/greek/decimal-comma.js';
import type { UnreadReason } from '../../registry/read/reading.js';
import { faults, syntax } from './el-faults.js';
import { journal } from './el-journal.js';
import { sandbox } from './el-sandbox.js';
import { serve } from './el-serve.js';
import { service } from './el-service.js';
import { usage } from './el-usage.js';
import type { CliWords } from './en.js';
import { plural as pluralIn } from './plural.js';

const plural = (count: number, one: string, many: string): string => pluralIn(count, one, many, 'el');

const number = (count: number): string => count.toLocaleString('el');

/** Why a part of the authority's XML is not in the request unchanged. */
const unread: Readonly<Record<UnreadReason, string>> = {
  unknown: 'το παραστατικό δεν έχει θέση για αυτό το στοιχείο.',
  repeated: 'υπάρχει δύο φορές, ενώ επιτρέπεται μία· ισχύει η πρώτη.',
  value: 'το κείμενό του δεν είναι του σωστού είδους και παραλείπεται.',
  inexact: 'ο αριθμός του δεν αποδίδεται με ακρίβεια σε JSON και παραλείπεται.',
  damaged: 'περιέχει U+FFFD: κάποια γράμματα χάθηκαν πριν διαβαστεί το κείμενο.',
};

/** The command line, in Greek. */
export const el: CliWords = {
  figure: decimalComma,
  help: {
    tagline: 'Ηλεκτρονική τιμολόγηση: σύνταξη, σύνολα, έλεγχος και επεξήγηση παραστατικών.',
    usage: 'Χρήση',
    line: '<εντολή> [επιλογές] [ΑΡΧΕΙΟ…]',
    optionsHere: 'επιλογές',
    commands: 'Εντολές',
    arguments: 'Ορίσματα',
    options: 'Επιλογές',
    optionsInFile: 'Επιλογές που μπορεί να έχει μόνο το αρχείο του --options',
    commonOptions: 'Επιλογές όλων των εντολών',
    exitCodes: 'Κωδικοί εξόδου',
    examples: 'Παραδείγματα',
    more: (line) => `Περισσότερα για μια εντολή: ${line}`,
  },
  usage,
  faults,
  syntax,
  report: {
    severity: { error: 'σφάλμα', warning: 'προειδοποίηση', info: 'σημείωση' },
    standardInput: 'τυπική είσοδος',
    inputLine: (line) => `γραμμή ${line}`,
    document: (number) => `παραστατικό ${number}`,
    unknownType: 'άγνωστος τύπος',
    noIssues: 'χωρίς ευρήματα',
    rule: 'κανόνας',
    authorityCode: (code) => `προλαβαίνει το σφάλμα ${code} της ΑΑΔΕ`,
    parts: {
      issuer: 'εκδότης',
      counterpart: 'λήπτης',
      invoiceHeader: 'επικεφαλίδα',
      invoiceSummary: 'σύνολα',
      providerAdditionalInvoiceDetails: 'εκτύπωση',
      invoice: 'παραστατικά',
      paymentMethods: 'πληρωμές',
      payments: 'πληρωμές',
      invoiceDetails: 'γραμμές',
      lines: 'γραμμές',
      taxesTotals: 'φόροι',
      packages: 'συσκευασίες',
    },
    items: {
      invoice: 'παραστατικό',
      paymentMethods: 'πληρωμή',
      payments: 'πληρωμή',
      invoiceDetails: 'γραμμή',
      lines: 'γραμμή',
      taxesTotals: 'φόρος',
      packages: 'συσκευασία',
    },
    root: 'όλο το παραστατικό',
    morePlaces: (count) => `και ${plural(count, 'ακόμη σημείο', 'ακόμη σημεία')}`,
    moreOfRule: (count, rule, places) => `… και ${number(count)} ακόμη του κανόνα ${rule}: ${places}`,
    incomplete:
      'Ίσως υπάρχουν κι άλλα: ορισμένοι κανόνες ελέγχονται μόνο όταν διορθωθούν τα παραπάνω σφάλματα.',
    documents: (count) => plural(count, 'παραστατικό', 'παραστατικά'),
    withoutIssues: (count) => `${number(count)} χωρίς ευρήματα`,
    withWarnings: (count) => `${number(count)} μόνο με προειδοποιήσεις`,
    withErrors: (count) => `${number(count)} με σφάλματα`,
    unusable: (count) =>
      count === 1
        ? '1 είσοδος δεν μπορεί να χρησιμοποιηθεί'
        : `${number(count)} είσοδοι δεν μπορούν να χρησιμοποιηθούν`,
    errors: (count) => plural(count, 'σφάλμα', 'σφάλματα'),
    warnings: (count) => plural(count, 'προειδοποίηση', 'προειδοποιήσεις'),
    inBuilt: (place) => `${place} του παραστατικού που φτιάχτηκε`,
    amongDocuments: 'παραστατικά της αποστολής μεταξύ τους',
    among: (found) => `· μεταξύ τους ${found}`,
    noRequest: 'Λόγω σφαλμάτων δεν παράγεται αποστολή.',
    explainHint: (rule) => `Περισσότερα για έναν κανόνα: parastatiko explain ${rule}`,
    strays: (members) => `Εκτός από το "invoice" υπάρχουν πεδία που η υπηρεσία αγνοεί: ${members}`,
    progress: (documents) => `${plural(documents, 'παραστατικό', 'παραστατικά')} …`,
  },
  totals: {
    figures: {
      totalNetPriceBeforeDiscount: 'πριν από την έκπτωση',
      totalDiscountValue: 'έκπτωση',
      netValue: 'καθαρή αξία',
      vatAmount: 'ΦΠΑ',
      totalNetValue: 'καθαρή αξία',
      totalVatAmount: 'ΦΠΑ',
      totalWithheldAmount: 'παρακρατούμενοι φόροι',
      totalFeesAmount: 'τέλη',
      totalStampDutyAmount: 'ψηφιακό τέλος',
      totalOtherTaxesAmount: 'λοιποί φόροι',
      totalDeductionsAmount: 'κρατήσεις',
      totalGrossValue: 'συνολική αξία',
      incomeClassification: 'έσοδα',
      expensesClassification: 'έξοδα',
      paymentMethods: 'πληρωμές',
    },
    percentOf: (percent, base) => `${percent}% επί ${base}`,
    moreTerms: (count) => `${number(count)} ακόμη`,
    notComputed: 'δεν υπολογίζεται: κάποιο ποσό λείπει ή δεν είναι έγκυρο',
    notStated: (computed) => `${computed}, αλλά δεν δηλώνεται ποσό`,
    statedNoAmount: (computed, stated) =>
      `${computed}, αλλά αυτό που δηλώνεται δεν είναι ποσό με έως δύο δεκαδικά: ${stated}`,
    differs: (computed, stated) => `${computed}, όχι ${stated}`,
    nothing: 'Δεν περιέχει γραμμές ούτε σύνολα.',
    within: (computed, tolerance) => `${computed}· επιτρέπεται διαφορά ${tolerance}`,
    verdict: (documents, agreeing) =>
      documents === agreeing
        ? `${plural(documents, 'παραστατικό', 'παραστατικά')}: όλα τα ποσά συμφωνούν`
        : `${plural(documents, 'παραστατικό', 'παραστατικά')}: ${agreeing === 0 ? 'κανένα σωστό' : plural(agreeing, 'σωστό', 'σωστά')}, ${number(documents - agreeing)} με σφάλματα`,
  },
  choose: {
    vat: 'ΦΠΑ',
    exemption: 'εξαίρεση',
    classification: 'Χαρακτηρισμός',
    none: 'κανένας',
    source: 'πηγή',
    confidence: {
      official: 'επίσημη',
      several: 'πολλές ανεξάρτητες πηγές',
      single: 'μία μόνο πηγή',
      disputed: 'οι πηγές διαφωνούν ή δεν το ορίζουν',
    },
    accountant: 'για τον λογιστή',
    assumed: (answers) => `Θεωρήθηκε δεδομένο: ${answers}`,
    answerWith: (option) => `Απαντήστε με επιλογή, όπως ${option}.`,
    notAnAnswer: (count) => `Γράψτε έναν αριθμό από 1 έως ${count}, ή τίποτα για διακοπή.`,
    notFound: (text) => `Δεν βρέθηκε τίποτα για «${text}». Χωρίς λέξεις, το parastatiko choose ρωτά.`,
  },
  codes: {
    table: 'πίνακας',
    size: 'κωδικοί',
    title: 'τίτλος',
    source: 'πηγή',
    code: 'κωδικός',
    label: 'περιγραφή',
    figures: { percent: 'ποσοστό', fixedAmount: 'ευρώ το τεμάχιο' },
    notes: {
      withdrawn: 'καταργήθηκε',
      inactive: 'δεν χρησιμοποιείται',
      reserved: 'δεσμευμένος',
      readOnly: 'τον ορίζει η ΑΑΔΕ',
      freelyEntered: 'ελεύθερο ποσό',
      amountByDate: 'ποσό κατά ημερομηνία, περιγραφή του 2024',
      exemption: 'χρειάζεται αιτία εξαίρεσης',
      requires: 'χρειάζεται',
      requiresPosFields: 'πεδία τερματικού με διασυνδεδεμένο POS',
      allowedTypes: 'μόνο στους τύπους',
      tokenEncoding: 'token σε',
      officialLabel: 'στον επίσημο πίνακα, εκ παραδρομής:',
    },
    ofProviders: 'πάροχοι',
    singleSource: 'Από μία μόνο πηγή· ρωτήστε τον πάροχό σας πριν βασιστείτε σε αυτό.',
    nothing: (text) => `Τίποτα δεν ταιριάζει με το «${text}».`,
  },
  explain: {
    appliesTo: 'αφορά',
    allTypes: 'κάθε τύπο παραστατικού',
    layer: 'χρειάζεται',
    layers: {
      shape: 'μόνο το παραστατικό',
      document: 'μόνο το παραστατικό',
      calendar: 'ρολόι (--now)',
      across: 'τα παραστατικά στα οποία αναφέρεται',
      batch: 'τα άλλα παραστατικά της ίδιας αποστολής',
      facts: 'τα στοιχεία από τα οποία φτιάχνεται',
      flow: 'τα προηγούμενα βήματα',
      onboarding: 'το αίτημα ένταξης',
    },
    prevents: 'προλαβαίνει',
    error: (code) => `το σφάλμα ${code} της ΑΑΔΕ`,
    source: 'πηγή',
    since: 'από την έκδοση',
    breaks: 'Τι τον παραβιάζει:',
    origin: {
      authority: 'σφάλμα της ΑΑΔΕ',
      provider: 'σφάλμα του παρόχου',
      http: 'απάντηση της υπηρεσίας',
    },
    unknownOrigin: 'άγνωστο σφάλμα',
    unknown:
      'Το σφάλμα αυτό δεν υπάρχει σε κανέναν κατάλογο. Διαβάστε το μήνυμά του και, αν δεν είναι σαφές, ρωτήστε τον πάροχό σας.',
    withoutCode: 'χωρίς κωδικό',
    received: 'μήνυμα της απάντησης',
    field: 'πεδίο της απάντησης',
    noErrors: 'Η απάντηση δεν έχει σφάλματα.',
    fields: 'αφορά',
    rules: 'κανόνες που το εντοπίζουν εγκαίρως',
    filed: {
      mark: 'καταχωρισμένο με ΜΑΡΚ',
      uid: 'καταχωρισμένο με UID',
      authenticationCode: 'κωδικός αυθεντικοποίησης',
    },
  },
  fix: {
    fixed: (count) => plural(count, 'διόρθωση', 'διορθώσεις'),
    corrected: 'διορθώθηκε',
    nothing: '(τίποτα)',
    renamed: (name) => `με όνομα ${name}`,
    found: (message) => `εύρημα: ${message}`,
  },
  sandbox,
  serve,
  journal,
  preview: {
    noAnswer: 'Δεν περιέχει απάντηση για αυτό το παραστατικό.',
    notPrinted: 'Το παραστατικό δεν μπορεί να εκτυπωθεί.',
    noTheme: 'Το θέμα είναι αντικείμενο JSON, όπως {"accent": "#00539b"}.',
    noImage: 'Δεν είναι εικόνα PNG, JPEG, GIF, WebP ή SVG.',
    balance: 'Το balance δέχεται δύο ποσά, πριν και μετά το παραστατικό, όπως 1240.50,1364.50.',
    missing: (letters) =>
      `Οι γραμματοσειρές του PDF δεν έχουν χαρακτήρες για ${letters}. Στη θέση τους τυπώνεται ερωτηματικό (?).`,
    lost: (letters) =>
      `Ο εκτυπωτής δεν έχει χαρακτήρες για ${letters}. Στη θέση τους τυπώνεται ερωτηματικό (?).`,
  },
  service,
  xml: {
    none: 'Λόγω σφαλμάτων δεν παράγεται XML.',
    position: (line, column) => `γραμμή ${number(line)}, στήλη ${number(column)}`,
    unread: (source, document, element, reason) =>
      `parastatiko: ${source}, παραστατικό ${document}: ${element === '' ? '' : `${element}: `}${unread[reason]}`,
    requested: (source, list) =>
      `parastatiko: ${source}: η απάντηση περιέχει και ${list}, που δεν μπορεί να περιληφθεί σε αποστολή.`,
  },
};
