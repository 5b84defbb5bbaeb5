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
import { answerTo, factsOf, linesOf } from './facts.js';
import { commitNumber, nextNumber, unfinishedNumbers } from './numbers.js';
import { amountText } from './sums.js';

/** One document of the day, its check, and what the flow that made it has to say. */
export interface Happening {
  readonly name: string;
  readonly document: Document;
  readonly issues: readonly Issue[];
  readonly remark: string;
}

/** What happened, document by document, and how things stand in the evening. */
export interface Day {
  readonly happenings: readonly Happening[];
  readonly evening: readonly string[];
}

const issueDate = '2026-11-20';

/** The moment of the checks: a quarter to seven in the morning, in Athens, before the first delivery. */
export const clock = new Date('2026-11-20T06:45:00+02:00');

const moment = (time: string): Date => new Date(`${issueDate}T${time}:00+02:00`);

/** A day at the restaurant with the grocery shelf. Each part of it runs through the flow that spans its documents. */
export async function aDay(): Promise<Day> {
  const happenings: Happening[] = [];

  /** A document was issued: its number is used, and its MARK is known. */
  async function issued(
    name: string,
    document: Document,
    issues: readonly Issue[],
    remark = '',
  ): Promise<{ document: Document; mark: string }> {
    const answer = answerTo(name);
    await commitNumber(document, answer);
    happenings.push({ name, document, issues, remark });
    return { document, mark: answer.mark };
  }

  // Morning: a farmer delivers, goods leave for the hotel with a note, a guest buys in the shop.
  const delivery = await built('01-receiving-note', '10.2');
  await issued('01-receiving-note', delivery.document, delivery.issues);

  const toHotel = await built('02-delivery-note', '9.3');
  const note = await issued('02-delivery-note', toHotel.document, toHotel.issues);

  const purchase = await built('03-receipt-two-payments', '11.1', false);
  const charged = charge(purchase.document, '03-receipt-two-payments', '11:20');
  const receipt = await issued('03-receipt-two-payments', purchase.document, purchase.issues, charged);

  // Evening: one table orders three times and sends a dessert back. The till is restarted after each step.
  let table = openTable({ issuer: factsOf('04-table-order-1').issuer, tableAA: tableOf('04-table-order-1') });
  const slip = async (name: string, remark: string, step: TableStep, time: string): Promise<Table> => {
    await issued(name, step.document, step.issues, remark);
    const stored = tableFromJSON(JSON.parse(JSON.stringify(step.table)));
    return stored.issued(step.document, { ...answerTo(name), issuedAt: moment(time) });
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
  const paid = charge(bill.document, '08-table-closing', '23:05');
  const slips = bill.document.invoiceHeader.multipleConnectedMarks?.length ?? 0;
  table = await slip('08-table-closing', `closes ${slips} slips, ${paid}`, bill, '23:05');

  // The hotel is invoiced for what the note carried, and for advice.
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

  // The guest of the morning brings the honey back.
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
  await issued('11-returned-honey', credit.document, credit.issues, `credits 1 line of ${series} ${aa}`);

  const numbers = await unfinishedNumbers();
  const toInvoice = invoice.remaining.filter(({ remaining }) => remaining !== 0).length;
  return {
    happenings,
    evening: [
      `The table has ${table.status}; left open, ${urgent?.slip} would have blocked the branch at ${inAthens(urgent?.passesAt)}.`,
      `The delivery note has ${toInvoice === 0 ? 'nothing' : `${toInvoice} items`} left to invoice.`,
      `The receipt ${series} ${aa} has ${amountText(credit.remaining.totalGrossValue)} left to credit.`,
      `Of the numbers that were handed out, ${numbers.open} have no document and ${numbers.gaps} were given up.`,
    ],
  };
}

/** A document that no flow makes, from its raw facts and the next number. */
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

/**
 * The card payment of a document that is held for the terminal: the service signs it, the terminal charges it, and the
 * completion issues the document. The signature and the transaction stand for theirs.
 */
function charge(document: Document, name: string, time: string): string {
  const payments = document.paymentMethods ?? [];
  const place = payments.findIndex(({ type }) => type === 7);
  const amount = payments[place]?.amount ?? 0;
  const signature = {
    token: 'A1B2C3',
    data: '00FF',
    paymentBalance: amount,
    createdDate: moment(time).toISOString(),
  };
  const answer = { providerSignature: [{ invoiceUid: '', signatures: [signature] }] };
  const { payment, body } = holdPosPayment({ document, answer })
    .charged({
      payment: place,
      transactionId: '000417',
      paymentAmount: amount,
      paymentType: 7,
      at: moment(time),
    })
    .completion();
  const done = payment.completed(answerTo(name));
  return `${amountText(body.length === 1 && done.issued !== undefined ? amount : 0)} by card`;
}
