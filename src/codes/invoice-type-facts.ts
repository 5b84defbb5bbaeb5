/**
 * How reliable a fact is: `described` in the service description, `official` (the authority's text or schema),
 * `several` independent sources, `observed` in answers, a `single` source, only `secondary` sources, sources in
 * `conflict`, `inferred` by this library, or `unknown`.
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

/** A fact about a document type, and how reliable it is. */
export interface Fact<Rule extends string> {
  readonly rule: Rule;
  readonly confidence: Confidence;
}

/** The facts about the counterpart of a document type. */
export interface CounterpartFact extends Fact<'required' | 'optional' | 'forbidden'> {
  /** Its country: `EU` without Greece, `nonEU` outside the Union, or null if unknown. */
  readonly country: 'GR' | 'EU' | 'nonEU' | 'any' | null;
  readonly name: 'required' | null;
  readonly address: 'required' | null;
  /** The only number allowed (9.2). */
  readonly vatNumber: string | null;
}

/** The kind of classification of a document type on the provider channel. */
export interface ClassificationFact {
  /** `byDetailType` is 1.5: expenses on lines of detail type 1, income on lines of detail type 2. */
  readonly kind: 'income' | 'expenses' | 'byDetailType' | 'category1_95' | 'category3';
  /** Whether lines may be unclassified; `onTotalCancel` means only on the total cancellation of order slips. */
  readonly mayBeAbsent: 'yes' | 'no' | 'onTotalCancel';
  readonly confidence: Confidence;
}

/** The facts that depend only on the document type. */
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
  /** The authority's grouping: A1 is wholesale and records, A2 is retail. */
  readonly group: 'A1' | 'A2';
  /** What a positive amount means. */
  readonly sign: 'debit' | 'credit' | 'paymentIn' | 'paymentOut' | 'neutral';
  readonly counterpart: CounterpartFact;
  readonly paymentMethods: Fact<'required' | 'accepted' | 'forbidden' | 'notSent'>;
  readonly currency: Fact<'optional' | 'forbidden'>;
  readonly correlatedInvoices: Fact<'required' | 'optional' | 'accepted' | 'forbidden' | 'unknown'>;
  readonly multipleConnectedMarks: Fact<'allowed' | 'accepted' | 'forbidden' | 'requiredOnTotalCancel'>;
  readonly lineQuantityAndUnit: Fact<'required' | 'allowed' | 'forbidden' | 'notSent'>;
  readonly classification: ClassificationFact;
  /** Whether its lines have VAT: `withVat` always, with an amount above zero; `withoutVat` never an amount. */
  readonly vat: Fact<
    'any' | 'real' | 'zeroOrReal' | 'usuallyExempt' | 'withVat' | 'withoutVat' | 'category8Only'
  >;
  /** Whether `isDeliveryNote` may be true. */
  readonly isDeliveryNote: Fact<'accepted' | 'refused'>;
  readonly fuelInvoice: boolean;
  readonly selfPricing: boolean;
  readonly taxFree: boolean;
}
