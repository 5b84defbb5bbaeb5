import type { Params } from '../types/issue.js';
import { LocaleError } from './locale-error.js';
import type { BuildingWords } from './locales/en/building.js';
import type { ClientErrorCode, ClientPart, ClientStep, UnknownWhy } from './locales/en/client.js';
import type { JournalErrorCode } from './locales/en/journal.js';
import type { OnboardingRuleId, OnboardingStep, OnboardingType } from './locales/en/onboarding.js';
import type { OptionsProblem } from './locales/en/options.js';
import type { SkippedReason } from './locales/en/skipped.js';
import type { WebhookWords } from './locales/en/webhooks.js';
import type { RuleWords, Words } from './words-type.js';

type Sentences<Key extends string = string> = Readonly<Record<Key, string>>;

/**
 * The words of one language, as every option `locale` takes them. English is built in; another language is a door of its
 * own, so that only those who import it load it.
 *
 * @example
 * import { el } from 'parastatiko/locales/el';
 * const { issues } = validate(document, { locale: el });
 */
export interface Locale {
  /** The tag of the language: `el`. */
  readonly language: string;
  /** Of rules and of refused steps, by id. */
  readonly rules?: Words;
  /** Why parts of a check did not run. */
  readonly skipped?: Sentences<SkippedReason>;
  /** What is wrong with the options of a function. */
  readonly options?: Sentences<OptionsProblem>;
  /** Around the issues of a document that was not built. */
  readonly building?: BuildingWords;
  /** What errors of the authority and of the provider mean, and what to do next. */
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
  readonly webhooks?: WebhookWords;
  /** A value as a sentence shows it: a code with its name, a member with the word for it. */
  readonly show?: (name: string, value: Params[string]) => Params[string];
}

/** Marks words that this package made, in whichever copy of it: their form can be relied on. */
const BRAND = Symbol.for('parastatiko.locale');

/** Words of a language, marked as such. */
export const localeOf = (words: Locale): Locale => Object.freeze({ ...words, [BRAND]: true });

/** Stands for the words that are built in: whoever needs a sentence brings the English one. */
export const english: Locale = /* @__PURE__ */ localeOf({ language: 'en' });

/** Whether a value is a words object, of this copy of the library or of another. Takes anything and never throws. */
export function isLocale(given: unknown): given is Locale {
  try {
    return typeof given === 'object' && (given as { [BRAND]?: unknown } | null)?.[BRAND] === true;
  } catch {
    return false;
  }
}

/**
 * The words of an option `locale`; English when it is left out.
 *
 * @throws LocaleError for anything else, such as `'el'`.
 */
export function readLocale(given: unknown): Locale {
  if (given === undefined) return english;
  if (isLocale(given)) return given;
  throw new LocaleError();
}
