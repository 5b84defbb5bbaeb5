import { compareExact, type Exact } from '../../money/index.js';
import type { Path } from '../../types/index.js';
import { cancelledLineForm } from '../generated/forms.js';
import { type Read, readForm } from '../shared/step-form.js';
import { tidy } from './entries.js';
import type { OpenLine } from './ledger.js';
import { indexOfDocument } from './numbers.js';
import type { Step } from './step.js';

/** What a line of a cancellation states about the ordered line. */
export interface Wanted extends Omit<Read<typeof cancelledLineForm>, 'description' | 'itemCode'> {
  readonly description: string;
  readonly itemCode: string;
  readonly slip: number | undefined;
}

/**
 * Reads a line of a cancellation. If a member were ignored, the wrong item could be cancelled, so every member is
 * understood or refused.
 */
export function readWanted({ state, refusing }: Step, given: unknown, at: Path): Wanted | undefined {
  const read = readForm(cancelledLineForm, given, refusing, at);
  if (read === undefined) return undefined;
  const { slip } = read;
  const wanted: Wanted = {
    ...read,
    description: tidy(read.description),
    itemCode: tidy(read.itemCode),
    slip: slip === undefined ? undefined : indexOfDocument(state, slip, refusing, [...at, 'slip']),
  };
  const named = wanted.description !== '' || wanted.itemCode !== '';
  if (named || (wanted.slip !== undefined && wanted.line !== undefined)) return wanted;
  refusing.add('table/item-missing', at);
  return undefined;
}

/** Whether a line has the requested item and is on the requested slip and line. */
export function isNamed({ of, at }: OpenLine, wanted: Wanted): boolean {
  return (
    (wanted.description === '' || tidy(of.itemDescr) === wanted.description) &&
    (wanted.itemCode === '' || tidy(of.itemCode) === wanted.itemCode) &&
    (wanted.slip === undefined || at.slip === wanted.slip) &&
    (wanted.line === undefined || of.lineNumber === wanted.line)
  );
}

/** Whether it was ordered with the requested price, VAT and unit. */
export function isOffered({ of, lead, price, rate }: OpenLine, wanted: Wanted): boolean {
  return (
    isPrice(wanted.unitPrice, lead === 'unitPrice', price) &&
    isPrice(wanted.unitPriceWithVat, lead === 'unitPriceWithVat', price) &&
    (wanted.vat === undefined || compareExact(wanted.vat, rate.percent) === 0) &&
    (wanted.vatCategory === undefined || of.vatCategory === wanted.vatCategory) &&
    (wanted.unit === undefined || of.measurementUnit === wanted.unit)
  );
}

const isPrice = (wanted: Exact | undefined, leads: boolean, price: Exact): boolean =>
  wanted === undefined || (leads && compareExact(wanted, price) === 0);
