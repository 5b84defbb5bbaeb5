import { brandOf, isBranded } from '../types/brand.js';
import type { Params } from '../types/issue.js';
import { LocaleError } from './locale-error.js';
import type { ArgumentErrorCode } from './locales/en/arguments.js';
import type { BuildingWords } from './locales/en/building.js';
import type { ClientErrorCode, ClientPart } from './locales/en/client.js';
import type { JournalErrorCode } from './locales/en/journal.js';
import type { LostReason } from './locales/en/lost.js';
import type { OnboardingRuleId, OnboardingStep, OnboardingType } from './locales/en/onboarding.js';
import type { OptionsProblem } from './locales/en/options.js';
import type { ClientStep, UnknownWhy } from './locales/en/outcomes.js';
import type { PrintingWords } from './locales/en/printing.js';
import type { RegistryWords } from './locales/en/registry.js';
import type { SkippedReason } from './locales/en/skipped.js';
import type { WebhookWords } from './locales/en/webhooks.js';
import type { RuleWords, Words } from './words-type.js';

type Sentences<Key extends string = string> = Readonly<Record<Key, string>>;

/**
 * The words of one language, for the option `locale`. English is built in. Every other language is a separate entry
 * point, so that only applications that import it load it.
 *
 * @example
 * import { el } from 'parastatiko/locales/el';
 * const { issues } = validate(document, { locale: el });
 */
export interface Locale {
  /** The language tag, such as `el`. */
  readonly language: string;
  /** The words of rules and of refused steps, by id. */
  readonly rules?: Words;
  /** The reasons why parts of a check did not run. */
  readonly skipped?: Sentences<SkippedReason>;
  /** The messages about the options of a function. */
  readonly options?: Sentences<OptionsProblem>;
  /** The messages about invalid arguments. */
  readonly arguments?: Sentences<ArgumentErrorCode>;
  /** Why a member of a document does not come back from its facts. */
  readonly lost?: Sentences<Exclude<LostReason, 'refused'>>;
  /** The text around the issues of a document that could not be built. */
  readonly building?: BuildingWords;
  /** The meaning of errors of the authority and of the provider, and what to do next. */
  readonly errors?: { readonly meanings: Sentences; readonly steps: Sentences };
  readonly client?: {
    readonly errors: Sentences<ClientErrorCode>;
    readonly parts: Sentences<ClientPart>;
    readonly reasons: Sentences<UnknownWhy>;
    readonly steps: Sentences<ClientStep>;
  };
  readonly onboarding?: {
    readonly issues: Readonly<Record<OnboardingRuleId, RuleWords>>;
    readonly steps: Sentences<OnboardingStep>;
    readonly types: Sentences<OnboardingType>;
  };
  readonly journal?: Sentences<JournalErrorCode>;
  /** The messages about XML of the authority. */
  readonly registry?: RegistryWords;
  readonly printing?: PrintingWords;
  readonly webhooks?: WebhookWords;
  /** How the values of a name are shown in a sentence: with the name of a code, a member by its name. */
  readonly show?: (name: string) => (value: Params[string]) => Params[string];
}

const NAME = 'locale';

/** Marks the words of a language as a `Locale`, so that their form can be relied on. */
export const localeOf = (words: Locale): Locale => Object.freeze({ ...words, [brandOf(NAME)]: true });

/** The default locale. It is empty: functions that create messages pass the English words that they need. */
export const english: Locale = /* @__PURE__ */ localeOf({ language: 'en' });

/** Whether a value is a words object, from any copy of this library. Accepts any value and never throws. */
export const isLocale = (given: unknown): given is Locale => isBranded(given, NAME);

/**
 * Reads an option `locale`. The default is English.
 *
 * @throws LocaleError for any other value, such as `'el'`.
 */
export function readLocale(given: unknown): Locale {
  if (given === undefined) return english;
  if (isLocale(given)) return given;
  throw new LocaleError();
}
