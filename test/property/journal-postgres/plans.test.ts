import { expect, it } from 'vitest';
import type { AttemptBegin } from '../../../src/sending/client/journal/attempts.js';
import type { RowName } from '../../../src/sending/client/journal/rows.js';
import type { PgClient, PgPool } from '../../../src/sending/journal-postgres/database.js';
import type { PostgresJournal } from '../../../src/sending/journal-postgres/journals.js';
import { documentOf, fill } from '../../postgres/fill.js';
import { isLong } from '../../runs.js';
import { listOf } from '../../unit/client/setup.js';
import { describeWithServer, withJournals } from '../../unit/journal-postgres/journals.js';

/** The planner has to choose as it does for a million rows; `npm run property:long` has that many. */
const DOCUMENTS = isLong ? 1_000_000 : 40_000;

/** Tables that grow with the documents. The others have a row for each series, till or limit. */
const SCAN = /Seq Scan on (entries|bodies\w*|states|numbers|events)\b/;
/** Rows that an index gave, and that were not wanted: the index was of little use. */
const REMOVED = /Rows Removed by (?:Filter|Index Recheck): (\d+)/g;
const MOST_REMOVED = 10_000;

const isSlow = (plan: string): boolean =>
  SCAN.test(plan) || [...plan.matchAll(REMOVED)].some(([, rows]) => Number(rows) > MOST_REMOVED);
/**
 * Counting what is issued looks at every entry; large databases estimate it. `retire`, once a month, looks at every event. A
 * migration has several statements, and no plan.
 */
const UNPLANNED = [
  /count\(\*\)::pg_catalog\.text AS issued/,
  /^DELETE FROM \S+events WHERE done AND done_at </,
  /;\s*\S/,
];

const AT = '2026-11-20T10:00:00.000Z';
let leases = 0;
const lease = () => {
  leases += 1;
  return { holder: `host ${leases}`, run: 'run', id: `plan ${leases}`, until: '2026-11-20T10:02:00.000Z' };
};
const begin = (aa: string, given: Partial<AttemptBegin> = {}): AttemptBegin => ({
  operation: 'issue',
  key: JSON.stringify(['100000001', 0, '11.1', 'Z', aa]),
  lease: lease(),
  at: AT,
  request: {
    call: 'SendInvoices',
    query: {},
    body: '{}',
    about: { vatNumber: '100000001', issueDate: '2026-11-20' },
  },
  ...given,
});

/** A pool that asks for the plan of every statement before it runs it. */
function explaining(pool: PgPool, plans: Map<string, string>): PgPool {
  const asked =
    (client: PgClient): PgClient['query'] =>
    async (text, values) => {
      const isPlanned = !UNPLANNED.some((statement) => statement.test(text));
      if (isPlanned && /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(text)) {
        const isRead = /^\s*SELECT\b/.test(text) && !/FOR UPDATE|pg_advisory/.test(text);
        const how = isRead ? '(ANALYZE, TIMING OFF, SUMMARY OFF)' : '';
        const { rows } = await client.query(`EXPLAIN ${how} ${text}`, values);
        const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
        // Whichever values a statement has, its plan is to use an index.
        if (!isSlow(plans.get(text) ?? '')) plans.set(text, plan);
      }
      return client.query(text, values);
    };
  return {
    query: asked(pool),
    connect: async () => {
      const client = await pool.connect();
      return {
        query: asked(client),
        release: (destroy) => client.release(destroy),
        on: (...given) => client.on(...given),
        removeListener: (...given) => client.removeListener(...given),
      };
    },
  };
}

/** Runs every step of a journal. */
async function useAll(journal: PostgresJournal): Promise<void> {
  const first = begin('1', { states: { 'plan 1': {} } });
  await journal.take(first);
  await journal.take(begin('1'));
  await journal.begin({ ...first, states: { 'plan 1': { two: 2 } } }, true);
  await journal.end({ ...first, standing: 'held', result: { uid: 'A' } });
  const settles: RowName = { operation: 'issue', key: first.key };
  const completion = begin('', { operation: 'complete-payment', key: 'token', settles });
  await journal.take(completion);
  await journal.begin(completion, false);
  await journal.end({ ...completion, standing: 'issued', result: { mark: '1' } });
  const again = begin('1');
  await journal.take(again);
  await journal.release(again, again.lease);
  const claim = { lease: lease(), at: AT, limit: 10 };
  const claimed = await journal.claim(claim);
  await journal.claim({
    ...claim,
    lease: lease(),
    after: claimed.next,
    olderThan: 1000,
    holder: 'till 0',
    branch: 0,
  });
  await journal.claim({ ...claim, lease: lease(), standing: ['held', 'not-sent'] });
  await journal.row(first);
  await journal.standings();

  const { mark, uid, day, ...number } = documentOf(12_345);
  const { vatNumber, series, aa } = number;
  for (const filter of [
    { mark },
    { uid },
    { aa },
    { series, aa },
    number,
    { vatNumber },
    { vatNumber, series, issuedFrom: day },
    { series },
    { issuedFrom: day, issuedTo: day },
    { vatNumber, issuedFrom: day, issuedTo: day },
    { standing: ['unknown', 'sending', 'queued'] as const },
    { standing: ['held'] as const, vatNumber },
    { branch: 0 },
    {},
  ]) {
    const documents = journal.documents(filter)[Symbol.asyncIterator]();
    // Beyond the first pages, which are read in another way.
    for (let read = 0; read < 230; read += 1) await documents.next();
    await documents.return?.(undefined);
  }
  await listOf(journal.rows({ operation: 'complete-payment' }));
  await listOf(journal.rows({ vatNumber, issueDate: day, standing: ['unknown'] }));

  await journal.exchangeState('plan 2', undefined, 1);
  const stored = await journal.storedState('plan 2');
  await journal.exchangeState('plan 2', stored?.version, 2);
  await journal.exchangeState('plan 2', (await journal.storedState('plan 2'))?.version, undefined);
  await journal.saveStates({ 'plan 1': undefined });
  await listOf(journal.states({ prefix: 'table 000', limit: 250 }));

  const { numbering, webhooks } = journal;
  const ticket = await numbering.reserve({ vatNumber, branch: 0, invoiceType: '11.1', series });
  await numbering.commit(ticket, { mark: '400009999999999' });
  await numbering.burn(await numbering.reserve(ticket), 'plan');
  await numbering.open(ticket);
  await numbering.open();
  await numbering.gaps(ticket);
  await numbering.reuses();

  await webhooks.add({ eventId: 'plan', body: '{}' });
  await webhooks.take('plan', { holder: 'host', leaseTime: 1000 });
  await webhooks.release('plan', 'host');
  await webhooks.complete('plan');
  await webhooks.pending();
  await journal.turn?.({ name: 'plan', most: 1, per: 60_000, at: AT });
  await journal.turn?.({ name: 'plan', most: 1, per: 60_000, at: AT });

  const row = {
    ...begin('7'),
    standing: 'issued',
    firstAttemptAt: AT,
    lastAttemptAt: AT,
    attempts: 1,
  } as const;
  const batch = {
    origin: 'till',
    rows: [row],
    follows: undefined,
    until: { change: 1, token: 'a' },
    fromStart: true,
  };
  await journal.replicas.receive(batch);
  await journal.replicas.receive({ ...batch, follows: batch.until, until: { change: 2, token: 'b' } });
  await journal.replicas.list();
  await journal.replicas.takeOver('till');
  await journal.retire({ before: '2024-01' });
}

describeWithServer('a journal with many documents', () => {
  const journals = withJournals();

  it('uses an index for every statement', { timeout: isLong ? 1_800_000 : 120_000 }, async () => {
    const schema = journals.newSchema();
    const plans = new Map<string, string>();
    const journal = await journals.open(schema, { pool: explaining(journals.pool, plans) });
    await fill(journals.pool, schema, DOCUMENTS);
    await useAll(journal);
    expect(plans.size).toBeGreaterThan(50);
    const slow = [...plans].filter(([, plan]) => isSlow(plan));
    expect(slow.map(([sql, plan]) => `${sql}\n${plan}`)).toEqual([]);
  });
});
