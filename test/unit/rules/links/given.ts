import type { Document } from '../../../../src/types/index.js';
import { line, withLines } from '../across/given.js';
import type { Changes } from '../totals/change.js';

/** The MARK of the invoice. */
export const ORIGINAL = '400001234567890';

/** An invoice of 150.00: a desk for 100.00 in VAT category 1 and five books for 50.00 in 2. */
export const invoice = (changes: Changes = {}): Document =>
  withLines(
    'salesInvoice',
    [line('Desk', 1, 100, { vatCategory: 1 }), line('Book', 5, 50, { vatCategory: 2 })],
    150,
    changes,
  );
