import { expect } from 'vitest';
import { validate } from '../../../../src/rules/validate/validate.js';
import type { Document, IssuedDocument } from '../../../../src/types/index.js';
import { centsOf, thousandthsOf } from './cents.js';
import { menu, type Offer, worthOf } from './menu.js';
import type { Service } from './service.js';

/** A slip as the model counts it. */
export interface Slip {
  readonly document: Document;
  readonly kind: 'order' | 'cancellation';
  readonly items: readonly { offer: number; quantity: bigint }[];
  fate: 'pending' | 'issued' | 'notIssued';
  ended: boolean;
  stray: boolean;
}

/** Series and number, by which the service finds a document. */
export const numberOf = ({ invoiceHeader: { series, aa } }: Document): string => `${series} ${aa}`;

const dishes = new Map<string, number[]>();
for (const [offer, { description }] of menu.entries())
  dishes.set(description, [...(dishes.get(description) ?? []), offer]);

/** Priced with VAT in whole cents, by the piece, without discount: pieces × price is what guests expect to pay. */
const isToldPrice = ({ lead, price, percent, off, weighed }: Offer): boolean =>
  lead === 'unitPriceWithVat' && price % 10n === 0n && !percent && !off && !weighed;

/** Whether a line of a bill is what so much costs by one of these prices; a share of an amount is no price. */
const isOnMenu = (
  { quantity = 0, netValue, vatAmount }: Document['invoiceDetails'][number],
  prices: readonly number[],
): boolean =>
  prices.some((price) => {
    const offer = menu[price] as Offer;
    const { net, vat } = worthOf(offer, thousandthsOf(quantity));
    const isShare = offer.off !== undefined || offer.lead === 'net' || offer.lead === 'gross';
    return isShare || (net === centsOf(netValue) && vat === centsOf(vatAmount));
  });

/** What slips leave of an offer: ordered minus cancelled. */
const leftOn = (slips: readonly Slip[], offer: number): bigint =>
  slips.reduce((all, { kind, items }) => {
    const quantity = items.reduce((sum, item) => (item.offer === offer ? sum + item.quantity : sum), 0n);
    return kind === 'order' ? all + quantity : all - quantity;
  }, 0n);

/** Quantity by dish, net, and the price that guests were told, held against the slips that a closing lists. */
export function judgeClosing(document: Document, listed: readonly Slip[], service: Service): void {
  const { invoiceDetails: lines } = document;
  for (const [dish, atPrice] of dishes) {
    const closed = lines.filter((line) => line.itemDescr === dish);
    const left = atPrice.map((offer) => ({ offer: menu[offer] as Offer, quantity: leftOn(listed, offer) }));
    const quantity = closed.reduce((all, line) => all + thousandthsOf(line.quantity ?? 0), 0n);
    expect(quantity, dish).toBe(left.reduce((all, each) => all + each.quantity, 0n));
    for (const line of closed) expect(isOnMenu(line, atPrice), `${dish}: ${JSON.stringify(line)}`).toBe(true);
    if (!atPrice.every((offer) => isToldPrice(menu[offer] as Offer))) continue;
    const paid = closed.reduce((all, line) => all + centsOf(line.netValue) + centsOf(line.vatAmount), 0n);
    expect(paid, dish).toBe(
      left.reduce((all, each) => all + (each.quantity * each.offer.price) / 10_000n, 0n),
    );
  }
  const related = listed.map((slip): IssuedDocument => {
    const { mark, uid } = service.find(numberOf(slip.document)) ?? {};
    return {
      document: slip.document,
      ...(mark !== undefined && { mark }),
      ...(uid !== undefined && { uid }),
    };
  });
  const report = validate(document, { related });
  expect(report.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(report.skipped.filter(({ layer }) => layer === 'across')).toEqual([]);
}
