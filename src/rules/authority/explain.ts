import { authorityErrorFields } from '../../codes/generated/authority-error-fields.js';
import { errorWords } from '../../issues/error-words.js';
import { type Locale, readLocale } from '../../issues/locale.js';
import type { RuleWords } from '../../issues/words-type.js';
import type { Rule } from '../engine/rule.js';
import { type FiledDocument, filedDocumentIn } from './filed-document.js';
import { type NextStep, nextStepOf } from './next-step.js';
import { type PlacedBy, placedBy } from './placed.js';
import { type ProviderMessage, providerMessageIn } from './provider-messages.js';
import { isOfProvider, rulesOf, rulesOfMessage } from './rules-of.js';

interface Explained extends RuleWords {
  /** What to do, as programs read it. */
  readonly next: NextStep;
  /** Rules of this library that find what causes it before sending; `explain(rule)` tells more. */
  readonly rules: readonly string[];
  /** The members that it most likely speaks of; those that the text names, where it names some. */
  readonly fields: readonly string[];
}

/** An error of the tax authority, explained. */
export interface AuthorityErrorExplanation extends Explained {
  readonly origin: 'authority';
  readonly code: string;
  /** Where such an error belongs: the document, other documents, the registry, the call … */
  readonly placedBy: PlacedBy;
  /** With 228 and 233: the document that is filed already, as far as the text names it. */
  readonly filed?: FiledDocument;
}

/** An error that the provider answers by itself, explained: by its code, or by its plain message. */
export type ProviderErrorExplanation =
  | (Explained & { readonly origin: 'provider'; readonly code: string })
  | (Explained & { readonly origin: 'provider'; readonly message: ProviderMessage });

/** What `explainAuthorityError` tells; `origin` says who refused. */
export type ErrorExplanation = AuthorityErrorExplanation | ProviderErrorExplanation;

/** As a number, the code of an error about payments; as a status, what a plain message comes with. */
const HTTP_401 = '401';

/** Errors whose text names the document that is filed under the number. */
const ALREADY_FILED: ReadonlySet<string> = new Set(['228', '233']);

/**
 * Explains an error that came back: what it means, which rules of this library find its cause before sending, which
 * members it most likely speaks of, and what to do next. `undefined` when neither code nor text is known.
 *
 * @param code the code as it came, number or text; `undefined` where there is only a message
 * @param text the message as it came; with 228 it names the document that is filed already
 * @example
 * explainAuthorityError('228', entry.message, el)?.todo;
 */
export function explainAuthorityError(
  code: number | string | undefined,
  text = '',
  locale?: Locale,
): ErrorExplanation | undefined {
  const words = readLocale(locale);
  const message = String(text);
  const known = codeIn(code);
  const plain = known === undefined || known === HTTP_401 ? providerMessageIn(message) : undefined;
  if (plain !== undefined) {
    const { message: name, next, fields } = plain;
    const explained = { ...errorWords(name, next, words), next, fields };
    return {
      origin: 'provider',
      message: name,
      ...explained,
      rules: rulesOfMessage(name).map(({ id }) => id),
    };
  }
  if (known === undefined) return undefined;
  const by = placedBy(known) ?? 'rules';
  const next = nextStepOf(known, by);
  const fields = authorityErrorFields[known] ?? [];
  const named = fields.filter((field) => isNamed(field, message));
  const likely = named.length > 0 ? named : fields;
  const explained = {
    ...errorWords(known, next, words),
    next,
    rules: likelyRules(rulesOf(known), named).map(({ id }) => id),
    fields: likely,
  };
  if (isOfProvider(known)) return { origin: 'provider', code: known, ...explained };
  const filed = ALREADY_FILED.has(known) ? filedDocumentIn(message) : undefined;
  return {
    origin: 'authority',
    code: known,
    placedBy: by,
    ...explained,
    ...(filed !== undefined && { filed }),
  };
}

const TECHNICAL = 'TechnicalError without number';

/** The code as the list has it: `228`, ` 228 `, `HTTP 401`, `TechnicalError`. */
function codeIn(code: number | string | undefined): string | undefined {
  const given = String(code ?? '').trim();
  const listed = given === 'TechnicalError' ? TECHNICAL : given;
  if (listed === 'XMLSyntaxError') return '101';
  return placedBy(listed) !== undefined || isOfProvider(listed) ? listed : undefined;
}

/** Whether a text has the last name of a member as a word of its own. */
function isNamed(field: string, text: string): boolean {
  const name = field.slice(field.lastIndexOf('.') + 1).toLowerCase();
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + 1)) {
    if (!isLetter(lower.charAt(at - 1)) && !isLetter(lower.slice(at).charAt(name.length))) return true;
  }
  return false;
}

const isLetter = (character: string): boolean => /[a-z]/.test(character);

/** Where the text names members, the rules that read one of them, if there are such. */
function likelyRules(rules: readonly Rule[], named: readonly string[]): readonly Rule[] {
  const reading = rules.filter(({ paths }) =>
    paths.some((path) => named.some((field) => path.startsWith(field))),
  );
  return reading.length > 0 ? reading : rules;
}
