import { parseUnit } from '../../codes/index.js';
import { compareExact, type Exact, parseDecimal, signOf } from '../../money/index.js';
import { recordOf } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import type { Path } from '../../types/index.js';
import { tidy } from './entries.js';
import type { OpenLine } from './ledger.js';
import { indexOfDocument } from './numbers.js';
import type { Step } from './step.js';

/** What a line of a cancellation states about the ordered line. */
export interface Wanted {
  readonly description: string;
  readonly itemCode: string;
  readonly quantity: Exact;
  readonly unitPrice: Exact | undefined;
  readonly unitPriceWithVat: Exact | undefined;
  readonly vat: Exact | undefined;
  readonly vatCategory: unknown;
  readonly unit: unknown;
  readonly slip: number | undefined;
  readonly line: unknown;
}

const TEXTS = ['description', 'itemCode'] as const;
const DECIMALS = ['unitPrice', 'unitPriceWithVat', 'vat'] as const;
const CODES = ['vatCategory', 'unit', 'line'] as const;
const MEMBERS: ReadonlySet<string> = new Set([...TEXTS, ...DECIMALS, ...CODES, 'quantity', 'slip']);

/**
 * Reads a line of a cancellation. If a member were ignored, the wrong item could be cancelled, so every member is
 * understood or refused.
 */
export function readWanted({ state, refusing }: Step, given: unknown, at: Path): Wanted | undefined {
  const line = recordOf(given);
  if (line === undefined) {
    refusing.add('table/not-facts', at);
    return undefined;
  }
  for (const member of Object.keys(line)) {
    if (!MEMBERS.has(member) && line[member] !== undefined)
      refusing.add('table/member-not-taken', [...at, member], { member });
  }
  let isRead = true;
  for (const member of [...TEXTS, ...DECIMALS, ...CODES]) {
    if (line[member] === undefined || isForm(member, line[member])) continue;
    refusing.add('table/value-form', [...at, member], { member, found: shown(line[member]) });
    isRead = false;
  }
  const parsed = parseDecimal(line['quantity']);
  if (!parsed.ok || signOf(parsed.value) <= 0) {
    refusing.add('table/quantity-form', [...at, 'quantity'], { found: shown(line['quantity']) });
    return undefined;
  }
  if (!isRead) return undefined;
  const slip = line['slip'];
  const wanted: Wanted = {
    description: tidy(line['description']),
    itemCode: tidy(line['itemCode']),
    quantity: parsed.value,
    unitPrice: decimalOf(line['unitPrice']),
    unitPriceWithVat: decimalOf(line['unitPriceWithVat']),
    vat: decimalOf(line['vat']),
    vatCategory: line['vatCategory'],
    unit: unitOf(line['unit']),
    slip: slip === undefined ? undefined : indexOfDocument(state, slip, refusing, [...at, 'slip']),
    line: line['line'],
  };
  const named = wanted.description !== '' || wanted.itemCode !== '';
  if (named || (wanted.slip !== undefined && wanted.line !== undefined)) return wanted;
  refusing.add('table/item-missing', at);
  return undefined;
}

function isForm(member: string, value: unknown): boolean {
  if (member === 'description' || member === 'itemCode') return typeof value === 'string';
  if (member === 'line' || member === 'vatCategory') return Number.isSafeInteger(value) && Number(value) >= 1;
  return member === 'unit' ? unitOf(value) !== undefined : parseDecimal(value).ok;
}

const decimalOf = (value: unknown): Exact | undefined => {
  const parsed = parseDecimal(value);
  return parsed.ok ? parsed.value : undefined;
};

const unitOf = (unit: unknown): number | undefined =>
  typeof unit === 'number' ? unit : typeof unit === 'string' ? parseUnit(unit) : undefined;

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
