import type { Path } from '../types/index.js';

/** Objects whose members are known by their own names. */
const UNSPOKEN: ReadonlySet<string> = new Set(['invoiceHeader', 'invoiceSummary', 'otherDeliveryNoteHeader']);

/**
 * The member that a path leads to, as an issue names it: `quantity` of a line, `counterpart.address.city` of a party.
 * The number of a line is left to the path, so that one sentence serves for all lines.
 */
export function placeOf(path: Path): string {
  let place = '';
  let inList = false;
  for (const step of path) {
    if (typeof step === 'string') {
      place = place === '' || inList || UNSPOKEN.has(place) ? step : `${place}.${step}`;
    }
    inList = typeof step === 'number';
  }
  return place === '' ? 'document' : place;
}
