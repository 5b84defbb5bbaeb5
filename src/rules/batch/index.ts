import type { Rule } from '../engine/rule.js';
import { slipsClosedTwice } from './closings.js';
import { empty } from './empty.js';
import { invoiceAndDeliveryNote, numberOfOtherDate, numberRepeated } from './number.js';
import { tooMany } from './too-many.js';

/** Rules that compare the documents of one request. */
export const batchRules = [
  empty,
  tooMany,
  numberRepeated,
  invoiceAndDeliveryNote,
  numberOfOtherDate,
  slipsClosedTwice,
] as const satisfies readonly Rule[];
