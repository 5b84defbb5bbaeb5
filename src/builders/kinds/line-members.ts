import type { KindRow, LineKind } from './kinds.js';

/** The usual members of a line, one bit each, so that what a line has is one number. */
export const LineBit = {
  description: 1,
  quantity: 2,
  unit: 4,
  unitPrice: 8,
  unitPriceWithVat: 16,
  net: 32,
  gross: 64,
  vat: 128,
  vatCategory: 256,
  discount: 512,
  income: 1024,
} as const;

/** A usual member of a line. */
export type UsualLineMember = keyof typeof LineBit;

/** The bits of the four prices. */
export const PRICES = LineBit.unitPrice | LineBit.unitPriceWithVat | LineBit.net | LineBit.gross;

/** What lines of a kind may and must have. */
export interface LineMembers {
  /** Bits of the usual members that are not admitted. */
  readonly forbids: number;
  /** Bits of the usual members that must be there. */
  readonly needs: number;
  /** Rare members that are not admitted. */
  readonly forbidsRare: ReadonlySet<string>;
  /** Whether the line has a value: a price and a VAT category. Notes may leave both out. */
  readonly value: 'needed' | 'may' | 'no';
}

const bits = (...members: UsualLineMember[]): number =>
  members.reduce((all, member) => all | LineBit[member], 0);

const taxes = ['withheld', 'fees', 'stampDuty', 'otherTaxes', 'deductions'] as const;
const movement = ['TaricNo', 'movePurposeLine', 'otherMovePurposeLineTitle'] as const;

const moved = bits('description', 'quantity', 'unit');
const counted = bits('quantity', 'unit', 'unitPrice', 'unitPriceWithVat');
const valued = PRICES | bits('vat', 'vatCategory', 'discount', 'income');

const forbids: Readonly<Record<LineKind, number>> = {
  goods: 0,
  service: counted,
  acquisition: bits('income'),
  clearance: 0,
  note: bits('income'),
  order: bits('income'),
  collection: counted | bits('gross', 'vat', 'vatCategory', 'discount', 'income'),
  levy: counted | (valued & ~bits('income')),
  none: moved | valued,
};

const needs: Readonly<Record<LineKind, number>> = {
  goods: 0,
  service: 0,
  acquisition: 0,
  clearance: 0,
  note: moved,
  order: moved,
  collection: bits('net'),
  levy: 0,
  none: 0,
};

const value: Readonly<Record<LineKind, LineMembers['value']>> = {
  goods: 'needed',
  service: 'needed',
  acquisition: 'needed',
  clearance: 'needed',
  note: 'may',
  order: 'needed',
  collection: 'needed',
  levy: 'no',
  none: 'no',
};

/** What lines of a kind may and must have; `moving` when the document accompanies goods besides its own purpose. */
export function lineMembersOf({ line, takes }: KindRow, moving: boolean): LineMembers {
  const forbidsRare = new Set<string>();
  const forbid = (...members: string[]): void => {
    for (const member of members) forbidsRare.add(member);
  };
  const hasValue = line === 'goods' || line === 'service' || line === 'acquisition' || line === 'clearance';
  if (!hasValue) forbid(...taxes);
  if (line === 'levy') for (const tax of ['fees', 'otherTaxes']) forbidsRare.delete(tax);
  if (!hasValue && line !== 'order') forbid('recType');
  if (line !== 'acquisition' && line !== 'clearance') forbid('expenses');
  if (line !== 'clearance') forbid('invoiceDetailType');
  if (!takes.includes('fuelInvoice')) forbid('fuelCode');
  if (line === 'collection' || line === 'levy') forbid('vatExemptionCategory', 'unitLabel');
  if (line === 'service') forbid('unitLabel');
  if (!moving && line !== 'note') forbid(...movement);
  return {
    forbids: forbids[line],
    needs: moving ? needs[line] | moved : needs[line],
    forbidsRare,
    value: value[line],
  };
}
