import {
  type BuildOptions,
  type LineOf,
  type Opening,
  posCollection,
  posRefund,
  type TerminalPayment,
} from '../../builders/index.js';
import type { InvoiceType } from '../../codes/index.js';
import { subtractHeld } from '../../money/held.js';
import {
  type Cents,
  centsToString,
  compareCents,
  parseAmount,
  smallerCents,
  zeroCents,
} from '../../money/index.js';
import { shown } from '../../reading/shown.js';
import { NUMBER_PATHS } from '../../rules/inside.js';
import type { Document, IssuedDocument } from '../../types/index.js';
import type { CollectionFacts, ReturnFacts } from '../generated/facts.js';
import { membersOf } from '../shared/given.js';
import { type ReadIssued, readAllIssued, readIssued, type SentDocument } from '../shared/issued.js';
import { issuerOf } from '../shared/parties.js';
import { Refusing } from '../shared/refusing.js';
import { readStepOptions } from '../shared/step-options.js';
import { type Account, collectable, returnable } from './moved-before.js';

/** What is read of the document, and of earlier ones. */
const NEEDS = [
  ...NUMBER_PATHS,
  'issuer',
  'invoiceHeader.currency',
  'invoiceHeader.exchangeRate',
  'invoiceHeader.correlatedInvoices',
  'invoiceHeader.multipleConnectedMarks',
  'paymentMethods',
  'invoiceSummary.totalGrossValue',
  'providerAdditionalInvoiceDetails.issuer',
];

type Receipt = 'posCollection' | 'posRefund';

/**
 * Builds a POS collection (8.4) of an issued document: everything that is still owed, or a part of it. What the
 * document itself states as paid and what `earlier` collected is not collected again.
 *
 * @throws RefusedStepError if nothing is left, or less than requested; InvalidDocumentError if the receipt has errors.
 * @example
 * const receipt = collectionOf({ document: invoice, mark }, { series: 'PC', aa: '9', issueDate: '2026-11-20', payment: card({ amount: 'rest', terminalId: '16000123', posNspId: 2 }) });
 */
export function collectionOf(
  issued: IssuedDocument | SentDocument,
  facts: CollectionFacts,
  options?: BuildOptions,
): Document {
  const { mark, opening, line, payment } = receiptOf<'posCollection'>(collectable, issued, facts, options);
  return posCollection(opening).refersTo([mark]).line(line).payment(payment).build(options);
}

/**
 * Builds a POS return (8.5) of a collection (8.4), or of what another document collected at a terminal: all of it or
 * a part, never more than is left after earlier returns. It refers to an 8.4 in `correlatedInvoices`, and to any other
 * document in its connected MARKs. It is not a credit note: a sale that is reversed needs one as well.
 *
 * @throws RefusedStepError if nothing is left, or less than requested; InvalidDocumentError if the receipt has errors.
 * @example
 * const receipt = returnOf({ document: collection, mark }, { series: 'PR', aa: '2', issueDate: '2026-11-20', amount: '20.00', payment });
 */
export function returnOf(
  issued: IssuedDocument | SentDocument,
  facts: ReturnFacts,
  options?: BuildOptions,
): Document {
  const { type, mark, opening, line, payment } = receiptOf<'posRefund'>(returnable, issued, facts, options);
  const draft = posRefund(opening).line(line).payment(payment);
  return (type === '8.4' ? draft.correlatesWith([mark]) : draft.refersTo([mark])).build(options);
}

interface ReceiptParts<Kind extends Receipt> {
  /** The type of the document that it follows. */
  readonly type: InvoiceType;
  readonly mark: string;
  readonly opening: Opening<Kind>;
  readonly line: LineOf<Kind>;
  readonly payment: TerminalPayment;
}

function receiptOf<Kind extends Receipt>(
  account: (issued: ReadIssued, earlier: readonly ReadIssued[], refusing: Refusing) => Account,
  given: unknown,
  facts: unknown,
  options: BuildOptions | undefined,
): ReceiptParts<Kind> {
  const refusing = new Refusing(readStepOptions(options).locale);
  const { amount, payment, line, earlier, issuer, ...header } = membersOf(facts);
  const issued = readIssued(given, refusing, ['issued'], NEEDS);
  const before = readAllIssued(earlier, refusing, ['earlier'], NEEDS);
  refusing.done();
  const { document, mark } = issued as ReadIssued;
  if (mark === undefined) return refusing.refuse('pos-receipt/mark-missing', ['issued', 'mark']);
  checkIssuer(document, issuer, refusing);
  const left = leftOf(account(issued as ReadIssued, before, refusing), refusing);
  const moved = asked(amount, left, refusing);
  checkPayment(payment, moved, refusing);
  refusing.done();
  const { invoiceType: type, currency, exchangeRate } = document.invoiceHeader;
  const opening = {
    currency,
    exchangeRate,
    ...header,
    issuer: issuer ?? issuerOf(document),
  };
  // The builder reports wrong values from JavaScript callers.
  return {
    type,
    mark,
    opening: opening as object as Opening<Kind>,
    line: { ...membersOf(line), net: centsToString(moved) } as LineOf<Kind>,
    payment: payment as TerminalPayment,
  };
}

interface Left extends Account {
  readonly left: Cents;
}

function leftOf({ total, before }: Account, refusing: Refusing): Left {
  const left = smallerCents(subtractHeld(total, before), total);
  if (compareCents(left, zeroCents) <= 0) {
    const params = { total: centsToString(total), before: centsToString(before) };
    refusing.add('pos-receipt/nothing-left', ['issued'], params);
  }
  return { total, before, left };
}

/** The requested amount, or everything that is left. */
function asked(given: unknown, { total, before, left }: Left, refusing: Refusing): Cents {
  if (given === undefined || given === null) return left;
  const parsed = parseAmount(given);
  const path = ['amount'];
  if (!parsed.ok) refusing.refuse('pos-receipt/amount-form', path, { found: shown(given) });
  const amount = parsed.value;
  if (amount === zeroCents) refusing.add('pos-receipt/amount-zero', path);
  else if (compareCents(left, zeroCents) > 0 && compareCents(amount, left) > 0) {
    refusing.add('pos-receipt/amount-above', path, {
      amount: centsToString(amount),
      left: centsToString(left),
      total: centsToString(total),
      before: centsToString(before),
    });
  }
  return amount;
}

/** Checks that the amount of the receipt is the amount on the terminal. The builder reports an invalid amount. */
function checkPayment(payment: unknown, moved: Cents, refusing: Refusing): void {
  const paid = parseAmount(membersOf(payment).amount);
  if (!paid.ok || paid.value === moved) return;
  const params = { payment: centsToString(paid.value), amount: centsToString(moved) };
  refusing.add('pos-receipt/payment-differs', ['payment', 'amount'], params);
}

function checkIssuer({ issuer: { vatNumber } }: Document, given: unknown, refusing: Refusing): void {
  const { vatNumber: stated } = membersOf(given);
  if (stated === undefined || stated === vatNumber) return;
  refusing.add('pos-receipt/other-issuer', ['issuer', 'vatNumber'], {
    expected: vatNumber,
    found: shown(stated),
  });
}
