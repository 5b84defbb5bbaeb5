import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, centsToString, zeroCents } from '../../money/index.js';
import type { MemberPath } from '../../types/index.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { paid } from './paid.js';
import { isUsualPayments } from './usual-payments.js';

const PATHS: readonly MemberPath[] = ['paymentMethods[].amount', 'invoiceSummary.totalGrossValue'];

const income = typesWhere(({ classification: { kind } }) => kind === 'income' || kind === 'byDetailType');
const payable = typesWhere(({ paymentMethods: { rule } }) => rule === 'required' || rule === 'accepted');

/** The most that may be paid: the gross total plus the withheld taxes. */
const payableOf = ({ invoiceSummary: { totalGrossValue, totalWithheldAmount } }: DocumentView): Cents =>
  addHeld(totalGrossValue, totalWithheldAmount);

/** Payments do not exceed the value of the document. */
export const aboveGross = rule({
  id: 'payments/above-gross',
  unless: isUsualPayments,
  appliesTo: income,
  paths: [...PATHS, 'invoiceSummary.totalWithheldAmount'],
  params: ['paid', 'gross', 'excess'],
  authorityCode: 407,
  alsoPrevents: [451],
  source:
    'AADE ERP REST API description v2.0.2, errors (407); AADE facts, Amounts and rounding: not outside income types, and a real 1.1 with withheld tax pays net and VAT',
  bad: [{ sample: 'retailReceipt', set: { '/paymentMethods/0/amount': 10.01 } }],
  check(document, found) {
    const gross = document.invoiceSummary.totalGrossValue;
    const sum = paid(document);
    if (sum === undefined || sum <= payableOf(document)) return;
    found(['paymentMethods'], {
      paid: centsToString(sum),
      gross: centsToString(gross),
      excess: centsToString(subtractHeld(sum, gross)),
    });
  },
});

const incomeTypes = new Set<string>(income);

/** Payments usually add up to the gross total. One provider requires it. */
export const notGross = rule({
  id: 'payments/not-gross',
  unless: isUsualPayments,
  severity: 'warning',
  appliesTo: payable,
  onlyWith: 'paymentMethods',
  paths: [...PATHS, 'invoiceSummary.totalWithheldAmount', 'invoiceHeader.invoiceType'],
  params: ['paid', 'gross', 'owed', 'excess'],
  alsoPrevents: [451],
  source:
    'Errors that providers add (451, single source); Observed behaviour, POS: payments must add up to the gross total (M); an official 5.1 pays less',
  bad: [
    { sample: 'salesInvoice', set: { '/paymentMethods/0/amount': 77 } },
    { sample: 'posCollection', set: { '/paymentMethods/0/amount': 50.01 } },
  ],
  check(document, found) {
    const gross = document.invoiceSummary.totalGrossValue;
    const sum = paid(document);
    if (sum === undefined || sum === gross) return;
    // For larger payments, income types have a separate error.
    if (sum > payableOf(document) && incomeTypes.has(document.invoiceHeader.invoiceType)) return;
    const difference =
      sum < gross
        ? { owed: centsToString(subtractHeld(gross, sum)) }
        : { excess: centsToString(subtractHeld(sum, gross)) };
    found(['paymentMethods'], { paid: centsToString(sum), gross: centsToString(gross), ...difference });
  },
});

/** A payment of zero was probably left over by mistake, unless there is nothing to pay. */
export const zeroAmount = rule({
  id: 'payments/zero-amount',
  unless: isUsualPayments,
  severity: 'warning',
  appliesTo: payable,
  onlyWith: 'paymentMethods',
  paths: ['paymentMethods[].type', ...PATHS],
  params: ['payment', 'type'],
  source: 'Library: legal, but probably a mistake',
  bad: [
    {
      sample: 'retailReceipt',
      set: { '/paymentMethods/0/amount': 0, '/paymentMethods/1/amount': 30 },
    },
  ],
  check({ paymentMethods, invoiceSummary: { totalGrossValue } }, found) {
    if (paymentMethods === undefined || totalGrossValue === zeroCents) return;
    for (let index = 0; index < paymentMethods.length; index += 1) {
      const { amount, type } = paymentMethods[index] as (typeof paymentMethods)[number];
      if (amount === zeroCents) found(['paymentMethods', index, 'amount'], { payment: index + 1, type });
    }
  },
});
