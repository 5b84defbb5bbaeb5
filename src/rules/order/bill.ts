import { addExact, subtractExact } from '../../money/add-exact.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, centsToString, type Exact, formatExact, signOf, zeroCents } from '../../money/index.js';
import type { MemberPath } from '../../types/index.js';
import { connectedLinks, type Link } from '../across/links.js';
import {
  cancellationOf,
  isIdentified,
  LISTING_PATHS,
  listingOf,
  relatedSlips,
  resolve,
} from '../across/listing.js';
import { NUMBER_PATHS } from '../across/number.js';
import { countLinks, NOTHING, openSlips, quantityOf, type SlipSums, sumSlips } from '../across/open-slips.js';
import { type DocumentGroup, sharing } from '../across/sharing.js';
import { oncePerRelated } from '../engine/once.js';
import type { RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';
import { CLOSING_TYPES, closesTable } from '../shared/slips.js';

/** The amount that is missing or too much, as text. Both are absent if there is no difference. */
interface Gap {
  readonly missing?: string;
  readonly surplus?: string;
}

/** The difference between the expected amount and the stated one. */
function gapOfCents(expected: Cents, stated: Cents): Gap {
  const missing = subtractHeld(expected, stated);
  if (missing === zeroCents) return {};
  return missing > zeroCents
    ? { missing: centsToString(missing) }
    : { surplus: centsToString(subtractHeld(stated, expected)) };
}

/** The difference between the expected quantity and the stated one. */
function gapOfExact(expected: Exact, stated: Exact): Gap {
  const missing = subtractExact(expected, stated);
  if (signOf(missing) === 0) return {};
  return signOf(missing) > 0
    ? { missing: formatExact(missing) }
    : { surplus: formatExact(subtractExact(NOTHING, missing)) };
}

/** A closing, together with the slips that it closes. */
export interface Bill extends SlipSums {
  /** The slips with their lines, or `undefined` if some of the listed slips are not given with lines. */
  readonly slips: readonly DocumentView[] | undefined;
  /** The closings of the same slips, which are checked together. Includes the document itself. */
  readonly closings: readonly DocumentView[];
  /** The net value of all these closings, minus credits. */
  readonly stated: Cents;
  readonly statedQuantity: Exact;
  /** Whether all of them are credits. Their amounts are positive even if the slips leave a negative total. */
  readonly credits: boolean;
  /** Whether a difference could come from cancellations that the service lists without a sign. */
  readonly signUnknown: boolean;
}

/** The members that `billOf` reads, for the `paths` of a rule. */
export const BILL_PATHS: readonly MemberPath[] = [
  ...new Set<MemberPath>([
    ...LISTING_PATHS,
    ...NUMBER_PATHS,
    'invoiceSummary.totalNetValue',
    'invoiceDetails[].quantity',
  ]),
];

/** Looks up the closings that list some of the same slips, that is, the parts of a split bill. */
const closings = sharing(CLOSING_TYPES, connectedLinks);

/** A closing, other than the document, that lists a given slip. */
export const closingOf = closings.naming;

/**
 * Compares a closing with the slips that it closes. If MARKs are given, these are the listed slips, without those
 * cancelled as a whole. Without MARKs, they are the related slips, if there are as many as it lists. Returns
 * `undefined` if the slips cannot be determined.
 */
export const billOf = oncePerRelated((document, surroundings): Bill | undefined => {
  const { related } = surroundings;
  const listing = listingOf(document, surroundings);
  if (listing === undefined) {
    // The related slips have MARKs, and the document lists none of them.
    if (isIdentified(related)) return undefined;
    const slips = countedSlips(document, openSlips(related));
    return (
      slips && {
        ...slips,
        ...statedBy([document]),
        slips: undefined,
        closings: [document],
        signUnknown: false,
      }
    );
  }
  const bills = billsOf(closings.groupOf(document, related), related);
  return isCredit(document) ? bills?.ofCredits : bills?.ofDebits;
});

/** The bill of a group of closings, for its debits and for its credits. */
interface Bills {
  readonly ofDebits: Bill;
  readonly ofCredits: Bill | undefined;
}

const known = new WeakMap<DocumentGroup, Bills | undefined>();

/** The bill of a group, computed once for all its closings. */
function billsOf(group: DocumentGroup, related: RelatedDocuments): Bills | undefined {
  if (!known.has(group)) known.set(group, findBills(group, related));
  return known.get(group);
}

function findBills(group: DocumentGroup, related: RelatedDocuments): Bills | undefined {
  const { slips, orders, unknown, unread, others } = resolve(group.flatMap(connectedLinks), related);
  if (unknown.length > 0 || unread.length > 0 || others.length > 0) return undefined;
  const isOpen = ({ link }: { readonly link: Link }): boolean =>
    cancellationOf(link.text, undefined, related) === undefined;
  const openOrders = orders.filter(isOpen);
  const views = slips.filter(isOpen).map((slip) => slip.document.view);
  const sums = sumSlips(
    views,
    openOrders.map(({ order }) => order),
  );
  const closedBy = (closings: readonly DocumentView[]): Bill => ({
    ...sums,
    ...statedBy(closings),
    slips: orders.length === 0 ? views : undefined,
    closings,
    signUnknown: openOrders.length > 0 && !relatedSlips(related).signed,
  });
  const debits = group.filter((closing) => !isCredit(closing));
  if (debits.length > 0 && debits.length < group.length) {
    // A correct bill stays correct when it is credited later. Its slips say nothing about that credit.
    const bill = closedBy(debits);
    if (isEven(netGapOf(bill)) && isEven(quantityGapOf(bill)))
      return { ofDebits: bill, ofCredits: undefined };
  }
  const bill = closedBy(group);
  return { ofDebits: bill, ofCredits: bill };
}

/**
 * The related slips, if it is certain that the document closes them. MARKs alone do not show the type of the listed
 * documents: an invoice may list delivery notes, a credit its receipt, and the related slips may belong to another
 * document.
 */
function countedSlips(closing: DocumentView, slips: ReturnType<typeof openSlips>): SlipSums | undefined {
  const links = countLinks(closing);
  // With fewer slips than links, the sum would be incomplete.
  if (slips === undefined || links === 0 || slips.count < links) return undefined;
  const all = slips.count === links;
  const closes = closesTable(closing);
  const type = closing.invoiceHeader.invoiceType;
  if (closes && (type === '1.1' || type === '11.1')) return all || slips.ofOneTable ? slips : undefined;
  // A receipt from an older template has no category. A credit with the category may refund a receipt.
  return (closes || type === '11.1') && all && slips.alone ? slips : undefined;
}

/** Amounts of credits are positive. Together with debits they are subtracted; on their own they are added up. */
function statedBy(closings: readonly DocumentView[]): Pick<Bill, 'stated' | 'statedQuantity' | 'credits'> {
  const credits = closings.every(isCredit);
  let stated = zeroCents;
  let statedQuantity = NOTHING;
  for (const closing of closings) {
    const takenOff = !credits && isCredit(closing);
    stated = (takenOff ? subtractHeld : addHeld)(stated, closing.invoiceSummary.totalNetValue);
    statedQuantity = (takenOff ? subtractExact : addExact)(statedQuantity, quantityOf(closing));
  }
  return { stated, statedQuantity, credits };
}

/** Credits can also close slips. Their amounts are positive. */
export const isCredit = ({ invoiceHeader: { invoiceType: type } }: DocumentView): boolean =>
  type === '5.1' || type === '5.2' || type === '11.4';

/** The difference between the net value of the slips and that of the closings. For credits the sign is ignored. */
export const netGapOf = ({ left, stated, credits }: Bill): Gap =>
  gapOfCents(credits && left < zeroCents ? subtractHeld(zeroCents, left) : left, stated);

/** The difference between the quantities, or no difference if the quantity of the slips is unknown. */
export function quantityGapOf({ quantity, statedQuantity, credits }: Bill): Gap {
  if (quantity === undefined) return {};
  const { left } = quantity;
  const isTakenOff = credits && signOf(left) < 0;
  return gapOfExact(isTakenOff ? subtractExact(NOTHING, left) : left, statedQuantity);
}

/** Whether there is no difference. */
export const isEven = ({ missing, surplus }: Gap): boolean => (missing ?? surplus) === undefined;
