import { labelOf, measurementUnits } from '../../codes/index.js';
import { compareExact, type Exact, formatExact, signOf } from '../../money/index.js';
import { recordOf } from '../../reading/record.js';
import { shown } from '../../reading/shown.js';
import type { Path } from '../../types/index.js';
import type { NotePrice } from '../generated/facts.js';
import { noteQuantityForm } from '../generated/forms.js';
import type { Refusing } from '../shared/refusing.js';
import { knowMembers, readMember } from '../shared/step-form.js';
import { itemName, leftOf, type NoteItem, type NoteItems, zero } from './items.js';

/** An entry of a list by item, and its item. */
interface ItemEntry {
  readonly item: NoteItem;
  readonly members: Readonly<Record<string, unknown>>;
  readonly at: Path;
}

/**
 * The invoiced quantity of each item: as requested, or everything that is left. Refuses quantities that are not left.
 */
export function wantedOf(quantities: unknown, items: NoteItems, refusing: Refusing): Map<NoteItem, Exact> {
  const wanted = new Map<NoteItem, Exact>();
  if (quantities === undefined) {
    for (const item of items.all) {
      const left = leftOf(item);
      if (signOf(left) > 0) wanted.set(item, left);
    }
    if (wanted.size === 0) refusing.refuse('notes/nothing-left', []);
    return wanted;
  }
  for (const { item, members, at } of entriesOf('quantities', quantities, items, refusing)) {
    knowMembers(noteQuantityForm, members, refusing, at);
    const quantity = quantityOf(members['quantity'], item, at, refusing);
    if (quantity !== undefined) wanted.set(item, quantity);
  }
  return wanted;
}

function quantityOf(value: unknown, item: NoteItem, at: Path, refusing: Refusing): Exact | undefined {
  const name = itemName(item);
  const quantity = readMember(noteQuantityForm, 'quantity', value, refusing, at, { item: name });
  if (quantity === undefined) return undefined;
  const left = leftOf(item);
  if (compareExact(quantity, left) <= 0) return quantity;
  const most = signOf(left) < 0 ? zero : left;
  refusing.add('notes/above-quantity', [...at, 'quantity'], {
    item: name,
    wanted: formatExact(quantity),
    left: formatExact(most),
  });
  return undefined;
}

/** The price of each item. Refuses an item without a price, and a price without an item. */
export function pricesOf(
  prices: unknown,
  items: NoteItems,
  wanted: ReadonlyMap<NoteItem, Exact>,
  refusing: Refusing,
): Map<NoteItem, NotePrice> {
  const priced = new Map<NoteItem, NotePrice>();
  for (const { item, members, at } of entriesOf('prices', prices, items, refusing)) {
    if (members['quantity'] !== undefined) {
      refusing.add('notes/price-quantity', [...at, 'quantity'], { item: itemName(item) });
    }
    priced.set(item, members as NotePrice);
  }
  // An invalid list says nothing about its items.
  if (!Array.isArray(prices)) return priced;
  for (const item of wanted.keys()) {
    if (!priced.has(item)) refusing.add('notes/price-missing', ['prices'], { item: itemName(item) });
  }
  return priced;
}

function entriesOf(
  member: 'prices' | 'quantities',
  given: unknown,
  items: NoteItems,
  refusing: Refusing,
): ItemEntry[] {
  if (!Array.isArray(given)) {
    refusing.add('notes/list-form', [member], { member, found: shown(given) });
    return [];
  }
  const seen = new Set<NoteItem>();
  return given.flatMap((entry: unknown, index) => {
    const at: Path = [member, index];
    const members = recordOf(entry);
    const item = members && itemOf(members, member, items, at, refusing);
    if (members === undefined) refusing.add('notes/list-form', at, { member, found: shown(entry) });
    if (members === undefined || item === undefined) return [];
    if (seen.has(item)) refusing.add('notes/item-twice', at, { item: itemName(item) });
    seen.add(item);
    return [{ item, members, at }];
  });
}

function itemOf(
  { itemCode, description, unit }: Readonly<Record<string, unknown>>,
  member: string,
  items: NoteItems,
  at: Path,
  refusing: Refusing,
): NoteItem | undefined {
  const code = typeof itemCode === 'string' ? itemCode : undefined;
  const text = typeof description === 'string' ? description : undefined;
  if (code === undefined && text === undefined) {
    refusing.add('notes/item-unnamed', at, { member });
    return undefined;
  }
  const [found, other] = items.meant({ itemCode: code, itemDescr: text, unit });
  if (found !== undefined && other === undefined) return found;
  const item = text ?? String(code);
  if (found === undefined) {
    // If a unit is stated, it is part of the name.
    const asked = unit === undefined ? item : `${item} (${String(shown(unit))})`;
    const known = items.all.map((one) =>
      unit === undefined ? itemName(one) : `${itemName(one)} (${unitName(one.line.measurementUnit)})`,
    );
    refusing.add('notes/item-unknown', at, { item: asked, items: known.join(', ') });
  } else {
    const units = items
      .meant({ itemCode: code, itemDescr: text })
      .map(({ line }) => unitName(line.measurementUnit));
    refusing.add('notes/item-ambiguous', at, { item, units: units.join(', ') });
  }
  return undefined;
}

/** Every line of a note has a unit: `readNotes` refuses others. */
const unitName = (unit: number | undefined): string =>
  labelOf(measurementUnits, Number(unit), 'el') ?? String(unit);
