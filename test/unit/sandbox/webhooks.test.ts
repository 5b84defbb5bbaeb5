import { beforeEach, describe, expect, it } from 'vitest';
import { verifySignature } from '../../../src/sending/webhooks/index.js';
import { HOUR, OTHER_KEY, withSandbox } from './setup.js';

interface Received {
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
  readonly redirect: RequestRedirect | undefined;
}

const received: Received[] = [];
/** How the receiver answers; the last answer stays. */
let answers: (number | 'lost')[] = [200];

const at = withSandbox({
  fetch: async (input, init) => {
    const headers = new Headers(init?.headers);
    received.push({ url: String(input), headers, body: String(init?.body), redirect: init?.redirect });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'lost') throw new TypeError('fetch failed');
    return new Response(null, { status: answer ?? 200 });
  },
});

beforeEach(() => {
  received.length = 0;
  answers = [200];
});

const URL_OF_SHOP = 'https://shop.example/hooks';
const register = (
  body: unknown = { url: URL_OF_SHOP, events: ['request.created', 'request.status_changed'] },
) => at.call('POST', '/webhooks', body);
const create = () =>
  at.call('POST', '/requests', {
    companyDetails: { legalName: 'Α', vatNumber: '094014201', taxOffice: 'Α', transactionTypes: ['B2B'] },
    address: { city: 'Α', streetAddress: 'Α' },
    contactInfo: { email: 'a@example.gr', phone: '2752012345' },
    administrator: { fullName: 'Α', vatNumber: '090000045' },
  });
const deliveries = async (query = '') => (await at.get(`/webhooks/deliveries?${query}`)).json.data.items;

describe('a webhook endpoint', () => {
  // Description: POST /api/v1/webhooks takes an HTTPS address and at least one event, and answers 201.
  // Description: The secret is in that answer alone.
  // Description: GET /api/v1/webhooks gives the caller's endpoints, without secrets.
  it('is registered, and its secret is shown once', async () => {
    const { status, json } = await register();
    expect(status).toBe(201);
    const { secret, ...shown } = json.data;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(shown).toMatchObject({ url: URL_OF_SHOP, createdAt: '2026-11-20T10:00:00.000Z' });
    expect((await at.get('/webhooks')).json.data).toEqual([shown]);
    expect((await at.get('/webhooks', { 'API-KEY': OTHER_KEY })).json.data).toEqual([]);
  });

  // Description: POST /api/v1/webhooks takes an HTTPS address and at least one event, and answers 201.
  // Description: The callback address is HTTPS.
  it.each([
    [{ url: 'http://shop.example/hooks', events: ['request.created'] }, ['url']],
    [{ url: URL_OF_SHOP, events: [] }, ['events']],
    [{ url: URL_OF_SHOP, events: ['request.lost'] }, ['events']],
    [{}, ['url', 'events']],
  ])('of %j is refused', async (body, fields) => {
    const { status, json } = await register(body);
    expect(status).toBe(422);
    expect(json.error.details.map(({ field }) => field)).toEqual(fields);
  });

  it('can be on the local machine without HTTPS', async () => {
    expect((await register({ url: 'http://127.0.0.1:8080/', events: ['request.created'] })).status).toBe(201);
  });

  // Description: DELETE /api/v1/webhooks/{endpointId} stops notifications and answers 204.
  // Description: What another software house owns gives 404 NOT_FOUND, not 403.
  it('is removed by its owner and gets no more events', async () => {
    answers = [500];
    const { endpointId } = (await register()).json.data;
    await create();
    await at.sandbox.idle();
    const other = await at.call('DELETE', `/webhooks/${endpointId}`, undefined, { 'API-KEY': OTHER_KEY });
    expect(other.status).toBe(404);
    expect((await at.call('DELETE', `/webhooks/${endpointId}`)).status).toBe(204);
    expect((await at.call('DELETE', `/webhooks/${endpointId}`)).status).toBe(404);
    await at.sandbox.advance(24 * HOUR);
    expect(received).toHaveLength(1);
  });
});

describe('a webhook event', () => {
  // Description: Webhooks are signed with a secret of their endpoint.
  // Description: request.created: a request was created.
  // Description: It is a POST of JSON with X-Service-Event-Id and X-Service-Signature.
  // Description: The body is { event, eventId, occurredAt, data }.
  // Description: The signature is sha256= and the HMAC-SHA256 of the raw body in lower-case hexadecimal.
  it('is delivered with its id and a signature that our verification accepts', async () => {
    const { secret } = (await register()).json.data;
    const { requestId } = (await create()).json.data;
    await at.sandbox.idle();
    const [{ url, headers, body, redirect } = {} as Received] = received;
    expect(url).toBe(URL_OF_SHOP);
    expect(redirect).toBe('manual');
    expect(headers.get('content-type')).toBe('application/json');
    const event = JSON.parse(body);
    expect(event).toMatchObject({
      event: 'request.created',
      eventId: headers.get('X-Service-Event-Id'),
      occurredAt: '2026-11-20T10:00:00.000Z',
      data: { requestId },
    });
    const signature = headers.get('X-Service-Signature');
    expect(await verifySignature(new TextEncoder().encode(body), signature, secret)).toBe(true);
    expect(await deliveries()).toEqual([
      {
        eventId: event.eventId,
        event: 'request.created',
        attempt: 1,
        responseStatus: 200,
        deliveredAt: '2026-11-20T10:00:00.000Z',
        succeeded: true,
      },
    ]);
  });

  // Description: request.status_changed: the status of a request changed.
  // Description: data of request.status_changed is { requestId, status, previousStatus, message }.
  it('describes the change', async () => {
    await register();
    const { requestId } = (await create()).json.data;
    await at.call('DELETE', `/requests/${requestId}`, { reason: 'No.' });
    await at.sandbox.idle();
    expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { event: 'request.created' },
      {
        event: 'request.status_changed',
        data: { requestId, status: 'CANCELLED', previousStatus: 'PENDING_SIGNATURE', message: 'No.' },
      },
    ]);
  });

  // Description: Anything else is repeated after 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours, then never.
  // Description: A repeated event has the same id.
  // Description: Webhooks are repeated after 1 min, 5 min, 30 min, 2 h and 12 h.
  it('is retried after 1 min, 5 min, 30 min, 2 h and 12 h with the same id, and then dropped', async () => {
    answers = [500, 'lost', 302, 404, 503, 500];
    await register({ url: URL_OF_SHOP, events: ['request.created'] });
    await create();
    await at.sandbox.idle();
    await at.sandbox.advance(100 * HOUR);
    const records = await deliveries();
    const minutes = records.map(
      ({ deliveredAt }) => (Date.parse(deliveredAt) - Date.parse('2026-11-20T10:00:00Z')) / 60_000,
    );
    expect(minutes).toEqual([0, 1, 6, 36, 156, 876]);
    expect(records.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(records.map(({ responseStatus }) => responseStatus)).toEqual([500, null, 302, 404, 503, 500]);
    expect(new Set(received.map(({ headers }) => headers.get('X-Service-Event-Id'))).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  });

  // Description: Any 2xx takes it.
  it('is not retried after it was accepted', async () => {
    answers = [500, 204];
    await register({ url: URL_OF_SHOP, events: ['request.created'] });
    await create();
    await at.sandbox.idle();
    await at.sandbox.advance(100 * HOUR);
    expect((await deliveries()).map(({ succeeded }) => succeeded)).toEqual([false, true]);
  });

  // Description: The approval sends request.status_changed.
  // Description: request.provisioning_failed: activation failed.
  // Description: The receiver confirms the state with GET /api/v1/requests/{requestId}.
  it('is sent for the review and for a failed activation', async () => {
    await register({ url: URL_OF_SHOP, events: ['request.status_changed', 'request.provisioning_failed'] });
    at.sandbox.provision('094014201', OTHER_KEY);
    const { requestId } = (await create()).json.data;
    await at.sandbox.onboarding.review(requestId, 'approve');
    await at.sandbox.onboarding.step(requestId);
    await at.sandbox.onboarding.fail(requestId, 'The authority does not answer.');
    await at.sandbox.idle();
    expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        event: 'request.status_changed',
        data: { requestId, status: 'APPROVED', previousStatus: 'UNDER_REVIEW' },
      },
      { event: 'request.provisioning_failed', data: { requestId } },
    ]);
    const { data } = (await at.get(`/requests/${requestId}`)).json;
    expect(data).toMatchObject({ status: 'APPROVED', provisioning: { status: 'FAILED' } });
  });

  // Description: Its page is 1 and its pageSize 50 unless others are asked for.
  // Description: The envelope of its answer is not shown: here it is that of lists.
  it('is listed in pages of 50 by default', async () => {
    await register();
    await create();
    await at.sandbox.idle();
    const { json } = await at.get('/webhooks/deliveries');
    expect(json.data).toMatchObject({ total: 1, page: 1, pageSize: 50, items: [{ attempt: 1 }] });
  });

  // Description: GET /api/v1/webhooks/deliveries takes endpointId, eventId, page and pageSize.
  // Description: The events are chosen at registration.
  // Description: The history of deliveries is available.
  it('is sent to each subscribed endpoint, and listed by endpoint and id', async () => {
    const { endpointId } = (await register()).json.data;
    await register({ url: 'https://other.example/', events: ['request.provisioned'] });
    await register({ url: 'https://third.example/', events: ['request.created'] });
    await create();
    await at.sandbox.idle();
    expect(received.map(({ url }) => url)).toEqual([URL_OF_SHOP, 'https://third.example/']);
    const [first] = await deliveries(`endpointId=${endpointId}`);
    expect(await deliveries(`endpointId=${endpointId}`)).toHaveLength(1);
    expect(await deliveries(`eventId=${first.eventId}`)).toHaveLength(2);
    expect(await deliveries('eventId=none')).toEqual([]);
    expect(await deliveries('pageSize=1&page=2')).toHaveLength(1);
  });

  // Description: request.provisioned: the client may issue.
  // Description: client.statement_recalled: the statement was recalled.
  it('is sent for every other kind as well', async () => {
    const events = ['request.provisioned', 'request.provisioning_failed', 'client.statement_recalled'];
    await register({ url: URL_OF_SHOP, events });
    at.sandbox.provision('094014201', OTHER_KEY);
    const { requestId } = (await create()).json.data;
    await at.sandbox.advance(HOUR);
    await at.sandbox.onboarding.statement(requestId, 'RECALLED');
    await at.sandbox.idle();
    expect(received.map(({ body }) => JSON.parse(body).event)).toEqual([
      'request.provisioned',
      'client.statement_recalled',
    ]);
  });
});
