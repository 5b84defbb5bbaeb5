/** The values of a series in a table, in the order of its columns: vat_number, branch, invoice_type, series. */
export const valuesOf = ({ vatNumber, branch, invoiceType, series }: NumberSeries): (string | number)[] => [
  vatNumber,
  branch,
  invoiceType,
  series,
];

/** The series in a row of such a table. */
export const seriesIn = (row: Readonly<Record<string, unknown>>): NumberSeries => ({
  vatNumber: String(row['vat_number']),
  branch: Number(row['branch']),
  invoiceType: String(row['invoice_type']) as NumberSeries['invoiceType'],
  series: String(row['series']),
});

import type { NumberSeries } from '../generated/facts.js';
