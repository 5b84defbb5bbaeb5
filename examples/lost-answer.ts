/**
 * An answer that is lost.
 *
 * The receipt was filed, but its answer never arrived. Issuing it again finds it, and files nothing twice.
 */
import { cash, retailReceipt, validate } from 'parastatiko';
import { createClient } from 'parastatiko/client';
import { createSandbox } from 'parastatiko/sandbox';

const issuer = { vatNumber: '800123456', branch: 0 };
const clock = { now: () => new Date('2026-11-20T12:00:00+02:00') }; // a fixed day: a till leaves this out
const sandbox = await createSandbox({ clock, keys: [{ key: 'k', companies: [issuer.vatNumber] }] });
const client = createClient({ ...sandbox.clientOptions(), settlingTime: 0 });

const receipt = retailReceipt({ issuer, series: 'A', aa: '1', issueDate: '2026-11-20' })
  .line({ description: 'Honey', quantity: 2, unit: 'kg', unitPriceWithVat: '6.20', vat: 13, income: 'goods' })
  .payment(cash('rest'))
  .build(); // line numbers, VAT, totals and labels are derived

sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices' }); // filed, but the answer is lost
console.log((await client.issue(receipt)).kind);
console.log((await client.issue(receipt)).kind, sandbox.documents().length);

const edited = { ...receipt, invoiceSummary: { ...receipt.invoiceSummary, totalGrossValue: 12.41 } };
console.log(validate(edited).issues[0]?.message);
