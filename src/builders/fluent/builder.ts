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

/** All steps of all builders. A builder has the steps that its document type allows. */
export interface Steps<K extends AnyKind, Lacking extends Step> {
  /**
   * The recipient of the document. If it is called again, the last call counts. After `movement`, a private person
   * needs no VAT number.
   */
  counterpart(party: CounterpartOf<K>): Builder<K, Exclude<Lacking, 'counterpart'>>;
  /** Adds a line, priced in exactly one way. */
  line(line: LineOf<K>): Builder<K, Exclude<Lacking, 'line'>>;
  /**
   * Adds lines of the general type `LineFacts`. `check` and `build` report members that the document type does not
   * allow.
   */
  lines<Line extends LineFacts>(
    lines: LineFacts extends Line ? Iterable<Line> : never,
  ): Builder<K, Exclude<Lacking, 'line'>>;
  /** Adds lines from any iterable, which is read immediately. */
  lines(lines: Iterable<LineOf<K>>): Builder<K, Exclude<Lacking, 'line'>>;
  /** A discount on the whole document, after those of the lines. If it is called again, the last call counts. */
  discount(discount: DiscountFacts): Builder<K, Lacking>;
  /** Withheld tax on the whole document. */
  withheld(tax: TaxFacts<'withheld'>): Builder<K, Lacking>;
  /** Fees on the whole document. */
  fees(tax: TaxFacts<'fees'>): Builder<K, Lacking>;
  /** Digital transaction fee (formerly stamp duty) on the whole document. */
  stampDuty(tax: TaxFacts<'stampDuty'>): Builder<K, Lacking>;
  /** Other taxes on the whole document. */
  otherTaxes(tax: OtherTaxFacts): Builder<K, Lacking>;
  /** Deductions on the whole document. */
  deductions(deductions: DeductionFacts): Builder<K, Lacking>;
  /** Adds a payment. */
  payment(payment: PaymentOf<K>): Builder<K, Exclude<Lacking, 'payment'>>;
  /** The movement of the goods. It turns an invoice or a receipt into a delivery note as well. */
  movement(movement: MovementFacts): Builder<Moving<K>, Exclude<Lacking | Recipient<K>, 'movement'>>;
  /**
   * Closes the order slips of a table, by MARK or, if they were issued offline, by UID: a restaurant transaction. A
   * credit invoice that closes a table is 5.2, because the authority accepts no connected MARKs on 5.1.
   */
  closesTable(table: {
    readonly marks: Iterable<MarkInput>;
    readonly uids?: Iterable<string>;
  }): Builder<K, Lacking>;
  /** Closes delivery notes, by MARK, as described for 1.1. */
  closesNotes(marks: Iterable<MarkInput>): Builder<K, Lacking>;
  /** Refers to earlier receipts, by MARK: the returned sale, or the paid document. */
  refersTo(marks: Iterable<MarkInput>): Builder<K, Lacking>;
  /** Corrects or completes earlier documents, by MARK. */
  correlatesWith(marks: Iterable<MarkInput>): Builder<K, Lacking>;
  /** Quantities are settled by weighing. */
  toWeigh(): Builder<K, Lacking>;
  /** Adds packages. */
  packages(...packages: PackageFacts[]): Builder<K, Lacking>;
  /** Additional print members. Another call replaces single members. */
  print(print: PrintFacts): Builder<K, Lacking>;
  /** The facts so far, as a plain object for `buildDocument`. */
  facts(): Facts;
  /** Builds and checks the document; never throws. If something is missing, the issues say what. */
  check(options?: BuildOptions): CheckedDocument;
  /**
   * Builds the document. Available once no step is missing.
   *
   * @throws InvalidDocumentError with all issues, if there are errors.
   */
  build(options?: BuildOptions): Document;
}

/**
 * A builder, with the kind of its document and the steps that are still missing before `build` is available. Every step
 * returns a new builder and leaves the old one unchanged, so that a half-built document can serve as a template.
 *
 * @example
 * const draft: Builder<'retailReceipt', 'payment'> = retailReceipt(opening).line({ gross: '30.00', vat: 24, income: 'goods' });
 * const document = draft.payment(cash('30.00')).build();
 */
export type Builder<K extends AnyKind, Lacking extends Step = never> = Pick<
  Steps<K, Lacking>,
  StepsOf<K> | ([Lacking] extends [never] ? 'build' : never)
>;
