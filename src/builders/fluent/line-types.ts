import type { DecimalInput } from '../../money/index.js';
import type { IncomeFacts, LineFacts } from '../facts/facts.js';
import type { usualIncome } from '../kinds/usual-income.js';
import type { AnyKind, BaseKind, RowOf } from './kind-types.js';
import type { Stated } from './stated.js';

/** The line is priced by the net price of one. */
export interface ByUnitPrice extends Stated<LineFacts, 'unitPrice' | 'quantity'> {
  readonly unitPriceWithVat?: undefined;
  readonly net?: undefined;
  readonly gross?: undefined;
}

/** The line is priced by the price of one with VAT. */
export interface ByUnitPriceWithVat extends Stated<LineFacts, 'unitPriceWithVat' | 'quantity'> {
  readonly unitPrice?: undefined;
  readonly net?: undefined;
  readonly gross?: undefined;
}

/** The line is priced by its net amount. */
export interface ByNet extends Stated<LineFacts, 'net'> {
  readonly unitPrice?: undefined;
  readonly unitPriceWithVat?: undefined;
  readonly gross?: undefined;
}

/**
 * The line is priced by its amount with VAT. The compiler tells a line without a price what the last of its ways lacks, so
 * the name of this one says all four.
 */
export interface UnitPriceOrUnitPriceWithVatOrNetOrGross extends Stated<LineFacts, 'gross'> {
  readonly unitPrice?: undefined;
  readonly unitPriceWithVat?: undefined;
  readonly net?: undefined;
}

/** The line has no price: its values are zero. */
export interface Unpriced {
  readonly unitPrice?: undefined;
  readonly unitPriceWithVat?: undefined;
  readonly net?: undefined;
  readonly gross?: undefined;
}

/** The VAT of a line: its percent, its category, or both. */
export type WithVat = Required<Pick<LineFacts, 'vat'>> | Required<Pick<LineFacts, 'vatCategory'>>;

type Texts = Pick<LineFacts, 'description' | 'itemCode' | 'lineCode' | 'lineDescription' | 'lineComments'>;
type Taxes = Pick<LineFacts, 'withheld' | 'fees' | 'stampDuty' | 'otherTaxes' | 'deductions'>;
type Vat = Pick<LineFacts, 'vat' | 'vatCategory' | 'vatExemptionCategory'>;
type Counted = Pick<LineFacts, 'quantity' | 'unit' | 'unitLabel'>;

/** A line of goods, without what income it is. */
type Goods = (ByUnitPrice | ByUnitPriceWithVat | ByNet | UnitPriceOrUnitPriceWithVatOrNetOrGross) &
  WithVat &
  Vat &
  Counted &
  Texts &
  Taxes &
  Pick<LineFacts, 'discount' | 'recType' | 'fuelCode'>;

/** A line that moves goods: what, how many and in which unit, and how it travels. */
export interface Moved extends Stated<LineFacts, 'description' | 'quantity' | 'unit'> {}

type Travel = Pick<LineFacts, 'TaricNo' | 'movePurposeLine' | 'otherMovePurposeLineTitle'>;

/** A line of a goods invoice or receipt. */
export type GoodsLine = Goods & Pick<LineFacts, 'income'>;

/** Stands in error messages: services have an amount for the whole line, `net` or `gross`, and are not counted. */
export interface ServicesAreNotCounted {
  readonly 'state net or gross for the whole line': never;
}

/** What lines of services do not have; told by name, since an unknown member would be told of the wrong line. */
interface NotCounted {
  readonly quantity?: ServicesAreNotCounted | undefined;
  readonly unit?: ServicesAreNotCounted | undefined;
  readonly unitLabel?: ServicesAreNotCounted | undefined;
  readonly unitPrice?: ServicesAreNotCounted | undefined;
  readonly unitPriceWithVat?: ServicesAreNotCounted | undefined;
}

/** The net amount of a service; the compiler tells a line without amount the name, which says both. */
interface NetOrGross extends Stated<LineFacts, 'net'> {
  readonly gross?: undefined;
}

/** The amount of a service with VAT. */
interface GrossOrNet extends Stated<LineFacts, 'gross'> {
  readonly net?: undefined;
}

/** A line of services: an amount, never a quantity. */
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
  Pick<LineFacts, 'discount' | 'unitLabel'>;

/** A line of an order slip. */
export type OrderLine = (ByUnitPrice | ByUnitPriceWithVat | ByNet | UnitPriceOrUnitPriceWithVatOrNetOrGross) &
  WithVat &
  Vat &
  Moved &
  Texts &
  Pick<LineFacts, 'discount' | 'unitLabel'>;

/** The line of a POS receipt: the amount that is collected or returned. */
export type CollectionLine = Texts & {
  /** The amount that is collected or returned. */
  readonly net: DecimalInput;
};

/** A line of the climate resilience fee: no value of its own, the levy stands in other taxes or in fees. */
export type LevyLine = Texts & (Required<Pick<LineFacts, 'otherTaxes'>> | Required<Pick<LineFacts, 'fees'>>);

/** Where not both of `'goods'` and `'services'` have a usual classification, the income that a line may state. */
type WithIncome<K extends AnyKind> =
  BaseKind<K> extends infer Base extends keyof typeof usualIncome
    ? {
        /** What income this is: the usual one by its name where the type has one, or a classification. */
        readonly income?: Exclude<IncomeFacts, string> | (typeof usualIncome)[Base][number] | undefined;
      }
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
 * The line that a kind of document takes.
 *
 * @example
 * const line: LineOf<'orderSlip'> = { description: 'Καφές', quantity: 2, unit: 1, unitPrice: '3.50', vat: 13 };
 */
export type LineOf<K extends AnyKind> = K extends `moving ${string}`
  ? Lines[RowOf<K>['line']] & Moved & Travel & WithIncome<K>
  : Lines[RowOf<K>['line']] & WithIncome<K>;
