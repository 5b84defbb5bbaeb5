import { expect, it, onTestFinished, vi } from 'vitest';
import { type Journal, memoryJournal } from '../../../src/sending/client/index.js';
import type { PgPool } from '../../../src/sending/journal-postgres/database.js';
import { createWorker, type QueuedOutcome, type WaitingDocument } from '../../../src/sending/worker/index.js';
import { Queue } from '../../../src/sending/worker/queue.js';
import { describeWithServer } from '../journal-postgres/journals.js';
import { keyOf, receipt, until, withWorkers } from './setup.js';

const connectionRefused = () =>
  Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  });

/** Loses the connection each of the first times that jobs are given back. */
function losing(pool: PgPool, times: number): void {
  const query = pool.query.bind(pool);
  let left = times;
  const spy = vi.spyOn(pool, 'query').mockImplementation((...statement) => {
    if (left === 0 || !String(statement[0]).includes('force_unlock_workers')) return query(...statement);
    left -= 1;
    return Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  });
  onTestFinished(() => spy.mockRestore());
}

/** How often a worker has shown that it lives. */
async function signsOf(journal: Journal, holder: string): Promise<number> {
  for await (const { name, version } of journal.states({ prefix: `parastatiko worker ${holder}` })) {
    if (name === `parastatiko worker ${holder}`) return version;
  }
  return 0;
}

describeWithServer('a worker', () => {
  const { shop } = withWorkers();

  it('issues what a program in another language has added by SQL', async () => {
    const { pool, queueSchema, start, jobs, service } = await shop();
    await pool.query(
      `SELECT "${queueSchema}".add_job('parastatiko_issue', json_build_object('document', $1::json))`,
      [JSON.stringify(receipt('A', '7'))],
    );
    start();
    await until(async () => (await jobs()).length === 0);
    expect(service.documents().map(({ document }) => document.invoiceHeader.aa)).toEqual(['7']);
  });

  it('builds the document of facts, and keeps facts with errors with their messages', async () => {
    const { pool, queueSchema, start, jobs, service, journal } = await shop();
    const facts = {
      type: '11.1',
      series: 'A',
      aa: '8',
      issueDate: '2026-11-20',
      issuer: { vatNumber: '800123456', country: 'GR', branch: 0 },
      lines: [
        { description: 'Μέλι', quantity: 2, unit: 1, unitPriceWithVat: '6.20', vat: 13, income: 'goods' },
      ],
      payments: [{ type: 3, amount: 'rest' }],
    };
    const add = (given: object) =>
      pool.query(`SELECT "${queueSchema}".add_job('parastatiko_issue', $1::json)`, [
        JSON.stringify({ facts: given }),
      ]);
    await add(facts);
    const wrong = {
      ...facts,
      aa: '9',
      lines: [{ description: 'Μέλι', quantity: 2, unitPriceWithVat: '6,2o', vat: 13, income: 'goods' }],
    };
    await add(wrong);
    start();
    await until(async () => (await jobs()).length === 0);
    expect(service.documents().map(({ document }) => document.invoiceSummary.totalGrossValue)).toEqual([
      12.4,
    ]);
    expect(await journal.state('parastatiko refused ["800123456",0,"11.1","A","9"]')).toMatchObject({
      reason: 'invalid-document',
      messages: [expect.stringContaining('6,2o')],
      document: wrong,
    });
  });

  it('sends the documents of a series one after the other, in their order, with two workers on many series', async () => {
    const { add, start, jobs, sent } = await shop();
    const numbers = Array.from({ length: 15 }, (_, index) => String(index + 1));
    for (const aa of numbers) await add(...['A', 'B', 'C'].map((series) => receipt(series, aa)));
    start({ concurrency: 4 });
    start({ concurrency: 4 });
    await until(async () => (await jobs()).length === 0);
    for (const series of ['A', 'B', 'C']) {
      expect(sent.filter((each) => each.series === series).map(({ aa }) => aa)).toEqual(numbers);
    }
  });

  it('waits for a service that cannot be reached, and lets nothing of the series pass', async () => {
    let failures = 2;
    const waits: WaitingDocument[] = [];
    const { add, start, jobs, sent } = await shop(({ aa }) => {
      if (aa === '1' && failures > 0) {
        failures -= 1;
        throw connectionRefused();
      }
    });
    await add(receipt('A', '1'), receipt('A', '2'));
    start({ onWait: (waiting) => waits.push(waiting) });
    await until(async () => (await jobs()).length === 0);
    expect(sent.map(({ aa }) => aa)).toEqual(['1', '2']);
    expect(waits).toMatchObject([
      { code: 'transport/connection', attempt: 1, document: { series: 'A', aa: '1' } },
      { code: 'transport/connection', attempt: 2 },
    ]);
  });

  it('goes on with other series while more of them wait than it works on at once', async () => {
    const isClosed = new Set(['A', 'B', 'C', 'D']);
    const { add, start, jobs, sent } = await shop(({ series }) => {
      if (isClosed.has(series)) throw connectionRefused();
    });
    await add(...[...isClosed].map((series) => receipt(series, '1')), receipt('E', '1'), receipt('E', '2'));
    start({ concurrency: 1, mostWaiting: 5 });
    await until(() => sent.length === 2);
    expect(sent).toEqual([
      { series: 'E', aa: '1' },
      { series: 'E', aa: '2' },
    ]);
    isClosed.clear();
    await until(async () => (await jobs()).length === 0);
  });

  it('takes nothing new while as many documents wait as may', async () => {
    const { add, start, jobs } = await shop(() => {
      throw connectionRefused();
    });
    await add(...['A', 'B', 'C', 'D', 'E', 'F'].map((series) => receipt(series, '1')));
    let waits = 0;
    const { stop, ended } = start({
      concurrency: 1,
      mostWaiting: 2,
      onWait: () => {
        waits += 1;
      },
    });
    await until(() => waits > 4);
    expect((await jobs()).filter((job) => job.locked_by !== null)).toHaveLength(3);
    stop();
    await ended;
  });

  it('keeps a document that is refused before it is sent, until its number has one that is issued', async () => {
    const { add, start, jobs, journal, sent } = await shop();
    const wrong = structuredClone(receipt('A', '1')) as unknown as {
      invoiceSummary: { totalGrossValue: number };
    };
    wrong.invoiceSummary.totalGrossValue = 99;
    await add(wrong);
    const outcomes: QueuedOutcome[] = [];
    start({ onOutcome: (each) => outcomes.push(each) });
    await until(async () => (await jobs()).length === 0);
    const name = `parastatiko refused ${keyOf('A', '1')}`;
    expect(await journal.state(name)).toMatchObject({ reason: 'validation', sent: false, document: wrong });
    expect(sent).toEqual([]);
    await add(receipt('A', '1'));
    await until(async () => (await jobs()).length === 0);
    expect(await journal.state(name)).toBeUndefined();
    expect(outcomes.map(({ outcome }) => outcome.kind)).toEqual(['refused', 'issued']);
  });

  it('keeps what is not a document at all', async () => {
    const { pool, queueSchema, start, jobs, journal } = await shop();
    await pool.query(`SELECT "${queueSchema}".add_job('parastatiko_issue', '{"documnet": 1}')`);
    const [job] = await jobs();
    start();
    await until(async () => (await jobs()).length === 0);
    expect(await journal.state(`parastatiko refused job ${job?.id}`)).toMatchObject({
      reason: 'call/not-a-document',
    });
  });

  it('settles a document whose answer was lost, after the settling time, without sending it twice', async () => {
    const { add, start, jobs, clientOf, service, sent, journal } = await shop(({ aa }, { faults }) => {
      if (aa === '1') faults.add({ kind: 'reset-after', call: 'SendInvoices' });
    });
    await add(receipt('A', '1'), receipt('A', '2'));
    const kinds: string[] = [];
    const settlingTime = 300;
    start({
      client: clientOf({ settlingTime }),
      settlingTime,
      onOutcome: ({ outcome }) => kinds.push(outcome.kind),
    });
    await until(async () => (await jobs()).length === 0);
    expect(kinds).toEqual(['unknown', 'issued', 'alreadyIssued']);
    expect(sent.map(({ aa }) => aa)).toEqual(['1', '2']);
    expect(service.documents()).toHaveLength(2);
    expect(await journal.row({ operation: 'issue', key: keyOf('A', '1') })).toMatchObject({
      standing: 'issued',
    });
  });

  it('settles a document that the provider has queued, until it has its MARK', async () => {
    const { add, start, jobs, clientOf, service, journal } = await shop((_, { faults }) => {
      faults.add({ kind: 'offline', call: 'SendInvoices' });
    });
    await add(receipt('A', '1'));
    const kinds: string[] = [];
    const settlingTime = 200;
    start({
      client: clientOf({ settlingTime }),
      settlingTime,
      onOutcome: ({ outcome }) => kinds.push(outcome.kind),
    });
    await until(() => kinds.length === 1);
    expect(kinds).toEqual(['queued']);
    const row = () => journal.row({ operation: 'issue', key: keyOf('A', '1') });
    expect(await row()).toMatchObject({ standing: 'queued' });
    // What is left to do is in the queue, not in the memory of the worker.
    await until(async () => (await jobs()).some((job) => job.task_identifier === 'parastatiko_settle'));
    await service.advance(26 * 3_600_000);
    await until(async () => (await jobs()).length === 0);
    const [filed] = service.documents();
    expect(filed?.mark).toBeDefined();
    expect(await row()).toMatchObject({ standing: 'issued', result: { mark: filed?.mark } });
    expect(kinds.at(-1)).not.toBe('queued');
  });

  it('keeps a document before the last attempt, so that it is not lost if its worker is killed once more', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isSent = false;
    const { add, start, jobs, journal, pool, queueSchema } = await shop(() => {
      isSent = true;
      return answered;
    });
    await add(receipt('A', '1'));
    // Its workers were killed each time before.
    await pool.query(`UPDATE "${queueSchema}"._private_jobs SET attempts = max_attempts - 1`);
    start();
    await until(() => isSent);
    const name = `parastatiko refused ${keyOf('A', '1')}`;
    expect(await journal.state(name)).toMatchObject({
      reason: 'attempts',
      sent: false,
      document: receipt('A', '1'),
    });
    answer();
    await until(async () => (await jobs()).length === 0);
    expect(await journal.row({ operation: 'issue', key: keyOf('A', '1') })).toMatchObject({
      standing: 'issued',
    });
    expect(await journal.state(name)).toBeUndefined();
  });

  it('does not replace what the service said about a refused document by less', async () => {
    const { add, start, jobs, journal, pool, queueSchema } = await shop((_, { faults }) => {
      faults.add({ kind: 'refuse', call: 'SendInvoices', code: '223', message: 'said by the authority' });
    });
    await add(receipt('A', '1'));
    start();
    await until(async () => (await jobs()).length === 0);
    const name = `parastatiko refused ${keyOf('A', '1')}`;
    const before = await journal.state(name);
    expect(before).toMatchObject({
      sent: true,
      messages: [expect.stringContaining('said by the authority')],
    });
    // A settling that was added while its answer was not known.
    const settle = async () => {
      const payload = { name: { operation: 'issue', key: keyOf('A', '1') }, tried: 0 };
      await new Queue(queueSchema).addSettle(pool, JSON.stringify(payload), 0);
      await until(async () => (await jobs()).length === 0);
    };
    await settle();
    expect(await journal.state(name)).toEqual(before);
    // Where nothing is kept, the journal's own reason is better than none.
    await journal.saveStates({ [name]: undefined });
    await settle();
    expect(await journal.state(name)).toMatchObject({ sent: true, document: receipt('A', '1') });
  });

  it('waits as long as the service asks', async () => {
    const waits: WaitingDocument[] = [];
    const { add, start } = await shop((_, { faults }) => {
      const headers = { 'Retry-After': '40' };
      faults.add({ kind: 'answer', call: 'SendInvoices', status: 403, body: '{}', headers });
    });
    await add(receipt('A', '1'));
    const { stop, ended } = start({ onWait: (waiting) => waits.push(waiting) });
    await until(() => waits.length > 0);
    expect(waits).toMatchObject([{ attempt: 1, pause: 40_000 }]);
    stop();
    await ended;
  });

  it('takes over the jobs of a worker that shows no sign of life, in their place in the order', async () => {
    const { add, start, jobs, sent, pool, queueSchema, journal } = await shop();
    await add(receipt('A', '1'), receipt('A', '2'));
    const [first] = await jobs();
    await pool.query(
      `UPDATE "${queueSchema}"._private_jobs SET locked_by = 'ghost', locked_at = now(), attempts = 1 WHERE id = $1`,
      [first?.id],
    );
    await pool.query(
      `UPDATE "${queueSchema}"._private_job_queues SET locked_by = 'ghost', locked_at = now()`,
    );
    await journal.saveStates({
      'parastatiko worker shop 9': { by: 'parastatiko', kind: 'worker of the queue', workers: ['ghost'] },
    });
    // A state of the user's, which looks like one of a worker by its name only.
    await journal.saveStates({ 'worker 12': { shift: 'evening' } });
    start({ leaseTime: 200 });
    await until(async () => (await jobs()).length === 0);
    expect(sent.map(({ aa }) => aa)).toEqual(['1', '2']);
    expect(await journal.state('parastatiko worker shop 9')).toBeUndefined();
    expect(await journal.state('worker 12')).toEqual({ shift: 'evening' });
  });

  it('takes over the jobs and series of a worker that no process names, and no job of another task', async () => {
    const { add, start, jobs, sent, pool, queueSchema } = await shop();
    await add(receipt('A', '1'), receipt('A', '2'));
    await pool.query(`SELECT FROM "${queueSchema}".add_job('mail', queue_name => 'mails')`);
    await pool.query(
      `UPDATE "${queueSchema}"._private_job_queues SET locked_at = now(),
         locked_by = CASE queue_name WHEN 'mails' THEN 'mailer' ELSE 'ghost' END`,
    );
    start({ leaseTime: 200 });
    await until(async () => (await jobs()).length === 1);
    expect(sent.map(({ aa }) => aa)).toEqual(['1', '2']);
    const { rows } = await pool.query(
      `SELECT queue_name, locked_by FROM "${queueSchema}"._private_job_queues WHERE locked_by IS NOT NULL`,
    );
    expect(rows).toEqual([{ queue_name: 'mails', locked_by: 'mailer' }]);
  });

  it('leaves the jobs of a worker that shows signs of life', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { add, start, jobs, journal, sent } = await shop(() => answered);
    await add(receipt('A', '1'));
    start({ leaseTime: 200, holder: 'shop 8' });
    await until(async () => (await jobs())[0]?.locked_by !== null);
    const [before] = await jobs();
    start({ leaseTime: 200, holder: 'shop 9' });
    await until(async () => (await signsOf(journal, 'shop 9')) > 20);
    expect(await jobs()).toEqual([before]);
    answer();
    await until(async () => (await jobs()).length === 0);
    expect(sent).toHaveLength(1);
  });

  it('takes its sign of life away when it ends', async () => {
    const { start, journal } = await shop();
    const { ended, stop } = start({ leaseTime: 200, holder: 'shop 8' });
    await until(async () => (await signsOf(journal, 'shop 8')) > 0);
    stop();
    await ended;
    expect(await signsOf(journal, 'shop 8')).toBe(0);
  });

  it('goes on at once after a restart under the same name', async () => {
    const { add, start, jobs, sent, pool, queueSchema, journal } = await shop();
    await add(receipt('A', '1'));
    await pool.query(
      `UPDATE "${queueSchema}"._private_jobs SET locked_by = 'before', locked_at = now(), attempts = 1`,
    );
    await journal.saveStates({
      'parastatiko worker shop 7': { by: 'parastatiko', kind: 'worker of the queue', workers: ['before'] },
    });
    start({ holder: 'shop 7', leaseTime: 3_600_000 });
    await until(async () => (await jobs()).length === 0);
    expect(sent).toHaveLength(1);
  });

  it.each([0, 1])(
    'gives a waiting document back when it is stopped, in its place in the order, after %i lost connections',
    async (lost) => {
      const { add, start, jobs, journal } = await shop(() => {
        throw connectionRefused();
      });
      losing(journal.pool, lost);
      await add(receipt('A', '1'), receipt('A', '2'));
      const before = await jobs();
      let isWaiting = false;
      const { stop, ended } = start({
        holder: 'shop 7',
        onWait: () => {
          isWaiting = true;
          throw new Error('a log that fails');
        },
      });
      await until(() => isWaiting);
      stop();
      await ended;
      const after = await jobs();
      expect(after.map(({ locked_by }) => locked_by)).toEqual([null, null]);
      expect(after.map(({ run_at }) => run_at)).toEqual(before.map(({ run_at }) => run_at));
      expect(await journal.state('parastatiko worker shop 7')).toBeUndefined();
    },
  );

  it('reports an outcome again if that failed, and goes on with the other documents', async () => {
    const { add, start, jobs, sent } = await shop();
    await add(receipt('A', '1'), receipt('A', '2'));
    const reported: string[] = [];
    start({
      onOutcome: ({ document, outcome }) => {
        const { aa } = (document as ReturnType<typeof receipt>).invoiceHeader;
        reported.push(`${aa} ${outcome.kind}`);
        if (reported.length === 1) throw new Error('no paper');
      },
    });
    await until(async () => (await jobs()).length === 0);
    expect(reported).toEqual(['1 issued', '2 issued', '1 alreadyIssued']);
    expect(sent).toHaveLength(2);
  });

  it('stores flow states together with the outcome', async () => {
    const { add, start, jobs, journal } = await shop();
    await add(receipt('A', '1'));
    start({ statesAfter: (_, outcome) => ({ 'order 7': outcome.kind }) });
    await until(async () => (await jobs()).length === 0);
    expect(await journal.state('order 7')).toBe('issued');
  });

  it('refuses a client with another journal', async () => {
    const { journal, clientOf, queueSchema } = await shop();
    const client = clientOf({ journal: memoryJournal() });
    await expect(createWorker({ client, journal, queueSchema }).run()).rejects.toMatchObject({
      code: 'options/value',
      member: 'client',
    });
  });
});
