/**
 * A till that survives being killed.
 *
 * The till is a separate process. It is killed while its first receipt is being sent: the service has filed it, but the
 * answer never arrives. After the restart, the till finds the receipt, serves the customer, and continues with the next
 * number.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { cash, type Document, type NumberTicket, retailReceipt } from 'parastatiko';
import { createClient } from 'parastatiko/client';
import { sqliteJournal } from 'parastatiko/journal-sqlite';
import { shop } from './shared/parties.js';

const SERIES = {
  vatNumber: shop.vatNumber,
  branch: shop.branch,
  invoiceType: '11.1',
  series: 'ΛΙΑ',
} as const;

/** The till: what runs in the shop. */
async function runTill(file: string, baseUrl: string): Promise<void> {
  // The name is the same after each start, so that the till can continue its own work at once, and only its own.
  const holder = 'till 1';
  const journal = await sqliteJournal({ file, numbering: { holder, first: [{ ...SERIES, aa: '2051' }] } });
  // Only for this example: the day of the receipts, and no wait for a search that lags behind.
  const forThisPage = { clock: { now: () => new Date('2026-11-20T12:00:00+02:00') }, settlingTime: 0 };
  const client = createClient({ baseUrl, apiKey: 'your-key', journal, holder, ...forThisPage });

  async function sell(ticket: NumberTicket): Promise<void> {
    const { series, aa } = ticket;
    const receipt = retailReceipt({ issuer: shop, series, aa, issueDate: '2026-11-20' })
      .line({
        description: 'Μέλι',
        quantity: 1,
        unit: 'τεμ',
        unitPriceWithVat: '6.20',
        vat: 13,
        income: 'goods',
      })
      .payment(cash('rest'))
      .build();
    // A customer waits for a minute at most; what is unknown then is settled by `recover`.
    const outcome = await client.settle(receipt, { until: new Date('2026-11-20T12:01:00+02:00') });
    if (!('mark' in outcome)) throw new Error(outcome.next.todo);
    await journal.numbering.commit(ticket, { mark: outcome.mark });
    console.log(`${aa}: ${outcome.kind}, MARK ${outcome.mark}`);
  }

  // First the work left by the last run: documents whose answer was lost, then its numbers without a known document.
  const { settled } = await client.recover();
  for (const { outcome } of settled) console.log(`recovered: ${outcome.kind}`);
  for (const ticket of await journal.numbering.open(SERIES, { holder })) await sell(ticket);
  await sell(await journal.numbering.reserve(SERIES));
  await journal.close();
}

/** Plays the service and the power cut: the till is killed when its first receipt is filed. */
async function runPage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'till-'));
  const file = join(folder, 'journal.db');
  const filed: object[] = [];
  let till: ReturnType<typeof fork> | undefined;
  const service = createServer(async (request, response) => {
    const answer = (body: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.url?.includes('RequestTransmittedDocs')) return answer({ providerTransmittedDocs: filed });
    // The detailed XML of a document, with which the client compares its own: this service has none.
    if (request.method === 'GET') return response.writeHead(404).end();
    const { invoice } = (await json(request)) as { invoice: [Document] };
    const { issuer, invoiceHeader, invoiceSummary } = invoice[0];
    const invoiceMark = 400001970000151 + filed.length;
    filed.push({ mark: invoiceMark, issuer, invoiceHeader, invoiceSummary });
    if (filed.length === 1) return till?.kill('SIGKILL');
    return answer({ response: [{ statusCode: 'Success', invoiceMark }] });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

  for (const start of ['first', 'second']) {
    till = fork(fileURLToPath(import.meta.url), ['till', file, baseUrl], { silent: true });
    const ended = new Promise((resolve) => till?.on('exit', (_, signal) => resolve(signal ?? 'done')));
    const said = till.stdout === null ? '' : await text(till.stdout);
    console.log(`${start} start: ${[...said.trim().split('\n'), await ended].filter(Boolean).join('; ')}`);
  }
  console.log(`The service has ${filed.length} receipts.`);

  const journal = await sqliteJournal({ file });
  for await (const { aa, standing, result } of journal.documents({ series: 'ΛΙΑ' })) {
    console.log(`archive: ${aa} ${standing} ${result.mark}`);
  }
  await journal.close();
  service.close();
  rmSync(folder, { recursive: true });
}

const [, , task, file, baseUrl] = process.argv;
if (task === 'till' && file !== undefined && baseUrl !== undefined) await runTill(file, baseUrl);
else await runPage();
