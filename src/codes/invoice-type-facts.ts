/**
 * How well a fact is known: `described` by the service description, `official` (the authority's text or schema),
 * `several` independent sources, `observed` in answers, a `single` source, `secondary` sources alone, sources in
 * `conflict`, `inferred` by us, or `unknown`.
 */
export type Confidence =
  | 'described'
  | 'official'
  | 'several'
  | 'observed'
  | 'single'
  | 'secondary'
  | 'conflict'
  | 'inferred'
  | 'unknown';

/** A rule of the document type with how well it is known. */
export interface Fact<Rule extends string> {
  readonly rule: Rule;
  readonly confidence: Confidence;
}

/** Who the counterpart of a document type is. */
export interface CounterpartFact extends Fact<'required' | 'optional' | 'forbidden'> {
  /** Where it must be: `EU` is without Greece, `nonEU` outside the Union; null when nothing is known. */
  readonly country: 'GR' | 'EU' | 'nonEU' | 'any' | null;
  readonly name: 'required' | null;
  readonly address: 'required' | null;
  /** The only number admitted (9.2). */
  readonly vatNumber: string | null;
}

/** The classification that a document type takes on the provider channel. */
export interface ClassificationFact {
  /** `byDetailType` is 1.5: expenses on lines of detail type 1, income on lines of detail type 2. */
  readonly kind: 'income' | 'expenses' | 'byDetailType' | 'category1_95' | 'category3';
  /** Whether lines may have none; `onTotalCancel` is the total cancellation of order slips. */
  readonly mayBeAbsent: 'yes' | 'no' | 'onTotalCancel';
  readonly confidence: Confidence;
}

/** What follows from the document type alone. */
export interface InvoiceTypeFacts {
  readonly family:
    | 'salesInvoice'
    | 'serviceInvoice'
    | 'titleOfAcquisition'
    | 'creditInvoice'
    | 'selfSupply'
    | 'contractIncome'
    | 'specialRecord'
    | 'deliveryNote'
    | 'receivingNote'
    | 'retail';
  /** The authority's grouping: A1 wholesale and records, A2 retail. */
  readonly group: 'A1' | 'A2';
  /** What the positive amounts mean. */
  readonly sign: 'debit' | 'credit' | 'paymentIn' | 'paymentOut' | 'neutral';
  readonly counterpart: CounterpartFact;
  readonly paymentMethods: Fact<'required' | 'accepted' | 'forbidden' | 'notSent'>;
  readonly currency: Fact<'optional' | 'forbidden'>;
  readonly correlatedInvoices: Fact<'required' | 'optional' | 'accepted' | 'forbidden' | 'unknown'>;
  readonly multipleConnectedMarks: Fact<'allowed' | 'accepted' | 'forbidden' | 'requiredOnTotalCancel'>;
  readonly lineQuantityAndUnit: Fact<'required' | 'allowed' | 'forbidden' | 'notSent'>;
  readonly classification: ClassificationFact;
  readonly vat: Fact<'any' | 'real' | 'zeroOrReal' | 'usuallyExempt' | 'category8Accepted' | 'category8Only'>;
  /** Whether `isDeliveryNote` may be true. */
  readonly isDeliveryNote: Fact<'accepted' | 'refused'>;
  readonly fuelInvoice: boolean;
  readonly selfPricing: boolean;
  readonly taxFree: boolean;
}
