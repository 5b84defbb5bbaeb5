import type { Related } from '../../types/index.js';
import type { OpenSlip } from './ledger.js';

/** The slips as related documents of a closing. */
export const relatedTo = (selected: readonly OpenSlip[]): Related[] =>
  selected.map(({ entry }) => {
    if (entry.kind === 'found') return entry.order;
    const { document, mark, uid } = entry;
    return { document, ...(mark !== undefined && { mark }), ...(uid !== undefined && { uid }) };
  });
