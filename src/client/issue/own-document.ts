import { compareCents } from '../../money/index.js';
import { isRecord, type Members, membersOf } from '../../reading/object.js';
import type { TransmittedDocument } from '../../service/generated/types.js';
import { downloadRegistryXml } from '../calls/download.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import { GIVEN_UP } from '../journal/given-up.js';
import type { JournalRow } from '../journal/rows.js';
import type { CallOptions } from '../options.js';
import { later, millisecondsUntil, shorterOf } from '../time.js';
import { centsOf, type DocumentFacts } from './work.js';

/** What is known about the attempts to file a document. */
export interface Attempts {
  /** When the journal first wrote it, ISO 8601: what was filed before is another document. */
  readonly since?: string | undefined;
  /** That was in this call, so the clock of this machine is the same. */
  readonly isNow?: boolean | undefined;
  /** No attempt can have filed it, so whatever is filed under its number is another document. */
  readonly none?: boolean | undefined;
}

/**
 * What a row tells about the attempts of its document. Without a store, a process that was restarted knows nothing of its
 * attempts, so only the content can tell.
 *
 * @param begun when the attempt of this call began, if there was one: the network may have delivered it twice
 */
export function attemptsOf({ hasStore }: Core, row: JournalRow | undefined, begun?: Date): Attempts {
  if (!hasStore) return {};
  if (row !== undefined && mayHaveFiled(row)) return { since: row.firstAttemptAt };
  return begun === undefined ? { none: true } : { since: begun.toISOString(), isNow: true };
}

/** Refusals after which a document may be filed all the same: it was given up, or the service failed in the middle. */
const UNSURE: ReadonlySet<unknown> = new Set([GIVEN_UP, 'technical']);

/** Whether a document of this row may be filed. */
export const mayHaveFiled = ({ standing, result }: JournalRow): boolean =>
  standing === 'refused' ? UNSURE.has(result?.why) : standing !== 'not-sent';

/**
 * How much two clocks may differ, in milliseconds: the one of this machine, corrected by the header `Date` of the service,
 * and the one that gives filed documents their time. The header has whole seconds, and the servers of one provider agree
 * within seconds. Since an earlier call, the clock of this machine may have been corrected, too. Within this, the content
 * decides.
 */
const TOLERANCE = { now: 5000, earlier: 60_000 };

/**
 * Whether a record with the number and the total of a document is that document. Two sales of the same amount are usual, so
 * it must not be filed before the first attempt, and its content must agree, as far as it can be read.
 */
export async function isOwnDocument(
  core: Core,
  record: TransmittedDocument,
  facts: DocumentFacts,
  attempts: Attempts,
  options: CallOptions | undefined,
): Promise<boolean> {
  if (attempts.none === true || wasFiledBefore(core, record, attempts)) return false;
  if (!agreesWithRecord(record, facts)) return false;
  const filed = await filedContent(core, record.uid ?? facts.uid, options);
  return filed === undefined || COMPARED.every((member) => agrees(facts.members[member], filed[member]));
}

/** Times without an offset are UTC. Source: service description, Conventions. */
const HAS_OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;

function wasFiledBefore(
  { running }: Core,
  { insertedDateTime = '' }: TransmittedDocument,
  { since, isNow }: Attempts,
): boolean {
  if (since === undefined) return false;
  const filed = new Date(HAS_OFFSET.test(insertedDateTime) ? insertedDateTime : `${insertedDateTime}Z`);
  const { clockSkew } = running;
  if (clockSkew === undefined || Number.isNaN(filed.getTime())) return false;
  // A clock that is ahead of the service's own wrote a time that is too late.
  const first = later(new Date(since), shorterOf(0, clockSkew));
  return millisecondsUntil(later(filed, isNow ? TOLERANCE.now : TOLERANCE.earlier), first) < 0;
}

function agreesWithRecord({ counterpart, invoiceSummary }: TransmittedDocument, { members }: DocumentFacts) {
  const summary = membersOf(members['invoiceSummary']);
  const areEqual = (member: 'totalNetValue' | 'totalVatAmount'): boolean => {
    const [ours, theirs] = [centsOf(summary[member]), centsOf(invoiceSummary?.[member])];
    return ours === undefined || theirs === undefined || compareCents(ours, theirs) === 0;
  };
  const { vatNumber } = membersOf(members['counterpart']);
  return areEqual('totalNetValue') && areEqual('totalVatAmount') && agrees(vatNumber, counterpart?.vatNumber);
}

/** An answer that is cut off on its way is not cut off twice; what is damaged again cannot be read at all. */
const DOWNLOADS = 2;

/**
 * The document in the registry XML; `undefined` if the service has none that can be read, which proves nothing.
 *
 * @throws ClientError if it cannot be read now
 */
async function filedContent(
  core: Core,
  uid: string | undefined,
  options: CallOptions | undefined,
): Promise<Members | undefined> {
  if (uid === undefined) return undefined;
  const { fromRegistryXml } = await import('../../registry/from-registry-xml.js');
  for (let download = 1; download <= DOWNLOADS; download += 1) {
    try {
      const { bytes } = await downloadRegistryXml(core, uid, { ...options, maxRetries: 0 });
      const [invoice] = fromRegistryXml(await bytes());
      return invoice?.document as Members | undefined;
    } catch (error) {
      if (!ClientError.isClientError(error)) continue;
      // What fails for now may be read later. Until then, nobody knows whose document it is.
      if (!isAbsent(error)) throw error;
      return undefined;
    }
  }
  return undefined;
}

/** Whether the service answered that it has no such XML. */
function isAbsent({ response }: ClientError): boolean {
  const status = response?.status ?? 0;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** The parts that are compared. Payments change when they are completed. */
const COMPARED = ['counterpart', 'invoiceHeader', 'invoiceDetails', 'invoiceSummary'] as const;

/** Members that the service may write in another way: it converts UIDs to MARKs, and groups classifications. */
const CHANGED: ReadonlySet<string> = new Set([
  'multipleConnectedUids',
  'multipleConnectedMarks',
  'correlatedInvoices',
  'incomeClassification',
  'expensesClassification',
  'dispatchTime',
]);

/** Whether two values agree, as far as both documents have them: the service leaves out what it does not know. */
function agrees(ours: unknown, filed: unknown): boolean {
  if (isNothing(ours) || isNothing(filed)) return true;
  if (Array.isArray(ours)) {
    return (
      Array.isArray(filed) &&
      filed.length === ours.length &&
      ours.every((each, index) => agrees(each, filed[index]))
    );
  }
  if (isRecord(ours)) {
    return (
      isRecord(filed) &&
      Object.keys(ours).every((member) => CHANGED.has(member) || agrees(ours[member], filed[member]))
    );
  }
  return textOf(ours) === textOf(filed);
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

const textOf = (value: unknown): string => String(value).trim().replace(/\s+/g, ' ').toLowerCase();
