import type { Path } from '../types/index.js';

/** Objects that are omitted, because their members are clear without them. */
const OMITTED: ReadonlySet<string> = new Set(['invoiceHeader', 'invoiceSummary', 'otherDeliveryNoteHeader']);

/**
 * The member at the end of a path, as an issue names it: `quantity` of a line, `counterpart.address.city` of a party.
 * Line numbers are omitted, so that one sentence fits all lines. The path has them. The member `type` says little without
 * its list: `paymentMethods.type`.
 */
export function placeOf(path: Path): string {
  let place = '';
  let inList = false;
  for (const step of path) {
    if (typeof step === 'string') {
      place = place === '' || (inList && step !== 'type') || OMITTED.has(place) ? step : `${place}.${step}`;
    }
    inList = typeof step === 'number';
  }
  return place === '' ? 'document' : place;
}
