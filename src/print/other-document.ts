import { isOnDay } from '../issues/inside.js';
import { compareCents, parseAmount } from '../money/index.js';
import { type Members, membersOf } from '../reading/object.js';
import { identifierOf } from '../registry/uid/identifier.js';
import { encodeGreek } from '../registry/uid/iso-8859-7.js';
import { textIn } from '../rules/inside.js';
import type { Document } from '../types/index.js';
import { bytesToHex, sha1 } from '../vendor/sha1.js';
import { PrintError } from './error.js';

/** A member of the answer beside that of the document. `same` is undefined if they cannot be compared. */
interface Compared {
  readonly member: string;
  readonly found: string | undefined;
  readonly expected: string | undefined;
  readonly same: boolean | undefined;
}

/**
 * Throws `PrintError` if an answer belongs to another document: its UID or the record that a search found contradicts
 * this one. What the answer does not state, or states in an unknown form, is not compared.
 */
export function refuseOther(answer: Members, document: Document): void {
  const record = { ...answer, ...membersOf(answer['record']) };
  const uid = uidCompared(answer['uid'], document);
  const number = NUMBER.map((each) => memberCompared(each, record, document));
  // A record that states the whole number is about this document, whatever the form of its UID.
  const isNamed = uid.same === true || number.every(({ same }) => same === true);
  const compared = [...(isNamed ? [] : [...number, uid]), grossCompared(record, document)];
  const other = compared.find(({ same }) => same === false);
  if (other === undefined) return;
  const { member, found = '', expected = '' } = other;
  throw new PrintError('issued/other-document', {
    subject: 'issued',
    params: {
      member,
      found,
      expected,
      ...named('other', nameIn(record)),
      ...named('mark', textIn(answer['mark'])),
      ...named('document', nameIn(document)),
    },
  });
}

const named = (name: string, text: string | undefined): Record<string, string> =>
  text === undefined ? {} : { [name]: text.slice(0, LONGEST) };

const LONGEST = 120;

/** How people refer to a document: `11.1 A 101`. */
function nameIn(record: object): string | undefined {
  const { invoiceType, series, aa } = membersOf(membersOf(record)['invoiceHeader']);
  const texts = [invoiceType, series, aa].map(textIn);
  return texts.includes(undefined) ? undefined : texts.join(' ');
}

/** The UID, if the document has one that can be computed. */
function uidCompared(given: unknown, document: Document): Compared {
  const found = textIn(given)?.trim().toUpperCase();
  const uids = found === undefined ? [] : uidsOf(document);
  const [expected] = uids;
  const same = found === undefined || expected === undefined ? undefined : uids.includes(found);
  return { member: 'UID', found, expected, same };
}

/**
 * The UIDs that a document may have. The first is that of the specification. Others compute it from UTF-8, which differs
 * for a Greek series, or without leading zeros and the variation type. None if it cannot be computed. Source: authority
 * facts, Identifier.
 */
function uidsOf(document: Document): readonly string[] {
  const identifier = identifierOf(document);
  if ('problem' in identifier) return [];
  const [vatNumber, issueDate, branch, invoiceType, series, aa, ...variation] = identifier.parts;
  const start = [vatNumber, issueDate, branch, invoiceType, series];
  const texts = [aa, String(aa).replace(LEADING_ZEROS, '')].flatMap((number) => [
    [...start, number, ...variation].join('-'),
    [...start, number].join('-'),
  ]);
  const bytes = texts.flatMap((text) => {
    const greek = encodeGreek(text);
    return 'lacks' in greek ? [] : [greek.bytes, new TextEncoder().encode(text)];
  });
  return bytes.map((each) => bytesToHex(sha1(each)).toUpperCase());
}

const LEADING_ZEROS = /^0+(?=\d)/;
/** A prefix that is not part of a Greek VAT number. */
const PREFIX = /^(?:EL|GR)\s*(?=\d)/i;
/** A date, or a moment whose day in Athens is certain. */
const CERTAIN = /^\d{4}-\d\d-\d\d(?:T(?:00:00(?::00(?:\.0+)?)?|.*(?:Z|[+-]\d\d:?\d\d)))?$/;

interface NumberMember {
  readonly path: readonly [string, string];
  readonly isSame?: (found: string, expected: string) => boolean | undefined;
}

const without =
  (pattern: RegExp) =>
  (found: string, expected: string): boolean =>
    found.replace(pattern, '') === expected.replace(pattern, '');

/** The members that identify a document, in a record. */
const NUMBER: readonly NumberMember[] = [
  { path: ['issuer', 'vatNumber'], isSame: without(PREFIX) },
  { path: ['issuer', 'branch'] },
  { path: ['invoiceHeader', 'invoiceType'] },
  { path: ['invoiceHeader', 'series'] },
  { path: ['invoiceHeader', 'aa'], isSame: without(LEADING_ZEROS) },
  {
    path: ['invoiceHeader', 'issueDate'],
    isSame: (found, day) => (CERTAIN.test(found) ? isOnDay(found, day) : undefined),
  },
];

function memberCompared({ path, isSame = isEqual }: NumberMember, record: Members, own: object): Compared {
  const [found, expected] = [textAt(record, path), textAt(own, path)];
  const same = found === undefined || expected === undefined ? undefined : isSame(found, expected);
  return { member: path.join('.'), found, expected, same };
}

const isEqual = (found: string, expected: string): boolean => found === expected;

const textAt = (value: object, [part, member]: readonly [string, string]): string | undefined =>
  textIn(membersOf(membersOf(value)[part])[member]);

/** The total: another document may have taken the number, and then has the same UID. */
function grossCompared(record: Members, document: Document): Compared {
  const path = ['invoiceSummary', 'totalGrossValue'] as const;
  const [found, expected] = [textAt(record, path), textAt(document, path)];
  const [one, other] = [parseAmount(found), parseAmount(expected)];
  const same = one.ok && other.ok ? compareCents(one.value, other.value) === 0 : undefined;
  return { member: path.join('.'), found, expected, same };
}
