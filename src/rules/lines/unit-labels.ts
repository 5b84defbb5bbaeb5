import { labelOf, measurementUnits } from '../../codes/index.js';

const labels = new Map<number, { readonly el: string | undefined; readonly en: string | undefined }>();

/** The labels of a unit. Nearly every line has one, and searching the table takes longer than comparing it. */
export function labelsOf(unit: number) {
  const known = labels.get(unit);
  if (known !== undefined) return known;
  const found = { el: labelOf(measurementUnits, unit, 'el'), en: labelOf(measurementUnits, unit, 'en') };
  labels.set(unit, found);
  return found;
}
