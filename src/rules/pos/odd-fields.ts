import { knownPosNspIds } from '../../codes/generated/code-facts.js';
import { zeroCents } from '../../money/index.js';
import { rule } from '../engine/rule.js';
import { withTotal } from '../examples/with-total.js';
import { isBlank } from '../text/is-blank.js';
import { TOTALS_PATHS } from '../totals/gross-of-totals.js';
import { isByTerminal, needsTerminal } from './fields.js';

const TYPE = 'paymentMethods[].type';
const NSP = 'paymentMethods[].posNspId';
const TERMINAL = 'paymentMethods[].terminalId';

const TERMINAL_FIELDS = { terminalId: '16000123', posNspId: 2 } as const;

/** The service knows nine terminal service providers, according to one integrator. */
export const nspUnknown = rule({
  id: 'pos/nsp-unknown',
  severity: 'warning',
  onlyWith: NSP,
  paths: [NSP],
  params: ['payment', 'nsp'],
  source:
    'Observed behaviour, POS: the table of posNspId (coded by an integrator, so unknown ids are not refused)',
  good: { sample: 'posCollection', set: { '/paymentMethods/0/posNspId': 98 } },
  bad: [{ sample: 'posCollection', set: { '/paymentMethods/0/posNspId': 8 } }],
  check({ paymentMethods: payments }, found) {
    if (payments === undefined) return;
    for (let index = 0; index < payments.length; index += 1) {
      const nsp = payments[index]?.posNspId;
      if (nsp === undefined || knownPosNspIds.includes(nsp)) continue;
      found(['paymentMethods', index, 'posNspId'], { payment: index + 1, nsp });
    }
  },
});

/** Cash does not use a terminal, so the payment probably has the wrong type. */
export const terminalNotUsed = rule({
  id: 'pos/terminal-not-used',
  severity: 'warning',
  onlyWith: TERMINAL,
  paths: [TYPE, TERMINAL],
  params: ['payment', 'type'],
  enforces: ['payment-types'],
  source:
    'Service description, Issuance behaviour: terminalId belongs to payments that require a POS (types 7 and 8); Observed behaviour, What goes wrong in practice',
  good: { sample: 'posCollection' },
  bad: [
    {
      sample: 'salesInvoice',
      set: { '/paymentMethods/0': { type: 3, amount: 77.01, ...TERMINAL_FIELDS } },
    },
  ],
  check({ paymentMethods: payments }, found) {
    if (payments === undefined) return;
    for (let index = 0; index < payments.length; index += 1) {
      const { type, terminalId } = payments[index] as (typeof payments)[number];
      if (isByTerminal(type) || isBlank(terminalId)) continue;
      found(['paymentMethods', index, 'terminalId'], { payment: index + 1, type });
    }
  },
});

/** One of the two members shows that the payment is meant for a terminal, which needs both. */
export const halfTerminal = rule({
  id: 'pos/half-terminal',
  severity: 'warning',
  onlyWith: [TERMINAL, NSP],
  paths: [TYPE, TERMINAL, NSP, 'invoiceHeader.invoiceType'],
  params: ['payment'],
  enforces: ['terminal-with-signature'],
  source:
    'Service description, Issuance behaviour: terminalId belongs to payments that require a POS (types 7 and 8); Observed behaviour, What goes wrong in practice',
  good: {
    sample: 'retailReceipt',
    set: { '/paymentMethods/1/terminalId': '16000123', '/paymentMethods/1/posNspId': 2 },
  },
  bad: [
    { sample: 'retailReceipt', set: { '/paymentMethods/1/posNspId': 2 } },
    { sample: 'retailReceipt', set: { '/paymentMethods/1/terminalId': '16000123' } },
  ],
  check(document, found, surroundings) {
    const { paymentMethods: payments } = document;
    // A missing member is an error then.
    if (payments === undefined || needsTerminal(document, surroundings)) return;
    for (let index = 0; index < payments.length; index += 1) {
      const { type, terminalId, posNspId } = payments[index] as (typeof payments)[number];
      const hasTerminal = !isBlank(terminalId);
      if (!isByTerminal(type) || hasTerminal === (posNspId !== undefined)) continue;
      found(['paymentMethods', index, hasTerminal ? 'posNspId' : 'terminalId'], { payment: index + 1 });
    }
  },
});

/** A POS receipt contains only what was collected at the terminal. */
export const otherPayment = rule({
  id: 'pos/other-payment',
  severity: 'warning',
  appliesTo: ['8.4', '8.5'],
  paths: [TYPE, 'invoiceHeader.invoiceType'],
  params: ['payment', 'paymentType', 'type'],
  enforces: ['pos-receipt-card'],
  source:
    'Service description, Delivery notes: 8.4 and 8.5 carry a payment of type 7; a warning because the tax authority itself accepted cash on one',
  bad: [
    {
      sample: 'posCollection',
      set: {
        '/paymentMethods': [
          { type: 7, amount: 30, ...TERMINAL_FIELDS },
          { type: 3, amount: 20 },
        ],
      },
    },
  ],
  check({ paymentMethods: payments, invoiceHeader: { invoiceType: type } }, found) {
    // If there is no payment by terminal at all, another rule reports it.
    if (payments === undefined || !payments.some((each) => isByTerminal(each.type))) return;
    for (let index = 0; index < payments.length; index += 1) {
      const { type: paymentType } = payments[index] as (typeof payments)[number];
      if (isByTerminal(paymentType)) continue;
      found(['paymentMethods', index, 'type'], { payment: index + 1, paymentType, type });
    }
  },
});

/** A POS receipt records an amount collected or refunded, which is not taxed. */
export const receiptTaxed = rule({
  id: 'pos/receipt-taxed',
  severity: 'warning',
  appliesTo: ['8.4', '8.5'],
  paths: [...TOTALS_PATHS, 'invoiceHeader.invoiceType'],
  params: ['type'],
  authorityCode: 213,
  source:
    'AADE facts, Types 8.4 and 8.5: net = amount moved, VAT 0; a warning because which members must be zero is not published (213)',
  bad: [
    {
      sample: 'posCollection',
      set: {
        '/invoiceDetails/0/feesAmount': 1,
        '/invoiceDetails/0/feesPercentCategory': 10,
        ...withTotal('totalFeesAmount', 1, 51),
      },
    },
  ],
  check({ invoiceHeader: { invoiceType: type }, invoiceSummary: summary }, found) {
    if (
      summary.totalWithheldAmount === zeroCents &&
      summary.totalFeesAmount === zeroCents &&
      summary.totalStampDutyAmount === zeroCents &&
      summary.totalOtherTaxesAmount === zeroCents &&
      summary.totalDeductionsAmount === zeroCents
    ) {
      return;
    }
    found(['invoiceSummary'], { type });
  },
});
