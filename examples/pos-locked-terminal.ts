/**
 * A POS sale on a locked terminal.
 *
 * A receipt (11.1) is held until its payments are charged: one by card in two parts with a tip, and one that the
 * customer changes to an instant payment. The till stores the payment after each step and is restarted in between. The
 * answers here are what the service would send.
 */
import { card, cash, holdPosPayment, posPaymentFromJSON, retailReceipt } from 'parastatiko';
import { shop } from './shared/parties.js';

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

// Sent with skipSignature=false: the answer has a signature for each payment over a terminal, and no MARK.
const answer = {
  providerSignature: [
    {
      invoiceUid: '5E0C7A41B3D92F684C17A0E35B8D26F91C40E7AB',
      signatures: [
        { token: '9F2C00AB17', data: 'e1', paymentBalance: 20, expiryDate: '2026-11-21T10:00:00Z' },
        { token: '9F2C00AB18', data: 'e2', paymentBalance: 40, expiryDate: '2026-11-21T10:00:00Z' },
      ],
    },
  ],
};

let session = holdPosPayment({ document: receipt, answer });
const at = new Date('2026-11-20T12:30:00+02:00');
for (const { payment, token, left, expires } of session.pending(at)) {
  console.log(`payment ${payment}: charge ${left} with the token ${token} until ${expires}`);
}

// What the terminal reported for each charge. Store it at once, because the customer has paid.
session = session.charged({
  payment: 1,
  transactionId: '000417',
  paymentAmount: '25.00',
  paymentType: 7,
  at,
});
let stored = JSON.stringify(session);

// Stored before the rest is charged on the terminal. Then the till stops, and does not know whether the customer has
// paid.
session = session.charging({
  payment: 1,
  paymentAmount: '15.00',
  tipAmount: '2.00',
  reference: 'till-2-000093',
  at,
});
stored = JSON.stringify(session);

session = posPaymentFromJSON(JSON.parse(stored));
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

const completion = session.completion();
// Stored before it is sent: whatever happens then, the till knows that it may have been sent.
stored = JSON.stringify(completion.payment);
console.log(`not charged yet: ${completion.uncharged.length}`);
console.log(JSON.stringify(completion.body, null, 2));

// The body stays the same until an answer is recorded, so it can be sent again.
session = posPaymentFromJSON(JSON.parse(stored));
const entry = { statusCode: 'Success', invoiceMark: 400001970000151 };
session = session.completed({ mark: entry.invoiceMark, statusCode: entry.statusCode });
stored = JSON.stringify(session);

// The customer changed the second payment to an instant payment. This is the document to archive and print.
const { document, mark } = session.issued ?? {};
console.log(
  `issued with the MARK ${mark}, paid by the types ${document?.paymentMethods?.map(({ type }) => type)}`,
);
for (const { payment, paymentType, amount, tip, transactionIds } of session.paid) {
  console.log(
    `payment ${payment}, type ${paymentType}: ${amount}, tip ${tip} (${transactionIds.join(', ')})`,
  );
}
