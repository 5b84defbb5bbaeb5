/**
 * The service in a test.
 *
 * A sandbox answers every call of the service, without a key, a network or a port. Here a receipt is filed and its answer is
 * lost, a card payment is completed, and the authority cannot be reached for a while. Nothing is filed with the tax authority.
 */
import { card, cash, type Document, holdPosPayment, retailReceipt } from 'parastatiko';
import { createClient } from 'parastatiko/client';
import { createSandbox } from 'parastatiko/sandbox';
import { shop } from './shared/parties.js';

const sandbox = await createSandbox({
  clock: { now: () => new Date('2026-11-20T12:00:00+02:00') },
  keys: [{ key: 'till-key', companies: [shop.vatNumber] }],
});
const client = createClient({ ...sandbox.clientOptions(), settlingTime: 0 });

const sale = (aa: string) =>
  retailReceipt({ issuer: shop, series: 'ΛΙΑ', aa, issueDate: '2026-11-20' }).line({
    description: 'Μέλι',
    quantity: 2,
    unit: 'τεμ',
    unitPriceWithVat: '6.20',
    vat: 13,
    income: 'goods',
  });

// The answer is lost after the receipt was filed. Issuing it again finds it.
const receipt: Document = sale('2051').payment(cash('rest')).build();
sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices' });
console.log((await client.issue(receipt)).kind);
console.log((await client.issue(receipt)).kind);

// A payment at a locked terminal: held, charged, completed.
const byCard: Document = sale('2052')
  .payment(card({ amount: 'rest', terminalId: '16000123', posNspId: 2 }))
  .build({ skipSignature: false });
const held = await client.issue(byCard, { skipSignature: false });
const { body } = holdPosPayment({ document: byCard, outcome: held })
  .charged({
    payment: 0,
    transactionId: '000417',
    paymentAmount: '12.40',
    paymentType: 7,
    at: sandbox.now(),
  })
  .completion();
console.log(held.kind, '-', (await client.completePosPayment({ document: byCard, body })).kind);

// The authority cannot be reached: the MARK arrives five minutes later.
const later: Document = sale('2053').payment(cash('rest')).build();
sandbox.faults.add({ kind: 'offline', call: 'SendInvoices' });
console.log((await client.issue(later)).kind);
await sandbox.advance(300_000);
console.log((await client.reconcile(later)).kind);

for (const { document, mark, charges } of sandbox.documents()) {
  const { series, aa } = document.invoiceHeader;
  console.log(`${series} ${aa}`, mark === undefined ? 'no MARK' : 'has a MARK', `${charges.length} charges`);
}
