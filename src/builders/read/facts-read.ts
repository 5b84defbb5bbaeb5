import type { DiscountInput, LineInput, TaxInput } from '../../totals/index.js';
import type { KindInfo } from '../kinds/kind-info.js';
import type { DocumentTax } from './taxes.js';
import type { VatRate } from './vat.js';
import type { FactsView, LineView } from './views.js';

/** Facts, read: looked up, and checked against what their type takes. They are whole when the reading is clean. */
export interface FactsRead {
  readonly info: KindInfo;
  readonly facts: FactsView;
  /** The header has the members of most documents and no other. */
  readonly isUsual: boolean;
  readonly lines: readonly LineRead[];
  readonly discount: DiscountInput | undefined;
  readonly taxes: readonly DocumentTax[] | undefined;
  /** The document accompanies goods, or is a note of their receipt: names and addresses of the parties go along. */
  readonly moves: boolean;
}

/** One line of facts, read: what totals need, and what is carried over. */
export interface LineRead extends LineInput {
  readonly facts: LineView;
  readonly vat: VatRate;
  /** False on the lines of notes and levies that state no price. */
  readonly priced: boolean;
  /** The line has the members of most lines and no other. */
  readonly isUsual: boolean;
  /** The levy of a stay in the seasons after its first, each of which has a line of its own. */
  readonly furtherSeasons: readonly TaxInput[] | undefined;
}
