import { addExact, subtractExact } from '../../money/add-exact.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, type Exact, signOf, zeroCents } from '../../money/index.js';
import type { MemberPath } from '../../types/index.js';
import { connectedLinks, type Link } from '../across/links.js';
import { NUMBER_PATHS } from '../across/number.js';
import { sharing, type Whole } from '../across/sharing.js';
import { oncePerRelated } from '../engine/once.js';
import type { RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';
import { type Gap, gapOfCents, gapOfExact } from './gap.js';
import { cancellationOf, isIdentified, LISTING_PATHS, listingOf, relatedSlips, resolve } from './listing.js';
import { countLinks, NOTHING, openSlips, quantityOf, type SlipSums, sumSlips } from './open-slips.js';
import { CLOSING_TYPES, closesTable } from './slips.js';

/** A closing beside the slips that it closes. */
export interface Bill extends SlipSums {
  /** The slips with their lines; `undefined` where not all of them are known as the closing lists them. */
  readonly slips: readonly DocumentView[] | undefined;
  /** The closings of the same slips, which are checked as a whole: the document itself is one of them. */
  readonly closings: readonly DocumentView[];
  /** The net value of the closings together, credits taken off. */
  readonly stated: Cents;
  readonly statedQuantity: Exact;
  /** Whether they are all credits: their amounts are positive, whichever way the slips go. */
  readonly credits: boolean;
  /** Whether a difference may be due to cancellations that the service lists without their sign. */
  readonly signUnknown: boolean;
}

/** What `billOf` reads, for the paths of a rule. */
export const BILL_PATHS: readonly MemberPath[] = [
  ...new Set<MemberPath>([
    ...LISTING_PATHS,
    ...NUMBER_PATHS,
    'invoiceSummary.totalNetValue',
    'invoiceDetails[].quantity',
  ]),
];

/** The closings that list one of the same slips: a bill that is split. */
const closings = sharing(CLOSING_TYPES, connectedLinks);

/** A closing, other than the document itself, that lists a slip. */
export const closingOf = closings.naming;

/**
 * The slips that a closing closes and what it says of them. With MARKs these are exactly the slips that it lists, less
 * those that are cancelled as a whole. Without, they are the slips beside it, if as many as it lists. `undefined` where
 * that is not known.
 */
export const billOf = oncePerRelated((document, surroundings): Bill | undefined => {
  const { related } = surroundings;
  const listing = listingOf(document, surroundings);
  if (listing === undefined) {
    // Slips whose MARKs are known, and which it does not list, are not its own.
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
  const bills = billsOf(closings.whole(document, related), related);
  return isCredit(document) ? bills?.ofCredits : bills?.ofDebits;
});

/** The bill of closings of the same slips, as it concerns the debits among them and the credits. */
interface Bills {
  readonly ofDebits: Bill;
  readonly ofCredits: Bill | undefined;
}

const known = new WeakMap<Whole, Bills | undefined>();

/** The bill of a whole, computed for the first of its closings. */
function billsOf(whole: Whole, related: RelatedDocuments): Bills | undefined {
  if (!known.has(whole)) known.set(whole, findBills(whole, related));
  return known.get(whole);
}

function findBills(whole: Whole, related: RelatedDocuments): Bills | undefined {
  const { slips, orders, unknown, unread, others } = resolve(whole.flatMap(connectedLinks), related);
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
  const debits = whole.filter((closing) => !isCredit(closing));
  if (debits.length > 0 && debits.length < whole.length) {
    // A bill that is right stays so when it is credited afterwards; of that credit its slips say nothing.
    const bill = closedBy(debits);
    if (isEven(netGapOf(bill)) && isEven(quantityGapOf(bill)))
      return { ofDebits: bill, ofCredits: undefined };
  }
  const bill = closedBy(whole);
  return { ofDebits: bill, ofCredits: bill };
}

/**
 * The slips beside a document, if they are for certain those that it closes. Marks do not say what they are of: an
 * invoice may list delivery notes, a credit the receipt that it refunds, and the slips beside it may be of others.
 */
function countedSlips(closing: DocumentView, slips: ReturnType<typeof openSlips>): SlipSums | undefined {
  const links = countLinks(closing);
  // Fewer than it lists can only give a sum that is not meant.
  if (slips === undefined || links === 0 || slips.count < links) return undefined;
  const all = slips.count === links;
  const closes = closesTable(closing);
  const type = closing.invoiceHeader.invoiceType;
  if (closes && (type === '1.1' || type === '11.1')) return all || slips.ofOneTable ? slips : undefined;
  // An 11.1 of an older template has no category, a credit with one may refund a receipt.
  return (closes || type === '11.1') && all && slips.alone ? slips : undefined;
}

/** Credits have positive amounts: beside debits they are taken off, and alone they stand as they are. */
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

/** Credits close slips, too; their amounts are positive. */
export const isCredit = ({ invoiceHeader: { invoiceType: type } }: DocumentView): boolean =>
  type === '5.1' || type === '5.2' || type === '11.4';

/** What the closings lack of the net value that the slips leave; of credits only the amount is compared. */
export const netGapOf = ({ left, stated, credits }: Bill): Gap =>
  gapOfCents(credits && left < zeroCents ? subtractHeld(zeroCents, left) : left, stated);

/** What they lack of the quantity; nothing where that of the slips is not known. */
export function quantityGapOf({ quantity, statedQuantity, credits }: Bill): Gap {
  if (quantity === undefined) return {};
  const { left } = quantity;
  const isTakenOff = credits && signOf(left) < 0;
  return gapOfExact(isTakenOff ? subtractExact(NOTHING, left) : left, statedQuantity);
}

/** Whether nothing is missing, and nothing too much. */
export const isEven = ({ missing, surplus }: Gap): boolean => (missing ?? surplus) === undefined;
