import type { DocumentRow } from './rows.js';
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
    for (const row of rows.all()) this.#enter(row);
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
  slipsOf(place: string): DocumentRow[] {
    return [...(this.#slips.get(place) ?? [])].flatMap((uid) => this.#rows.get(uid) ?? []);
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
    const place = placeOf(row);
    if (place !== undefined) this.#slips.get(place)?.delete(row.uid);
    this.#open.get(branchOf(row))?.delete(row.uid);
  }

  #enter(row: DocumentRow): void {
    const { uid, mark, authenticationCode } = row;
    if (mark !== undefined) this.#byMark.set(mark, uid);
    if (authenticationCode !== undefined) this.#byCode.set(authenticationCode, uid);
    for (const link of linksOf(row)) add(this.#naming, link, uid);
    const place = placeOf(row);
    if (place === undefined) return;
    add(this.#slips, place, uid);
    if (row.closedBy === undefined) add(this.#open, branchOf(row), uid);
    else this.#open.get(branchOf(row))?.delete(uid);
  }
}

/** The MARKs and UIDs that a document refers to. */
export function linksOf({ document }: Pick<DocumentRow, 'document'>): string[] {
  const { correlatedInvoices, multipleConnectedMarks, multipleConnectedUids } = document.invoiceHeader;
  const marks = [...(correlatedInvoices ?? []), ...(multipleConnectedMarks ?? [])].map(String);
  return [...marks, ...(multipleConnectedUids ?? []).map((uid) => uid.toUpperCase())];
}

/** The key of a table: its issuer, branch and GUID. */
export const placeNamed = (vatNumber: string, branch: number, table: string): string =>
  JSON.stringify([vatNumber, branch, table.toLowerCase()]);

/** The key of a branch: its issuer and number. */
export const branchNamed = (vatNumber: string, branch: number): string => JSON.stringify([vatNumber, branch]);

const branchOf = ({ document: { issuer } }: DocumentRow): string =>
  branchNamed(issuer.vatNumber, issuer.branch);

/** The table of a slip, or `undefined` if the document is not an order or a cancellation of lines. */
function placeOf({ document }: DocumentRow): string | undefined {
  const { issuer, invoiceHeader } = document;
  const { invoiceType, tableAA, totalCancelDeliveryOrders } = invoiceHeader;
  if (invoiceType !== '8.6' || tableAA === undefined || totalCancelDeliveryOrders === true) return undefined;
  return placeNamed(issuer.vatNumber, issuer.branch, tableAA);
}

function add(map: Map<string, Set<string>>, key: string, uid: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([uid]));
  else known.add(uid);
}
