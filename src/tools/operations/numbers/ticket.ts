import * as z from 'zod';
import type { NumberSeries, NumberTicket } from '../../../flows/generated/facts.js';

/** The scope of numbers: issuer, branch, type and series. */
export const series = {
  vatNumber: z.string(),
  branch: z.coerce.number().int().min(0),
  invoiceType: z.string(),
  series: z.string(),
};

/** A reserved number. */
export const ticket = z.looseObject({ ...series, aa: z.string() });

export type Series = z.infer<z.ZodObject<typeof series>>;
export type Ticket = z.infer<typeof ticket>;

/** The types of documents are checked by the numbering. */
export const seriesOf = ({ vatNumber, branch, invoiceType, series: name }: Series): NumberSeries =>
  ({ vatNumber, branch, invoiceType, series: name }) as NumberSeries;

export const ticketOf = (given: Ticket): NumberTicket => given as unknown as NumberTicket;

export const exampleSeries = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' };
