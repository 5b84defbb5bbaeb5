import { membersOf } from '../../../reading/inside.js';
import { numberIn } from '../../../sending/client/inside.js';
import { keyOf, OWN, own, type StoredState } from '../../../sending/client/journal/inside.js';
import type { Document, IssuedDocument } from '../../../types/index.js';
import type { WithJournal } from '../core/context.js';
import { operationTexts } from '../core/generated/texts.js';
import type { Kind } from '../core/stored.js';

/**
 * Credits and invoices of an issued document, by its MARK, that are being sent: two calls at once would otherwise not see
 * each other. Those that were sent are in the journal.
 */
export const FOLLOWERS: Kind = { prefix: `${OWN}followers `, word: operationTexts.followers.followers };

interface Followers {
  readonly documents: readonly Document[];
}

const followersIn = (state: StoredState | undefined): readonly Document[] =>
  (state?.state as Followers | undefined)?.documents ?? [];

const nameOf = (document: unknown): string | undefined => {
  const number = numberIn(document);
  return number && keyOf(number);
};

export const withFollower = (state: StoredState | undefined, document: Document): object =>
  own({ documents: [...followersIn(state), document] });

/** The state stays, so that its version changes with each document that was sent. */
export const withoutFollower = (state: StoredState | undefined, document: Document): object =>
  own({ documents: followersIn(state).filter((each) => nameOf(each) !== nameOf(document)) });

/** The states of the documents with these MARKs, for a call that only reads. */
export const pendingOf = (
  marks: readonly string[],
  { journal }: WithJournal,
): Promise<(StoredState | undefined)[]> =>
  Promise.all(marks.map((mark) => journal.storedState(`${FOLLOWERS.prefix}${mark}`)));

/** What is followed, and by what. */
interface Followed {
  /** The types of document that count. */
  readonly types: readonly string[];
  /** A document that they follow: none of them is older. */
  readonly of: IssuedDocument;
  /** Documents that the caller lists itself. */
  readonly listed: readonly IssuedDocument[];
}

/** The documents that name one of these MARKs: those of the journal that may be filed, and those that are being sent. */
export async function followersOf(
  marks: readonly string[],
  { types, of, listed }: Followed,
  states: readonly (StoredState | undefined)[],
  { journal }: WithJournal,
): Promise<IssuedDocument[]> {
  const seen = new Set(listed.flatMap(({ document, mark }) => [nameOf(document), mark && String(mark)]));
  const found: IssuedDocument[] = [];
  const add = (document: unknown, mark?: string): void => {
    const name = nameOf(document);
    if (!names(document, marks) || seen.has(name) || (mark !== undefined && seen.has(mark))) return;
    seen.add(name);
    found.push({ document: document as Document, ...(mark !== undefined && { mark }) } as IssuedDocument);
  };
  const { vatNumber, issueDate } = numberIn(of.document) ?? {};
  for (const invoiceType of types) {
    const filter = { vatNumber, invoiceType, issuedFrom: issueDate, standing: COUNTED };
    for await (const { document, result } of journal.documents(filter)) add(document, result.mark);
  }
  for (const document of states.flatMap(followersIn)) {
    const number = numberIn(document);
    const row = number && (await journal.row({ operation: 'issue', key: keyOf(number) }));
    // One that was refused or given up is not filed.
    if (row?.standing !== 'refused') add(document);
  }
  return found;
}

/** Standings of documents that are filed, or may be. One that was not sent counts while its call keeps it. */
const COUNTED = ['issued', 'queued', 'held', 'unknown', 'sending'] as const;

function names(document: unknown, marks: readonly string[]): boolean {
  const { correlatedInvoices, multipleConnectedMarks } = membersOf(membersOf(document).invoiceHeader);
  const named = [correlatedInvoices, multipleConnectedMarks].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return named.some((mark) => marks.includes(String(mark)));
}

/** The MARKs of cancelled notes in the journal, of these. */
export async function cancelledOf(marks: readonly string[], { journal }: WithJournal): Promise<string[]> {
  const cancelled: string[] = [];
  for await (const { request } of journal.rows({ operation: 'cancel-note', standing: ['cancelled'] })) {
    const { mark } = request.about;
    if (mark !== undefined && marks.includes(mark)) cancelled.push(mark);
  }
  return cancelled;
}
