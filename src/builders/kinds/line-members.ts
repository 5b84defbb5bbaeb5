import { inWords, type MemberBit, memberBit } from '../../reading/members.js';
import { lineFactsShape } from '../facts/generated/shapes.js';
import type { KindRow, LineKind } from './kind-row.js';

export type LineMember = keyof (typeof lineFactsShape)['members'];

export interface LineMembers {
  /** Members that are not allowed. */
  readonly forbids: ReadonlySet<LineMember>;
  /** Their bits. Facts without any of them need no further check. */
  readonly forbidden: readonly MemberBit[];
  /** Mandatory members, besides a price. */
  readonly needs: readonly LineMember[];
  /** Whether the line has a value, that is, a price and a VAT category. Notes may omit both. */
  readonly value: 'needed' | 'may' | 'no';
}

/** The four prices. A line states one of them. */
export const prices = [
  'unitPrice',
  'unitPriceWithVat',
  'net',
  'gross',
] as const satisfies readonly LineMember[];

export const counted: readonly LineMember[] = ['quantity', 'unit', 'unitPrice', 'unitPriceWithVat'];

/** The name of a unit, and what unit 7 (other pieces) also needs. */
const unitTexts: readonly LineMember[] = [
  'unitLabel',
  'otherMeasurementUnitQuantity',
  'otherMeasurementUnitTitle',
];
const moved: readonly LineMember[] = ['description', 'quantity', 'unit'];
const movement: readonly LineMember[] = ['cnCode', 'movePurposeLine', 'otherMovePurposeLineTitle'];
const taxes: readonly LineMember[] = ['withheld', 'fees', 'stampDuty', 'otherTaxes', 'deductions'];
const acquired: readonly LineMember[] = ['expenses', 'invoiceDetailType'];
const untaxed: readonly LineMember[] = [...taxes, ...acquired];
const unpriced: readonly LineMember[] = [
  ...counted,
  'gross',
  'vat',
  'vatCategory',
  'vatExemptionCategory',
  'discount',
  ...unitTexts,
  'recType',
];

const forbids: Readonly<Record<LineKind, readonly LineMember[]>> = {
  goods: acquired,
  service: [...counted, ...unitTexts, ...acquired],
  acquisition: ['income', 'invoiceDetailType'],
  clearance: [],
  note: ['income', 'recType', ...untaxed],
  order: ['income', ...untaxed],
  collection: [...unpriced, 'income', ...untaxed],
  levy: [...unpriced, 'net', 'withheld', 'stampDuty', 'deductions', ...acquired],
  none: [],
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

/** What decides, besides the kind, which members lines may have. */
export interface LineCircumstances {
  /** The document also accompanies goods. */
  readonly moving: boolean;
  /** The recipient issues the document, and classifies expenses. */
  readonly selfBilled: boolean;
}

/** The allowed and mandatory members of lines of a kind. */
export function lineMembersOf(
  { line, takes }: KindRow,
  { moving, selfBilled }: LineCircumstances,
): LineMembers {
  const forbidden = new Set(forbids[line]);
  if (selfBilled && takes.includes('selfPricing')) forbidden.delete('expenses');
  if (!takes.includes('fuelInvoice')) forbidden.add('fuelCode');
  if (!moving && line !== 'note') for (const member of movement) forbidden.add(member);
  return {
    forbids: forbidden,
    forbidden: lineBits(forbidden),
    needs: moving || line === 'note' || line === 'order' ? moved : [],
    value: value[line],
  };
}

/** The bits of members of lines, to check all lines at once. */
export const lineBits = (members: Iterable<LineMember>): readonly MemberBit[] =>
  inWords([...members].map((member) => memberBit(lineFactsShape, member)));
