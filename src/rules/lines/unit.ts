import * as MeasurementUnit from '../../codes/generated/named/measurement-units.js';
import { parseUnit } from '../../codes/index.js';
import { rule } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';
import { labelsOf } from './unit-labels.js';
import { isUsualLines } from './usual-lines.js';

const UNIT = 'invoiceDetails[].measurementUnit';

const OTHER = ['otherMeasurementUnitQuantity', 'otherMeasurementUnitTitle'] as const;
const OTHER_PATHS = OTHER.map((member) => `invoiceDetails[].${member}` as const);

/** Unit 7, "pieces (other)", requires the number and the name of those pieces. */
export const unitNeedsMore = rule({
  id: 'lines/unit-needs-more',
  unless: isUsualLines,
  onlyWith: UNIT,
  paths: [UNIT, ...OTHER_PATHS],
  params: ['line', 'measurementUnit', 'member'],
  authorityCode: 225,
  source:
    'AADE ERP REST API description v2.0.2, errors (225) and measurement units: 7 needs otherMeasurementUnitQuantity and otherMeasurementUnitTitle',
  good: {
    sample: 'salesInvoice',
    set: {
      '/invoiceDetails/0/measurementUnit': 7,
      '/invoiceDetails/0/otherMeasurementUnitQuantity': 12,
      '/invoiceDetails/0/otherMeasurementUnitTitle': 'Κιβώτιο',
    },
  },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceDetails/0/measurementUnit': 7 } },
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/measurementUnit': 7,
        '/invoiceDetails/0/otherMeasurementUnitQuantity': 12,
      },
    },
  ],
  checkLine(line, index, found) {
    if (line.measurementUnit !== MeasurementUnit.PiecesOther) return;
    for (const member of OTHER) {
      const value = line[member];
      if (typeof value === 'number' || !isBlank(value)) continue;
      found(['invoiceDetails', index, member], {
        line: index + 1,
        measurementUnit: MeasurementUnit.PiecesOther,
        member,
      });
    }
  },
});

/** The authority's schema has these members. Whether the service passes them on is not documented. */
export const unitUndescribed = rule({
  id: 'lines/unit-undescribed',
  severity: 'warning',
  onlyWith: OTHER_PATHS,
  paths: OTHER_PATHS,
  params: ['line', 'member'],
  source:
    "AADE XSD set v2.0.2 (reference/members.json): in the authority's schema, not in the service's payload",
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/measurementUnit': 7,
        '/invoiceDetails/0/otherMeasurementUnitQuantity': 12,
        '/invoiceDetails/0/otherMeasurementUnitTitle': 'Κιβώτιο',
      },
    },
  ],
  checkLine(line, index, found) {
    for (const member of OTHER) {
      if (line[member] === undefined) continue;
      found(['invoiceDetails', index, member], { line: index + 1, member });
    }
  },
});

/** The printed unit matches the unit code. */
export const unitLabelMismatch = rule({
  id: 'lines/unit-label-mismatch',
  unless: isUsualLines,
  severity: 'warning',
  onlyWith: 'invoiceDetails[].measurementUnitLabel',
  paths: ['invoiceDetails[].measurementUnitLabel', UNIT],
  params: ['line', 'label', 'measurementUnit'],
  source:
    'Service description, Document payload: measurementUnitLabel is the printed text for measurementUnit',
  good: { sample: 'salesInvoice', set: { '/invoiceDetails/0/measurementUnitLabel': 'τεμ.' } },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/0/measurementUnitLabel': 'Κιλά' } }],
  checkLine({ measurementUnit: unit, measurementUnitLabel: printed }, index, found) {
    if (unit === undefined || printed === undefined) return;
    const usual = labelsOf(unit);
    if (printed === usual.el || printed === usual.en || isNameOf(unit, printed)) return;
    found(['invoiceDetails', index, 'measurementUnitLabel'], {
      line: index + 1,
      label: printed,
      measurementUnit: unit,
    });
  },
});

/** An unknown text does not contradict the code. Unit 7 also counts pieces. */
function isNameOf(unit: number, printed: string): boolean {
  const meant = parseUnit(printed);
  return meant === undefined || meant === unit || unit === MeasurementUnit.PiecesOther;
}
