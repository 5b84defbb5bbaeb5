import { movePurposeLabels } from '../../codes/generated/code-facts.js';
import { rule } from '../engine/rule.js';
import { namedCodes } from '../text/named-codes.js';

const LABEL = 'invoiceHeader.movePurposeLabel';
const PURPOSE = 'invoiceHeader.movePurpose';

/** Withdrawn purposes are left out: forms still print their names, and today these movements have other codes. */
const purposesNamed = namedCodes<number>(function* () {
  for (const [purpose, labels] of Object.entries(movePurposeLabels))
    for (const label of labels) yield [label, Number(purpose)] as const;
});

/** The printed purpose matches the one that is filed. */
export const purposeLabelMismatch = rule({
  id: 'movement/purpose-label-mismatch',
  severity: 'warning',
  onlyWith: LABEL,
  paths: [LABEL, PURPOSE],
  params: ['label', 'movePurpose'],
  source: 'Service description, Document payload: movePurposeLabel is the printed text for movePurpose',
  good: { sample: 'deliveryNote', set: { '/invoiceHeader/movePurposeLabel': 'ΠΩΛΗΣΗ' } },
  bad: [{ sample: 'deliveryNote', set: { '/invoiceHeader/movePurposeLabel': 'Δειγματισμός' } }],
  check({ invoiceHeader: { movePurposeLabel: label, movePurpose } }, found) {
    if (label === undefined || movePurpose === undefined) return;
    const named = purposesNamed(label);
    if (named === undefined || named.has(movePurpose)) return;
    // Another rule reports a withdrawn purpose.
    if (movePurposeLabels[movePurpose] === undefined) return;
    found(['invoiceHeader', 'movePurposeLabel'], { label, movePurpose });
  },
});
