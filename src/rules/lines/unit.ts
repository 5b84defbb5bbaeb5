import { label, MeasurementUnit, measurementUnits, parseUnit } from '../../codes/index.js';
import type { LineView, Rule } from '../engine/rule.js';

const UNIT = 'invoiceDetails[].measurementUnit';

/** The authority wants two members beside unit 7 that the service does not describe. */
export const unitNeedsMore: Rule = {
  id: 'lines/unit-needs-more',
  layer: 'document',
  severity: 'warning',
  appliesTo: 'all',
  onlyWith: 'invoiceDetails[].measurementUnit',
  paths: [UNIT],
  params: ['line', 'measurementUnit'],
  authorityCode: 225,
  source:
    'AADE facts, Lines: unit 7 needs otherMeasurementUnitQuantity and otherMeasurementUnitTitle; the service description has neither',
  since: '2.0.1',
  good: { sample: 'salesInvoice' },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/0/measurementUnit': 7 } }],
  check({ invoiceDetails: lines }, found) {
    for (let index = 0; index < lines.length; index += 1) {
      if ((lines[index] as LineView).measurementUnit !== MeasurementUnit.PiecesOther) continue;
      found(['invoiceDetails', index, 'measurementUnit'], {
        line: index + 1,
        measurementUnit: MeasurementUnit.PiecesOther,
      });
    }
  },
};

/** The printed unit is the filed one. */
export const unitLabelMismatch: Rule = {
  id: 'lines/unit-label-mismatch',
  layer: 'document',
  severity: 'warning',
  appliesTo: 'all',
  onlyWith: 'invoiceDetails[].measurementUnitLabel',
  paths: ['invoiceDetails[].measurementUnitLabel', UNIT],
  params: ['line', 'label', 'measurementUnit'],
  source: 'Service description, Document payload: measurementUnitLabel stands beside measurementUnit',
  since: '2.0.1',
  good: { sample: 'salesInvoice', set: { '/invoiceDetails/0/measurementUnitLabel': 'τεμ.' } },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/0/measurementUnitLabel': 'Κιλά' } }],
  check({ invoiceDetails: lines }, found) {
    for (let index = 0; index < lines.length; index += 1) {
      const { measurementUnit: unit, measurementUnitLabel: printed } = lines[index] as LineView;
      if (unit === undefined || printed === undefined) continue;
      if (printed === label(measurementUnits, unit, 'el') || printed === label(measurementUnits, unit, 'en'))
        continue;
      if (isNameOf(unit, printed)) continue;
      found(['invoiceDetails', index, 'measurementUnitLabel'], {
        line: index + 1,
        label: printed,
        measurementUnit: unit,
      });
    }
  },
};

/** Texts that are no known unit say nothing against the code; unit 7 counts pieces too. */
function isNameOf(unit: number, printed: string): boolean {
  const meant = parseUnit(printed);
  return meant === undefined || meant === unit || unit === MeasurementUnit.PiecesOther;
}
