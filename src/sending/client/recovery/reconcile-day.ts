import { isOnDay } from '../../../issues/inside.js';
import type { ClientPart } from '../../../issues/locales/generated/en/client-parts.js';
import { compareCents } from '../../../money/index.js';
import { boundMembers } from '../../../reading/bind.js';
import { isCalendarDate } from '../../../reading/calendar.js';
import type { Members } from '../../../reading/object.js';
import type { OptionForm } from '../../../reading/option-form.js';
import { readForm } from '../../../reading/options.js';
import { isText, isWhole } from '../../../types/forms.js';
import type { TransmittedDocument } from '../../service/generated/types.js';
import { refuseValue } from '../calls/read-query.js';
import { searchPages } from '../calls/search.js';
import type { Core } from '../core.js';
import type { RepeatableCallOptions } from '../generated/call-options.js';
import { centsOf } from '../issue/document-facts.js';
import { documentIn } from '../journal/document-in.js';
import { written } from '../journal/guarded.js';
import { listed } from '../journal/listed.js';
import type { JournalRow } from '../journal/rows.js';
import { unsettled } from '../journal/standings.js';

/**
 * The day to compare.
 *
 * @example
 * const query: DayQuery = { vatNumber: '123456783', date: '2026-11-20' };
 */
export interface DayQuery {
  /** The issuer. */
  readonly vatNumber: string;
  /** The issue date, `YYYY-MM-DD`. */
  readonly date: string;
  /** Default: all branches. */
  readonly branch?: number | undefined;
}

/**
 * A value that differs. `undefined`: that side has none.
 *
 * @example
 * const difference: DayDifference = { member: 'totalGrossValue', archive: 12.4, service: 12.5 };
 */
export interface DayDifference {
  /** `standing`: the archive has the document as refused, held or not sent, and the service has it. */
  readonly member: 'standing' | 'mark' | 'uid' | (typeof TOTALS)[number];
  readonly archive: unknown;
  readonly service: unknown;
}

/**
 * How the service's documents of a day differ from those of the journal.
 *
 * @example
 * const { agrees, missingAtService }: DayComparison = await client.reconcileDay({ vatNumber: '123456783', date: '2026-11-20' });
 */
export interface DayComparison {
  /** Whether both have the same documents, and nothing is unsettled. */
  readonly agrees: boolean;
  /** How many documents are the same on both sides. */
  readonly matched: number;
  /** Documents that only the service has, such as those of another program. */
  readonly missingInArchive: readonly TransmittedDocument[];
  /** Documents that are issued in the journal, and that the search does not show. It may lag behind. */
  readonly missingAtService: readonly JournalRow[];
  /** Documents that both have, with different values. */
  readonly different: readonly {
    readonly row: JournalRow;
    readonly record: TransmittedDocument;
    readonly differences: readonly DayDifference[];
  }[];
  /** Documents whose outcome the journal does not know yet: call `recover`. */
  readonly unsettled: readonly JournalRow[];
}

const FORM: OptionForm<DayQuery, ClientPart> = {
  vatNumber: [isText, 'text', 'required'],
  date: [isCalendarDate, 'date', 'required'],
  branch: [(value) => isWhole(value), 'branch'],
};
const TOTALS = ['totalNetValue', 'totalVatAmount', 'totalGrossValue'] as const;

/** Compares the service's documents of a day with those of the journal. Sends and records nothing. */
export async function reconcileDay(
  core: Core,
  given: DayQuery,
  options?: RepeatableCallOptions,
): Promise<DayComparison> {
  const read = readForm(given, FORM, (member, part) => refuseValue(core, member, part), core.locale);
  const { vatNumber, date, branch } = read as DayQuery;
  // Without a store, only unsettled documents are kept.
  if (!core.hasStore) refuseValue(core, 'journal', 'journal');
  const journal = await core.journal();
  const filter = { operation: 'issue', vatNumber, issueDate: date } as const;
  const rows = (await written(core, listed(journal.rows(filter)))).filter(
    ({ key }) => branch === undefined || JSON.parse(key)[1] === branch,
  );
  const records = await recordsOf(core, { vatNumber, date, branch }, options);
  const different: DayComparison['different'][number][] = [];
  const missingAtService: JournalRow[] = [];
  const open: JournalRow[] = [];
  let matched = 0;
  for (const row of rows) {
    const record = records.take(row);
    const isOpen = unsettled.has(row.standing);
    if (record === undefined) {
      if (isOpen) open.push(row);
      else if (row.standing === 'issued') missingAtService.push(row);
      continue;
    }
    const differences = differencesOf(row, record);
    if (differences.length > 0) different.push({ row, record, differences });
    else if (isOpen) open.push(row);
    else matched += 1;
  }
  const known = new Set(rows.map(({ key }) => key));
  const missingInArchive: TransmittedDocument[] = [];
  for (const record of records.left) {
    // A document may have been issued since the journal was read.
    const key = keyOf(record);
    const later = await written(core, journal.row({ operation: 'issue', key }));
    const isNew = later?.standing === 'issued' && !known.has(key);
    if (isNew && differencesOf(later, record).length === 0) matched += 1;
    else missingInArchive.push(record);
  }
  const lists = [missingInArchive, missingAtService, different, open];
  return {
    agrees: lists.every(({ length }) => length === 0),
    matched,
    missingInArchive,
    missingAtService,
    different,
    unsettled: open,
  };
}

/** The service's documents of the day, each once. */
async function recordsOf(
  core: Core,
  { vatNumber, date, branch }: DayQuery,
  options: RepeatableCallOptions | undefined,
): Promise<Records> {
  const query = { issuerVatNumber: vatNumber, issuedFrom: date, issuedTo: date, branch };
  const records = new Map<string, TransmittedDocument>();
  for await (const page of searchPages(core, query, options)) {
    for (const record of page) {
      const { issuer, invoiceHeader, mark, uid } = record;
      const isAsked =
        (issuer?.vatNumber ?? vatNumber) === vatNumber &&
        (branch === undefined || (issuer?.branch ?? branch) === branch) &&
        isOnDay(invoiceHeader?.issueDate ?? date, date);
      if (isAsked) records.set(mark ?? uid ?? JSON.stringify(record), record);
    }
  }
  return new Records(records.values());
}

/** The records of a day that belong to no row yet. */
class Records {
  readonly #left: Set<TransmittedDocument>;
  readonly #byName = new Map<string | undefined, TransmittedDocument>();

  constructor(records: Iterable<TransmittedDocument>) {
    this.#left = new Set(records);
    for (const record of this.#left) {
      for (const name of [record.mark, record.uid, keyOf(record)]) {
        if (name !== undefined) this.#byName.set(name, record);
      }
    }
  }

  /** Takes the record of a row out: by its MARK or UID, otherwise by its number. */
  take({ key, request, result = {} }: JournalRow): TransmittedDocument | undefined {
    for (const name of [result.mark, result.uid ?? request.about['uid'], key]) {
      const record = this.#byName.get(name);
      if (record !== undefined && this.#left.delete(record)) return record;
    }
    return undefined;
  }

  get left(): Iterable<TransmittedDocument> {
    return this.#left;
  }
}

/** The name of the row that a record would have. */
const keyOf = ({ issuer, invoiceHeader }: TransmittedDocument): string =>
  JSON.stringify([
    issuer?.vatNumber,
    issuer?.branch,
    invoiceHeader?.invoiceType,
    invoiceHeader?.series,
    invoiceHeader?.aa,
  ]);

function differencesOf(row: JournalRow, record: TransmittedDocument): readonly DayDifference[] {
  const { standing, result = {} } = row;
  const isFiled = standing === 'issued' || unsettled.has(standing);
  const different: DayDifference[] = isFiled
    ? []
    : [{ member: 'standing', archive: standing, service: 'issued' }];
  for (const member of ['mark', 'uid'] as const) {
    const [archive, service] = [result[member], record[member]];
    if (archive !== undefined && service !== undefined && archive !== service) {
      different.push({ member, archive, service });
    }
  }
  const { invoiceSummary } = boundMembers(documentIn(row), 'invoiceSummary');
  const summary: Members = boundMembers(invoiceSummary, ...TOTALS);
  for (const member of TOTALS) {
    const [archive, service] = [summary[member], record.invoiceSummary?.[member]];
    const [ours, theirs] = [centsOf(archive), centsOf(service)];
    // A record may have no totals; that is no difference.
    if (theirs === undefined) continue;
    if (ours === undefined || compareCents(ours, theirs) !== 0) different.push({ member, archive, service });
  }
  return different;
}
