import { isAmountRangeError } from '../../money/index.js';
import { applyExample } from '../../rules/engine/apply-example.js';
import { samples } from '../../rules/examples/index.js';
import { validate } from '../../rules/validate/validate.js';
import type { ValidateOptions } from '../../rules/validate/validate-options.js';
import type { Document } from '../../types/index.js';
import { type Change, generalChanges, type Writable } from './general.js';
import { taxChanges } from './tax-changes.js';

const changes: readonly Change[] = [...generalChanges, ...taxChanges];

/** The ids of the rules that report issues. */
export const reportedRules = (document: unknown, options: ValidateOptions): Set<string> =>
  new Set(validate(document, options).issues.map(({ rule }) => rule));

/** A changed copy, or the document itself if its amounts are too large to be increased. */
export function changedBy(change: Change, document: Document): Document {
  const copy = structuredClone(document) as Writable<Document>;
  try {
    change(copy);
    return copy;
  } catch (error) {
    if (isAmountRangeError(error)) return document;
    throw error;
  }
}

/** An invoice with stamp duty and deductions on the document. No sample has taxes there. */
const taxed = (): Document =>
  applyExample({
    sample: 'salesInvoice',
    set: {
      '/taxesTotals': [
        { taxType: 4, taxCategory: 4, taxAmount: 1 },
        { taxType: 5, taxAmount: 1 },
      ],
      '/invoiceSummary/totalStampDutyAmount': 1,
      '/invoiceSummary/totalDeductionsAmount': 1,
    },
  }) as Document;

/** The rules that each change breaks, found by trying it on valid documents. */
function trials(): Map<Change, ReadonlySet<string>> {
  const documents = [...Object.values(samples), taxed()];
  return new Map(
    changes.map((change) => {
      const found = documents.map((document) => reportedRules(changedBy(change, document), {}));
      return [change, new Set(found.flatMap((ids) => [...ids]))];
    }),
  );
}

let broken: Map<Change, ReadonlySet<string>> | undefined;

/** The changes that break a rule on some documents. */
export function changesThatBreak(ruleId: string): readonly Change[] {
  broken ??= trials();
  const known = broken;
  return changes.filter((change) => known.get(change)?.has(ruleId));
}
