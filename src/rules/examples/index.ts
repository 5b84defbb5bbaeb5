import type { Document } from '../../types/index.js';
import * as abroad from './abroad.js';
import * as acquisition from './acquisition.js';
import * as invoices from './invoices.js';
import * as notes from './notes.js';
import * as retail from './retail.js';
import * as special from './special.js';
import * as table from './table.js';
import * as transfers from './transfers.js';

/** Valid documents, written by hand, which the examples of rules change. */
export const samples = {
  ...invoices,
  ...retail,
  ...table,
  ...notes,
  ...abroad,
  ...transfers,
  ...special,
  ...acquisition,
} satisfies Record<string, Document>;

export type SampleName = keyof typeof samples;
