import type { UidProblem } from '../../issues/locales/generated/en/uid.js';
import { isObject } from '../../reading/object.js';
import { isWhole } from '../../types/forms.js';
import type { Params } from '../../types/index.js';

/**
 * What is wrong with a member of the identifier of a document, as a permanent key.
 *
 * @example
 * const problem: UidMemberProblem = 'uid/whole-number';
 */
export type UidMemberProblem = Exclude<UidProblem, 'uid/character'>;

/** The parts that a UID is computed from, in order, or the member that prevents it. */
export type Identifier =
  | { readonly parts: readonly (string | number)[] }
  | { readonly problem: UidMemberProblem; readonly path: readonly string[]; readonly params?: Params };

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** The parts of the identifier in order, each with its condition. */
const PARTS = [
  { path: ['issuer', 'vatNumber'], problem: 'uid/text', is: isText },
  { path: ['invoiceHeader', 'issueDate'], problem: 'uid/date', is: isText },
  { path: ['issuer', 'branch'], problem: 'uid/whole-number', is: isWhole },
  { path: ['invoiceHeader', 'invoiceType'], problem: 'uid/text', is: isText },
  { path: ['invoiceHeader', 'series'], problem: 'uid/text', is: isText },
  { path: ['invoiceHeader', 'aa'], problem: 'uid/text', is: isText },
] as const;

const VARIATION = ['invoiceHeader', 'invoiceVariationType'] as const;
const TYPE = ['invoiceHeader', 'invoiceType'] as const;

/** Types whose identifier also has the counterpart's number, at a position that the specification does not state. */
const WITH_COUNTERPART = /^(?:13|14)\.|^(?:15|16)\.1$/;

const memberAt = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      isObject(value) && Object.hasOwn(value, step)
        ? (value as Readonly<Record<string, unknown>>)[step]
        : undefined,
    document,
  );

/** Reads the parts of a document's identifier: issuer number, date, branch, type, series, aa, variation type. */
export function identifierOf(document: unknown): Identifier {
  const parts: (string | number)[] = [];
  for (const { path, problem, is } of PARTS) {
    const value = memberAt(document, path);
    if (!is(value)) return { problem, path };
    parts.push(value as string | number);
  }
  const type = String(memberAt(document, TYPE));
  if (WITH_COUNTERPART.test(type)) return { problem: 'uid/type', path: TYPE, params: { type } };
  const variation = memberAt(document, VARIATION) ?? undefined;
  if (variation === undefined) return { parts };
  if (!isWhole(variation)) return { problem: 'uid/whole-number', path: VARIATION };
  return { parts: [...parts, variation as number] };
}
