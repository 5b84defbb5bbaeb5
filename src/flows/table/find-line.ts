import { recordOf } from '../../builders/read/record.js';
import { nearest } from '../../issues/nearest.js';
import { addExact, subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { compareExact, type Exact, formatExact, parseDecimal, signOf } from '../../money/index.js';
import { shown } from '../../rules/shape/leaf.js';
import type { Path } from '../../types/index.js';
import { hasLeft, isLeft, type OpenLine } from './ledger.js';
import { nameOf, placeOf } from './numbers.js';
import { isSameOffer } from './stated-line.js';
import type { Step } from './step.js';

/** So much of one ordered line. */
export interface Taken {
  readonly line: OpenLine;
  readonly quantity: Exact;
}

interface Wanted {
  readonly description: string;
  readonly itemCode: string;
  readonly quantity: Exact;
  readonly unitPrice: Exact | undefined;
  readonly unitPriceWithVat: Exact | undefined;
  readonly slip: number | undefined;
  readonly line: unknown;
}

/**
 * Finds what a line of a cancellation means among the lines that are open, and takes its quantity from the newest of
 * them; from as few as possible, so that slips stay independent.
 */
export function take(step: Step, lines: readonly OpenLine[], given: unknown, at: Path): Taken[] {
  const wanted = read(step, given, at);
  if (wanted === undefined) return [];
  const meant = lines.filter((line) => matches(line, wanted));
  const [first] = meant;
  if (first === undefined) return unknown(step, lines, wanted, at);
  const left = meant.filter(isLeft);
  const offers = left.length > 0 ? left : meant;
  const offer = offers[0] ?? first;
  if (!offers.every((other) => isSameOffer(offer, other))) {
    const prices = [...new Set(offers.map(priceText))].join(', ');
    step.refusing.add('table/item-ambiguous', at, { item: nameOfItem(offer), prices });
    return [];
  }
  const free = left.filter((line) => isAnswered(step, line));
  if (compareExact(leftOf(free), wanted.quantity) >= 0) return newestFirst(free, wanted.quantity);
  if (compareExact(leftOf(left), wanted.quantity) >= 0) refuseUnanswered(step, left, at);
  else refuseTooMuch(step, meant, wanted, at);
  return [];
}

function read({ state, refusing }: Step, given: unknown, at: Path): Wanted | undefined {
  const line = recordOf(given);
  if (line === undefined) {
    refusing.add('table/not-facts', at);
    return undefined;
  }
  const parsed = parseDecimal(line['quantity']);
  if (!parsed.ok || signOf(parsed.value) <= 0) {
    refusing.add('table/quantity-form', [...at, 'quantity'], { found: shown(line['quantity']) });
    return undefined;
  }
  const slip = line['slip'];
  const wanted: Wanted = {
    description: tidy(line['description']),
    itemCode: tidy(line['itemCode']),
    quantity: parsed.value,
    unitPrice: priceOf(line['unitPrice']),
    unitPriceWithVat: priceOf(line['unitPriceWithVat']),
    slip: slip === undefined ? undefined : placeOf(state, slip, refusing, [...at, 'slip']),
    line: line['line'],
  };
  const named = wanted.description !== '' || wanted.itemCode !== '';
  if (named || (wanted.slip !== undefined && wanted.line !== undefined)) return wanted;
  refusing.add('table/item-missing', at);
  return undefined;
}

const priceOf = (value: unknown): Exact | undefined => {
  const parsed = parseDecimal(value);
  return parsed.ok ? parsed.value : undefined;
};

function matches(line: OpenLine, wanted: Wanted): boolean {
  const { of, at, lead, price } = line;
  const code = tidy(of.itemCode);
  return (
    (wanted.description === '' || tidy(of.itemDescr) === wanted.description) &&
    (wanted.itemCode === '' || code === wanted.itemCode) &&
    isPrice(wanted.unitPrice, lead === 'unitPrice', price) &&
    isPrice(wanted.unitPriceWithVat, lead === 'unitPriceWithVat', price) &&
    (wanted.slip === undefined || at.slip === wanted.slip) &&
    (wanted.line === undefined || of.lineNumber === wanted.line)
  );
}

const isPrice = (wanted: Exact | undefined, leads: boolean, price: Exact): boolean =>
  wanted === undefined || (leads && compareExact(wanted, price) === 0);

/** Spaces around and between words do not tell items apart. */
const tidy = (text: unknown): string =>
  typeof text === 'string' ? text.normalize('NFC').trim().replace(/\s+/g, ' ') : '';

/** An item as people name it. */
const nameOfItem = ({ of }: OpenLine): string => of.itemDescr ?? of.itemCode ?? '';

const priceText = ({ price, percent, of }: OpenLine): string => {
  if (percent !== undefined) return `${formatExact(price)} − ${formatExact(percent)} %`;
  const { totalDiscountValue: discount = 0 } = of;
  return discount === 0 ? formatExact(price) : `${formatExact(price)} − ${discount}`;
};

/** Whether slip and cancellations of a line are known to be issued: only then is it certain what can be taken. */
const isAnswered = ({ state }: Step, { at, waits }: OpenLine): boolean =>
  state.entries[at.slip]?.fate === 'issued' && waits === undefined;

const leftOf = (lines: readonly OpenLine[]): Exact =>
  lines.reduce((sum, { left }) => addExact(sum, left), exactAsPrinted(0));

function newestFirst(lines: readonly OpenLine[], quantity: Exact): Taken[] {
  const newest = [...lines].reverse();
  const whole = newest.find((line) => hasLeft(line, quantity));
  if (whole !== undefined) return [{ line: whole, quantity }];
  const taken: Taken[] = [];
  let missing = quantity;
  for (const line of newest) {
    if (signOf(missing) <= 0) break;
    const part = hasLeft(line, missing) ? missing : line.left;
    taken.push({ line, quantity: part });
    missing = subtractExact(missing, part);
  }
  return taken;
}

function unknown({ state, refusing }: Step, lines: readonly OpenLine[], wanted: Wanted, at: Path): [] {
  const item = wanted.description || wanted.itemCode;
  const found = state.entries.find(({ kind }) => kind === 'found');
  if (found !== undefined) refusing.add('table/lines-unknown', at, { number: nameOf(found) });
  else {
    const meant = nearest(item, lines.map(nameOfItem));
    refusing.add('table/item-unknown', at, { item, ...(meant !== undefined && meant !== item && { meant }) });
  }
  return [];
}

function refuseUnanswered({ state, refusing }: Step, lines: readonly OpenLine[], at: Path): void {
  const waiting = lines.flatMap(({ at: { slip }, waits }) => {
    if (waits !== undefined) return [waits];
    return state.entries[slip]?.fate === 'pending' ? [slip] : [];
  });
  for (const place of new Set(waiting)) {
    const entry = state.entries[place];
    if (entry !== undefined) refusing.add('table/slip-pending', at, { number: nameOf(entry) });
  }
}

function refuseTooMuch({ refusing }: Step, lines: readonly OpenLine[], wanted: Wanted, at: Path): void {
  const [line] = lines;
  const left = leftOf(lines);
  const ordered = lines.reduce((sum, { quantity }) => addExact(sum, quantity), exactAsPrinted(0));
  refusing.add('table/cancel-too-much', [...at, 'quantity'], {
    item: line === undefined ? '' : nameOfItem(line),
    ordered: formatExact(ordered),
    cancelled: formatExact(subtractExact(ordered, left)),
    left: formatExact(left),
    wanted: formatExact(wanted.quantity),
  });
}
