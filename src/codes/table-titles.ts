import type { TableName } from './tables.js';

/** What a table is called, and other words by which people look for it. */
export interface TableTitle {
  readonly el: string;
  readonly en: string;
  readonly words?: string;
}

/** The titles of the tables, for lists and searches. */
export const tableTitles: Readonly<Record<TableName, TableTitle>> = {
  invoiceTypes: { el: 'Τύποι παραστατικών', en: 'Document types', words: 'είδη τιμολογίων invoice types' },
  otherInvoiceTypes: { el: 'Άλλοι τύποι παραστατικών', en: 'Other document types' },
  paymentMethodTypes: { el: 'Τρόποι πληρωμής', en: 'Payment methods', words: 'είδη πληρωμής payment types' },
  vatCategories: { el: 'Κατηγορίες ΦΠΑ', en: 'VAT categories', words: 'συντελεστές ΦΠΑ VAT rates' },
  vatExemptionCategories: {
    el: 'Αιτίες εξαίρεσης ΦΠΑ',
    en: 'VAT exemptions',
    words: 'απαλλαγή άνευ ΦΠΑ χωρίς ΦΠΑ exempt reasons',
  },
  measurementUnits: { el: 'Μονάδες μέτρησης', en: 'Units of measurement' },
  movePurposes: { el: 'Σκοποί διακίνησης', en: 'Move purposes', words: 'αιτία διακίνησης μετακίνησης' },
  receivingNotePurposes: { el: 'Σκοποί ποσοτικής παραλαβής', en: 'Purposes of a receiving note' },
  reverseDeliveryNotePurposes: {
    el: 'Σκοποί αντίστροφου δελτίου',
    en: 'Purposes of a reverse note',
  },
  packagingTypes: { el: 'Είδη συσκευασίας', en: 'Kinds of packaging' },
  recTypes: { el: 'Είδη γραμμής', en: 'Special kinds of line' },
  specialInvoiceCategories: { el: 'Ειδικές κατηγορίες παραστατικού', en: 'Special categories' },
  invoiceVariationTypes: { el: 'Τύποι απόκλισης', en: 'Omissions and deviations' },
  entityTypes: { el: 'Ρόλοι λοιπών οντοτήτων', en: 'Roles of other entities' },
  invoiceDetailTypes: { el: 'Επισημάνσεις γραμμών εκκαθάρισης', en: 'Kinds of line of a clearance' },
  taxTypes: { el: 'Είδη φόρων', en: 'Tax types' },
  withheldTaxCategories: {
    el: 'Παρακρατούμενοι φόροι',
    en: 'Withheld taxes',
    words: 'παρακράτηση withholding',
  },
  feesCategories: { el: 'Τέλη', en: 'Fees' },
  otherTaxesCategories: { el: 'Λοιποί φόροι', en: 'Other taxes' },
  stampDutyCategories: {
    el: 'Ψηφιακό τέλος συναλλαγής',
    en: 'Digital transaction fee',
    words: 'χαρτόσημο stamp duty',
  },
  incomeClassificationCategories: {
    el: 'Κατηγορίες χαρακτηρισμού εσόδων',
    en: 'Categories of income',
    words: 'income classification',
  },
  incomeClassificationTypes: {
    el: 'Τύποι χαρακτηρισμού εσόδων',
    en: 'Types of income',
    words: 'income classification Ε3 E3',
  },
  expensesClassificationCategories: {
    el: 'Κατηγορίες χαρακτηρισμού εξόδων',
    en: 'Categories of expenses',
    words: 'expenses classification',
  },
  expensesClassificationTypes: {
    el: 'Τύποι χαρακτηρισμού εξόδων',
    en: 'Types of expenses',
    words: 'expenses classification Ε3 E3',
  },
  fuelCodes: { el: 'Καύσιμα', en: 'Fuels' },
  transmissionFailures: {
    el: 'Απώλεια διασύνδεσης',
    en: 'Transmission failures',
    words: 'εκπρόθεσμη αποστολή late',
  },
  deliveryStatuses: { el: 'Καταστάσεις διακίνησης', en: 'Statuses of a goods movement' },
  transportTypes: { el: 'Μέσα μεταφοράς', en: 'Means of transport' },
  posNspIds: {
    el: 'Πάροχοι Μέσων Πληρωμών (NSP)',
    en: 'Payment means providers (NSP)',
    words: 'payment service providers NSP POS τερματικό τράπεζες',
  },
  documentLanguageCodes: { el: 'Γλώσσες εκτύπωσης', en: 'Print languages' },
  currencies: { el: 'Νομίσματα', en: 'Currencies' },
  countries: { el: 'Χώρες', en: 'Countries' },
  euCountries: { el: 'Κράτη μέλη της ΕΕ', en: 'Member states of the EU', words: 'ΕΕ χώρες European Union' },
};
