import type { ViewOf } from '../../reading/view.js';
import type { documentShape } from '../../types/generated/shapes.js';

/** A document as rules see it: members by name, amounts in exact cents, `undefined` for absent members. */
export type DocumentView = ViewOf<typeof documentShape>;

export type LineView = DocumentView['invoiceDetails'][number];
