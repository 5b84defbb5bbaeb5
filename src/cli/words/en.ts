import type { UnreadReason } from '../../registry/read/reading.js';
import { minus } from '../counting.js';
import { faults, syntax } from './en-faults.js';
import { sandbox } from './en-sandbox.js';
import { service } from './en-service.js';
import { plural } from './plural.js';
import type { CliWords } from './types.js';

const number = (count: number): string => count.toLocaleString('en');

/** Why a part of the authority's XML is missing or changed in the request. */
const unread: Readonly<Record<UnreadReason, string>> = {
  unknown: 'a document has no member for this element.',
  repeated: 'it appears twice, but is allowed only once; the first one counts.',
  value: 'its text does not have the right form, so it is left out.',
  inexact: 'JSON cannot hold its number exactly, so it is left out.',
  damaged: 'it contains U+FFFD: letters were lost before it was read.',
  malformed: 'it is not well-formed XML, so it is left out.',
  doctype: 'it has its own document type, so it is left out.',
  entity: 'it has its own entity, so it is left out.',
  character: 'it has a character that XML does not allow, so it is left out.',
  'too-large': 'it is too large, so it is left out.',
};

/** The command line in English. */
export const en: CliWords = {
  figure: (value) => value,
  help: {
    tagline: 'Greek electronic invoicing: build, total, check and explain documents.',
    usage: 'Usage',
    line: '<command> [options] [FILE…]',
    optionsHere: 'options',
    commands: 'Commands',
    arguments: 'Arguments',
    options: 'Options',
    commonOptions: 'Options of every command',
    exitCodes: 'Exit codes',
    examples: 'Examples',
    more: (line) => `More about a command: ${line}`,
  },
  usage: {
    unknownCommand: (command) => `There is no command "${command}".`,
    unknownOption: (option) => `There is no option ${option}.`,
    missingValue: (option, placeholder) => `The option ${option} needs a value: ${option} ${placeholder}`,
    needlessValue: (option) => `The option ${option} takes no value.`,
    wrongChoice: (option, value, choices) => `${option} is "${value}", but may be: ${choices.join(', ')}.`,
    wrongTime: (option, value) =>
      `${option} is "${value}", which is not a time. Write it as 2026-11-20 or 2026-11-20T18:30:00+02:00.`,
    tooManyArguments: (argument) => `There is an extra argument: "${argument}".`,
    missingArgument: (what) => `An argument is missing: ${what}`,
    missingOption: (option, placeholder) => `The option ${option} is required: ${option} ${placeholder}`,
    wrongNumber: (option, value) => `${option} is "${value}", but must be a whole number from 0.`,
    wrongVatNumber: (option, value) =>
      `${option} is "${value}", which is not a Greek VAT number: nine digits with a right check digit.`,
    oneOf: (options) => `Give exactly one of ${options}.`,
    noInput: 'No input: name a file, or - for standard input.',
    noRule: 'Name a rule, or --list to see them all.',
    unknownRule: (rule) => `There is no rule "${rule}".`,
    unknownError: (code) => `No error ${code} of the tax authority or the provider is known.`,
    unknownText: 'No known error has this text.',
    didYouMean: (what) => `Did you mean ${what}?`,
    see: (line) => `Help: ${line}`,
    notWritten: (code) => `The output could not be written (${code}).`,
    notSaved: (file, code) =>
      code === 'EEXIST'
        ? `${file} already exists and is not overwritten. Choose another name.`
        : code === 'ENOENT'
          ? `${file} could not be saved: its folder does not exist.`
          : `${file} could not be saved (${code}).`,
    notForTerminal: (option, placeholder) =>
      `These bytes are not text for a terminal. Save them with ${option} ${placeholder}, or send them to a pipe.`,
    workerFailed: (what) =>
      `A worker ended unexpectedly (${what}), so the report is not complete. Try again with --workers 0.`,
    severalDocuments: (option, count) =>
      `The input has ${number(count)} documents: choose one with ${option}, counted from 1.`,
    wrongCount: (option, value, most) =>
      `${option} is "${value}", but must be a whole number from 0 to ${most}.`,
    unexpected: (what) => `Something went wrong inside parastatiko (${what}). Please report it.`,
  },
  faults,
  syntax,
  report: {
    severity: { error: 'error', warning: 'warning', info: 'note' },
    standardInput: 'standard input',
    inputLine: (line) => `line ${line}`,
    document: (number) => `document ${number}`,
    unknownType: 'unknown type',
    noIssues: 'no issues',
    rule: 'rule',
    authorityCode: (code) => `prevents error ${code} of the tax authority`,
    parts: {
      issuer: 'issuer',
      counterpart: 'counterpart',
      invoiceHeader: 'header',
      invoiceSummary: 'totals',
      providerAdditionalInvoiceDetails: 'print',
    },
    items: {
      invoice: 'document',
      paymentMethods: 'payment',
      payments: 'payment',
      invoiceDetails: 'line',
      lines: 'line',
      taxesTotals: 'tax',
      packages: 'package',
    },
    root: 'whole document',
    morePlaces: (count) => `and ${plural(count, 'more place', 'more places')}`,
    moreOfRule: (count, rule, places) => `… and ${number(count)} more of ${rule}: ${places}`,
    incomplete: 'There may be more issues: some rules can only run once the errors above are corrected.',
    documents: (count) => plural(count, 'document', 'documents'),
    withoutIssues: (count) => `${number(count)} without issues`,
    withWarnings: (count) => `${number(count)} with warnings only`,
    withErrors: (count) => `${number(count)} with errors`,
    unusable: (count) => `${plural(count, 'input', 'inputs')} could not be used`,
    errors: (count) => plural(count, 'error', 'errors'),
    warnings: (count) => plural(count, 'warning', 'warnings'),
    inBuilt: (place) => `${place} of the built document`,
    amongDocuments: 'issues between documents of the request',
    among: (found) => `; between documents: ${found}`,
    noRequest: 'No request is printed because of these errors.',
    explainHint: (rule) => `More about a rule: parastatiko explain ${rule}`,
    strays: (members) => `The service drops these members next to "invoice": ${members}`,
    progress: (documents) => `${plural(documents, 'document', 'documents')} …`,
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
    },
    percentOf: (percent, base) => `${percent}% of ${base}`,
    moreTerms: (count) => `${number(count)} more`,
    notComputed: 'cannot be computed: a figure is missing or is not an amount',
    notStated: (computed) => `${computed}, but no value is stated`,
    statedNoAmount: (computed, stated) =>
      `${computed}, but the stated value is not an amount with at most two decimals: ${stated}`,
    differs: (computed, stated) => `${computed}, not ${stated}`,
    nothing: 'It has no lines and no totals.',
    within: (computed, tolerance) => `${computed}; a difference of ${tolerance} is allowed`,
    verdict: (documents, agreeing) =>
      documents === agreeing
        ? `${plural(documents, 'document', 'documents')}: every figure agrees`
        : `${plural(documents, 'document', 'documents')}: ${number(agreeing)} correct, ${number(minus(documents, agreeing))} not`,
  },
  codes: {
    table: 'table',
    size: 'codes',
    source: 'source',
    code: 'code',
    label: 'label',
    figures: { percent: 'percent', fixedAmount: 'euros each' },
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
    },
    ofProviders: 'providers',
    singleSource: 'From a single source; ask your provider before you rely on it.',
    nothing: (text) => `Nothing matches "${text}".`,
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
    },
    prevents: 'prevents',
    error: (code) => `error ${code} of the tax authority`,
    source: 'stated in',
    since: 'since',
    breaks: 'What breaks it:',
    origin: { authority: 'error of the tax authority', provider: 'error of the provider' },
    fields: 'is about',
    rules: 'found before sending by',
    filed: { mark: 'filed under MARK', uid: 'filed under UID', authenticationCode: 'authentication code' },
  },
  fix: {
    fixed: (count) => plural(count, 'correction', 'corrections'),
    corrected: 'corrected',
    nothing: '(nothing)',
    renamed: (name) => `named ${name}`,
    found: (message) => `found: ${message}`,
  },
  sandbox,
  preview: {
    nothingIssued: 'It has no answer for an issued document: neither a UID nor a MARK.',
    notPrinted: 'The document cannot be printed.',
    faults: {
      option: (option) => `The value of ${option} cannot be used.`,
      qr: () => 'The address of the document is too long for a QR code.',
      package: (name) => `PDF needs the package ${name}. Install it with: npm install ${name}`,
    },
  },
  service,
  xml: {
    none: 'No XML is printed because of these errors.',
    position: (line, column) => `line ${number(line)}, column ${number(column)}`,
    unread: (source, document, element, reason) =>
      `parastatiko: ${source}, document ${document}: ${element === '' ? '' : `${element}: `}${unread[reason]}`,
    requested: (source, list) =>
      `parastatiko: ${source}: the answer also has ${list}, which a request cannot contain.`,
    faults: {
      malformed: 'It is not well-formed XML.',
      doctype: 'It has a document type declaration, which is not accepted.',
      entity: 'It declares an entity, which is not accepted.',
      character: 'It has a character that XML does not allow.',
      root: 'It is not an InvoicesDoc or RequestedDoc of the tax authority.',
      encoding: 'Its bytes do not match its declared encoding, or that encoding is unknown.',
      'too-large': 'It is too large.',
      missing: 'Something mandatory is missing.',
      value: 'A value does not have the right form.',
    },
  },
};
