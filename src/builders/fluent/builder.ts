import type { FeesCategory, StampDutyCategory, WithheldTaxCategory } from '../../codes/index.js';
import type { Document } from '../../types/index.js';
import type { BuildOptions, CheckedDocument } from '../check-document.js';
import type {
  DeductionFacts,
  DiscountFacts,
  Facts,
  LineFacts,
  MarkInput,
  OtherTaxFacts,
  PackageFacts,
  PrintFacts,
  TaxFacts,
} from '../facts/facts.js';
import type { CounterpartOf } from './counterpart-types.js';
import type { AnyKind, Moving, Recipient, Step, StepsOf } from './kind-types.js';
import type { LineOf } from './line-types.js';
import type { MovementFacts } from './opening-types.js';
import type { PaymentOf } from './payment-types.js';

/** All steps of all builders. A builder of a kind has those that its type allows. */
export interface Steps<K extends AnyKind, Lacking extends Step> {
  /**
   * Who receives the document. Said again, the last one counts. After `movement`, a private person needs no VAT number.
   */
  counterpart(party: CounterpartOf<K>): Builder<K, Exclude<Lacking, 'counterpart'>>;
  /** One more line, priced in exactly one way. */
  line(line: LineOf<K>): Builder<K, Exclude<Lacking, 'line'>>;
  /** More lines that are known as facts of any document: what the type does not take, `check` and `build` tell. */
  lines<Line extends LineFacts>(
    lines: LineFacts extends Line ? Iterable<Line> : never,
  ): Builder<K, Exclude<Lacking, 'line'>>;
  /** More lines, from anything that can be iterated; it is read at once. */
  lines(lines: Iterable<LineOf<K>>): Builder<K, Exclude<Lacking, 'line'>>;
  /** Discount on the whole document, after those of the lines. Said again, the last one counts. */
  discount(discount: DiscountFacts): Builder<K, Lacking>;
  /** Withheld tax on the whole document. */
  withheld(tax: TaxFacts<WithheldTaxCategory>): Builder<K, Lacking>;
  /** Fees on the whole document. */
  fees(tax: TaxFacts<FeesCategory>): Builder<K, Lacking>;
  /** Stamp duty (digital transaction fee) on the whole document. */
  stampDuty(tax: TaxFacts<StampDutyCategory>): Builder<K, Lacking>;
  /** Other taxes on the whole document. */
  otherTaxes(tax: OtherTaxFacts): Builder<K, Lacking>;
  /** Deductions on the whole document. */
  deductions(deductions: DeductionFacts): Builder<K, Lacking>;
  /** One more payment. */
  payment(payment: PaymentOf<K>): Builder<K, Exclude<Lacking, 'payment'>>;
  /** How the goods travel; it makes an invoice or a receipt a delivery note as well. */
  movement(movement: MovementFacts): Builder<Moving<K>, Exclude<Lacking | Recipient<K>, 'movement'>>;
  /**
   * Closes the order slips of a table, by MARK and, where they were issued offline, by UID: a restaurant transaction. A
   * credit invoice that closes a table is 5.2: the authority takes no connected marks on 5.1.
   */
  closesTable(table: {
    readonly marks: Iterable<MarkInput>;
    readonly uids?: Iterable<string>;
  }): Builder<K, Lacking>;
  /** Closes delivery notes, by MARK, as the service describes it for 1.1. */
  closesNotes(marks: Iterable<MarkInput>): Builder<K, Lacking>;
  /** Refers to earlier receipts, by MARK: the sale that is returned, the document that is paid. */
  refersTo(marks: Iterable<MarkInput>): Builder<K, Lacking>;
  /** Corrects or completes earlier documents, by MARK. */
  correlatesWith(marks: Iterable<MarkInput>): Builder<K, Lacking>;
  /** Quantities are settled by weighing. */
  toWeigh(): Builder<K, Lacking>;
  /** More packages. */
  packages(...packages: PackageFacts[]): Builder<K, Lacking>;
  /** What else is printed. Said again, single texts are replaced. */
  print(print: PrintFacts): Builder<K, Lacking>;
  /** The facts so far, plain: what `buildDocument` takes. */
  facts(): Facts;
  /** Makes the document and checks it; never throws. Of a builder that lacks something, it tells what. */
  check(options?: BuildOptions): CheckedDocument;
  /**
   * Makes the document. It is there when nothing is lacking any more.
   *
   * @throws InvalidDocumentError with all issues, when there are errors.
   */
  build(options?: BuildOptions): Document;
}

/**
 * A builder: the kind of its document, and the steps that it still lacks before `build` is there. Every step gives a new
 * builder and leaves the old one as it was, so that a half-built document is a template.
 *
 * @example
 * const draft: Builder<'retailReceipt', 'payment'> = retailReceipt(opening).line({ gross: '30.00', vat: 24, income: 'goods' });
 * const document = draft.payment(cash('30.00')).build();
 */
export type Builder<K extends AnyKind, Lacking extends Step = never> = Pick<
  Steps<K, Lacking>,
  StepsOf<K> | ([Lacking] extends [never] ? 'build' : never)
>;
