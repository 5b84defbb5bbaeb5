import { serialOf } from '../../builders/facts/leaves.js';
import { shown } from '../../reading/shown.js';
import type { Document, Path } from '../../types/index.js';
import { markOf } from '../shared/answer.js';
import { canonicalJson } from '../shared/canonical-json.js';
import { membersOf, plainOf } from '../shared/given.js';
import type { Refusing } from '../shared/refusing.js';
import { entriesIdentified, entriesNumbered, type Placed } from './entries.js';
import type { Entry, MadeEntry, TableState } from './state.js';

/** How people refer to a document: by series and number, or by MARK if it is known only from its record. */
export function nameOf(entry: Entry): string {
  if (entry.kind === 'found') return entry.mark ?? entry.order.uid;
  const { series, aa } = entry.document.invoiceHeader;
  return `${series} ${aa}`;
}

/** Series and number, and the type if it is stated. */
interface DocumentNumber {
  readonly series: string;
  readonly aa: string;
  readonly type: string | undefined;
}

/** The number that identifies a document; `undefined` if it is identified in another way. */
export function documentNumber(which: unknown): DocumentNumber | undefined {
  const given = membersOf(which);
  const header = given['invoiceHeader'] === undefined ? given : membersOf(given['invoiceHeader']);
  const { series } = header;
  const aa = serialOf(header['aa']);
  const type = header['invoiceType'] ?? header['type'];
  if (typeof series !== 'string' || aa === undefined) return undefined;
  return { series, aa, type: typeof type === 'string' ? type : undefined };
}

export const has = ({ document }: MadeEntry, { series, aa, type }: DocumentNumber): boolean => {
  const { invoiceHeader: header } = document;
  return header.series === series && header.aa === aa && (type === undefined || header.invoiceType === type);
};

/** Whether a caller gave exactly this document, with its members in any order. */
const isSame = (document: Document, which: unknown): boolean =>
  document === which || canonicalJson(document) === canonicalJson(plainOf(which));

/** Whether a slip may belong to this table. Slips of other years or tills may have the same number. */
function isOfTable({ invoiceHeader }: Document, which: unknown): boolean {
  const { tableAA } = membersOf(membersOf(which)['invoiceHeader']);
  return tableAA === undefined || tableAA === invoiceHeader.tableAA;
}

/** The index of the document with a MARK. Slips that are known only from their record have only a MARK. */
function placeOfMark(entries: readonly Entry[], which: unknown, refusing: Refusing, at: Path): number {
  const mark = markOf(membersOf(which)['mark'], refusing, [...at, 'mark']);
  refusing.done();
  if (mark === undefined) return refusing.refuse('table/document-form', at, { found: shown(which) });
  const [found] = entriesIdentified(entries, 'mark', mark);
  return found?.place ?? refusing.refuse('table/document-unknown', at, { number: mark });
}

/**
 * The index of the document that is identified. A complete document identifies itself. If a number was used again after
 * the service refused it, the newest document counts; one that was not issued counts only if there is no other.
 */
export function indexOfDocument(
  { entries, tableAA }: TableState,
  which: unknown,
  refusing: Refusing,
  at: Path,
): number {
  const number = documentNumber(which);
  if (number === undefined) return placeOfMark(entries, which, refusing, at);
  const numbered = documentsNumbered(entries, number);
  const itself = numbered.filter(({ entry }) => isSame(entry.document, which));
  const all = itself.length > 0 ? itself : numbered.filter(({ entry }) => isOfTable(entry.document, which));
  const alive = all.filter(({ entry }) => entry.fate !== 'notIssued');
  const types = [...new Set((alive.length > 0 ? alive : all).map(({ entry }) => typeOf(entry)))];
  const name = `${number.series} ${number.aa}`;
  if (types.length > 1) {
    return refusing.refuse('table/document-ambiguous', at, { number: name, types: types.join(', ') });
  }
  const meant = alive.at(-1) ?? all.at(-1);
  if (meant !== undefined) return meant.place;
  const rule = isOrderOf(tableAA, which) ? 'table/order-not-placed' : 'table/document-unknown';
  return refusing.refuse(rule, at, { number: name });
}

/** Whether a document is an order with the `tableAA` of this table. A table without any slip may have any `tableAA`. */
function isOrderOf(own: string | undefined, which: unknown): boolean {
  const { invoiceType, tableAA, totalCancelDeliveryOrders } = membersOf(membersOf(which)['invoiceHeader']);
  const isSlip = invoiceType === '8.6' && totalCancelDeliveryOrders !== true;
  return isSlip && tableAA !== undefined && (own === undefined || own === tableAA);
}

const typeOf = (entry: MadeEntry): string => entry.document.invoiceHeader.invoiceType;

/** Whether another document has the number of a document that no longer counts. */
export const isNumberTaken = (entries: readonly Entry[], { document }: MadeEntry): boolean => {
  const { series, aa, invoiceType: type } = document.invoiceHeader;
  return documentsNumbered(entries, { series, aa, type }).some(({ entry }) => entry.fate !== 'notIssued');
};

/** The documents with a number, in order. */
export const documentsNumbered = (entries: readonly Entry[], number: DocumentNumber): Placed<MadeEntry>[] =>
  entriesNumbered(entries, number).filter(({ entry }) => has(entry, number));

/** Refuses a number that another document of the table has, unless that one was not issued. */
export function refuseUsed(entries: readonly Entry[], entry: MadeEntry, refusing: Refusing): void {
  const { series, aa } = entry.document.invoiceHeader;
  if (isNumberTaken(entries, entry))
    refusing.refuse('table/number-used', ['aa'], { number: `${series} ${aa}` });
}
