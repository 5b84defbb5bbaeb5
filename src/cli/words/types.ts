import type { Severity } from '../../types/index.js';
import type { Fault, SyntaxWhy } from '../input/fault.js';

/** The sentences of the command line in one language. A test holds that every language has them all. */
export interface CliWords {
  readonly help: HelpWords;
  readonly usage: UsageWords;
  readonly faults: { readonly [Name in Fault['name']]: (fault: Extract<Fault, { name: Name }>) => string };
  readonly syntax: Readonly<Record<SyntaxWhy, (found: string) => string>>;
  readonly report: ReportWords;
}

/** Titles and standing lines of the help. */
export interface HelpWords {
  readonly tagline: string;
  readonly usage: string;
  /** What follows the name of the program in the line of usage. */
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

/** What a wrong command line is answered with. */
export interface UsageWords {
  readonly unknownCommand: (command: string) => string;
  readonly unknownOption: (option: string) => string;
  readonly missingValue: (option: string, placeholder: string) => string;
  readonly needlessValue: (option: string) => string;
  readonly wrongChoice: (option: string, value: string, choices: readonly string[]) => string;
  readonly wrongTime: (option: string, value: string) => string;
  readonly tooManyArguments: (argument: string) => string;
  readonly noInput: string;
  readonly didYouMean: (what: string) => string;
  readonly see: (line: string) => string;
  readonly unexpected: (what: string) => string;
}

/** What reports of documents are made of. */
export interface ReportWords {
  readonly severity: Readonly<Record<Severity, string>>;
  readonly standardInput: string;
  readonly inputLine: (line: number) => string;
  readonly document: (number: number) => string;
  readonly unknownType: string;
  readonly noIssues: string;
  readonly rule: string;
  readonly authorityCode: (code: number) => string;
  /** Where an issue is, by the first member of its path. */
  readonly places: Readonly<Record<string, string>>;
  readonly root: string;
  readonly morePlaces: (count: number) => string;
  readonly incomplete: string;
  readonly documents: (count: number) => string;
  readonly withoutIssues: (count: number) => string;
  readonly withWarnings: (count: number) => string;
  readonly withErrors: (count: number) => string;
  readonly unusable: (count: number) => string;
  readonly errors: (count: number) => string;
  readonly warnings: (count: number) => string;
  readonly explainHint: (rule: string) => string;
  readonly strays: (members: string) => string;
  readonly progress: (documents: number) => string;
}
