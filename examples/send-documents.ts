/**
 * Sending documents.
 *
 * A receipt is issued and its answer is lost. `settle` issues the same document until its outcome is known: it is
 * searched for before anything is sent again. Here a function plays the service; with your own address and key, the same
 * code calls the real one.
 */
import { cash, retailReceipt } from 'parastatiko';
import { createClient, memoryJournal } from 'parastatiko/client';
import { shop } from './shared/parties.js';

const receipt = retailReceipt({ issuer: shop, series: 'ΛΙΑ', aa: '2051', issueDate: '2026-11-20' })
  .line({ description: 'Μέλι', quantity: 2, unit: 'τεμ', unitPriceWithVat: '6.20', vat: 13, income: 'goods' })
  .payment(cash('rest'))
  .build();

/** Files the receipt, loses its first answer, and finds it again. */
const filed: object[] = [];
const service: typeof fetch = async (address, request) => {
  const isSearch = String(address).includes('RequestTransmittedDocs');
  if (isSearch) return Response.json({ providerTransmittedDocs: filed });
  // It has no registry XML of what it filed.
  if (request?.method === 'GET') return new Response('', { status: 404 });
  const { issuer, invoiceHeader, invoiceSummary } = receipt;
  filed.push({ mark: 400001970000151, issuer, invoiceHeader, invoiceSummary });
  throw new Error('socket hang up');
};

const client = createClient({
  baseUrl: 'https://host.example',
  apiKey: 'your-key',
  journal: memoryJournal(),
  // The rest is only for this example: the service above, and a clock fixed on the day of the receipt.
  fetch: service,
  clock: { now: () => new Date('2026-11-20T12:00:00+02:00') },
});

const first = await client.issue(receipt);
console.log(first.kind, '-', first.next.todo);

const settled = await client.settle(receipt, { until: new Date('2026-11-20T12:01:00+02:00') });
console.log(settled.kind, 'mark' in settled ? settled.mark : '');
