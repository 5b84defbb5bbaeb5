import type { UnreadReason } from '../../registry/read/reading.js';
import type { ErrorExplanation } from '../../rules/authority/explain.js';
import type { FiledDocument } from '../../rules/authority/filed-document.js';
import type { Layer, Severity } from '../../types/index.js';
import type { Fault, SyntaxWhy } from '../input/fault.js';
import type { JournalWords } from './journal-types.js';
import type { SandboxWords } from './sandbox-types.js';
import type { ServeWords } from './serve-types.js';
import type { ServiceWords } from './service-types.js';

/** The sentences of the command line in one language. A test checks that every language has all of them. */
export interface CliWords {
  /** An amount, a quantity or a percent, with the decimal mark of the language. */
  readonly figure: (value: string) => string;
  readonly help: HelpWords;
  readonly usage: UsageWords;
  readonly faults: { readonly [Name in Fault['name']]: (fault: Extract<Fault, { name: Name }>) => string };
  readonly syntax: Readonly<Record<SyntaxWhy, (found: string) => string>>;
  readonly report: ReportWords;
  readonly totals: TotalsWords;
  readonly codes: CodesWords;
  readonly explain: ExplainWords;
  readonly fix: FixWords;
  readonly xml: XmlWords;
  readonly sandbox: SandboxWords;
  readonly serve: ServeWords;
  readonly journal: JournalWords;
  readonly preview: PreviewWords;
  readonly service: ServiceWords;
}

/** The words for printing. */
export interface PreviewWords {
  readonly noAnswer: string;
  readonly notPrinted: string;
  readonly noTheme: string;
  readonly noImage: string;
  readonly balance: string;
  readonly missing: (letters: string) => string;
  readonly lost: (letters: string) => string;
}

/** The words of corrections. */
export interface FixWords {
  readonly fixed: (count: number) => string;
  readonly corrected: string;
  /** Printed in place of a value that was absent before, or was removed. */
  readonly nothing: string;
  readonly renamed: (name: string) => string;
  /** Why something was corrected: the message of the issue. */
  readonly found: (message: string) => string;
}

/** The words for reading and writing XML. */
export interface XmlWords {
  readonly none: string;
  readonly position: (line: number, column: number) => string;
  /** `element` is empty for the whole document. */
  readonly unread: (source: string, document: number, element: string, reason: UnreadReason) => string;
  /** For parts of an answer of the authority other than invoices. */
  readonly requested: (source: string, list: string) => string;
}

/** Titles and fixed lines of the help. */
export interface HelpWords {
  readonly tagline: string;
  readonly usage: string;
  /** The text after the name of the program in the usage line. */
  readonly line: string;
  readonly optionsHere: string;
  readonly commands: string;
  readonly arguments: string;
  readonly options: string;
  readonly commonOptions: string;
  readonly exitCodes: string;
  readonly examples: string;
  readonly more: (line: string) => string;
}

/** The words for wrong usage. */
export interface UsageWords {
  readonly unknownCommand: (command: string) => string;
  readonly unknownOperation: (name: string) => string;
  /** For `--set`. */
  readonly wrongSetting: (setting: string) => string;
  readonly notAnObject: (file: string) => string;
  readonly wrongConfig: (file: string, name: string) => string;
  readonly unknownOption: (option: string) => string;
  readonly missingValue: (option: string, placeholder: string) => string;
  readonly needlessValue: (option: string) => string;
  readonly wrongChoice: (option: string, value: string, choices: readonly string[]) => string;
  readonly wrongTime: (option: string, value: string) => string;
  readonly tooManyArguments: (argument: string) => string;
  readonly missingArgument: (what: string) => string;
  readonly missingOption: (option: string, placeholder: string) => string;
  readonly wrongNumber: (option: string, value: string, least?: number) => string;
  readonly wrongDuration: (option: string, value: string, byHand: boolean) => string;
  readonly wrongCredits: (option: string, value: string) => string;
  readonly wrongKey: (value: string) => string;
  readonly repeatedKey: (name: string) => string;
  readonly wrongVatNumber: (option: string, value: string) => string;
  readonly oneOf: (options: string) => string;
  readonly together: (options: string) => string;
  readonly noInput: string;
  readonly noRule: string;
  readonly unknownRule: (rule: string) => string;
  readonly allRules: string;
  readonly unknownError: (code: string) => string;
  readonly unknownText: string;
  readonly notAnAnswer: (source: string) => string;
  readonly didYouMean: (what: string) => string;
  readonly see: (line: string) => string;
  readonly notWritten: (code: string) => string;
  readonly notSaved: (file: string, code: string) => string;
  readonly notForTerminal: (option: string, placeholder: string) => string;
  readonly workerFailed: (what: string) => string;
  readonly severalDocuments: (option: string, count: number) => string;
  readonly wrongCount: (option: string, value: string, most: number, least?: number) => string;
  readonly unexpected: (what: string) => string;
}

/** The words of explanations. */
export interface ExplainWords {
  readonly appliesTo: string;
  readonly allTypes: string;
  readonly layer: string;
  readonly layers: Readonly<Record<Layer | 'facts' | 'batch' | 'flow' | 'onboarding', string>>;
  readonly prevents: string;
  readonly error: (code: number) => string;
  readonly source: string;
  readonly since: string;
  readonly breaks: string;
  /** The origin of an error. */
  readonly origin: Readonly<Record<ErrorExplanation['origin'] | 'http', string>>;
  /** Of an error of an answer that is not in any list. */
  readonly unknownOrigin: string;
  readonly unknown: string;
  readonly withoutCode: string;
  /** What the answer says about an error. */
  readonly received: string;
  readonly field: string;
  readonly noErrors: string;
  readonly fields: string;
  readonly rules: string;
  readonly filed: Readonly<Record<keyof FiledDocument, string>>;
}

/** The words of code tables. */
export interface CodesWords {
  readonly table: string;
  readonly size: string;
  readonly title: string;
  readonly source: string;
  readonly code: string;
  readonly label: string;
  readonly figures: Readonly<Record<'percent' | 'fixedAmount', string>>;
  /** Notes on codes, by member. */
  readonly notes: Readonly<Record<string, string>>;
  readonly ofProviders: string;
  readonly singleSource: string;
  readonly nothing: (text: string) => string;
}

/** The words of the trace of totals. */
export interface TotalsWords {
  readonly figures: Readonly<Record<string, string>>;
  readonly percentOf: (percent: string, base: string) => string;
  readonly moreTerms: (count: number) => string;
  readonly within: (computed: string, tolerance: string) => string;
  readonly notComputed: string;
  readonly notStated: (computed: string) => string;
  readonly statedNoAmount: (computed: string, stated: string) => string;
  readonly differs: (computed: string, stated: string) => string;
  readonly nothing: string;
  readonly verdict: (documents: number, agreeing: number) => string;
}

/** The words of reports. */
export interface ReportWords {
  readonly severity: Readonly<Record<Severity, string>>;
  readonly standardInput: string;
  readonly inputLine: (line: number) => string;
  readonly document: (number: number) => string;
  readonly unknownType: string;
  readonly noIssues: string;
  readonly rule: string;
  readonly authorityCode: (code: number) => string;
  /** Parts of a document, by the first member of a path. */
  readonly parts: Readonly<Record<string, string>>;
  /** Items of its lists, by the name of the list. */
  readonly items: Readonly<Record<string, string>>;
  readonly root: string;
  readonly morePlaces: (count: number) => string;
  readonly moreOfRule: (count: number, rule: string, places: string) => string;
  readonly incomplete: string;
  readonly documents: (count: number) => string;
  readonly withoutIssues: (count: number) => string;
  readonly withWarnings: (count: number) => string;
  readonly withErrors: (count: number) => string;
  readonly unusable: (count: number) => string;
  readonly errors: (count: number) => string;
  readonly warnings: (count: number) => string;
  readonly inBuilt: (place: string) => string;
  readonly amongDocuments: string;
  /** Issues between documents, after the issues of single documents. */
  readonly among: (found: string) => string;
  readonly noRequest: string;
  readonly explainHint: (rule: string) => string;
  readonly strays: (members: string) => string;
  readonly progress: (documents: number) => string;
}
