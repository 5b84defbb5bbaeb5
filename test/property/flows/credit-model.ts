import type { Document } from '../../../src/types/index.js';

/** A second calculation of credits, in whole numbers alone: cents, and quantities in 10⁻²⁰. */
export interface ModelLine {
  quantity: bigint | undefined;
  net: bigint;
  vat: bigint;
  taxes: bigint[];
}

export type ModelMeasure =
  | { readonly by: 'all' }
  | { readonly by: 'quantity' | 'net' | 'gross'; readonly value: bigint };

const PLACES = 20;

/** The digits of a JSON number, exponent and all, as a whole number of 10⁻ᵖˡᵃᶜᵉˢ. */
export function scaled(value: number, places: number): bigint {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const shift = places + Number(exponent) - fraction.length;
  const digits = BigInt(`${whole}${fraction}`);
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  const power = 10n ** BigInt(-shift);
  if (digits % power !== 0n) throw new Error(`${value} has more than ${places} decimals`);
  return digits / power;
}

export const cents = (value: number | undefined): bigint => scaled(value ?? 0, 2);
const quantityOf = (value: number): bigint => scaled(value, PLACES);

/** A whole number of 10⁻ᵖˡᵃᶜᵉˢ as text with a point. */
export function asText(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, -places) : `${digits.slice(0, -places)}.${fraction}`;
}

export const quantityText = (value: bigint): string => asText(value, PLACES);
export const centsText = (value: bigint): string => asText(value, 2);

/** At most three decimals of a part of a quantity; thousandths of the whole are given. */
export const partOfQuantity = (quantity: bigint, thousandths: bigint): bigint => {
  const unit = 10n ** BigInt(PLACES - 3);
  return ((quantity * thousandths) / 1000n / unit) * unit;
};

type Line = Document['invoiceDetails'][number];

const taxesOf = (line: Line): bigint[] => [
  cents(line.withheldAmount),
  cents(line.feesAmount),
  cents(line.stampDutyAmount),
  cents(line.otherTaxesAmount),
  cents(line.deductionsAmount),
];

export const modelLine = (line: Line): ModelLine => ({
  quantity: line.quantity === undefined ? undefined : quantityOf(line.quantity),
  net: cents(line.netValue),
  vat: cents(line.vatAmount),
  taxes: taxesOf(line),
});

/** amount × part / whole, rounded half up. */
export const share = (amount: bigint, part: bigint, whole: bigint): bigint =>
  part === whole ? amount : (2n * amount * part + whole) / (2n * whole);

/** Takes what is asked for off a line, and tells what it came to. */
export function takeOff(line: ModelLine, measure: ModelMeasure): ModelLine {
  const gross = line.net + line.vat;
  const whole = measure.by === 'quantity' ? (line.quantity ?? 0n) : measure.by === 'net' ? line.net : gross;
  const part = measure.by === 'all' ? whole : measure.value;
  const net = measure.by === 'all' ? line.net : share(line.net, part, whole);
  const taken: ModelLine = {
    quantity: measure.by === 'all' ? line.quantity : measure.by === 'quantity' ? part : undefined,
    net,
    vat: measure.by === 'all' ? line.vat : share(gross, part, whole) - net,
    taxes: line.taxes.map((tax) => (measure.by === 'all' ? tax : share(tax, part, whole))),
  };
  if (line.quantity !== undefined && taken.quantity !== undefined) line.quantity -= taken.quantity;
  line.net -= taken.net;
  line.vat -= taken.vat;
  line.taxes = line.taxes.map((tax, index) => tax - (taken.taxes[index] ?? 0n));
  return taken;
}
