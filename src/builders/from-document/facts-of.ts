import { type Locale, readLocale, say } from '../../issues/inside.js';
import { lost as lostWords } from '../../issues/locales/generated/en/lost.js';
import { isObject } from '../../reading/object.js';
import { readLocaleOption } from '../../reading/options.js';
import { recordOf } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import { hasDocumentMembers } from '../../rules/inside.js';
import type { Document, Params, Path } from '../../types/index.js';
import type { Facts } from '../facts/facts.js';
import { draftFacts } from './draft-facts.js';
import type { LostMember } from './lost-member.js';
import { refine } from './refine.js';

/**
 * The facts of a document. If they are `complete`, they give this document; `buildDocument` still refuses it if a rule
 * finds errors in it. Otherwise `lost` has each member that comes out differently, with the reason, and `document` is
 * what the facts do give, if they give one.
 */
export type DocumentFacts =
  | {
      readonly complete: true;
      readonly facts: Facts;
      readonly document: Document;
      readonly lost: readonly [];
    }
  | {
      readonly complete: false;
      /** For `buildUnknown` or as a start. Absent if the value is not a document. */
      readonly facts?: Partial<Facts>;
      readonly document?: Document;
      readonly lost: readonly LostMember[];
    };

/**
 * The facts from which `buildDocument` makes a document: the way back from the JSON of a request. What can be derived is
 * left out. Accepts any value and never throws because of it; `lost` says what facts cannot express. Every document of a
 * builder comes back whole. No rule is run: use `validate` for that.
 *
 * @throws LocaleError if the option `locale` is not a words object.
 * @throws OptionsError if an option is unknown or cannot be read.
 * @example
 * const { complete, facts, lost } = factsOf(JSON.parse(text).invoice[0]);
 */
export function factsOf(
  document: unknown,
  options?: { readonly locale?: Locale | undefined },
): DocumentFacts {
  const locale = readLocale(readLocaleOption(options));
  try {
    return read(document, locale);
  } catch {
    // A value whose getter or proxy throws is not a document.
    return notADocument(locale);
  }
}

function read(value: unknown, locale: Locale): DocumentFacts {
  const given = recordOf(value);
  if (given === undefined || !hasDocumentMembers(given)) return notADocument(locale);
  const { facts, document, refused } = refine(draftFacts(given), locale);
  const differences = document === undefined ? [] : differencesOf(given, document);
  const lost = [...refused, ...differences.filter(notIn(refused)).map((each) => lostBy(each, locale))];
  if (document !== undefined && lost.length === 0) {
    return { complete: true, facts: facts as unknown as Facts, document, lost: [] };
  }
  return { complete: false, facts: facts as Partial<Facts>, ...(document && { document }), lost };
}

const notADocument = (locale: Locale): DocumentFacts => {
  const why = 'not-a-document';
  return {
    complete: false,
    lost: [{ path: [], why, params: {}, message: say(lostWords, why, {}, locale) }],
  };
};

/** A member that was refused is not reported again as one that is missing. */
const notIn =
  (refused: readonly LostMember[]) =>
  ({ path }: Difference): boolean =>
    !refused.some((each) => JSON.stringify(each.path) === JSON.stringify(path));

function lostBy(difference: Difference, locale: Locale): LostMember {
  return { ...difference, message: say(lostWords, difference.why, difference.params, locale) };
}

/** A member in which two documents differ. */
interface Difference {
  readonly path: Path;
  readonly why: 'no-fact' | 'differs' | 'added';
  readonly params: Params;
}

/** The members in which a document differs from the one that its facts give. */
function differencesOf(given: unknown, built: Document): Difference[] {
  const found: Difference[] = [];
  compare(given, built, [], found);
  return found;
}

function compare(given: unknown, built: unknown, path: Path, found: Difference[]): void {
  if (given === built || (given === 0 && built === 0)) return;
  const member = path.at(-1) ?? '';
  if (built === undefined) {
    found.push({ path, why: 'no-fact', params: paramsOf(member, given) });
  } else if (given === undefined) {
    found.push({ path, why: 'added', params: paramsOf(member, built) });
  } else if (Array.isArray(given) && Array.isArray(built)) {
    const length = Math.max(given.length, built.length);
    for (let index = 0; index < length; index += 1)
      compare(given[index], built[index], [...path, index], found);
  } else {
    compareMembers(given, built, path, found);
  }
}

function compareMembers(given: unknown, built: unknown, path: Path, found: Difference[]): void {
  const [own, derived] = [recordOf(given), recordOf(built)];
  if (own === undefined || derived === undefined) {
    const params = { member: path.at(-1) ?? '', value: shown(given), derived: shown(built) };
    found.push({ path, why: 'differs', params });
    return;
  }
  for (const name of new Set([...Object.keys(own), ...Object.keys(derived)]))
    compare(ownMember(own, name), ownMember(derived, name), [...path, name], found);
}

/** A document may have a member `__proto__`, which an object also inherits. */
const ownMember = (members: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(members, name) ? members[name] : undefined;

/** Quotes a value, unless it has members of its own. */
const paramsOf = (member: string | number, value: unknown): Params =>
  isObject(value) ? { member } : { member, value: typeof value === 'boolean' ? String(value) : shown(value) };
