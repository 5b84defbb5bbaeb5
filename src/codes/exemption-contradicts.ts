import { exemptionsContradict } from './generated/code-facts.js';
import type { InvoiceType } from './generated/invoice-types.js';

/** The region of a counterpart: Greece, another member state, or outside the Union. */
export type CounterpartRegion = 'GR' | 'EU' | 'nonEU';

export interface ExemptionUse {
  readonly type: InvoiceType;
  /** `undefined` if it is unknown or has no meaning for the exemption. */
  readonly region: CounterpartRegion | undefined;
  /** Whether the line is a sale of goods. */
  readonly isGoods: boolean;
}

/** What contradicts an exemption: the document type, the country of the counterpart, or the kind of sale. */
export type Contradiction = 'type' | 'counterpart' | 'goods';

/** What contradicts an exemption, or `undefined`. */
export function contradictionOf(
  exemption: number,
  { type, region, isGoods }: ExemptionUse,
): Contradiction | undefined {
  const contradicts = exemptionsContradict[exemption];
  if (contradicts === undefined) return undefined;
  if (contradicts.types?.includes(type)) return 'type';
  if (region !== undefined && contradicts.counterpart?.includes(region)) return 'counterpart';
  return isGoods && contradicts.goods === true ? 'goods' : undefined;
}
