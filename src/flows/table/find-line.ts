import { addExact, subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { compareExact, type Exact, formatExact, signOf } from '../../money/index.js';
import { nearest } from '../../reading/nearest.js';
import type { Path } from '../../types/index.js';
import { cancelledLineForm } from '../generated/forms.js';
import { type Read, readForm } from '../shared/step-form.js';
import { slipsWith, tidy } from './entries.js';
import { hasLeft, isLeft, type OpenLine } from './ledger.js';
import { type HalfDone, halfDoneOf } from './moves.js';
import { indexOfDocument, nameOf } from './numbers.js';
import { isSameGoods } from './stated-line.js';
import type { Step } from './step.js';

/** What is left of the lines of a slip, by its index. */
export type LinesAt = (slip: number) => readonly OpenLine[];

/** A quantity of one ordered line. */
export interface Taken {
  readonly line: OpenLine;
  readonly quantity: Exact;
}

/**
 * Finds the open lines that a line of a cancellation refers to, and takes its quantity from the newest of them. It
 * takes from as few lines as possible, so that slips stay independent.
 */
export function take(step: Step, linesAt: LinesAt, given: unknown, at: Path): Taken[] {
  const wanted = readWanted(step, given, at);
  if (wanted === undefined) return [];
  const slips =
    wanted.slip === undefined
      ? slipsWith(step.state.entries, wanted.description || wanted.itemCode)
      : [wanted.slip];
  const named = slips.flatMap(linesAt).filter((line) => isNamed(line, wanted));
  const [other] = named;
  if (other === undefined) return unknown(step, wanted, at);
  const meant = named.filter((line) => isOffered(line, wanted));
  const [first, ...more] = meant;
  if (first === undefined) {
    step.refusing.add('table/offer-unknown', at, { item: nameOfItem(other), offers: offersOf(named) });
    return [];
  }
  const left = meant.filter(isLeft);
  const offers = left.length > 0 ? left : meant;
  const offer = offers[0] ?? first;
  if (!offers.every((one) => isSameGoods(offer, one))) {
    step.refusing.add('table/item-ambiguous', at, { item: nameOfItem(offer), offers: offersOf(offers) });
    return [];
  }
  const halves = halfDone(step);
  const free = left.filter((line) => isAnswered(step, line) && !halves.some((half) => takesFrom(half, line)));
  if (compareExact(leftOf(free), wanted.quantity) >= 0) return newestFirst(free, wanted.quantity);
  if (compareExact(leftOf(left), wanted.quantity) >= 0) refuseUnanswered(step, left, at);
  else refuseTooMuch(step.refusing, [first, ...more], wanted.quantity, at);
  return [];
}

/** The lines of the open orders. */
export const openLines = ({ ledger }: Pick<Step, 'ledger'>): OpenLine[] =>
  ledger.open.flatMap(({ place }) => ledger.lines.get(place) ?? []);

/** How people refer to an item. */
const nameOfItem = ({ of }: OpenLine): string => of.itemDescr ?? of.itemCode ?? '';

/** The prices, VAT and units of lines, in the terms with which a caller can distinguish them. */
function offersOf(lines: readonly OpenLine[]): string {
  const count = (textOf: (line: OpenLine) => string): number => new Set(lines.map(textOf)).size;
  const differ = (textOf: (line: OpenLine) => string): boolean => count(textOf) > 1;
  const vatDiffers = differ(vatText);
  // Two categories may have the same percent, such as 4 %.
  const categoryDiffers = count(categoryText) > count(vatText);
  const unitDiffers = differ(unitText);
  const codeDiffers = differ(codeText);
  const texts = lines.map((line) =>
    [
      priceText(line),
      vatDiffers && vatText(line),
      categoryDiffers && categoryText(line),
      unitDiffers && unitText(line),
      codeDiffers && codeText(line),
    ]
      .filter((text) => typeof text === 'string')
      .join(' '),
  );
  return [...new Set(texts)].join(', ');
}

const vatText = ({ rate }: OpenLine): string => `vat ${formatExact(rate.percent)}`;

const categoryText = ({ rate }: OpenLine): string => `vatCategory ${rate.category}`;

const unitText = ({ of }: OpenLine): string => `unit ${of.measurementUnit ?? '–'}`;

const codeText = ({ of }: OpenLine): string => `itemCode ${of.itemCode ?? '–'}`;

const priceText = ({ lead, price, percent, of }: OpenLine): string => {
  const stated = `${lead} ${formatExact(price)}`;
  if (percent !== undefined) return `${stated} − ${formatExact(percent)} %`;
  const { totalDiscountValue: discount = 0 } = of;
  return discount === 0 ? stated : `${stated} − ${discount}`;
};

/**
 * Whether the slip and the cancellations of a line are known to be issued. Only then is it certain what can be taken.
 */
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

function unknown(step: Step, wanted: Wanted, at: Path): [] {
  const { state, refusing } = step;
  const item = wanted.description || wanted.itemCode;
  const found = state.entries.find(({ kind }) => kind === 'found');
  if (found !== undefined) refusing.add('table/lines-unknown', at, { number: nameOf(found) });
  else {
    const meant = nearest(item, openLines(step).map(nameOfItem));
    refusing.add('table/item-unknown', at, { item, ...(meant !== undefined && meant !== item && { meant }) });
  }
  return [];
}

/**
 * The unfinished moves that still have to take from lines. Items that moved to no slip are missing on the other table;
 * what is left of their line is certain.
 */
const halfDone = ({ state }: Step): HalfDone[] =>
  halfDoneOf(state).filter(({ kind, next }) => !(kind === 'move' && next === 'order'));

const takesFrom = ({ takes }: HalfDone, { at }: OpenLine): boolean =>
  takes.some(({ slip, line }) => slip === at.slip && line === at.line);

/** Refuses lines for which it is not certain what can be taken: their slips have no answer, or a move is half done. */
export function refuseUnanswered(step: Step, lines: readonly OpenLine[], at: Path): void {
  const { state, refusing } = step;
  for (const half of halfDone(step)) {
    const { number, next } = half;
    if (lines.some((line) => takesFrom(half, line)))
      refusing.add('table/move-unfinished', at, { number, next });
  }
  const waiting = lines.flatMap(({ at: { slip }, waits }) => {
    if (waits !== undefined) return [waits];
    return state.entries[slip]?.fate === 'pending' ? [slip] : [];
  });
  for (const place of new Set(waiting)) {
    const entry = state.entries[place];
    if (entry !== undefined) refusing.add('table/slip-pending', at, { number: nameOf(entry) });
  }
}

/** Refuses to take more than is left of lines. */
export function refuseTooMuch(
  refusing: Step['refusing'],
  lines: readonly [OpenLine, ...OpenLine[]],
  wanted: Exact,
  at: Path,
): void {
  const left = leftOf(lines);
  const ordered = lines.reduce((sum, { quantity }) => addExact(sum, quantity), exactAsPrinted(0));
  refusing.add('table/cancel-too-much', [...at, 'quantity'], {
    item: nameOfItem(lines[0]),
    ordered: formatExact(ordered),
    cancelled: formatExact(subtractExact(ordered, left)),
    left: formatExact(left),
    wanted: formatExact(wanted),
  });
}

/** What a line of a cancellation states about the ordered line. */
interface Wanted extends Omit<Read<typeof cancelledLineForm>, 'description' | 'itemCode'> {
  readonly description: string;
  readonly itemCode: string;
  readonly slip: number | undefined;
}

/**
 * Reads a line of a cancellation. If a member were ignored, the wrong item could be cancelled, so every member is
 * understood or refused.
 */
function readWanted({ state, refusing }: Step, given: unknown, at: Path): Wanted | undefined {
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
function isNamed({ of, at }: OpenLine, wanted: Wanted): boolean {
  return (
    (wanted.description === '' || tidy(of.itemDescr) === wanted.description) &&
    (wanted.itemCode === '' || tidy(of.itemCode) === wanted.itemCode) &&
    (wanted.slip === undefined || at.slip === wanted.slip) &&
    (wanted.line === undefined || of.lineNumber === wanted.line)
  );
}

/** Whether it was ordered with the requested price, VAT and unit. */
function isOffered({ of, lead, price, rate }: OpenLine, wanted: Wanted): boolean {
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
