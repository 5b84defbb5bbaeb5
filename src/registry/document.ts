import type {
  Counterpart,
  Document,
  ExpensesClassification,
  IncomeClassification,
  InvoiceHeader,
  InvoiceLine,
  InvoiceSummary,
  OtherCorrelatedEntity,
  Party,
  PaymentMethod,
  TaxTotal,
} from '../types/index.js';

/**
 * As `Value`, but any member may be missing and any code may be one that this library does not know: what a file holds,
 * before anything has judged it.
 */
export type AsFiled<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly AsFiled<Item>[]
    : Value extends object
      ? { readonly [Name in keyof Value]?: AsFiled<Value[Name]> | undefined }
      : Value;

/** What the authority's schema adds to a party. */
interface PartyExtras {
  /** Number of an official document. */
  readonly documentIdNo?: string | undefined;
  /** Number of the electricity supply. */
  readonly supplyAccountNo?: string | undefined;
  /** Country that issued the official document. */
  readonly countryDocumentId?: string | undefined;
}

/** PartyType. */
export interface FiledParty extends Party, PartyExtras {}

/** PartyType, for a counterpart. */
export interface FiledCounterpart extends Counterpart, PartyExtras {}

/** IncomeClassificationType. */
export interface FiledIncome extends IncomeClassification {
  /** Number of the classification. */
  readonly id?: number | undefined;
}

/** ExpensesClassificationType. */
export interface FiledExpenses extends ExpensesClassification {
  readonly vatAmount?: number | undefined;
  readonly vatCategory?: number | undefined;
  readonly vatExemptionCategory?: number | undefined;
  /** Number of the classification. */
  readonly id?: number | undefined;
}

/** ShipType: a declaration of activity of a ship. */
export interface Ship {
  readonly applicationId: string;
  readonly applicationDate: string;
  readonly doy?: string | undefined;
  readonly shipId: string;
}

/** InvoiceRowType. */
export interface FiledLine extends InvoiceLine {
  /** Declaration of activity of a ship (ΠΟΛ 1177/2018). */
  readonly dienergia?: Ship | undefined;
  /** Right to a discount. */
  readonly discountOption?: boolean | undefined;
  /** Quantity at 15 degrees, on fuel documents. */
  readonly quantity15?: number | undefined;
  /** How many pieces of unit 7. */
  readonly otherMeasurementUnitQuantity?: number | undefined;
  /** What the pieces of unit 7 are, at most 150 characters. */
  readonly otherMeasurementUnitTitle?: string | undefined;
  /** Income outside VAT; only `true`. */
  readonly notVAT195?: boolean | undefined;
  readonly incomeClassification?: readonly FiledIncome[] | undefined;
  readonly expensesClassification?: readonly FiledExpenses[] | undefined;
}

/** ProviderSignatureType. */
export interface ProvidersSignature {
  readonly SigningAuthor: string;
  readonly Signature: string;
  readonly EndToEndReferenceID?: string | undefined;
}

/** ECRTokenType. */
export interface EcrToken {
  readonly SigningAuthor: string;
  readonly SessionNumber: string;
}

/** PaymentMethodDetailType. */
export interface FiledPayment extends PaymentMethod {
  /** Tip. */
  readonly tipAmount?: number | undefined;
  /** Identity of the payment. */
  readonly transactionId?: string | undefined;
  readonly ProvidersSignature?: ProvidersSignature | undefined;
  readonly ECRToken?: EcrToken | undefined;
}

/** TaxTotalsType. */
export interface FiledTaxTotal extends TaxTotal {
  /** Number of the tax. */
  readonly id?: number | undefined;
}

/** InvoiceSummaryType. */
export interface FiledSummary extends InvoiceSummary {
  readonly incomeClassification?: readonly FiledIncome[] | undefined;
  readonly expensesClassification?: readonly FiledExpenses[] | undefined;
}

/** EntityType. */
export interface FiledEntity extends OtherCorrelatedEntity {
  readonly entityData: FiledParty;
}

/** InvoiceHeaderType. */
export interface FiledHeader extends InvoiceHeader {
  readonly otherCorrelatedEntities?: readonly FiledEntity[] | undefined;
}

/** AadeBookInvoiceType, without what the authority writes upon it. */
export interface FiledDocument extends Omit<Document, 'issuer'> {
  /** Missing on types where the counterpart is the company itself (13.x). */
  readonly issuer?: FiledParty | undefined;
  readonly counterpart?: FiledCounterpart | undefined;
  readonly invoiceHeader: FiledHeader;
  readonly paymentMethods?: readonly FiledPayment[] | undefined;
  readonly invoiceDetails: readonly FiledLine[];
  readonly taxesTotals?: readonly FiledTaxTotal[] | undefined;
  readonly invoiceSummary: FiledSummary;
}

/**
 * A document as the authority's XML may hold it: the members of a `Document` and those that only the authority's schema has
 * (`tipAmount`, `otherMeasurementUnitTitle` …), of any type of the schema, and with no promise that a member is there.
 * Every `Document` is one. Ask `validate` before you send it.
 *
 * @example
 * const [first] = fromRegistryXml(text);
 * first?.document?.invoiceHeader?.invoiceType; // '13.1'
 */
export type RegistryDocument = AsFiled<FiledDocument>;
