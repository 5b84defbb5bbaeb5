import { taxLabels } from '../../codes/generated/code-facts.js';
import { rule } from '../engine/rule.js';
import { withTax } from '../examples/with-total.js';
import { namedCodes } from '../text/named-codes.js';

const LABEL = 'taxesTotals[].taxTypeLabel';

/** The key of a tax type, with its category if the label names one. */
const keyOf = (taxType: number, category?: number): string =>
  category === undefined ? `${taxType}` : `${taxType}/${category}`;

const taxesNamed = namedCodes(function* () {
  for (const [key, labels] of Object.entries(taxLabels))
    for (const label of labels) yield [label, key] as const;
});

/** Whether the named taxes include the filed one, by type and category, or by type alone if it has no category. */
function isAmong(named: ReadonlySet<string>, taxType: number, category: number | undefined): boolean {
  if (named.has(keyOf(taxType))) return true;
  if (category !== undefined) return named.has(keyOf(taxType, category));
  for (const each of named) if (each.startsWith(`${keyOf(taxType)}/`)) return true;
  return false;
}

/** The printed tax matches the one that is filed. */
export const taxLabelMismatch = rule({
  id: 'taxes/label-mismatch',
  severity: 'warning',
  onlyWith: LABEL,
  paths: [LABEL, 'taxesTotals[].taxType', 'taxesTotals[].taxCategory'],
  params: ['label', 'taxType', 'category'],
  source:
    'Observed behaviour, Issuing: taxTypeLabel is the printed text for taxType and taxCategory; Code tables of the taxes',
  good: {
    sample: 'salesInvoice',
    set: withTax(
      { taxType: 4, taxCategory: 4, taxAmount: 1, taxTypeLabel: 'Ψηφιακό τέλος συναλλαγής' },
      78.01,
    ),
  },
  bad: [
    {
      sample: 'salesInvoice',
      set: withTax({ taxType: 5, taxAmount: 1, taxTypeLabel: 'Παρακρατούμενος Φόρος' }, 76.01),
    },
  ],
  check({ taxesTotals: taxes }, found) {
    if (taxes === undefined) return;
    for (let index = 0; index < taxes.length; index += 1) {
      const { taxType, taxCategory: category, taxTypeLabel } = taxes[index] as (typeof taxes)[number];
      if (taxTypeLabel === undefined) continue;
      const named = taxesNamed(taxTypeLabel);
      if (named === undefined || isAmong(named, taxType, category)) continue;
      found(['taxesTotals', index, 'taxTypeLabel'], {
        label: taxTypeLabel,
        taxType,
        ...(category !== undefined && { category }),
      });
    }
  },
});
