import type { UnreadReason } from '../../registry/read/reading.js';
import type { FiledDocument } from '../../rules/authority/filed-document.js';
import type { ErrorExplanation } from '../../rules/explain/explain.js';
import type { Layer, Severity } from '../../types/index.js';
import { faults, syntax } from './en-faults.js';
import { journal } from './en-journal.js';
import { sandbox } from './en-sandbox.js';
import { serve } from './en-serve.js';
import { service } from './en-service.js';
import { usage } from './en-usage.js';
import { plural } from './plural.js';

const number = (count: number): string => count.toLocaleString('en');

/** Why a part of the authority's XML is missing or changed in the request. */
const unread: Readonly<Record<UnreadReason, string>> = {
  unknown: 'a document has no member for this element.',
  repeated: 'it appears twice, but is allowed only once; the first one counts.',
  value: 'its text does not have the right form, so it is left out.',
  inexact: 'JSON cannot hold its number exactly, so it is left out.',
  damaged: 'it contains U+FFFD: letters were lost before it was read.',
};

/** The command line in English. */
export const en = {
  /** An amount, a quantity or a percent, with the decimal mark of the language. */
  figure: (value: string) => value,
  help: {
    tagline: 'Greek electronic invoicing: build, total, check and explain documents.',
    usage: 'Usage',
    /** The text after the name of the program in the usage line. */
    line: '<command> [options] [FILE…]',
    optionsHere: 'options',
    commands: 'Commands',
    arguments: 'Arguments',
    options: 'Options',
    optionsInFile: 'Options that only the file of --options can have',
    commonOptions: 'Options of every command',
    exitCodes: 'Exit codes',
    examples: 'Examples',
    more: (line: string) => `More about a command: ${line}`,
  },
  usage,
  faults,
  syntax,
  report: {
    severity: { error: 'error', warning: 'warning', info: 'note' } satisfies Readonly<
      Record<Severity, string>
    >,
    standardInput: 'standard input',
    inputLine: (line: number) => `line ${line}`,
    document: (number: number) => `document ${number}`,
    unknownType: 'unknown type',
    noIssues: 'no issues',
    rule: 'rule',
    authorityCode: (code: number) => `prevents error ${code} of the tax authority`,
    /** Parts of a document, by the first member of a path. */
    parts: {
      issuer: 'issuer',
      counterpart: 'counterpart',
      invoiceHeader: 'header',
      invoiceSummary: 'totals',
      providerAdditionalInvoiceDetails: 'print',
      invoice: 'documents',
      paymentMethods: 'payments',
      payments: 'payments',
      invoiceDetails: 'lines',
      lines: 'lines',
      taxesTotals: 'taxes',
      packages: 'packages',
    } as Readonly<Record<string, string>>,
    /** Items of its lists, by the name of the list. */
    items: {
      invoice: 'document',
      paymentMethods: 'payment',
      payments: 'payment',
      invoiceDetails: 'line',
      lines: 'line',
      taxesTotals: 'tax',
      packages: 'package',
    } as Readonly<Record<string, string>>,
    root: 'whole document',
    morePlaces: (count: number) => `and ${plural(count, 'more place', 'more places')}`,
    moreOfRule: (count: number, rule: string, places: string) =>
      `… and ${number(count)} more of ${rule}: ${places}`,
    incomplete: 'There may be more issues: some rules can only run once the errors above are corrected.',
    documents: (count: number) => plural(count, 'document', 'documents'),
    withoutIssues: (count: number) => `${number(count)} without issues`,
    withWarnings: (count: number) => `${number(count)} with warnings only`,
    withErrors: (count: number) => `${number(count)} with errors`,
    unusable: (count: number) => `${plural(count, 'input', 'inputs')} could not be used`,
    errors: (count: number) => plural(count, 'error', 'errors'),
    warnings: (count: number) => plural(count, 'warning', 'warnings'),
    inBuilt: (place: string) => `${place} of the built document`,
    amongDocuments: 'issues between documents of the request',
    /** Issues between documents, after the issues of single documents. */
    among: (found: string) => `; between documents: ${found}`,
    noRequest: 'No request is printed because of these errors.',
    explainHint: (rule: string) => `More about a rule: parastatiko explain ${rule}`,
    strays: (members: string) => `The service drops these members next to "invoice": ${members}`,
    progress: (documents: number) => `${plural(documents, 'document', 'documents')} …`,
  },
  totals: {
    figures: {
      totalNetPriceBeforeDiscount: 'before discount',
      totalDiscountValue: 'discount',
      netValue: 'net',
      vatAmount: 'VAT',
      totalNetValue: 'net',
      totalVatAmount: 'VAT',
      totalWithheldAmount: 'withheld',
      totalFeesAmount: 'fees',
      totalStampDutyAmount: 'stamp duty',
      totalOtherTaxesAmount: 'other taxes',
      totalDeductionsAmount: 'deductions',
      totalGrossValue: 'gross',
      incomeClassification: 'income',
      expensesClassification: 'expenses',
      paymentMethods: 'payments',
    } as Readonly<Record<string, string>>,
    percentOf: (percent: string, base: string) => `${percent}% of ${base}`,
    moreTerms: (count: number) => `${number(count)} more`,
    notComputed: 'cannot be computed: a figure is missing or is not an amount',
    notStated: (computed: string) => `${computed}, but no value is stated`,
    statedNoAmount: (computed: string, stated: string) =>
      `${computed}, but the stated value is not an amount with at most two decimals: ${stated}`,
    differs: (computed: string, stated: string) => `${computed}, not ${stated}`,
    nothing: 'It has no lines and no totals.',
    within: (computed: string, tolerance: string) => `${computed}; a difference of ${tolerance} is allowed`,
    verdict: (documents: number, agreeing: number) =>
      documents === agreeing
        ? `${plural(documents, 'document', 'documents')}: every figure agrees`
        : `${plural(documents, 'document', 'documents')}: ${number(agreeing)} correct, ${number(documents - agreeing)} not`,
  },
  choose: {
    vat: 'VAT',
    exemption: 'exemption',
    classification: 'Classification',
    none: 'none',
    source: 'source',
    confidence: {
      official: 'official',
      several: 'several independent sources',
      single: 'a single source',
      disputed: 'sources differ, or none decides',
    },
    accountant: 'for the accountant',
    assumed: (answers: string) => `Assumed: ${answers}`,
    answerWith: (option: string) => `Answer with an option, such as ${option}.`,
    notAnAnswer: (count: number) => `Type a number from 1 to ${count}, or nothing to stop.`,
    notFound: (text: string) => `Nothing is known about "${text}". Without words, parastatiko choose asks.`,
  },
  codes: {
    table: 'table',
    size: 'codes',
    title: 'title',
    source: 'source',
    code: 'code',
    label: 'label',
    figures: { percent: 'percent', fixedAmount: 'euros each' } satisfies Readonly<
      Record<'percent' | 'fixedAmount', string>
    >,
    /** Notes on codes, by member. */
    notes: {
      withdrawn: 'withdrawn',
      inactive: 'not in use',
      reserved: 'reserved',
      readOnly: 'set by the tax authority',
      freelyEntered: 'any amount',
      amountByDate: 'amount by date, label of 2024',
      exemption: 'needs an exemption category',
      requires: 'needs',
      requiresPosFields: 'terminal fields with a connected POS',
      allowedTypes: 'only on',
      tokenEncoding: 'token in',
      officialLabel: 'misprinted officially as:',
    } as Readonly<Record<string, string>>,
    ofProviders: 'providers',
    singleSource: 'From a single source; ask your provider before you rely on it.',
    nothing: (text: string) => `Nothing matches "${text}".`,
  },
  explain: {
    appliesTo: 'applies to',
    allTypes: 'every document type',
    layer: 'needs',
    layers: {
      shape: 'the document alone',
      document: 'the document alone',
      calendar: 'a clock (--now)',
      across: 'the documents it refers to',
      batch: 'the other documents of the request',
      facts: 'the facts',
      flow: 'the earlier steps',
      onboarding: 'the onboarding request',
    } satisfies Readonly<Record<Layer | 'facts' | 'batch' | 'flow' | 'onboarding', string>>,
    prevents: 'prevents',
    error: (code: number) => `error ${code} of the tax authority`,
    source: 'stated in',
    since: 'since',
    breaks: 'What breaks it:',
    /** The origin of an error. */
    origin: {
      authority: 'error of the tax authority',
      provider: 'error of the provider',
      http: 'answer of the service',
    } satisfies Readonly<Record<ErrorExplanation['origin'] | 'http', string>>,
    /** Of an error of an answer that is not in any list. */
    unknownOrigin: 'unknown error',
    unknown: 'No list has this error. Read its message, and ask your provider if it is not clear.',
    withoutCode: 'no code',
    /** What the answer says about an error. */
    received: 'the answer says',
    field: 'member in the answer',
    noErrors: 'The answer has no errors.',
    fields: 'is about',
    rules: 'found before sending by',
    filed: {
      mark: 'filed under MARK',
      uid: 'filed under UID',
      authenticationCode: 'authentication code',
    } satisfies Readonly<Record<keyof FiledDocument, string>>,
  },
  fix: {
    fixed: (count: number) => plural(count, 'correction', 'corrections'),
    corrected: 'corrected',
    /** Printed in place of a value that was absent before, or was removed. */
    nothing: '(nothing)',
    renamed: (name: string) => `named ${name}`,
    /** Why something was corrected: the message of the issue. */
    found: (message: string) => `found: ${message}`,
  },
  sandbox,
  serve,
  journal,
  preview: {
    noAnswer: 'It has no answer for this document.',
    notPrinted: 'The document cannot be printed.',
    noTheme: 'A theme is a JSON object, such as {"accent": "#00539b"}.',
    noImage: 'It is not a PNG, JPEG, GIF, WebP or SVG image.',
    balance: 'balance takes two amounts, before and after the document, such as 1240.50,1364.50.',
    missing: (letters: string) =>
      `The fonts of the PDF have no letters for ${letters}. Each is printed as a question mark.`,
    lost: (letters: string) =>
      `The printer has no letters for ${letters}. Each is printed as a question mark.`,
  },
  service,
  xml: {
    none: 'No XML is printed because of these errors.',
    position: (line: number, column: number) => `line ${number(line)}, column ${number(column)}`,
    /** `element` is empty for the whole document. */
    unread: (source: string, document: number, element: string, reason: UnreadReason) =>
      `parastatiko: ${source}, document ${document}: ${element === '' ? '' : `${element}: `}${unread[reason]}`,
    /** For parts of an answer of the authority other than invoices. */
    requested: (source: string, list: string) =>
      `parastatiko: ${source}: the answer also has ${list}, which a request cannot contain.`,
  },
};

/** The sentences of the command line in one language. Every language has all of them. */
export type CliWords = typeof en;
