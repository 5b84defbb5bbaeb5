import { dispatch, dispatchExtras, type KindRow, money, tracking } from './kind-row.js';

const invoice = {
  line: 'goods',
  counterpart: 'needed',
  payments: 'needed',
  correlates: 'may',
  links: [],
  moves: 'may',
  needs: [],
  takes: [...money, 'fuelInvoice'],
} as const;

const service = { ...invoice, line: 'service', moves: 'no', takes: money } as const;

const supplementary = { correlates: 'needed' } as const;

const retail = {
  line: 'goods',
  counterpart: 'no',
  payments: 'needed',
  correlates: 'no',
  links: [],
  moves: 'no',
  needs: [],
  takes: [...money, 'fuelInvoice'],
} as const;

const posReceipt = {
  line: 'collection',
  counterpart: 'may',
  payments: 'needed',
  links: ['receipts'],
  moves: 'no',
  needs: [],
  takes: [...money, 'thirdPartyCollection'],
} as const;

const slip = {
  type: '8.6',
  line: 'order',
  counterpart: 'may',
  payments: 'no',
  correlates: 'no',
  links: [],
  moves: 'no',
  needs: [],
  takes: ['currency', 'exchangeRate', 'tableAA'],
} as const;

const note = {
  line: 'note',
  counterpart: 'needed',
  payments: 'no',
  correlates: 'no',
  links: [],
  moves: 'always',
  needs: dispatch,
  takes: [...dispatchExtras, 'toWeigh', 'packages'],
} as const;

const receiving = {
  ...note,
  moves: 'no',
  needs: ['receivingNotePurpose'],
  takes: ['otherReceivingNotePurposeTitle', ...tracking, 'packages'],
} as const;

const pricedBySelf = [...money, 'fuelInvoice', 'selfPricing'] as const;

/**
 * What each kind of document allows and requires: the single table behind the builders' types and the check of facts. A
 * test compares it with `invoiceTypeFacts`. If it is unknown whether a type allows `correlatedInvoices`, invoices may
 * have them, but retail documents, which link by `multipleConnectedMarks`, may not. Links are those that the service
 * describes: an invoice (1.1) closes notes, five types close a table. 5.1 is not one of them here, because the
 * authority accepts no connected MARKs on it.
 */
export const kinds = {
  salesInvoice: { ...invoice, type: '1.1', links: ['slips', 'notes'], takes: pricedBySelf },
  intraCommunitySalesInvoice: { ...invoice, type: '1.2' },
  thirdCountrySalesInvoice: { ...invoice, type: '1.3' },
  salesInvoiceForThirdParties: { ...invoice, type: '1.4', takes: pricedBySelf },
  clearanceInvoice: {
    ...invoice,
    type: '1.5',
    line: 'clearance',
    moves: 'no',
    takes: pricedBySelf,
  },
  supplementarySalesInvoice: { ...invoice, ...supplementary, type: '1.6', takes: pricedBySelf },
  serviceInvoice: { ...service, type: '2.1', takes: [...money, 'selfPricing'] },
  intraCommunityServiceInvoice: { ...service, type: '2.2' },
  thirdCountryServiceInvoice: { ...service, type: '2.3' },
  supplementaryServiceInvoice: {
    ...service,
    ...supplementary,
    type: '2.4',
    takes: [...money, 'selfPricing'],
  },
  acquisitionTitle: { ...invoice, type: '3.1', line: 'acquisition', payments: 'may' },
  refusedAcquisitionTitle: { ...invoice, type: '3.2', line: 'acquisition', payments: 'may' },
  creditInvoice: { ...invoice, ...supplementary, type: '5.1', takes: pricedBySelf },
  uncorrelatedCreditInvoice: {
    ...invoice,
    type: '5.2',
    correlates: 'no',
    links: ['slips'],
    takes: pricedBySelf,
  },
  selfDelivery: { ...invoice, type: '6.1', counterpart: 'may', payments: 'may', moves: 'no' },
  selfSupply: {
    ...invoice,
    type: '6.2',
    counterpart: 'may',
    payments: 'may',
    moves: 'no',
    takes: money,
  },
  contractIncome: { ...service, type: '7.1' },
  rentIncome: { ...service, type: '8.1' },
  climateFee: { ...service, type: '8.2', line: 'levy', counterpart: 'may', payments: 'may' },
  posCollection: { ...posReceipt, type: '8.4', correlates: 'no' },
  posRefund: { ...posReceipt, type: '8.5', correlates: 'may' },
  orderSlip: slip,
  orderCancellation: { ...slip, needs: ['tableAA'] },
  tableCancellation: {
    ...slip,
    line: 'none',
    links: ['slips'],
    needs: ['tableAA'],
    takes: [...slip.takes, 'totalCancelDeliveryOrders'],
  },
  correlatedDeliveryNote: { ...note, type: '9.1', correlates: 'needed' },
  aggregateDeliveryNote: { ...note, type: '9.2' },
  deliveryNote: {
    ...note,
    type: '9.3',
    takes: [...note.takes, 'reverseDeliveryNote', 'reverseDeliveryNotePurpose'],
  },
  correlatedReceivingNote: { ...receiving, type: '10.1', correlates: 'needed' },
  receivingNote: { ...receiving, type: '10.2' },
  retailReceipt: { ...retail, type: '11.1', links: ['slips'], moves: 'may' },
  serviceReceipt: { ...retail, type: '11.2', line: 'service', takes: money },
  simplifiedInvoice: { ...retail, type: '11.3' },
  retailCredit: { ...retail, type: '11.4', links: ['slips', 'receipts'], moves: 'may' },
  retailReceiptForThirdParties: { ...retail, type: '11.5', moves: 'may' },
} as const satisfies Readonly<Record<string, KindRow>>;

/** A kind of document, by the name of the function that opens its builder. */
export type Kind = keyof typeof kinds;
