import { zeroCents } from '../../money/index.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { CLOSES_TABLE_PATHS, closesTable } from '../shared/slips.js';
import { isUsualPayments } from './usual-payments.js';

const FACTS = 'Code tables, invoice types: paymentMethods';
const TYPE = 'invoiceHeader.invoiceType';

const required = typesWhere(
  ({ paymentMethods }) => paymentMethods.rule === 'required' && isSure(paymentMethods),
);
const expected = typesWhere(
  ({ paymentMethods }) => paymentMethods.rule === 'required' && !isSure(paymentMethods),
);

const isUnpaid = ({ paymentMethods }: DocumentView): boolean =>
  paymentMethods === undefined || paymentMethods.length === 0;

/** Whether a document closes the slips of a restaurant table and has an amount to pay. */
const closesToBePaid = (document: DocumentView): boolean =>
  closesTable(document) && document.invoiceSummary.totalGrossValue > zeroCents;

/** Some types must state how they are paid: a refusal was observed, or the description requires it. */
export const missingPayments = rule({
  id: 'payments/missing',
  unless: isUsualPayments,
  appliesTo: [...required, ...expected],
  paths: ['paymentMethods', TYPE, ...CLOSES_TABLE_PATHS, 'invoiceSummary.totalGrossValue'],
  params: ['type'],
  authorityCode: 204,
  enforces: ['closing-payments', 'pos-receipt-card'],
  source: `Service description, Table flow: a closing has normal paymentMethods, and 8.4, 8.5 contain a payment; ${FACTS} on 11.2 (observed 204)`,
  bad: [
    { sample: 'posCollection', remove: ['/paymentMethods'] },
    { sample: 'tableClosing', set: { '/paymentMethods': [] } },
  ],
  check(document, found) {
    if (!isUnpaid(document)) return;
    const type = document.invoiceHeader.invoiceType;
    if (required.includes(type) || closesToBePaid(document)) found(['paymentMethods'], { type });
  },
});

/** The other types with amounts probably need payments, too. A refusal was observed for only one type. */
export const expectedPayments = rule({
  id: 'payments/expected',
  unless: isUsualPayments,
  severity: 'warning',
  appliesTo: expected,
  paths: missingPayments.paths,
  params: ['type'],
  authorityCode: 204,
  source: `${FACTS}: treated like 11.2 (inferred)`,
  bad: [{ sample: 'salesInvoice', remove: ['/paymentMethods'] }],
  check(document, found) {
    if (!isUnpaid(document) || closesToBePaid(document)) return;
    found(['paymentMethods'], { type: document.invoiceHeader.invoiceType });
  },
});

/** Delivery notes and slips have no payments. */
export const forbiddenPayments = rule({
  id: 'payments/forbidden',
  appliesTo: typesWhere(
    ({ paymentMethods }) =>
      (paymentMethods.rule === 'forbidden' || paymentMethods.rule === 'notSent') && isSure(paymentMethods),
  ),
  paths: ['paymentMethods', TYPE],
  params: ['type'],
  authorityCode: 205,
  enforces: ['slip-without-payments', 'note-without-payments'],
  source: `Service description, Table flow: no paymentMethods on 8.6; Delivery notes: a plain 9.3 without; ${FACTS} on 9.x and 10.x (several sources)`,
  bad: [
    { sample: 'orderSlip', set: { '/paymentMethods': [{ type: 3, amount: 18.65 }] } },
    { sample: 'deliveryNote', set: { '/paymentMethods': [{ type: 3, amount: 0 }] } },
    { sample: 'receivingNote', set: { '/paymentMethods': [{ type: 5, amount: 0 }] } },
  ],
  check(document, found) {
    if (!isUnpaid(document)) found(['paymentMethods'], { type: document.invoiceHeader.invoiceType });
  },
});
