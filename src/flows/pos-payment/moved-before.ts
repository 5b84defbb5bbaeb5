import { PaymentMethodType } from '../../codes/index.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, zeroCents } from '../../money/index.js';
import { type DocumentView, numberKey } from '../../rules/inside.js';
import type { ReadIssued } from '../shared/issued.js';
import type { Refusing } from '../shared/refusing.js';
import { isOverTerminal } from './match.js';

/** An amount, and how much of it has already moved. */
export interface Account {
  readonly total: Cents;
  readonly before: Cents;
}

type Paid = (type: number) => boolean;
/** What an earlier document adds to the moved amount; `undefined` if it does not affect it. */
type Effect = (earlier: DocumentView) => Cents | undefined;

const onCredit: Paid = (type) => type === PaymentMethodType.OnCredit;
const atOnce: Paid = (type) => type !== PaymentMethodType.OnCredit;

/** Types of documents whose amount the other party does not owe to the issuer. */
const NOT_COLLECTABLE = /^(?:3\.|5\.|6\.|8\.4$|8\.5$|8\.6$|10\.|11\.4$)/;
const NOT_RETURNABLE = /^(?:3\.|5\.|6\.|8\.5$|8\.6$|9\.|10\.|11\.4$)/;
const CREDITS = /^(?:5\.|11\.4$)/;

/**
 * The amount of a document that can still be collected: its gross total, minus what it states as paid, earlier
 * collections (8.4) and what credits took off the debt. Returned collections (8.5) are owed again.
 */
export function collectable(issued: ReadIssued, earlier: readonly ReadIssued[], refusing: Refusing): Account {
  const { view } = issued;
  const { invoiceType: type } = view.invoiceHeader;
  if (NOT_COLLECTABLE.test(type)) refusing.refuse('pos-receipt/not-collectable', ['issued'], { type });
  const before = movedBefore(issued, earlier, collected, refusing);
  return { total: view.invoiceSummary.totalGrossValue, before: addHeld(paidBy(view, atOnce), before) };
}

const collected: Effect = (earlier) => {
  const { invoiceType: type } = earlier.invoiceHeader;
  const gross = earlier.invoiceSummary.totalGrossValue;
  if (type === '8.4') return gross;
  if (type === '8.5') return subtractHeld(zeroCents, gross);
  return CREDITS.test(type) ? paidBy(earlier, onCredit) : undefined;
};

/**
 * The amount of a document that can be returned to a card: the amount of an 8.4, or what another document states as
 * paid at a terminal, minus earlier returns (8.5) and what credits returned at a terminal.
 */
export function returnable(issued: ReadIssued, earlier: readonly ReadIssued[], refusing: Refusing): Account {
  const { view } = issued;
  const { invoiceType: type } = view.invoiceHeader;
  if (NOT_RETURNABLE.test(type)) refusing.refuse('pos-receipt/not-returnable', ['issued'], { type });
  const total = type === '8.4' ? view.invoiceSummary.totalGrossValue : paidBy(view, isOverTerminal);
  return { total, before: movedBefore(issued, earlier, returned, refusing) };
}

const returned: Effect = (earlier) => {
  const { invoiceType: type } = earlier.invoiceHeader;
  if (type === '8.5') return earlier.invoiceSummary.totalGrossValue;
  return CREDITS.test(type) ? paidBy(earlier, isOverTerminal) : undefined;
};

function movedBefore(
  { mark }: ReadIssued,
  earlier: readonly ReadIssued[],
  effect: Effect,
  refusing: Refusing,
): Cents {
  // A document without a MARK is refused before.
  const ours = new Set<string | undefined>([mark]);
  // A return refers to its collection, and so belongs to the document that was collected.
  for (const { view, mark: own } of earlier) {
    if (view.invoiceHeader.invoiceType === '8.4' && namedBy(view).some((each) => ours.has(each)))
      ours.add(own);
  }
  let moved = zeroCents;
  const counted = new Map<string, string | undefined>();
  for (const [index, { view, mark: own }] of earlier.entries()) {
    // A document that is in the list twice moved its money only once, even if one of the two has no MARK yet.
    const number = numberKey(view);
    const known = counted.get(number);
    if (counted.has(number) && (known === undefined || own === undefined || known === own)) continue;
    counted.set(number, own);
    const share = effect(view);
    const named = namedBy(view);
    const path = ['earlier', index];
    const position = index + 1;
    if (share === undefined || !named.some((each) => ours.has(each))) {
      const { invoiceType: type } = view.invoiceHeader;
      refusing.add('pos-receipt/earlier-unrelated', path, { position, type, mark: String(mark) });
    } else if (!named.every((each) => ours.has(each))) {
      refusing.add('pos-receipt/earlier-shared', path, { position, count: named.length });
    } else moved = addHeld(moved, share);
  }
  return moved;
}

const namedBy = ({ invoiceHeader }: DocumentView): string[] =>
  [...(invoiceHeader.correlatedInvoices ?? []), ...(invoiceHeader.multipleConnectedMarks ?? [])].map(String);

function paidBy({ paymentMethods }: DocumentView, which: Paid): Cents {
  let paid = zeroCents;
  for (const { type, amount } of paymentMethods ?? []) if (which(type)) paid = addHeld(paid, amount);
  return paid;
}
