import type { DocumentRow, TakenDocument } from './rows.js';
import type { Table } from './table.js';

/** The documents, with the indexes by which calls find them. */
export class Documents {
  readonly #rows: Table<DocumentRow>;
  readonly #byMark = new Map<string, string>();
  readonly #byCode = new Map<string, string>();
  /** By the MARK or UID that they refer to. */
  readonly #naming = new Map<string, Set<string>>();
  readonly #slips = new Map<string, Set<string>>();
  /** The open slips of each branch, because every issued document needs them. */
  readonly #open = new Map<string, Set<string>>();

  constructor(rows: Table<DocumentRow>) {
    this.#rows = rows;
    this.reload();
  }

  /** Makes the indexes again, after all rows were replaced. */
  reload(): void {
    for (const index of [this.#byMark, this.#byCode, this.#naming, this.#slips, this.#open]) index.clear();
    for (const row of this.#rows.all()) this.#enter(row);
  }

  get size(): number {
    return this.#rows.size;
  }

  all(): IterableIterator<DocumentRow> {
    return this.#rows.all();
  }

  byUid(uid: string): DocumentRow | undefined {
    return this.#rows.get(uid.toUpperCase());
  }

  byMark(mark: string): DocumentRow | undefined {
    return this.#rows.get(this.#byMark.get(mark));
  }

  byAuthenticationCode(code: string): DocumentRow | undefined {
    return this.#rows.get(this.#byCode.get(code));
  }

  /** A document by its MARK or UID. */
  byLink(link: string): DocumentRow | undefined {
    return this.byMark(link) ?? this.byUid(link);
  }

  /** The documents that refer to one. */
  naming({ uid, mark }: DocumentRow): DocumentRow[] {
    const uids = [uid, mark].flatMap((link) => [...(this.#naming.get(link ?? '') ?? [])]);
    return [...new Set(uids)].flatMap((each) => this.#rows.get(each) ?? []);
  }

  /** The slips of a table, including closed ones. */
  slipsOf(place: string | undefined): DocumentRow[] {
    return [...(this.#slips.get(place ?? '') ?? [])].flatMap((uid) => this.#rows.get(uid) ?? []);
  }

  /** The open slips of a branch. */
  openSlipsOf(branch: string): DocumentRow[] {
    return [...(this.#open.get(branch) ?? [])].flatMap((uid) => this.#rows.get(uid) ?? []);
  }

  /** The open slips of all branches. */
  openSlips(): DocumentRow[] {
    return [...this.#open.keys()].flatMap((branch) => this.openSlipsOf(branch));
  }

  put(row: DocumentRow): DocumentRow {
    this.#enter(row);
    return this.#rows.put(row.uid, row);
  }

  remove(row: DocumentRow): void {
    this.#rows.remove(row.uid);
    this.#byMark.delete(row.mark ?? '');
    this.#byCode.delete(row.authenticationCode ?? '');
    for (const link of linksOf(row)) this.#naming.get(link)?.delete(row.uid);
    this.#slips.get(placeOf(row) ?? '')?.delete(row.uid);
    this.#open.get(branchOf(row))?.delete(row.uid);
  }

  #enter(row: DocumentRow): void {
    const { uid, mark, authenticationCode } = row;
    if (mark !== undefined) this.#byMark.set(mark, uid);
    if (authenticationCode !== undefined) this.#byCode.set(authenticationCode, uid);
    for (const link of linksOf(row)) add(this.#naming, link, uid);
    const place = isSlip(row) ? placeOf(row) : undefined;
    if (place === undefined) return;
    add(this.#slips, place, uid);
    if (row.closedBy === undefined) add(this.#open, branchOf(row), uid);
    else this.#open.get(branchOf(row))?.delete(uid);
  }
}

/** The MARKs and UIDs that a document refers to. */
export function linksOf({ document }: Pick<DocumentRow, 'document'>): string[] {
  const { correlatedInvoices = [] } = document.invoiceHeader;
  return [...correlatedInvoices.map(String), ...connectedLinks({ document })];
}

/** The MARKs and UIDs of the documents that one closes, cancels, credits or invoices. */
export function connectedLinks({ document }: Pick<DocumentRow, 'document'>): string[] {
  const { multipleConnectedMarks = [], multipleConnectedUids = [] } = document.invoiceHeader;
  return [...multipleConnectedMarks.map(String), ...multipleConnectedUids.map((uid) => uid.toUpperCase())];
}

/** What decides whose slips a document can see, close and cancel. */
export type Owned = Pick<TakenDocument, 'house' | 'document'>;

/** The key of a branch: its software house, issuer and number. */
export const branchNamed = (house: string, vatNumber: string, branch: number): string =>
  JSON.stringify([house, vatNumber, branch]);

export const branchOf = ({ house, document: { issuer } }: Owned): string =>
  branchNamed(house, issuer.vatNumber, issuer.branch);

/** The key of the table that a document names, or `undefined` if it names none. */
export function placeOf(owned: Owned): string | undefined {
  const { tableAA } = owned.document.invoiceHeader;
  return tableAA === undefined ? undefined : `${branchOf(owned)} ${tableAA.toLowerCase()}`;
}

/** Whether a document is an order or a cancellation of lines, but not a total cancellation. */
export const isSlip = ({ document: { invoiceHeader } }: Pick<DocumentRow, 'document'>): boolean =>
  invoiceHeader.invoiceType === '8.6' && invoiceHeader.totalCancelDeliveryOrders !== true;

function add(map: Map<string, Set<string>>, key: string, uid: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([uid]));
  else known.add(uid);
}
