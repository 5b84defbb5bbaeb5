import type { TransmittedDocument } from '../../service/generated/types.js';
import type { Core } from '../core.js';
import type { CallOptions } from '../generated/call-options.js';
import type { JournalRow } from '../journal/rows.js';
import { wasInDoubt } from '../journal/standings.js';
import { earlier, later, middleOf, millisecondsUntil, shorterOf } from '../time.js';
import type { DocumentFacts } from './document-facts.js';
import { agreesWithRecord, filedContent, hasContent, isPaidAsSent } from './own-content.js';

/** What is known about the attempts to file a document: what was filed before them is another document. */
export interface Attempts {
  /** When the journal first wrote it, ISO 8601, by the clock of this machine. */
  readonly since?: string | undefined;
  /** When the first attempt began by the clock of the service, as measured then. */
  readonly serviceTime?: string | undefined;
  /** It began in this call, so the clock of this machine is the same. */
  readonly isNow?: boolean | undefined;
  /** No attempt can have filed it, so whatever is filed under its number is another document. */
  readonly none?: boolean | undefined;
}

/**
 * What a row tells about the attempts of its document. Without a store, a process that was restarted knows nothing of its
 * attempts, so only the content can tell.
 *
 * @param row as it is leased: its times are then of the clock of this machine, whoever wrote them
 * @param begun when the attempt of this call began, if there was one: the network may have delivered it twice
 */
export function attemptsOf({ hasStore }: Core, row: JournalRow | undefined, begun?: Date): Attempts {
  if (!hasStore) return {};
  if (row !== undefined && wasInDoubt(row)) {
    return { since: row.firstAttemptAt, serviceTime: row.request.about['serviceTime'] };
  }
  return begun === undefined ? { none: true } : { since: begun.toISOString(), isNow: true };
}

/**
 * The time of the service, as far as its answers tell; `undefined` before the first one. A service that is ahead is not
 * followed: then the time is too early, which proves less.
 */
export function serviceTimeOf({ clock, running }: Core): Date | undefined {
  const skew = middleOf(running.skews);
  return skew === undefined ? undefined : later(clock.now(), shorterOf(0, skew));
}

/**
 * How much two times of the service may differ, in milliseconds: the one that its header `Date` gives, and the one of filed
 * documents. The header has whole seconds, and the servers of one provider agree within seconds. Before the first answer,
 * nothing tells how wrong the clock of this machine was when the attempt began. Within this, the content decides.
 */
const TOLERANCE = { now: 5000, measured: 60_000, unmeasured: 1_800_000 };

/**
 * Whether a record with the number and the total of a document is that document. Two sales of the same amount are usual, so
 * its content must agree, as far as it can be read, and it must not be filed before the first attempt.
 */
export async function isOwnDocument(
  core: Core,
  record: TransmittedDocument,
  facts: DocumentFacts,
  attempts: Attempts,
  options: CallOptions | undefined,
): Promise<boolean> {
  if (attempts.none === true || !agreesWithRecord(record, facts)) return false;
  const filed = await filedContent(core, record.uid ?? facts.uid, options);
  if (filed !== undefined && !(hasContent(facts.members, filed) && (await isPaidAsSent(core, facts, filed))))
    return false;
  // At the end, because each answer has told the time once more.
  return !wasFiledBefore(core, record, attempts);
}

/** Times without an offset are UTC. Source: service description, Conventions. */
const HAS_OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/i;

/**
 * Whether a record is older than the first attempt. That is known twice, and the earlier time counts: as it was measured
 * when the attempt began, and from the time since then. A clock that was corrected makes one of them wrong.
 */
function wasFiledBefore(
  core: Core,
  { insertedDateTime = '' }: TransmittedDocument,
  { since, serviceTime, isNow }: Attempts,
): boolean {
  const filed = new Date(HAS_OFFSET.test(insertedDateTime) ? insertedDateTime : `${insertedDateTime}Z`);
  const now = serviceTimeOf(core);
  if (since === undefined || now === undefined || Number.isNaN(filed.getTime())) return false;
  const age = millisecondsUntil(core.clock.now(), new Date(since));
  const tolerance = TOLERANCE[isNow === true ? 'now' : serviceTime === undefined ? 'unmeasured' : 'measured'];
  return [earlier(now, age), new Date(serviceTime ?? now)].every(
    (first) => millisecondsUntil(later(filed, tolerance), first) < 0,
  );
}
