import type { IncomeWord } from '../../codes/default-classification.js';
import type { DecimalInput } from '../../money/index.js';
import type { IncomeFacts, LineFacts } from '../facts/facts.js';
import type { AnyKind, RowOf } from './kind-types.js';
import type { Stated } from './stated.js';

/** A line with a net unit price. */
export interface ByUnitPrice extends Stated<LineFacts, 'unitPrice' | 'quantity'> {
  readonly unitPriceWithVat?: undefined;
  readonly net?: undefined;
  readonly gross?: undefined;
}

export interface ByUnitPriceWithVat extends Stated<LineFacts, 'unitPriceWithVat' | 'quantity'> {
  readonly unitPrice?: undefined;
  readonly net?: undefined;
  readonly gross?: undefined;
}

export interface ByNet extends Stated<LineFacts, 'net'> {
  readonly unitPrice?: undefined;
  readonly unitPriceWithVat?: undefined;
  readonly gross?: undefined;
}

/**
 * A line with an amount that includes VAT. If a line has no price, the compiler names the last type of the union, so
 * the name of this type lists all four prices.
 */
export interface UnitPriceOrUnitPriceWithVatOrNetOrGross extends Stated<LineFacts, 'gross'> {
  readonly unitPrice?: undefined;
  readonly unitPriceWithVat?: undefined;
  readonly net?: undefined;
}

/** A line without a price: its values are zero. */
export interface Unpriced {
  readonly unitPrice?: undefined;
  readonly unitPriceWithVat?: undefined;
  readonly net?: undefined;
  readonly gross?: undefined;
}

/** The compiler names the last type of a union, so the name of this one lists both ways to state VAT. */
export interface VatOrVatCategory extends Stated<LineFacts, 'vat'> {}

/** The VAT of a line: its percent, its category, or both. */
export type WithVat = Stated<LineFacts, 'vatCategory'> | VatOrVatCategory;

type Texts = Pick<LineFacts, 'description' | 'itemCode' | 'lineCode' | 'lineDescription' | 'lineComments'>;
type Taxes = Pick<LineFacts, 'withheld' | 'fees' | 'stampDuty' | 'otherTaxes' | 'deductions'>;
type Vat = Pick<LineFacts, 'vat' | 'vatCategory' | 'vatExemptionCategory'>;
type UnitTexts = Pick<LineFacts, 'unitLabel' | 'otherMeasurementUnitQuantity' | 'otherMeasurementUnitTitle'>;
type Counted = Pick<LineFacts, 'quantity' | 'unit'> & UnitTexts;

/** A line of goods, without its income. */
type Goods = (ByUnitPrice | ByUnitPriceWithVat | ByNet | UnitPriceOrUnitPriceWithVatOrNetOrGross) &
  WithVat &
  Vat &
  Counted &
  Texts &
  Taxes &
  Pick<LineFacts, 'discount' | 'recType' | 'fuelCode'>;

/** A line that moves goods: the item, its quantity and unit, and its movement. */
export interface Moved extends Stated<LineFacts, 'description' | 'quantity' | 'unit'> {}

type Travel = Pick<LineFacts, 'cnCode' | 'movePurposeLine' | 'otherMovePurposeLineTitle'>;

/** A line of a goods invoice or receipt. */
export type GoodsLine = Goods & Pick<LineFacts, 'income'>;

/** Its name appears in compiler errors: services have an amount for the whole line, but no quantity. */
export interface StateNetOrGrossOfTheWholeService {
  readonly 'state net or gross for the whole line': never;
}

/**
 * Members that lines of services do not have. They are listed so that the compiler reports them here; as unknown
 * members, they would be reported for another type of line.
 */
interface NotCounted {
  readonly quantity?: StateNetOrGrossOfTheWholeService | undefined;
  readonly unit?: StateNetOrGrossOfTheWholeService | undefined;
  readonly unitLabel?: StateNetOrGrossOfTheWholeService | undefined;
  readonly otherMeasurementUnitQuantity?: StateNetOrGrossOfTheWholeService | undefined;
  readonly otherMeasurementUnitTitle?: StateNetOrGrossOfTheWholeService | undefined;
  readonly unitPrice?: StateNetOrGrossOfTheWholeService | undefined;
  readonly unitPriceWithVat?: StateNetOrGrossOfTheWholeService | undefined;
}

/**
 * A service with a net amount. If a line has no amount, the compiler shows the name of this type, which lists both
 * amounts.
 */
interface NetOrGross extends Stated<LineFacts, 'net'> {
  readonly gross?: undefined;
}

/** A service with an amount that includes VAT. */
interface GrossOrNet extends Stated<LineFacts, 'gross'> {
  readonly net?: undefined;
}

/** A line of services: it has an amount, but never a quantity. */
export type ServiceLine = (NetOrGross | GrossOrNet) &
  NotCounted &
  WithVat &
  Vat &
  Texts &
  Taxes &
  Pick<LineFacts, 'discount' | 'recType' | 'income'>;

/** A line of an acquisition title, which classifies expenses. */
export type AcquisitionLine = Goods & Pick<LineFacts, 'expenses'>;

/** A line of a clearance invoice: 1 clearance of third-party sales (expenses), 2 fee from them (income). */
export type ClearanceLine =
  | (Goods & Pick<LineFacts, 'expenses'> & { readonly invoiceDetailType: 1 })
  | (Goods & { readonly invoiceDetailType: 2; readonly income?: Exclude<IncomeFacts, string> | undefined });

/** A line of a delivery or receiving note; without a price its values are zero. */
export type NoteLine = (
  | ByUnitPrice
  | ByUnitPriceWithVat
  | ByNet
  | UnitPriceOrUnitPriceWithVatOrNetOrGross
  | Unpriced
) &
  Vat &
  Moved &
  Texts &
  Travel &
  UnitTexts &
  Pick<LineFacts, 'discount'>;

/** A line of an order slip. */
export type OrderLine = (ByUnitPrice | ByUnitPriceWithVat | ByNet | UnitPriceOrUnitPriceWithVatOrNetOrGross) &
  WithVat &
  Vat &
  Moved &
  Texts &
  UnitTexts &
  Pick<LineFacts, 'discount'>;

/** The line of a POS receipt: the collected or returned amount. */
export type CollectionLine = Texts & {
  /** The collected or returned amount. */
  readonly net: DecimalInput;
};

/** A line of the climate resilience fee. It has no value; the levy is in other taxes or in fees. */
export type LevyLine = Texts &
  Pick<LineFacts, 'income'> &
  (Required<Pick<LineFacts, 'otherTaxes'>> | Required<Pick<LineFacts, 'fees'>>);

/** The income that a line may state, for kinds without a usual classification for both `'goods'` and `'services'`. */
type WithIncome<K extends AnyKind> = RowOf<K>['line'] extends 'goods' | 'service'
  ? 'goods' | 'services' extends IncomeWord<RowOf<K>['type']>
    ? unknown
    : {
        /** The income: a word for the usual classification if the type has one, or a classification. */
        readonly income?: Exclude<IncomeFacts, string> | IncomeWord<RowOf<K>['type']> | undefined;
      }
  : unknown;

/** The expenses that a line may state instead of income if the document is self-billed (`selfPricing`). */
type WithExpenses<K extends AnyKind> =
  RowOf<K> extends { readonly line: 'goods' | 'service' }
    ? 'selfPricing' extends RowOf<K>['takes'][number]
      ? Pick<LineFacts, 'expenses'>
      : unknown
    : unknown;

interface Lines {
  goods: GoodsLine;
  service: ServiceLine;
  acquisition: AcquisitionLine;
  clearance: ClearanceLine;
  note: NoteLine;
  order: OrderLine;
  collection: CollectionLine;
  levy: LevyLine;
  none: never;
}

/**
 * The lines of a kind of document.
 *
 * @example
 * const line: LineOf<'orderSlip'> = { description: 'Καφές', quantity: 2, unit: 1, unitPrice: '3.50', vat: 24 };
 */
export type LineOf<K extends AnyKind> = K extends `moving ${string}`
  ? Lines[RowOf<K>['line']] & Moved & Travel & WithIncome<K> & WithExpenses<K>
  : Lines[RowOf<K>['line']] & WithIncome<K> & WithExpenses<K>;
