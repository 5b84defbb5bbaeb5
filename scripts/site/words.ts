import type { PlacedBy } from '../../src/rules/authority/placed-by.js';
import type { Severity } from '../../src/types/index.js';
import type { SiteLanguage } from './page.js';

/** The words of the pages that are made from data. Sentences of rules and errors are in the locales of the library. */
export interface SiteWords {
  readonly severity: string;
  readonly severities: Readonly<Record<Severity, string>>;
  readonly severityMeans: Readonly<Record<Severity, string>>;
  readonly needs: string;
  readonly documentTypes: string;
  readonly allTypes: string;
  readonly prevents: string;
  readonly error: (code: string | number) => string;
  readonly since: string;
  readonly source: string;
  readonly reads: string;
  readonly hasFix: string;
  readonly fix: string;
  readonly corrected: string;
  readonly absent: string;
  readonly goodExample: string;
  readonly badExample: string;
  readonly gives: string;
  readonly givesNothing: string;
  readonly wholeDocument: string;
  readonly wholeExample: string;
  readonly tryIt: string;
  readonly noExample: string;
  readonly refused: string;
  readonly rules: string;
  readonly rulesIntro: (count: number) => string;
  readonly rule: string;
  /** The link to a rule that prevents no numbered error. */
  /** Before a message with the values of one example. */
  readonly forExample: string;
  readonly meaning: string;
  readonly subjects: Readonly<Record<string, string>>;
  readonly samples: string;
  readonly samplesIntro: string;
  readonly factsSample: (name: string) => string;
  readonly errors: string;
  readonly errorsIntro: (authority: number, provider: number) => string;
  readonly errorTitle: (code: string, words: string) => string;
  readonly providerErrorTitle: (code: string, words: string) => string;
  readonly whatToDo: string;
  readonly inFacts: string;
  readonly derivedInFacts: string;
  readonly sandboxTitle: string;
  readonly sandboxRefuses: string;
  readonly sandboxFault: string;
  /** How the sandbox answers with errors that need something else. */
  readonly inSandbox: Readonly<Record<string, string>>;
  readonly combinations: {
    readonly title: string;
    readonly intro: string;
    readonly category: string;
    readonly types: string;
    readonly noType: string;
    readonly orNone: (names: string) => string;
  };
  readonly place: string;
  readonly places: Readonly<Record<PlacedBy, string>>;
  readonly providerPlace: string;
  readonly fields: string;
  readonly preventedBy: string;
  readonly description: string;
  readonly note: string;
  readonly codes: string;
  readonly codesIntro: string;
  readonly codesSearch: string;
  readonly table: string;
  readonly size: string;
  readonly inCode: string;
  readonly code: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly confidence: Readonly<Record<string, string>>;
  readonly tableFacts: (size: number, specification: string | null, confidence: string) => string;
  readonly sources: string;
  readonly yes: string;
  readonly no: string;
  readonly example: ExampleWords;
}

/** The sentences about an example: what it changes in a sample. */
export interface ExampleWords {
  readonly title: string;
  readonly unchanged: (sample: string) => string;
  readonly where: (sample: string) => string;
  readonly copies: (count: number) => string;
  readonly is: (at: string, value: string) => string;
  readonly removed: (at: string) => string;
  readonly checkedAt: (time: string) => string;
  readonly alone: string;
  readonly beside: (documents: string) => string;
  readonly openOrder: (value: string) => string;
  readonly withMark: (mark: string) => string;
  readonly withUid: (uid: string) => string;
  readonly left: (at: string) => string;
  readonly option: (option: string) => string;
  readonly version: (version: string) => string;
  readonly other: (sample: string, changes: string) => string;
}

import { siteEl } from './words-el.js';
import { siteEn } from './words-en.js';

export const siteWords: Readonly<Record<SiteLanguage, SiteWords>> = { en: siteEn, el: siteEl };
