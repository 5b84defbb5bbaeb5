import { movePurposeLabels, withdrawnMovePurposes } from '../../codes/generated/code-facts.js';
import * as MovePurpose from '../../codes/generated/named/move-purposes.js';
import type { MemberPath } from '../../types/index.js';
import { type LineView, rule } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';
import { namedCodes } from '../text/named-codes.js';

const HEADER: readonly MemberPath[] = ['invoiceHeader.movePurpose', 'invoiceHeader.otherMovePurposeTitle'];
const LINE: readonly MemberPath[] = [
  'invoiceDetails[].movePurposeLine',
  'invoiceDetails[].otherMovePurposeLineTitle',
];
const DESCRIBED = 'Service description, Value rules';

const isWithdrawn = (purpose: number): boolean => withdrawnMovePurposes.includes(purpose);

/** Five move purposes are no longer accepted. */
export const purposeWithdrawn = rule({
  id: 'movement/purpose-withdrawn',
  onlyWith: ['invoiceHeader.movePurpose', 'invoiceDetails[].movePurposeLine'],
  paths: ['invoiceHeader.movePurpose', 'invoiceDetails[].movePurposeLine'],
  params: ['movePurpose'],
  enforces: ['withdrawn-purposes', 'line-purpose'],
  source: `${DESCRIBED}: movePurpose 6, 15, 16, 17, 18 are no longer accepted`,
  bad: [
    { sample: 'deliveryNote', set: { '/invoiceHeader/movePurpose': 6 } },
    { sample: 'movingInvoice', set: { '/invoiceHeader/movePurpose': 18 } },
    { sample: 'deliveryNote', set: { '/invoiceDetails/0/movePurposeLine': 16 } },
  ],
  check({ invoiceHeader: { movePurpose }, invoiceDetails: lines }, found) {
    if (movePurpose !== undefined && isWithdrawn(movePurpose)) {
      found(['invoiceHeader', 'movePurpose'], { movePurpose });
    }
    for (let index = 0; index < lines.length; index += 1) {
      const { movePurposeLine: purpose } = lines[index] as LineView;
      if (purpose === undefined || !isWithdrawn(purpose)) continue;
      found(['invoiceDetails', index, 'movePurposeLine'], { movePurpose: purpose });
    }
  },
});

/** The purpose "other" has a title. */
export const purposeTitleMissing = rule({
  id: 'movement/purpose-title-missing',
  onlyWith: ['invoiceHeader.movePurpose', 'invoiceDetails[].movePurposeLine'],
  paths: [...HEADER, ...LINE],
  params: ['member', 'purpose'],
  authorityCode: 272,
  enforces: ['line-purpose-title'],
  source: `${DESCRIBED}: otherMovePurposeLineTitle accompanies value 19; AADE ERP REST API description v2.0.2: so does the title in the header`,
  good: {
    sample: 'deliveryNote',
    set: { '/invoiceHeader/movePurpose': 19, '/invoiceHeader/otherMovePurposeTitle': 'Επίδειξη σε πελάτη' },
  },
  bad: [
    { sample: 'deliveryNote', set: { '/invoiceHeader/movePurpose': 19 } },
    { sample: 'deliveryNote', set: { '/invoiceDetails/0/movePurposeLine': 19 } },
  ],
  check({ invoiceHeader: header, invoiceDetails: lines }, found) {
    const purpose = MovePurpose.Other;
    if (header.movePurpose === purpose && isBlank(header.otherMovePurposeTitle)) {
      found(['invoiceHeader', 'otherMovePurposeTitle'], { member: 'otherMovePurposeTitle', purpose });
    }
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as LineView;
      if (line.movePurposeLine !== purpose || !isBlank(line.otherMovePurposeLineTitle)) continue;
      const member = 'otherMovePurposeLineTitle';
      found(['invoiceDetails', index, member], { member, purpose });
    }
  },
});

/** A title contradicts any other purpose. */
export const purposeTitleAlone = rule({
  id: 'movement/purpose-title-alone',
  severity: 'warning',
  onlyWith: ['invoiceHeader.otherMovePurposeTitle', 'invoiceDetails[].otherMovePurposeLineTitle'],
  paths: [...HEADER, ...LINE],
  params: ['member', 'purpose'],
  authorityCode: 273,
  enforces: ['line-purpose-title'],
  source: `${DESCRIBED}: the title accompanies value 19; that it is refused with others is said in field bounds only`,
  good: {
    sample: 'deliveryNote',
    set: { '/invoiceHeader/movePurpose': 19, '/invoiceHeader/otherMovePurposeTitle': 'Επίδειξη σε πελάτη' },
  },
  bad: [{ sample: 'deliveryNote', set: { '/invoiceHeader/otherMovePurposeTitle': 'Επίδειξη σε πελάτη' } }],
  check({ invoiceHeader: header, invoiceDetails: lines }, found) {
    const purpose = MovePurpose.Other;
    if (header.movePurpose !== purpose && header.otherMovePurposeTitle !== undefined) {
      found(['invoiceHeader', 'otherMovePurposeTitle'], { member: 'otherMovePurposeTitle', purpose });
    }
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index] as LineView;
      if (line.otherMovePurposeLineTitle === undefined || line.movePurposeLine === purpose) continue;
      const member = 'otherMovePurposeLineTitle';
      found(['invoiceDetails', index, member], { member, purpose });
    }
  },
});

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
