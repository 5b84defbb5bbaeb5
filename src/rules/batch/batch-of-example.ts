import type { Document } from '../../types/index.js';
import { applyExample } from '../engine/apply-example.js';
import type { Example } from '../engine/example.js';

/** The documents of the request that an example of a batch rule describes. */
export function batchOfExample(example: Example): Document[] {
  const first = applyExample(example) as Document;
  const copies = Array.from(
    { length: example.copies ?? 1 },
    (_, index): Document =>
      example.copies === undefined
        ? first
        : { ...first, invoiceHeader: { ...first.invoiceHeader, aa: String(index + 1) } },
  );
  return [...copies, ...(example.others ?? []).map((other) => applyExample(other) as Document)];
}
