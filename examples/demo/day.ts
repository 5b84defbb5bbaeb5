import {
  checkDocument,
  creditOf,
  type Document,
  type Facts,
  holdPosPayment,
  InvalidDocumentError,
  type Issue,
  invoiceOfNotes,
  openTable,
  type Table,
  type TableStep,
  tableFromJSON,
} from 'parastatiko';
import type { IssueOutcome } from 'parastatiko/client';
import type { Issued } from 'parastatiko/print';
import { factsOf, linesOf } from './facts.js';
import { commitNumber, nextNumber, unfinishedNumbers } from './numbers.js';
import { client, clock, moment, sandbox, until } from './service.js';
import { amountText } from './sums.js';

/** One document of the day, its validation, and the remarks of its flow. */
export interface Happening {
  readonly name: string;
  readonly document: Document;
  readonly issues: readonly Issue[];
  readonly remark: string;
  /** The service's answer. */
  readonly issued: Issued;
  /** How it came to its MARK. */
  readonly how: string;
}

/** The outcome of a document, and how it was issued. */
interface Sent {
  readonly outcome: IssueOutcome;
  readonly how: string;
}

/** What happened, document by document, and the state in the evening. */
export interface Day {
  readonly happenings: readonly Happening[];
  readonly evening: readonly string[];
}

const issueDate = '2026-11-20';

/** A day at the restaurant with the grocery shelf. Each part of it runs through the flow for its documents. */
export async function aDay(): Promise<Day> {
  const happenings: Happening[] = [];

  /** Issues a document and records its number and MARK. `sent` sends it, if it is not just issued. */
  async function issued(
    name: string,
    document: Document,
    issues: readonly Issue[],
    remark = '',
    sent: () => Promise<Sent> = async () => ({ outcome: await client.issue(document), how: 'issued' }),
  ): Promise<{ document: Document; mark: string }> {
    const { outcome, how } = await sent();
    if (!('mark' in outcome)) throw new Error(`${name} has no MARK: ${outcome.next.todo}`);
    const { mark } = outcome;
    await commitNumber(document, { mark });
    happenings.push({ name, document, issues, remark, issued: outcome, how });
    return { document, mark };
  }

  // Morning: a farmer delivers, goods leave for the hotel with a note, a guest buys in the shop.
  const delivery = await built('01-receiving-note', '10.2');
  await issued('01-receiving-note', delivery.document, delivery.issues);

  const toHotel = await built('02-delivery-note', '9.3');
  const note = await issued('02-delivery-note', toHotel.document, toHotel.issues);

  await until('11:20');
  const purchase = await built('03-receipt-two-payments', '11.1', false);
  const receipt = await issued(
    '03-receipt-two-payments',
    purchase.document,
    purchase.issues,
    byCard(purchase.document),
    () => charge(purchase.document),
  );

  // Evening: one table orders three times and sends a dessert back. The till is restarted after each step.
  let table = openTable({ issuer: factsOf('04-table-order-1').issuer, tableAA: tableOf('04-table-order-1') });
  const slip = async (
    name: string,
    remark: string,
    step: TableStep,
    time: string,
    sent?: () => Promise<Sent>,
  ): Promise<Table> => {
    await until(time);
    const { mark } = await issued(name, step.document, step.issues, remark, sent);
    const stored = tableFromJSON(JSON.parse(JSON.stringify(step.table)));
    return stored.issued(step.document, { mark, issuedAt: moment(time) });
  };
  for (const [name, time] of [
    ['04-table-order-1', '20:40'],
    ['05-table-order-2', '21:05'],
    ['06-table-order-3', '22:10'],
  ] as const) {
    const lines = linesOf(name) as Parameters<Table['order']>[0]['lines'];
    const step = table.order({ ...(await nextNumber('8.6')), issueDate, lines }, { now: clock });
    table = await slip(name, `order, table ${step.table.tableAA?.slice(0, 4)}`, step, time);
  }
  const sentBack = { description: 'Πορτοκαλόπιτα', quantity: 1 };
  const cancellation = table.cancel(
    { ...(await nextNumber('8.6')), issueDate, lines: [sentBack] },
    { now: clock },
  );
  table = await slip('07-table-partial-cancellation', 'cancels 1 dessert', cancellation, '22:30');

  const [urgent] = table.deadlines(moment('23:00'));
  const bill = table.close(
    {
      ...(await nextNumber('11.1')),
      type: '11.1',
      issueDate,
      income: 'goods',
      payments: [{ type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 }],
    },
    { now: clock, skipSignature: false },
  );
  const slips = bill.document.invoiceHeader.multipleConnectedMarks?.length ?? 0;
  const remark = `closes ${slips} slips, ${byCard(bill.document)}`;
  table = await slip('08-table-closing', remark, bill, '23:05', () => charge(bill.document));

  // The hotel is invoiced for the goods of the note, and for advice.
  const { issuer, counterpart, lines: priced = [] } = factsOf('09-invoice-closing-delivery-note');
  const invoice = invoiceOfNotes(
    [note],
    {
      ...(await nextNumber('1.1')),
      issueDate,
      issuer: { ...(issuer.print && { print: issuer.print }) },
      counterpart: { ...(counterpart?.print && { print: counterpart.print }) },
      prices: priced.map(({ quantity: _, unit: __, ...price }) => price as never),
      payments: [{ type: 5, amount: 'rest' }],
    },
    { now: clock },
  );
  await issued('09-invoice-closing-delivery-note', invoice.document, invoice.issues, 'closes 1 note');

  const advice = await built('10-invoice-withheld-tax', '2.1');
  const withheld = amountText(advice.document.invoiceSummary.totalWithheldAmount);
  await issued('10-invoice-withheld-tax', advice.document, advice.issues, `withheld ${withheld}`);

  // The guest from the morning returns the honey.
  const credit = creditOf(
    receipt,
    {
      ...(await nextNumber('11.4')),
      issueDate,
      lines: [{ line: 2, quantity: 1 }],
      payments: [{ type: 3, amount: 'rest' }],
    },
    { now: clock },
  );
  const { series, aa } = receipt.document.invoiceHeader;
  const credited = `credits 1 line of ${series} ${aa}`;
  await issued('11-returned-honey', credit.document, credit.issues, credited, () => queued(credit.document));

  const numbers = await unfinishedNumbers();
  const toInvoice = invoice.remaining.filter(({ remaining }) => remaining !== 0).length;
  return {
    happenings,
    evening: [
      `The table has ${table.status}; if left open, ${urgent?.slip} would have blocked the branch at ${inAthens(urgent?.passesAt)}.`,
      `The delivery note has ${toInvoice === 0 ? 'nothing' : `${toInvoice} items`} left to invoice.`,
      `The receipt ${series} ${aa} has ${amountText(credit.remaining.totalGrossValue)} left to credit.`,
      `The service filed ${sandbox.documents().length} documents; ${sandbox.tables().length === 0 ? 'no table is' : 'a table is'} open there. The last one was queued, and received its MARK five minutes later.`,
      `Of the numbers that were handed out, ${numbers.open} have no document and ${numbers.gaps} were burnt.`,
    ],
  };
}

/** A document outside flows, from its raw facts and the next number. */
async function built(
  name: string,
  type: Facts['type'],
  skipSignature = true,
): Promise<{ document: Document; issues: readonly Issue[] }> {
  const facts: Facts = { ...factsOf(name), ...(await nextNumber(type)) };
  const checked = checkDocument(facts, { now: clock, skipSignature });
  if (!checked.ok) throw new InvalidDocumentError(checked.issues);
  return checked;
}

const inAthens = (time = ''): string =>
  new Date(time).toLocaleString('sv-SE', {
    timeZone: 'Europe/Athens',
    dateStyle: 'short',
    timeStyle: 'short',
  });

const tableOf = (name: string): string => factsOf(name).tableAA ?? '';

/** The index of the payment by card. */
const cardOf = ({ paymentMethods = [] }: Document): number =>
  paymentMethods.findIndex(({ type }) => type === 7);

const byCard = (document: Document): string =>
  `${amountText(document.paymentMethods?.[cardOf(document)]?.amount ?? 0)} by card`;

/** The card payment of a document that is held for the terminal: signed, charged, and completed, which issues the document. */
async function charge(document: Document): Promise<Sent> {
  const outcome = await client.issue(document, { skipSignature: false });
  const place = cardOf(document);
  const { payment, body } = holdPosPayment({ document, outcome })
    .charged({
      payment: place,
      transactionId: '000417',
      paymentAmount: document.paymentMethods?.[place]?.amount ?? 0,
      paymentType: 7,
      at: sandbox.now(),
    })
    .completion();
  const completed = await client.completePosPayment({ document, body });
  payment.completed(completed);
  return { outcome: completed, how: 'held, charged, completed' };
}

/** The authority cannot be reached: the document is queued, and receives its MARK later. */
async function queued(document: Document): Promise<Sent> {
  sandbox.faults.add({ kind: 'offline', call: 'SendInvoices' });
  const outcome = await client.issue(document);
  if (outcome.kind !== 'queued') return { outcome, how: outcome.kind };
  await sandbox.advance(300_000);
  return { outcome: await client.reconcile(document), how: 'queued, MARK after 5 minutes' };
}
