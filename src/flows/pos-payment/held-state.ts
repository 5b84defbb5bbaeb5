import type { Document } from '../../types/index.js';
import { readIssued } from '../shared/issued.js';
import { Refusing } from '../shared/refusing.js';
import {
  anyText,
  object,
  oneOf,
  optional,
  own,
  type StateForm,
  storedMark,
  storedMoment,
} from '../shared/state-form.js';
import { unsettledIn } from './asked.js';
import { isExpiryOf } from './expiry.js';
import type { Ledger } from './ledger.js';
import { HELD_PATHS, isOverTerminal } from './match.js';
import { issuerStatedBy } from './signatures.js';
import { isSound, ledgerMembers } from './state.js';

/**
 * A payment at a linked terminal, as plain JSON.
 *
 * @example
 * const state: PosPaymentState = session.toJSON();
 */
export interface PosPaymentState extends Ledger {
  readonly flow: 'pos-payment';
  readonly version: 2;
  readonly document: Document;
  readonly uid?: string | undefined;
  readonly mark?: string | undefined;
  /** When the document was released, ISO 8601 in UTC: it will not be paid at a terminal. */
  readonly released?: string | undefined;
}

export const HEAD = { flow: 'pos-payment', version: 2 } as const;

/** Whether each payment at a terminal has one signature for exactly its amount, and no other payment has one. */
function isOfDocument({ document, signatures }: PosPaymentState): boolean {
  const payments = document.paymentMethods ?? [];
  const balances = new Map(signatures.map(({ payment, signature }) => [payment, signature.paymentBalance]));
  const fits = payments.every(({ type, amount }, payment) =>
    isOverTerminal(type) ? balances.get(payment) === amount : !balances.has(payment),
  );
  return fits && signatures.length === payments.filter(({ type }) => isOverTerminal(type)).length;
}

const isOfIssuer = ({ document, signatures }: PosPaymentState): boolean =>
  signatures.every(({ signature }) => {
    const stated = issuerStatedBy(signature);
    return stated === undefined || stated === document.issuer.vatNumber;
  });

/** Whether each expiry follows from the signature, or from the time of the answer if the signature states no time. */
const isInTime = ({ document, signatures }: PosPaymentState): boolean =>
  signatures.every(({ signature, expires }) =>
    isExpiryOf(expires, signature, document.invoiceHeader.specialInvoiceCategory),
  );

const isAnswered = ({ mark, charges }: PosPaymentState): boolean =>
  mark === undefined || charges.some(({ state }) => state === 'completed');

/** A charge may be recorded after the release. None is completed. */
const isIncompleteIfReleased = ({ released, charges, asked }: PosPaymentState): boolean =>
  released === undefined ||
  (charges.every(({ state }) => state === 'charged' || state === 'reversed') &&
    unsettledIn({ asked }).length === 0);

/** A document as it was sent. Members that a payment does not read may have any value that the service took. */
const heldDocument = own('a held document', (value) => {
  const refusing = new Refusing(undefined);
  return readIssued(value, refusing, [], HELD_PATHS) !== undefined && refusing.count === 0;
});

export const stateForm: StateForm<PosPaymentState> = {
  shape: object('PosPaymentState', {
    flow: oneOf(HEAD.flow),
    version: oneOf(HEAD.version),
    document: heldDocument,
    uid: optional(anyText),
    mark: optional(storedMark),
    released: optional(storedMoment),
    ...ledgerMembers,
  }),
  checks: [
    [isSound, 'charges and signatures contradict each other'],
    [isOfDocument, 'the signatures are not those of the payments at a terminal'],
    [isOfIssuer, 'a signature belongs to another issuer'],
    [isInTime, 'a signature expires at a different time than it states'],
    [isAnswered, 'a MARK without a completed charge'],
    [isIncompleteIfReleased, 'released although a charge is open or completed'],
  ],
};
