import * as z from 'zod';

/** Which separator stands before the decimals of a number. */
export const decimalSigns = [',', '.'] as const;

/** How dates are written, besides `2026-11-20`, which is always read. */
export const dateOrders = ['d/m/y', 'm/d/y'] as const;

/**
 * Where the columns of a sheet go in facts. A value comes from a column or is the same for all documents, never both.
 *
 * @example
 * const mapping: Mapping = {
 *   columns: { Σειρά: 'series', Αριθμός: 'aa', Ημερομηνία: 'issueDate', Είδος: 'lines/description', Αξία: 'lines/net', Σχόλια: null },
 *   document: { type: '2.1', issuer: { vatNumber: '800123456', branch: 0, country: 'GR' } },
 *   line: { vat: 24, income: 'services' },
 * };
 */
export const mappingSchema = z.strictObject({
  columns: z.record(z.string(), z.string().nullable()).meta({
    description:
      'For each heading, the member of the facts that its cells state, such as `counterpart/vatNumber`, `lines/quantity` or `payments/0/amount`. `null`: the column is not needed. `=net`, `=vat`, `=gross` or `=total`: its amounts are compared with the document.',
  }),
  values: z
    .record(z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))
    .optional()
    .meta({ description: 'For a heading, what its texts mean: `{"Πληρωμή": {"Μετρητά": 3}}`.' }),
  document: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({ description: 'Facts that all documents have.' }),
  line: z.record(z.string(), z.unknown()).optional().meta({ description: 'Facts that all lines have.' }),
  documentBy: z.array(z.string()).min(1).optional().meta({
    description:
      'Headings whose cells tell one document from the next. Default: those of type, series, number and issuer. Without a column of numbers, each row is a document.',
  }),
  decimal: z.enum(decimalSigns).optional().meta({
    description: 'The decimal separator. Default: as the sheet shows. Needed where 1.234 has two readings.',
  }),
  dates: z.enum(dateOrders).optional().meta({
    description: 'The order of dates such as 20/11/2026. Default: `d/m/y`.',
  }),
});

export type Mapping = z.infer<typeof mappingSchema>;
