import type { ViewOf } from '../../reading/view.js';
import type { LineInput, TaxInput } from '../../totals/index.js';
import type { rareLineShape } from '../facts/line.js';
import type { VatRate } from './vat.js';

/** The members that few lines have, read. */
export type RareLine = ViewOf<typeof rareLineShape>;

/** One line of facts, read: what totals need, and what is carried over. */
export interface LineRead extends LineInput {
  readonly description: string | undefined;
  readonly unit: number | undefined;
  readonly vat: VatRate;
  /** False on the lines of notes and levies that state no price. */
  readonly priced: boolean;
  readonly rare: RareLine | undefined;
  /** The levy of a stay in the seasons after its first, each of which has a line of its own. */
  readonly furtherSeasons: readonly TaxInput[] | undefined;
}
