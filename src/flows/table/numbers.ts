import { serialOf } from '../../builders/facts/leaves.js';
import { recordOf } from '../../builders/read/record.js';
import { shown } from '../../rules/shape/leaf.js';
import type { Path } from '../../types/index.js';
import type { Refusing } from '../shared/refusing.js';
import type { Entry, MadeEntry, TableState } from './state.js';

/** A document as people name it: series and number; what is known by its record alone has a MARK. */
export function nameOf(entry: Entry): string {
  if (entry.kind === 'found') return entry.mark ?? entry.order.uid;
  const { series, aa } = entry.document.invoiceHeader;
  return `${series} ${aa}`;
}

interface DocumentNumber {
  readonly series: string;
  readonly aa: string;
  readonly type: string | undefined;
}

function numberOf(which: unknown): DocumentNumber | undefined {
  const given = recordOf(which);
  const header = recordOf(given?.['invoiceHeader']) ?? given;
  const { series } = header ?? {};
  const aa = serialOf(header?.['aa']);
  const type = header?.['invoiceType'] ?? header?.['type'];
  if (typeof series !== 'string' || aa === undefined) return undefined;
  return { series, aa, type: typeof type === 'string' ? type : undefined };
}

const has = (entry: Entry, { series, aa, type }: DocumentNumber): entry is MadeEntry => {
  if (entry.kind === 'found') return false;
  const { invoiceHeader: header } = entry.document;
  return header.series === series && header.aa === aa && (type === undefined || header.invoiceType === type);
};

/**
 * The place of the document that is meant. Where a number was used again after the service had refused it, that is the
 * newest; one that was not issued is meant only when there is no other.
 */
export function placeOf({ entries }: TableState, which: unknown, refusing: Refusing, at: Path): number {
  const number = numberOf(which);
  if (number === undefined) return refusing.refuse('table/document-unknown', at, { number: shown(which) });
  const all = entries.flatMap((entry, place) => (has(entry, number) ? [{ entry, place }] : []));
  const alive = all.filter(({ entry }) => entry.fate !== 'notIssued');
  const types = [...new Set((alive.length > 0 ? alive : all).map(({ entry }) => typeOf(entry)))];
  const name = `${number.series} ${number.aa}`;
  if (types.length > 1) {
    return refusing.refuse('table/document-ambiguous', at, { number: name, types: types.join(', ') });
  }
  const meant = alive.at(-1) ?? all.at(-1);
  return meant?.place ?? refusing.refuse('table/document-unknown', at, { number: name });
}

const typeOf = (entry: MadeEntry): string => entry.document.invoiceHeader.invoiceType;

/** Refuses a number that another document of the table has, unless that one was not issued. */
export function refuseUsed(
  entries: readonly Entry[],
  { document: { invoiceHeader: header } }: Pick<MadeEntry, 'document'>,
  refusing: Refusing,
): void {
  const { series, aa, invoiceType: type } = header;
  const used = entries.some((entry) => entry.fate !== 'notIssued' && has(entry, { series, aa, type }));
  if (used) refusing.refuse('table/number-used', ['aa'], { number: `${series} ${aa}` });
}
