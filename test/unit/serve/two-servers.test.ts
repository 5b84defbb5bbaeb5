import { expect, it } from 'vitest';
import { describeWithServer, withJournals } from '../journal-postgres/journals.js';
import { coffee, issueDate, issuer, served } from './setup.js';

const key = (name: string) => ({ 'idempotency-key': name });
const receipt = {
  facts: {
    ...{ type: '11.1', series: 'A', aa: 'next', issueDate, issuer },
    lines: [{ ...coffee, quantity: 1, income: 'goods' }],
    payments: [{ type: 3, amount: 'rest' }],
  },
};
const order = { facts: { aa: 'next', issueDate, lines: [{ ...coffee, quantity: 1 }] } };

describeWithServer('two servers on one PostgreSQL', () => {
  const journals = withJournals();

  /** Two servers, each with its own journal on the same tables, and the service of both. */
  async function both() {
    const schema = journals.newSchema();
    const [one, two] = [await journals.open(schema), await journals.open(schema)];
    const { sandbox } = await served();
    return [
      await served({}, { sandbox, journal: one }, 'server 1'),
      await served({}, { sandbox, journal: two }, 'server 2'),
    ] as const;
  }

  it('sell at the same time with different numbers, and each answers a repeated call of the other', async () => {
    const [one, two] = await both();
    const names = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(
      names.map((name, index) => (index % 2 === 0 ? one : two).call('POST /documents', receipt, key(name))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const numbers = answers.map(({ body }) => body.document.invoiceHeader.aa);
    expect([...numbers].sort()).toEqual(['1', '2', '3', '4']);
    const again = await two.call('POST /documents', receipt, key('a'));
    expect(again.body).toEqual(answers[0]?.body);
    expect((await one.call('POST /documents', receipt, key('b'))).body).toEqual(answers[1]?.body);
    expect(one.sandbox.documents()).toHaveLength(4);
  });

  it('refuse a till that has not seen what was ordered at the other server', async () => {
    const [one, two] = await both();
    const opening = { opening: { issuer, series: 'OS' } };
    const { headers } = await one.call('PUT /tables/7', opening, key('open'));
    const seen = { 'if-match': headers.get('etag') ?? '' };
    expect((await one.call('POST /tables/7/orders', order, { ...key('a'), ...seen })).status).toBe(200);
    const late = await two.call('POST /tables/7/orders', order, { ...key('b'), ...seen });
    expect([late.status, late.body.type]).toEqual([412, 'urn:parastatiko:changed']);
    const now = await two.call('GET /tables/7');
    expect(now.body.remaining).toMatchObject([{ quantity: '1' }]);
    const known = { 'if-match': now.headers.get('etag') ?? '' };
    expect((await two.call('POST /tables/7/orders', order, { ...key('b'), ...known })).status).toBe(200);
    expect(one.sandbox.documents()).toHaveLength(2);
  });
});
