/** A program on Node that sends and receives, compiled with `skipLibCheck: false` and without the types of DOM. */

import { createClient, type IssueOutcome } from 'parastatiko/client';
import { sqliteJournal } from 'parastatiko/journal-sqlite';
import { createWebhookHandler } from 'parastatiko/webhooks';

const journal = await sqliteJournal({ file: 'journal.db' });
const client = createClient({ baseUrl: 'https://host.example', apiKey: 'key', journal, fetch });
const handler = createWebhookHandler({
  secrets: 'secret',
  store: journal.webhooks,
  confirm: client,
  onEvent: (_, { request }) => request?.status,
});

/** Uses the types together with those of the runtime. */
export async function use(
  request: Request,
): Promise<readonly [Response, IssueOutcome, Uint8Array | undefined]> {
  const outcome = await client.issue({}, { signal: AbortSignal.timeout(1000) });
  const { stream } = await client.downloadPdf({ uid: 'A' });
  const { value } = await stream.getReader().read();
  return [await handler(request), outcome, value];
}
