/**
 * A POS sale on a locked terminal.
 *
 * A receipt (11.1) is held until its payments are charged: one by card in two parts with a tip, and one that the
 * customer changes to an instant payment. The till stores the payment after each step and is restarted in between. The
 * answer to the completion is lost, and the client finds the document. A sandbox plays the service.
 */
import { card, cash, holdPosPayment, posPaymentFromJSON, retailReceipt } from 'parastatiko';
import { createClient, memoryJournal } from 'parastatiko/client';
import { createSandbox } from 'parastatiko/sandbox';
import { shop } from './shared/parties.js';

const at = new Date('2026-11-20T12:30:00+02:00');
const sandbox = await createSandbox({
  clock: { now: () => at },
  keys: [{ key: 'till-key', companies: [shop.vatNumber] }],
});
// A till has a journal in a file: sqliteJournal.
const journal = memoryJournal();
const client = createClient({ ...sandbox.clientOptions(), journal });

const terminal = { terminalId: '16000123', posNspId: 2 };
const receipt = retailReceipt({ issuer: shop, series: 'ΛΙΑ', aa: '2051', issueDate: '2026-11-20' })
  .line({
    description: 'Κρασί',
    quantity: 6,
    unit: 'τεμ',
    unitPriceWithVat: '11.00',
    vat: 24,
    income: 'goods',
  })
  .payment(cash('6.00'))
  .payment(card({ amount: '40.00', ...terminal }))
  .payment(card({ amount: '20.00', ...terminal }))
  .build({ skipSignature: false });

// Held: the outcome has a signature for each payment at a terminal, and no MARK. Signatures from the journal belong to a
// payment that is already stored, perhaps with charges, so it is kept.
const held = await client.issue(receipt, {
  skipSignature: false,
  statesAfter: (outcome) =>
    outcome.kind === 'held' && outcome.from !== 'journal'
      ? { 'ΛΙΑ 2051': holdPosPayment({ document: receipt, outcome }) }
      : {},
});
console.log(held.kind, '-', held.next.todo);

/** The payment as it was stored last. */
const restored = async () => posPaymentFromJSON(await journal.state('ΛΙΑ 2051'));

let session = await restored();
for (const { payment, left, expires } of session.pending(at)) {
  console.log(`payment ${payment}: charge ${left} until ${expires}`);
}

// What the terminal reported for each charge. Store it at once, because the customer has paid.
session = session.charged({
  payment: 1,
  transactionId: '000417',
  paymentAmount: '25.00',
  paymentType: 7,
  at,
});
await journal.saveStates({ 'ΛΙΑ 2051': session });

// Stored before the rest is charged on the terminal. Then the till stops, and does not know whether the customer has
// paid.
session = session.charging({
  payment: 1,
  paymentAmount: '15.00',
  tipAmount: '2.00',
  reference: 'till-2-000093',
  at,
});
await journal.saveStates({ 'ΛΙΑ 2051': session });

session = await restored();
for (const { payment, amount, reference } of session.unsettled()) {
  console.log(`payment ${payment}: ask the terminal about the charge of ${amount} (${reference})`);
}

// It was charged; the second payment follows.
session = session
  .charged({
    payment: 1,
    transactionId: '000418',
    paymentAmount: '15.00',
    tipAmount: '2.00',
    paymentType: 7,
    at,
  })
  .charged({ payment: 2, transactionId: 'IR-77', paymentAmount: '20.00', paymentType: 8, at });
await journal.saveStates({ 'ΛΙΑ 2051': session });

// The answer to the completion is lost. The same call searches for the document, and does not pay twice.
sandbox.faults.add({ kind: 'reset-after', call: 'CompletionPosInvoices' });
for (const attempt of ['first', 'second']) {
  const { payment, body, uncharged } = (await restored()).completion();
  const outcome = await client.completePosPayment(
    { document: receipt, body },
    {
      // Stored before it is sent, so that the till knows that it may have been sent.
      states: { 'ΛΙΑ 2051': payment },
      statesAfter: (known) => ({ 'ΛΙΑ 2051': payment.completed(known) }),
    },
  );
  console.log(`${attempt} call: ${body.length} charges, ${uncharged.length} not charged, ${outcome.kind}`);
}

// The customer changed the second payment to an instant payment. This is the document to archive and print.
session = await restored();
const { document, mark } = session.issued ?? {};
console.log(
  `issued ${mark === undefined ? 'without' : 'with'} a MARK, paid by the types ${document?.paymentMethods?.map(({ type }) => type)}`,
);
for (const { payment, paymentType, amount, tip, transactionIds } of session.paid) {
  console.log(
    `payment ${payment}, type ${paymentType}: ${amount}, tip ${tip} (${transactionIds.join(', ')})`,
  );
}
