import type { ViewOf } from '../../reading/view.js';
import type { DiscountInput } from '../../totals/index.js';
import type { rareFactsShape } from '../facts/facts.js';
import type { KindInfo } from '../kinds/kind-info.js';
import type { LineRead } from './line-read.js';
import type { IssuerRead, PartyRead } from './party.js';
import type { PaymentRead } from './payments.js';
import type { DocumentTax } from './taxes.js';

/** The members that few documents have, read. */
export type RareFacts = ViewOf<typeof rareFactsShape>;

/** Facts as far as they could be read. They are whole when the reading is clean. */
export interface FactsSoFar extends Omit<FactsRead, 'issuer'> {
  readonly issuer: IssuerRead | undefined;
}

/** Facts, read: parsed, looked up, and checked against what their type takes. */
export interface FactsRead {
  readonly info: KindInfo;
  readonly series: string;
  readonly aa: string;
  readonly issueDate: string;
  readonly issuer: IssuerRead;
  readonly counterpart: PartyRead | undefined;
  readonly lines: readonly LineRead[];
  readonly payments: readonly PaymentRead[] | undefined;
  /** The table of a slip; the first slip of a table states none. */
  readonly tableAA: string | undefined;
  readonly rare: RareFacts | undefined;
  readonly correlatedInvoices: readonly number[] | undefined;
  readonly multipleConnectedMarks: readonly number[] | undefined;
  readonly discount: DiscountInput | undefined;
  readonly taxes: readonly DocumentTax[] | undefined;
  /** The document accompanies goods, or is a note of their receipt: names and addresses of the parties go along. */
  readonly moves: boolean;
}
