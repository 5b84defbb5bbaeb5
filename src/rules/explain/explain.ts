import { authorityErrorFields } from '../../codes/generated/authority-error-fields.js';
import { type Locale, type RuleWords, readLocale, say } from '../../issues/inside.js';
import { authorityErrors } from '../../issues/locales/generated/en/authority.js';
import { nextSteps } from '../../issues/locales/generated/en/next-steps.js';
import { providerMessages } from '../../issues/locales/generated/en/provider-messages.js';
import type { Both } from '../../types/language.js';
import { type FiledDocument, filedDocumentIn } from '../authority/filed-document.js';
import { type NextStep, nextStepOf } from '../authority/next-step.js';
import type { PlacedBy } from '../authority/placed-by.js';
import { type ProviderMessage, providerMessageIn } from '../authority/provider-messages.js';
import type { Rule } from '../engine/rule.js';
import { allRules } from '../registry.js';
import { errorSteps } from './generated/error-steps.js';

/** Errors of the provider, raised before the document reaches the authority. */
const OF_PROVIDER: ReadonlySet<string> = new Set(['451', '620', '621', '622', '623']);

/** Whether a code belongs to the provider. */
export const isOfProvider = (code: string): boolean => OF_PROVIDER.has(code);

/** The rules about documents that prevent an error, in the order of the registry. */
export function rulesOf(code: string): readonly Rule[] {
  // The error is about a document, so rules about facts do not help.
  return allRules.filter(
    ({ layer, authorityCode, alsoPrevents = [] }) =>
      layer !== 'facts' &&
      [authorityCode, ...alsoPrevents].some(
        (prevented) => prevented !== undefined && String(prevented) === code,
      ),
  );
}

export const rulesOfMessage = (message: ProviderMessage): readonly Rule[] =>
  allRules.filter(({ providerMessage }) => providerMessage === message);

/** The published codes that need more than a document, or cannot occur. Rules prevent the others. */
const codes: Readonly<Record<Exclude<PlacedBy, 'rules'>, readonly (number | string)[]>> = {
  construction: [327, 337, 340, 409],
  unpublished: [258],
  channel: [323, 341, 404, 406],
  documents: [318, 319, 320, 322],
  registry: [102, 104, 105, 201, 228, 233, 236, 245, 259, 285, 301],
  transport: [103, 206, 284, 'HTTP 401', 'HTTP 400', 'TechnicalError without number'],
  call: [
    248, 249, 250, 251, 252, 255, 256, 257, 279, 283, 302, 303, 309, 324, 325, 326, 328, 329, 330, 332, 333,
    334, 335, 336, 401, 402, 403, 405, 408,
  ],
  movement: [
    100, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819,
    820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834,
  ],
};

const placed: ReadonlyMap<string, PlacedBy> = new Map(
  (Object.keys(codes) as (keyof typeof codes)[]).flatMap((by) =>
    codes[by].map((code) => [String(code), by] as const),
  ),
);

/** Where an error belongs, or `undefined` for a code that is not published. */
export const placedBy = (code: string): PlacedBy | undefined =>
  placed.get(code) ?? (rulesOf(code).length > 0 ? 'rules' : undefined);

interface Explained extends RuleWords {
  /** What to do, one step after the other. `todo` has them as one text. */
  readonly steps: readonly string[];
  /** What to do next, as a value for programs. */
  readonly next: NextStep;
  /** Rules of this library that find the cause before sending. See `explain(rule)`. */
  readonly rules: readonly string[];
  /** The members that probably cause the error. If the text names members, only those. */
  readonly fields: readonly string[];
}

/** An error of the tax authority, explained. */
export interface AuthorityErrorExplanation extends Explained {
  readonly origin: 'authority';
  readonly code: string;
  /** What is needed to find the cause: the document, other documents, the registry, the call … */
  readonly placedBy: PlacedBy;
  /** For 228 and 233: what the text says about the document that is already filed. */
  readonly filed?: FiledDocument;
}

/** An error of the provider itself, identified by its code or by its message. */
export type ProviderErrorExplanation =
  | (Explained & { readonly origin: 'provider'; readonly code: string })
  | (Explained & { readonly origin: 'provider'; readonly message: ProviderMessage });

/** The result of `explainAuthorityError`; `origin` says who refused. */
export type ErrorExplanation = AuthorityErrorExplanation | ProviderErrorExplanation;

/** The status of some messages without a code. As a number, 401 is the code of a payment error. */
const HTTP_401 = '401';

/** Errors whose text names the document that is already filed under the number. */
const ALREADY_FILED: ReadonlySet<string> = new Set(['228', '233']);

/**
 * Explains an error of an answer: what it means, which rules of this library find its cause before sending, which
 * members probably cause it, and what to do next. Returns `undefined` if neither the code nor the text is known.
 *
 * @param code the code as received, a number or text; `undefined` if there is only a message
 * @param text the message as received; for 228 it names the document that is already filed
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
    const explained = {
      what: say(providerMessages, name, {}, words),
      ...todoOf(next, undefined, words),
      next,
      fields,
    };
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
    what: say(authorityErrors, known, {}, words),
    ...todoOf(next, known, words),
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

const ownSteps: ReadonlyMap<string, Both> = new Map(Object.entries(errorSteps));

/** What to do about an error: its own steps, if it has some, and then whether the same document is sent again. */
function todoOf(next: NextStep, code: string | undefined, words: Locale): Pick<Explained, 'todo' | 'steps'> {
  const own = ownSteps.get(code ?? '')?.[words.language === 'el' ? 'el' : 'en'];
  const texts = [
    own ?? say(nextSteps, next, {}, words),
    ...(own !== undefined && next === 'correct-document' ? [say(nextSteps, 'send-again', {}, words)] : []),
  ];
  const steps = texts.flatMap((text) => text.split('\n'));
  return { todo: steps.join(' '), steps };
}

const TECHNICAL = 'TechnicalError without number';

/** The code as it appears in the list: `228`, ` 228 `, `HTTP 401`, `TechnicalError`. */
function codeIn(code: number | string | undefined): string | undefined {
  const given = String(code ?? '').trim();
  const listed = given === 'TechnicalError' ? TECHNICAL : given;
  if (listed === 'XMLSyntaxError') return '101';
  return placedBy(listed) !== undefined || isOfProvider(listed) ? listed : undefined;
}

/** Whether a text contains the last part of a member name as a whole word. */
function isNamed(field: string, text: string): boolean {
  const name = field.slice(field.lastIndexOf('.') + 1).toLowerCase();
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + 1)) {
    if (!isLetter(lower.charAt(at - 1)) && !isLetter(lower.slice(at).charAt(name.length))) return true;
  }
  return false;
}

const isLetter = (character: string): boolean => /[a-z]/.test(character);

/** If the text names members, the rules that read one of them. If no rule does, all rules. */
function likelyRules(rules: readonly Rule[], named: readonly string[]): readonly Rule[] {
  const reading = rules.filter(({ paths }) =>
    paths.some((path) => named.some((field) => path.startsWith(field))),
  );
  return reading.length > 0 ? reading : rules;
}
