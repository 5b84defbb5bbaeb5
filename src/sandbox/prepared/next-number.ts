import type { Owned } from '../state/documents.js';
import type { World } from '../world.js';

/** A number that is free: in the series of the newest document of the type, one more than its highest. */
export interface FreeNumber {
  readonly series: string;
  readonly aa: string;
}

/** An establishment of a company, as a software house serves it. */
export interface Branch {
  readonly house: string;
  readonly vatNumber: string;
  readonly branch: number;
}

/** The series that is suggested for the first document of a type. */
const FIRST = 'TEST';
const DIGITS = /^[0-9]{1,18}$/;

/** A free number for a type of document of the branch that issued another. */
export function nextNumber({ documents, state }: World, branch: Branch, type: string): FreeNumber {
  let series = FIRST;
  const used = new Map<string, bigint>();
  const note = (row: Owned, isFiled: boolean): void => {
    const { invoiceHeader, issuer } = row.document;
    const isOwn =
      row.house === branch.house && issuer.vatNumber === branch.vatNumber && issuer.branch === branch.branch;
    if (!isOwn || invoiceHeader.invoiceType !== type) return;
    if (isFiled) series = invoiceHeader.series;
    const number = DIGITS.test(invoiceHeader.aa) ? BigInt(invoiceHeader.aa) : 0n;
    const highest = used.get(invoiceHeader.series) ?? 0n;
    used.set(invoiceHeader.series, number > highest ? number : highest);
  };
  for (const row of documents.all()) note(row, true);
  for (const row of state.holds.all()) note(row, false);
  return { series, aa: String((used.get(series) ?? 0n) + 1n) };
}

export const branchOf = ({ house, document: { issuer } }: Owned): Branch => ({
  house,
  vatNumber: issuer.vatNumber,
  branch: issuer.branch,
});
