import { describe, expect, it } from 'vitest';
import { coffee, issueDate, issuer, type Served, served, unreachableAt } from './setup.js';

const opening = { opening: { issuer, series: 'OS' } };
const order = (quantity: number, aa = 'next', description = 'Καφές') => ({
  facts: { aa, issueDate, lines: [{ ...coffee, description, quantity }] },
});
const closing = (payments: readonly object[], more: object = {}) => ({
  facts: { type: '11.1', series: 'R', aa: 'next', issueDate, income: 'goods', payments },
  ...more,
});
const cash = { type: 3, amount: 'rest' };
const card = { type: 7, amount: 'rest', terminalId: '16000123', posNspId: 2 };
const key = (name: string) => ({ 'idempotency-key': name });
const slips = (cancellation: object = { aa: 'next', issueDate }) => ({
  order: { aa: 'next', issueDate },
  cancellation,
  lines: [{ description: 'Καφές', quantity: 1 }],
});
const SLIPS = { vatNumber: issuer.vatNumber, branch: 0, invoiceType: '8.6', series: 'OS' } as const;
const RECEIPTS = { vatNumber: issuer.vatNumber, branch: 0, invoiceType: '11.1', series: 'A' } as const;
const receipt = (quantity: number, aa = 'next') => ({
  facts: {
    ...{ type: '11.1', series: 'A', aa, issueDate, issuer },
    lines: [{ ...coffee, quantity, income: 'goods' }],
    payments: [cash],
  },
});

/** Two open tables, with three coffees ordered on table 7. */
async function evening() {
  const at = await served();
  for (const table of ['7', '8']) await at.call(`PUT /tables/${table}`, opening, key(`open ${table}`));
  await at.call('POST /tables/7/orders', order(3), key('first'));
  const numbers = () =>
    at.sandbox.documents().map(
      ({
        document: {
          invoiceHeader: { series, aa },
        },
      }) => `${series} ${aa}`,
    );
  return { ...at, numbers };
}

/** The service refuses the document that is sent after the next one. */
function refuseAfterOne({ journal, sandbox }: Awaited<ReturnType<typeof evening>>): void {
  const end = journal.end.bind(journal);
  journal.end = async (attempt) => {
    journal.end = end;
    await end(attempt);
    sandbox.faults.add({ kind: 'refuse', call: 'SendInvoices', times: 1 });
  };
}

/** The table can be closed, and no number is left over. */
async function closes({ call, journal }: Awaited<ReturnType<typeof evening>>, table = '7') {
  const closed = await call(`POST /tables/${table}/closing`, closing([cash]), key(`close ${table}`));
  expect([closed.status, closed.body.detail]).toEqual([200, undefined]);
  expect(await journal.numbering.open()).toEqual([]);
  return closed.body;
}

describe('a repeated call goes on where it stopped', () => {
  it('whatever version of the table it states, once the order may be filed', async () => {
    const at = await evening();
    const { call, sandbox, numbers } = at;
    const seen = { 'if-match': (await call('GET /tables/7')).headers.get('etag') ?? '' };
    sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices', times: 1 });
    const lost = await call('POST /tables/7/orders', order(2), { ...key('k1'), ...seen });
    expect(lost.status).toBe(202);
    const again = await call('POST /tables/7/orders', order(2), { ...key('k1'), ...seen });
    expect([again.status, again.body.outcome.kind]).toEqual([200, 'alreadyIssued']);
    expect(numbers()).toEqual(['OS 1', 'OS 2']);
    expect((await closes(at)).document.invoiceSummary.totalGrossValue).toBe(17.5);
  });

  it.each(['moves', 'discounts'])('after the second slip of %s was refused', async (what) => {
    const at = await evening();
    const { call, numbers, journal } = at;
    const body = what === 'moves' ? { to: '8', facts: slips() } : { facts: { ...slips(), percent: 10 } };
    if (what === 'discounts') Reflect.deleteProperty(body.facts, 'lines');
    refuseAfterOne(at);
    const half = await call(`POST /tables/7/${what}`, body, key('k1'));
    expect([half.status, half.body.order.outcome.kind, half.body.outcome.kind]).toEqual([
      422,
      'issued',
      'refused',
    ]);
    const again = await call(`POST /tables/7/${what}`, body, key('k1'));
    expect([again.status, again.body.outcome.kind]).toEqual([200, 'issued']);
    expect(numbers()).toEqual(['OS 1', 'OS 2', 'OS 3']);
    expect(await journal.numbering.open()).toEqual([]);
    await closes(at);
  });

  it('with another number for the second slip, if another program has the first one', async () => {
    const at = await evening();
    const { call, sandbox, journal } = at;
    // Another till uses the same series by mistake.
    const other = await served({}, { sandbox, journal: (await served()).journal });
    await other.call('PUT /tables/1', opening, key('open 1'));
    for (const aa of ['3', '4']) await other.call('POST /tables/1/orders', order(9, aa), key(`other ${aa}`));
    const move = { to: '8', facts: slips() };
    const statuses: number[] = [];
    for (let tries = 0; tries < 4 && statuses.at(-1) !== 200; tries += 1)
      statuses.push((await call('POST /tables/7/moves', move, key('k1'))).status);
    expect(statuses).toEqual([422, 422, 200]);
    expect((await journal.numbering.gaps(SLIPS)).map(({ aa }) => aa)).toEqual(['3', '4']);
    expect((await closes(at)).document.invoiceSummary.totalGrossValue).toBe(7);
    expect((await closes(at, '8')).document.invoiceSummary.totalGrossValue).toBe(3.5);
  });

  it('and so does a recovery, if its caller is gone', async () => {
    const at = await evening();
    const { call, sandbox, journal } = at;
    const other = await served({}, { sandbox, journal: (await served()).journal });
    await other.call('PUT /tables/1', opening, key('open 1'));
    await other.call('POST /tables/1/orders', order(9, '3'), key('other 3'));
    expect((await call('POST /tables/7/moves', { to: '8', facts: slips() }, key('gone'))).status).toBe(422);
    // The process of the call is gone, too. Later ones have its journal alone, and the time of the service.
    const now = () => new Date(sandbox.clientOptions().clock.now());
    const recovered = async (holder: string) => {
      const later = await served({ now }, { sandbox, journal }, holder);
      expect((await later.call('POST /journal/recovery', {})).status).toBe(200);
      return later;
    };
    const unfinished = async (later: Served) => (await later.call('GET /tables/7')).body.unfinished.length;
    for (const holder of ['serve', 'another']) expect(await unfinished(await recovered(holder))).toBe(1);
    // A call is finished only once its caller has had time to repeat it, in the first process as in another one.
    await sandbox.advance(119_000);
    expect(await unfinished(await recovered('another'))).toBe(1);
    await sandbox.advance(2000);
    const later = await recovered('another');
    expect(await unfinished(later)).toBe(0);
    expect(at.numbers()).toEqual(['OS 1', 'OS 3', 'OS 2', 'OS 4']);
    const whole = { ...at, ...later };
    expect((await closes(whole)).document.invoiceSummary.totalGrossValue).toBe(7);
    expect((await closes(whole, '8')).document.invoiceSummary.totalGrossValue).toBe(3.5);
  });

  it('with the corrected number of the second slip, and nothing else corrected', async () => {
    const at = await evening();
    const { call, numbers } = at;
    refuseAfterOne(at);
    const stated = { to: '8', facts: slips({ aa: '50', issueDate }) };
    expect((await call('POST /tables/7/moves', stated, key('k1'))).status).toBe(422);
    const other = { ...stated, facts: { ...stated.facts, lines: [{ description: 'Καφές', quantity: 2 }] } };
    expect((await call('POST /tables/7/moves', other, key('k1'))).body.type).toBe(
      'urn:parastatiko:key-reused',
    );
    const corrected = { to: '8', facts: slips({ aa: '51', issueDate }) };
    expect((await call('POST /tables/7/moves', corrected, key('k1'))).status).toBe(200);
    expect((await call('POST /tables/7/moves', corrected, key('k1'))).status).toBe(200);
    expect(numbers()).toEqual(['OS 1', 'OS 2', 'OS 51']);
    await closes(at);
  });

  it('and is not corrected while what was refused once may be filed', async () => {
    const at = await evening();
    const { call, sandbox, numbers } = at;
    refuseAfterOne(at);
    const stated = { to: '8', facts: slips({ aa: '50', issueDate }) };
    expect((await call('POST /tables/7/moves', stated, key('k1'))).status).toBe(422);
    sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices', times: 1 });
    expect((await call('POST /tables/7/moves', stated, key('k1'))).status).toBe(202);
    const corrected = { to: '8', facts: slips({ aa: '51', issueDate }) };
    const refused = await call('POST /tables/7/moves', corrected, key('k1'));
    expect([refused.status, refused.body.type]).toEqual([422, 'urn:parastatiko:key-reused']);
    expect((await call('POST /tables/7/moves', stated, key('k1'))).status).toBe(200);
    expect(numbers()).toEqual(['OS 1', 'OS 2', 'OS 50']);
    await closes(at);
  });

  it('with another number, if its second slip was given up', async () => {
    const at = await evening();
    const { call, sandbox, journal } = at;
    const end = journal.end.bind(journal);
    journal.end = async (attempt) => {
      journal.end = end;
      await end(attempt);
      sandbox.faults.add({ kind: 'reset-before', call: 'SendInvoices', times: 1 });
    };
    const move = { to: '8', facts: slips() };
    expect((await call('POST /tables/7/moves', move, key('k1'))).status).toBe(202);
    const given = { ...SLIPS, aa: '3', reason: 'written by hand' };
    expect((await call('POST /journal/given-up', given)).status).toBe(200);
    expect((await call('POST /tables/7/moves', move, key('k1'))).status).toBe(200);
    expect((await closes(at)).document.invoiceSummary.totalGrossValue).toBe(7);
    expect((await closes(at, '8')).document.invoiceSummary.totalGrossValue).toBe(3.5);
  });

  it('when its caller is gone, and the journal knows how it ended', async () => {
    const at = await evening();
    const { call, sandbox } = at;
    sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices', times: 1 });
    expect((await call('POST /tables/7/orders', order(2), key('gone'))).status).toBe(202);
    expect((await call('GET /tables/7')).body.pending).toHaveLength(1);
    expect((await call('POST /journal/recovery', {})).body).toMatchObject({ settled: 1, unknown: 0 });
    expect((await call('GET /tables/7')).body.pending).toEqual([]);
    expect((await closes(at)).document.invoiceSummary.totalGrossValue).toBe(17.5);
  });
});

describe('an answer about one of two slips', () => {
  const NOTHING = /[Nn]othing was|Δεν (?:έγινε|διαβιβάστηκε|στάλθηκε) τίποτα/;

  it.each(['refuse', 'rate-limited', 'no-credits', 'html-404'] as const)(
    'does not say that nothing was done, after %s for the second one',
    async (kind) => {
      for (const language of ['en', 'el']) {
        const { call, sandbox } = await evening();
        sandbox.faults.add({ kind: 'slow', milliseconds: 1, call: 'SendInvoices', times: 1 });
        sandbox.faults.add({ kind, call: 'SendInvoices', times: 1 });
        const headers = { ...key('k'), 'accept-language': language };
        const half = await call('POST /tables/7/moves', { to: '8', facts: slips() }, headers);
        expect([half.status, half.body.order.outcome.kind]).toEqual([422, 'issued']);
        expect(half.body.detail).not.toMatch(NOTHING);
        expect(half.body.detail).toContain('2');
        expect((await call('POST /tables/7/moves', { to: '8', facts: slips() }, headers)).status).toBe(200);
      }
    },
  );

  it('does not say so either, if the second one did not leave the machine', async () => {
    const at = await evening();
    const client = unreachableAt(2, at);
    const { call } = await served(
      {
        contextFor: async (language) => ({
          ...{ language, locale: undefined, now: () => new Date(`${issueDate}T12:00:00+02:00`) },
          ...{ journal: at.journal, client },
        }),
      },
      at,
    );
    const move = () => call('POST /tables/7/moves', { to: '8', facts: slips() }, key('k'));
    const half = await move();
    expect([half.status, half.body.type]).toEqual([503, 'urn:parastatiko:half-done']);
    expect(half.body.detail).not.toMatch(NOTHING);
    expect((await move()).status).toBe(200);
    expect(at.numbers()).toEqual(['OS 1', 'OS 2', 'OS 3']);
  });
});

describe('a refused call gives back what it took', () => {
  it.each([
    ['its terminal and NSP', card],
    ['its terminal alone', { ...card, posNspId: undefined }],
    ['its NSP alone', { ...card, terminalId: undefined }],
  ])('after a closing by card with %s that does not say skipSignature', async (_, payment) => {
    const at = await evening();
    const { call, journal, sandbox } = at;
    const refused = await call('POST /tables/7/closing', closing([payment]), key('bill'));
    expect([refused.status, refused.body.type]).toEqual([400, 'urn:parastatiko:call/skip-signature']);
    expect((await call('GET /tables/7')).body.status).toBe('open');
    expect(await journal.numbering.open()).toEqual([]);
    const corrected = closing([card], { skipSignature: false });
    const held = await call('POST /tables/7/closing', corrected, key('bill'));
    expect([held.status, held.body.outcome.kind]).toEqual([200, 'held']);
    expect(held.body.document.invoiceHeader.aa).toBe('1');
    expect(sandbox.documents().map(({ document }) => document.invoiceHeader.invoiceType)).not.toContain(
      '1.1',
    );
  });

  it.each([
    ['its date is past', { ...order(1).facts, issueDate: '2026-11-01' }, 422],
    ['the table has changed', order(1).facts, 412],
  ])('if %s', async (_, facts, status) => {
    const at = await evening();
    const { call, journal, numbers } = at;
    const seen = {
      'if-match': (await call('PUT /tables/9', opening, key('open 9'))).headers.get('etag') ?? '',
    };
    const wrong = status === 412 ? { 'if-match': '"1"' } : seen;
    const refused = await call('POST /tables/9/orders', { facts }, { ...key('k1'), ...wrong });
    expect(refused.status).toBe(status);
    expect(await journal.numbering.open()).toEqual([]);
    expect((await call('GET /tables/9')).body).toMatchObject({ status: 'empty', pending: [] });
    const corrected = await call('POST /tables/9/orders', order(1), key('k1'));
    expect([corrected.status, corrected.body.document.invoiceHeader.aa]).toEqual([200, '2']);
    expect(numbers()).toEqual(['OS 1', 'OS 2']);
  });

  it('also to another call, which then has its number', async () => {
    const { call, sandbox, journal } = await served();
    sandbox.faults.add({ kind: 'refuse', call: 'SendInvoices', times: 1 });
    expect((await call('POST /documents', receipt(1), key('k1'))).status).toBe(422);
    expect((await call('POST /documents', receipt(2), key('k2'))).body.document.invoiceHeader.aa).toBe('1');
    expect((await call('POST /documents', receipt(1), key('k1'))).body.document.invoiceHeader.aa).toBe('2');
    expect(await journal.numbering.open()).toEqual([]);
  });

  it('also the place of an order on its table, if the number is that of another order', async () => {
    const at = await evening();
    const { call } = at;
    const taken = await call('POST /tables/8/orders', order(9, '1'), key('k1'));
    expect([taken.status, taken.body.outcome.reason]).toEqual([422, 'numberTaken']);
    expect((await call('GET /tables/8')).body).toMatchObject({ status: 'empty', pending: [] });
    expect((await call('POST /tables/8/orders', order(1, '2'), key('k1'))).status).toBe(200);
    expect((await closes(at, '8')).document.invoiceSummary.totalGrossValue).toBe(3.5);
  });

  it('but not a number that another program has used', async () => {
    const { call, sandbox, journal } = await served();
    const other = await served({}, { sandbox, journal: (await served()).journal });
    await other.call('POST /documents', receipt(9, '1'), key('other'));
    const taken = await call('POST /documents', receipt(1), key('k1'));
    expect([taken.status, taken.body.outcome.reason]).toEqual([422, 'numberTaken']);
    expect((await call('POST /documents', receipt(1), key('k1'))).body.document.invoiceHeader.aa).toBe('2');
    expect((await journal.numbering.gaps(RECEIPTS)).map(({ aa }) => aa)).toEqual(['1']);
  });
});

describe('another call is another call', () => {
  it('although its key looks like that of a part of an earlier one', async () => {
    const at = await evening();
    const { call, numbers } = at;
    expect((await call('POST /tables/7/moves', { to: '8', facts: slips() }, key('K'))).status).toBe(200);
    const ordered = await call('POST /tables/7/orders', order(1), key('K #2'));
    expect([ordered.status, ordered.body.document.invoiceHeader.aa]).toEqual([200, '4']);
    expect(numbers()).toEqual(['OS 1', 'OS 2', 'OS 3', 'OS 4']);
  });

  it('although it states the number of an earlier order, which is refused', async () => {
    const at = await evening();
    const { call, numbers } = at;
    await call('POST /tables/7/orders', order(1, '5', 'Σαλάτα'), key('salad'));
    const wine = await call('POST /tables/7/orders', order(1, '5', 'Κρασί'), key('wine'));
    expect([wine.status, wine.body.issues[0].rule]).toEqual([409, 'table/number-used']);
    const corrected = await call('POST /tables/7/orders', order(1, '6', 'Κρασί'), key('wine'));
    expect([corrected.status, corrected.body.outcome.kind]).toEqual([200, 'issued']);
    expect(numbers()).toEqual(['OS 1', 'OS 5', 'OS 6']);
  });

  it('although a completion of the same payment was sent before', async () => {
    const at = await evening();
    const { call, sandbox } = at;
    await call('POST /tables/7/closing', closing([card], { skipSignature: false }), key('bill'));
    const payment = '/payments/800123456-0-11.1-R-1';
    const charge = { payment: 0, paymentAmount: '10.50', transactionId: '000417', paymentType: 7 };
    await call(`POST ${payment}/charging`, { facts: { payment: 0, paymentAmount: '10.50' } });
    await call(`POST ${payment}/charged`, { facts: charge });
    const seen = { 'if-match': (await call(`GET ${payment}`)).headers.get('etag') ?? '' };
    sandbox.faults.add({ kind: 'reset-after', call: 'CompletionPosInvoices', times: 1 });
    expect((await call(`POST ${payment}/completion`, {}, { ...key('c1'), ...seen })).status).toBe(202);
    const again = await call(`POST ${payment}/completion`, {}, { ...key('c1'), ...seen });
    expect([again.status, again.body.detail]).toEqual([200, undefined]);
    expect((await call('GET /tables/7')).body.status).toBe('ended');
    expect(
      (await call('POST /tables/7/closing', closing([card], { skipSignature: false }), key('bill'))).body,
    ).toMatchObject({ outcome: { mark: again.body.outcome.mark } });
  });
});

describe('what the journal knows counts, listed or not', () => {
  const credit = (mark: string, quantity: number) => ({
    original: { mark },
    facts: { series: 'Π', aa: 'next', issueDate, lines: [{ line: 1, quantity }], payments: [cash] },
  });

  it('for credits, one after the other and at once', async () => {
    const { call, sandbox } = await served();
    const { mark } = (await call('POST /documents', receipt(3), key('sale'))).body.outcome;
    const statuses = async (keys: readonly string[]) =>
      (await Promise.all(keys.map((name) => call('POST /credits', credit(mark, 1), key(name))))).map(
        ({ status }) => status,
      );
    expect(await statuses(['a'])).toEqual([200]);
    expect((await statuses(['b', 'c', 'd', 'e'])).sort()).toEqual([200, 200, 409, 409]);
    expect((await call('POST /credits/remaining', { original: { mark } })).body).toMatchObject({
      isSettled: true,
      totalGrossValue: 0,
    });
    expect(sandbox.documents()).toHaveLength(4);
  });

  it('and a credit that was given up does not', async () => {
    const { call, sandbox } = await served();
    const { mark } = (await call('POST /documents', receipt(1), key('sale'))).body.outcome;
    sandbox.faults.add({ kind: 'reset-before', call: 'SendInvoices', times: 1 });
    expect((await call('POST /credits', credit(mark, 1), key('a'))).status).toBe(202);
    const given = { ...RECEIPTS, invoiceType: '11.4', series: 'Π', aa: '1', reason: 'paid in cash' };
    expect((await call('POST /journal/given-up', given)).status).toBe(200);
    expect((await call('POST /credits/remaining', { original: { mark } })).body.isSettled).toBe(false);
    expect((await call('POST /credits', credit(mark, 1), key('b'))).status).toBe(200);
  });

  it('and a credit that the service refused does not', async () => {
    const { call, sandbox } = await served();
    const { mark } = (await call('POST /documents', receipt(1), key('sale'))).body.outcome;
    sandbox.faults.add({ kind: 'refuse', call: 'SendInvoices', times: 1 });
    expect((await call('POST /credits', credit(mark, 1), key('a'))).status).toBe(422);
    expect((await call('POST /credits', credit(mark, 1), key('b'))).status).toBe(200);
  });
});
