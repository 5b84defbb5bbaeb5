import type { LineFacts } from '../../builders/facts/facts.js';
import { isUnitCode } from '../../builders/facts/leaves.js';
import { parseUnit } from '../../codes/index.js';
import { addExact, subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { type Exact, exactToNumber, formatExact, signOf } from '../../money/index.js';
import type { LineView } from '../../rules/inside.js';
import { nameLines } from '../../totals/item-names.js';
import type { InvoiceLine } from '../../types/index.js';
import type { RemainingNoteItem } from './types.js';

/** An item in one unit, with its delivered, returned and invoiced quantities. */
export interface NoteItem {
  readonly name: string;
  /** The first line with this item. */
  readonly line: LineView;
  delivered: Exact;
  returned: Exact;
  invoiced: Exact;
}

/** A line that counts towards its item. */
export interface CountedLine {
  readonly line: LineView;
  readonly as: 'delivered' | 'returned' | 'invoiced';
}

export const NOTE_ITEM_PATHS = [
  'invoiceDetails[].lineNumber',
  'invoiceDetails[].itemDescr',
  'invoiceDetails[].itemCode',
  'invoiceDetails[].quantity',
  'invoiceDetails[].measurementUnit',
  'invoiceDetails[].measurementUnitLabel',
  'invoiceDetails[].otherMeasurementUnitQuantity',
  'invoiceDetails[].otherMeasurementUnitTitle',
];

/** The unit of a line, as facts of another document about its item. */
export const unitOf = (
  line: Pick<
    InvoiceLine,
    'measurementUnit' | 'measurementUnitLabel' | 'otherMeasurementUnitQuantity' | 'otherMeasurementUnitTitle'
  >,
): LineFacts => ({
  unit: line.measurementUnit,
  unitLabel: line.measurementUnitLabel,
  otherMeasurementUnitQuantity: line.otherMeasurementUnitQuantity,
  otherMeasurementUnitTitle: line.otherMeasurementUnitTitle,
});

export const zero: Exact = exactAsPrinted(0);

/** How callers refer to an item. */
export interface Named {
  readonly itemCode?: string | undefined;
  readonly itemDescr?: string | undefined;
  readonly unit?: unknown;
}

/** The items of notes, with a lookup by name. */
export class NoteItems {
  readonly all: NoteItem[] = [];
  /** The item of each line that counts. Lines with other items are absent. */
  readonly byLine: Map<LineView, NoteItem> = new Map();
  private readonly lines: readonly LineView[];

  /**
   * Delivered lines must come first, because they define the items. Other invoiced items have nothing to do with the
   * notes.
   */
  constructor(counted: readonly CountedLine[]) {
    this.lines = counted.map(({ line }) => line);
    const names = nameLines(this.lines);
    for (const [index, { line, as }] of counted.entries()) {
      const name = names[index] ?? '';
      const item =
        this.itemOf(name, line.measurementUnit) ?? (as === 'delivered' ? this.add(name, line) : undefined);
      if (item === undefined || line.quantity === undefined) continue;
      this.byLine.set(line, item);
      item[as] = addExact(item[as], exactAsPrinted(line.quantity));
    }
  }

  private add(name: string, line: LineView): NoteItem {
    const item = { name, line, delivered: zero, returned: zero, invoiced: zero };
    this.all.push(item);
    return item;
  }

  private itemOf(name: string, unit: number | undefined): NoteItem | undefined {
    const named = this.all.filter((item) => item.name === name);
    const exact = named.find(({ line }) => line.measurementUnit === unit);
    return exact ?? (unit === undefined && named.length === 1 ? named[0] : undefined);
  }

  /**
   * The items that a caller's name refers to: none, one, or the same item in several units. If the caller's code is not
   * in the notes, the description decides.
   */
  meant({ unit, ...named }: Named): readonly NoteItem[] {
    const coded = this.named(named);
    const found =
      coded.length > 0 || named.itemDescr === undefined
        ? coded
        : this.named({ itemDescr: named.itemDescr }).filter(({ line }) => line.itemCode === undefined);
    if (unit === undefined) return found;
    const code = isUnitCode(unit) ? unit : typeof unit === 'string' ? parseUnit(unit) : undefined;
    return found.filter(({ line }) => line.measurementUnit === code);
  }

  private named(named: Omit<Named, 'unit'>): readonly NoteItem[] {
    const name = nameLines([...this.lines, named]).at(-1);
    return this.all.filter((item) => item.name === name);
  }
}

/** Delivered minus returned and invoiced; negative if that was more. */
export const leftOf = ({ delivered, returned, invoiced }: NoteItem): Exact =>
  subtractExact(subtractExact(delivered, returned), invoiced);

/** How people refer to an item. */
export const itemName = ({ line: { itemDescr, itemCode } }: NoteItem): string => itemDescr ?? itemCode ?? '–';

/** An item, in the form for callers. */
export function remainingItem(item: NoteItem): RemainingNoteItem {
  const { itemCode, itemDescr, measurementUnit } = item.line;
  const left = leftOf(item);
  const isShort = signOf(left) < 0;
  return Object.freeze({
    ...(itemCode !== undefined && { itemCode }),
    ...(itemDescr !== undefined && { itemDescr }),
    ...(measurementUnit !== undefined && { measurementUnit }),
    delivered: asNumber(item.delivered),
    returned: asNumber(item.returned),
    invoiced: asNumber(item.invoiced),
    remaining: isShort ? 0 : asNumber(left),
    tooMuch: isShort ? asNumber(subtractExact(zero, left)) : 0,
  });
}

/** The nearest JSON number, for values of more than 15 digits, which a JSON number cannot hold. */
const asNumber = (value: Exact): number => exactToNumber(value) ?? Number(formatExact(value));
