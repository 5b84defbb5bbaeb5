import type { MemberSet } from '../../reading/members.js';
import type { DiscountInput, LineInput, TaxInput } from '../../totals/index.js';
import type { KindInfo } from '../kinds/kind-info.js';
import type { DocumentTax } from './taxes.js';
import type { VatRate } from './vat.js';
import type { FactsView, LineView } from './views.js';

/** Facts after reading: with codes looked up, and checked against their document type. Complete if the reading is clean. */
export interface FactsRead {
  readonly info: KindInfo;
  readonly facts: FactsView;
  /** The members that occur anywhere in the facts. */
  readonly met: MemberSet;
  /** The header has only members that most documents have, and no text is very long or has an odd character. */
  readonly isUsual: boolean;
  readonly lines: readonly LineRead[];
  readonly discount: DiscountInput | undefined;
  readonly taxes: readonly DocumentTax[] | undefined;
  /** The document accompanies goods or is a receiving note, so names and addresses of the parties are included. */
  readonly moves: boolean;
}

/** A line of facts after reading: the input of the totals, and the facts themselves. */
export interface LineRead extends LineInput {
  readonly facts: LineView;
  readonly vat: VatRate;
  /** False for lines of notes and levies without a price. */
  readonly priced: boolean;
  /** The line has only members that most lines have. */
  readonly isUsual: boolean;
  /** The levy of a stay in later seasons. Each of them has its own line. */
  readonly furtherSeasons: readonly TaxInput[] | undefined;
}
