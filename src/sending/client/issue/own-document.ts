import type { TransmittedDocument } from '../../service/generated/types.js';
import type { Core } from '../core.js';
import { GIVEN_UP } from '../journal/given-up.js';
import type { JournalRow } from '../journal/rows.js';
import type { CallOptions } from '../options.js';
import { later, millisecondsUntil, shorterOf } from '../time.js';
import { agreesWithRecord, filedContent, hasContent, isPaidAsSent } from './own-content.js';
import type { DocumentFacts } from './work.js';

/** What is known about the attempts to file a document. */
export interface Attempts {
  /** When the journal first wrote it, ISO 8601: what was filed before is another document. */
  readonly since?: string | undefined;
  /** How far the service's clock was ahead at that time, in milliseconds. Without it, as far as now. */
  readonly clockSkew?: number | undefined;
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
  if (row !== undefined && mayHaveFiled(row)) {
    const { clockSkew } = row.request.about;
    return { since: row.firstAttemptAt, ...(clockSkew !== undefined && { clockSkew: Number(clockSkew) }) };
  }
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
  return (
    filed === undefined || (hasContent(facts.members, filed) && (await isPaidAsSent(core, facts, filed)))
  );
}

/** Times without an offset are UTC. Source: service description, Conventions. */
const HAS_OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;

function wasFiledBefore(
  { running }: Core,
  { insertedDateTime = '' }: TransmittedDocument,
  { since, isNow, clockSkew = running.clockSkew }: Attempts,
): boolean {
  if (since === undefined) return false;
  const filed = new Date(HAS_OFFSET.test(insertedDateTime) ? insertedDateTime : `${insertedDateTime}Z`);
  if (clockSkew === undefined || Number.isNaN(filed.getTime())) return false;
  // A clock that is ahead of the service's own wrote a time that is too late.
  const first = later(new Date(since), shorterOf(0, clockSkew));
  return millisecondsUntil(later(filed, isNow ? TOLERANCE.now : TOLERANCE.earlier), first) < 0;
}
