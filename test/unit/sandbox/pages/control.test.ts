import { describe, expect, it } from 'vitest';
import { userIdOf } from '../../../../src/sandbox/keys.js';
import { COMPANY, cardReceipt, KEY, NOON, receipt, withSandbox } from '../setup.js';
import { shownAt } from './orders.js';

const at = withSandbox({ settings: { review: 'by-hand', provisioningStep: 'by-hand' } });
const order = async (path: string, body: object = {}) => {
  const response = await at.sandbox.fetch(`http://localhost/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
};

describe('the clock of the sandbox', () => {
  it('advances by a duration, or to a point in time', async () => {
    expect((await order('clock', { by: 300_000 })).status).toBe(200);
    expect(at.sandbox.now().toISOString()).toBe('2026-11-20T10:05:00.000Z');
    expect((await order('clock', { to: '2026-11-21T12:00:00+02:00' })).status).toBe(200);
    expect(at.sandbox.now().toISOString()).toBe('2026-11-21T10:00:00.000Z');
  });

  it('runs everything that is due in between', async () => {
    at.sandbox.faults.add({ kind: 'offline' });
    await at.issue(receipt());
    expect(at.sandbox.documents()[0]?.mark).toBeUndefined();
    await order('clock', { by: 300_000 });
    expect(at.sandbox.documents()[0]?.mark).toMatch(/^4[0-9]{14}$/);
  });

  it('never moves backwards', async () => {
    expect(await order('clock', { to: NOON })).toMatchObject({ status: 409, json: { error: 'past' } });
    expect(await order('clock', { to: '2026-11-19T10:00:00Z' })).toMatchObject({ status: 409 });
  });

  it.each([
    {},
    { by: 0 },
    { by: -1 },
    { by: 1.5 },
    { by: 1e15 },
    { by: '5' },
    { to: 'tomorrow' },
    { to: '2027-12-26T10:00:00Z' },
    { to: '9999-12-31T23:59:59Z' },
  ])('does not move with %j', async (body) => {
    expect(await order('clock', body)).toMatchObject({ status: 400, json: { error: 'invalid' } });
  });
});

describe('faults on the page', () => {
  it('are added, affect the next call, and disappear', async () => {
    expect((await order('faults', { kind: 'error-before', call: 'SendInvoices', times: 2 })).status).toBe(
      200,
    );
    expect((await at.issue(receipt())).status).toBe(503);
    expect(at.sandbox.faults.pending()).toMatchObject([{ fault: { kind: 'error-before' }, left: 1 }]);
    expect((await at.issue(receipt())).status).toBe(503);
    expect(at.sandbox.faults.pending()).toEqual([]);
  });

  it('are removed one by one, or all', async () => {
    for (const kind of ['empty', 'html', 'drip']) await order('faults', { kind });
    const [first] = at.sandbox.faults.pending();
    expect((await order(`faults/${first?.id}/remove`)).status).toBe(200);
    expect(at.sandbox.faults.pending().map(({ fault }) => fault.kind)).toEqual(['html', 'drip']);
    expect(await order(`faults/${first?.id}/remove`)).toMatchObject({ status: 404 });
    expect((await order('faults/clear')).status).toBe(200);
    expect(at.sandbox.faults.pending()).toEqual([]);
  });

  it.each([
    { kind: 'flood' },
    { kind: 'slow', call: 'NoSuchCall' },
    { kind: 'slow', times: 0 },
    { kind: 'slow', probability: 2 },
    { kind: 'answer', status: 99 },
    { kind: 'slow', unknown: true },
  ])('are refused: %j', async (body) => {
    expect(await order('faults', body)).toMatchObject({ status: 400, json: { error: 'invalid' } });
    expect(at.sandbox.faults.pending()).toEqual([]);
  });
});

describe('an onboarding request', () => {
  const requested = async (): Promise<string> => {
    const { json } = await at.call('POST', '/requests', {
      companyDetails: {
        legalName: 'Μέλι Α.Ε.',
        vatNumber: '123456783',
        taxOffice: '1101',
        transactionTypes: ['B2B'],
      },
      address: { city: 'Αθήνα', streetAddress: 'Ερμού 1', postalCode: '10563' },
      contactInfo: { email: 'info@meli.example', phone: '2101234567' },
      administrator: { fullName: 'Νίκος Νίκου', vatNumber: '090000045' },
    });
    return json.data.requestId;
  };
  const request = () => at.sandbox.onboarding.requests()[0];

  it('can be signed, approved and provisioned, and its declaration accepted', async () => {
    const path = `requests/${await requested()}`;
    expect((await order(`${path}/sign`)).status).toBe(200);
    expect(request()?.status).toBe('UNDER_REVIEW');
    expect((await order(`${path}/review`, { outcome: 'approve' })).status).toBe(200);
    expect((await order(`${path}/step`)).status).toBe(200);
    expect(request()?.provisioning?.clientAdded).toBe('IN_PROGRESS');
    expect((await order(`${path}/complete`)).status).toBe(200);
    expect(request()?.provisioning?.status).toBe('COMPLETED');
    expect((await order(`${path}/statement`, { status: 'ACCEPTED' })).status).toBe(200);
    expect(request()?.aadeStatement?.status).toBe('ACCEPTED');
  });

  it('can be rejected with a message, or fail while it is provisioned', async () => {
    const path = `requests/${await requested()}`;
    await order(`${path}/sign`);
    await order(`${path}/review`, { outcome: 'return', message: 'Unreadable.' });
    expect(request()).toMatchObject({ status: 'ACTION_REQUIRED', message: 'Unreadable.' });
    await order(`${path}/sign`);
    await order(`${path}/review`, { outcome: 'approve' });
    await order(`${path}/fail`, { error: 'No answer.' });
    expect(request()?.provisioning).toMatchObject({ status: 'FAILED', error: 'No answer.' });
  });

  it('refuses a step that is not possible now', async () => {
    const path = `requests/${await requested()}`;
    const steps = [
      ['review', { outcome: 'approve' }],
      ['step', {}],
      ['complete', {}],
      ['fail', { error: 'x' }],
      ['statement', { status: 'RECALLED' }],
    ] as const;
    for (const [step, body] of steps) {
      expect(await order(`${path}/${step}`, body)).toMatchObject({
        status: 409,
        json: { error: 'not-possible' },
      });
    }
    await order(`${path}/sign`);
    expect(await order(`${path}/sign`)).toMatchObject({ status: 409 });
    expect(await order('requests/none/sign')).toMatchObject({ status: 404 });
    expect(request()?.status).toBe('UNDER_REVIEW');
  });
});

describe('a key', () => {
  it('is given companies and credits', async () => {
    expect((await order('companies', { key: KEY, vatNumber: '123456783' })).status).toBe(200);
    expect((await order('credits', { key: KEY, credits: 0.5 })).status).toBe(200);
    expect((await at.get('/Provider/GetCreditsBalance')).json).toMatchObject({ creditsBalance: 0.5 });
  });

  it('issues a sample on the day of the sandbox, again and again, and is found by its house', async () => {
    for (const aa of ['1', '2']) {
      expect(await order('sample', { key: KEY })).toMatchObject({ status: 200 });
      expect(at.sandbox.documents().at(-1)?.document).toMatchObject({
        issuer: { vatNumber: COMPANY },
        invoiceHeader: { invoiceType: '11.1', series: 'TEST', aa, issueDate: '2026-11-20' },
      });
      const found = async (of: string) => (await shownAt(at, `list/documents?house=${of}`)).json;
      expect(await found(userIdOf(KEY))).toMatchObject({ total: Number(aa) });
      expect(await found('house-none')).toMatchObject({ total: 0 });
    }
    expect(await order('sample', { key: 'x' })).toMatchObject({ status: 409 });
    expect(await order('sample', {})).toMatchObject({ status: 400 });
  });

  it('must belong to the sandbox', async () => {
    expect(await order('companies', { key: 'x', vatNumber: COMPANY })).toMatchObject({ status: 404 });
    expect(await order('credits', { key: 'x', credits: 1 })).toMatchObject({ status: 404 });
    expect(await order('companies', { key: KEY, vatNumber: '12' })).toMatchObject({ status: 400 });
    expect(await order('credits', { key: KEY, credits: -1 })).toMatchObject({ status: 400 });
    expect(await order('credits', { key: KEY, credits: 0.001 })).toMatchObject({ status: 409 });
  });
});

it('changes made on the page are stored like those of calls', async () => {
  await at.issue(cardReceipt(), false);
  await order('companies', { key: KEY, vatNumber: '123456783' });
  expect(at.sandbox.snapshot().filter(({ table }) => table === 'clients')).toHaveLength(2);
});
