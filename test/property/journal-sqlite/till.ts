/** A till in a process of its own, which its test kills. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Numbering } from '../../../src/flows/index.js';
import { type ClientError, createClient, type Journal } from '../../../src/sending/client/index.js';
import { sqliteJournal } from '../../../src/sending/journal-sqlite/index.js';
import type { Document } from '../../../src/types/index.js';
import { clock, orders, say, step, stepping, stepsTaken } from './stepping.js';

const documents = JSON.parse(readFileSync(orders.documents, 'utf8')) as Document[];
const series = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' } as const;

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const { holder } = orders;
const opened = await sqliteJournal({ file: orders.file, busyTimeout: 20_000, numbering: { holder } });
const numbering: Numbering = stepping(opened.numbering);
const journal: Journal = stepping(opened);
const client = createClient({
  baseUrl: orders.baseUrl,
  apiKey: orders.apiKey,
  holder,
  journal,
  settlingTime: 0,
  timeout: 20_000,
  clock,
  fetch: async (...given) => {
    if (orders.does === 'send-the-first') await lines.next();
    step();
    const answer = await fetch(...given);
    step();
    return answer;
  },
});

/** Sells one number: the document is issued, its number is committed, and only then is the customer served. */
async function sell(ticket: Awaited<ReturnType<Numbering['reserve']>>): Promise<void> {
  const outcome = await client.issue(documents[Number(ticket.aa) - 1] as Document, {
    statesAfter: () => ({ sold: Number(ticket.aa) }),
  });
  if (!('mark' in outcome)) throw new Error(`${ticket.aa} is ${outcome.kind}`);
  await numbering.commit(ticket, { mark: outcome.mark });
  await say(`served ${ticket.aa} ${outcome.mark}`);
}

async function sellAll(): Promise<void> {
  const { unknown, failed } = await client.recover();
  if (unknown.length + failed.length > 0) throw new Error('not recovered');
  for (const ticket of await numbering.open(series, { holder })) await sell(ticket);
  while (Number((await journal.state('sold')) ?? 0) < documents.length) {
    await sell(await numbering.reserve(series));
  }
  await say(`done after ${stepsTaken()} steps`);
}

async function sellBesideOthers(): Promise<void> {
  for (;;) {
    const ticket = await numbering.reserve(series);
    if (Number(ticket.aa) > documents.length) return numbering.burn(ticket, 'closing time');
    await sell(ticket);
  }
}

async function sendTheFirst(): Promise<void> {
  await say('ready');
  await lines.next();
  await client.issue(documents[0] as Document).then(
    ({ kind }) => say(kind),
    (error: ClientError) => say(error.code),
  );
}

async function reserveAndWait(): Promise<void> {
  const ticket = await numbering.reserve(series);
  await say(`reserved ${ticket.aa}`);
  await lines.next();
  await sell(ticket);
}

const work = {
  sell: sellAll,
  'sell-beside-others': sellBesideOthers,
  'send-the-first': sendTheFirst,
  'reserve-and-wait': reserveAndWait,
} satisfies Partial<Record<typeof orders.does, () => Promise<void>>>;
await work[orders.does as keyof typeof work]();
await opened.close();
process.exit(0);
