import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { SIGNED_TEXT } from '../client/onboarding/signed.js';
import { COMPANY, HOUR, KEY, OTHER_KEY, receipt, withSandbox } from './setup.js';

const VAT = '094014201';
const DAY = 24 * HOUR;

const payload = (vatNumber = VAT) => ({
  companyDetails: {
    legalName: 'Η Αυλή Ε.Ε.',
    vatNumber,
    taxOffice: 'Ναυπλίου',
    transactionTypes: ['B2B', 'B2C'],
  },
  address: { city: 'Ναύπλιο', streetAddress: 'Σταϊκοπούλου 14' },
  contactInfo: { email: 'info@example.gr', phone: '2752012345' },
  administrator: { fullName: 'Μαρία Παπαδοπούλου', vatNumber: '090000045' },
  ispDetails: { providerName: 'ISP', contractNumber: '1', contractDate: '2026-11-20' },
});

/** A signed contract, as multipart. */
const PDF = new TextEncoder().encode(SIGNED_TEXT);
async function multipart(...files: (readonly [field: string, bytes: Uint8Array<ArrayBuffer>])[]) {
  const form = new FormData();
  for (const [field, bytes] of files) form.append(field, new Blob([bytes]), 'contract.pdf');
  const request = new Request('https://x.example', { method: 'POST', body: form });
  return {
    type: request.headers.get('content-type') ?? '',
    body: new Uint8Array(await request.arrayBuffer()),
  };
}

function onboardingOf(at: ReturnType<typeof withSandbox>) {
  const create = (body: unknown = payload(), headers: Record<string, string> = {}) =>
    at.call('POST', '/requests', body, headers);
  return {
    create,
    created: async (vatNumber = VAT, headers = {}): Promise<string> =>
      (await create(payload(vatNumber), headers)).json.data.requestId,
    status: async (id: string) => (await at.get(`/requests/${id}`)).json.data,
    async upload(id: string, ...files: [string, Uint8Array<ArrayBuffer>][]) {
      const { type, body } = await multipart(
        ...(files.length === 0 ? [['contractFile', PDF] as const] : files),
      );
      const response = await at.sandbox.fetch(
        `https://sandbox.example/api/v1/requests/${id}/signed-contract`,
        {
          method: 'POST',
          headers: { 'API-KEY': KEY, 'content-type': type },
          body,
        },
      );
      return { status: response.status, json: await response.json() };
    },
  };
}

const at = withSandbox();
const { create, created, status, upload } = onboardingOf(at);
const codeOf = ({ status: http, json }: { status: number; json: { error?: { code: string } } }) =>
  `${http} ${json.error?.code}`;

describe('creating an onboarding request', () => {
  // Description: A new request is NEW_CONTRACT and PENDING_SIGNATURE when the VAT number has no active contract.
  // Description: A contract PDF is made for it, and the client gets an upload link by e-mail.
  // Description: The answer is the request in its envelope; 201 when it was created.
  // Description: kind is unsigned (default) or signed.
  // Description: The answer is application/pdf and needs the API key.
  it('returns the request in its envelope, with its contract', async () => {
    const { status: http, json, headers } = await create();
    expect(http).toBe(201);
    const { requestId, contract } = json.data;
    expect(json).toEqual({
      success: true,
      data: {
        requestId,
        requestType: 'NEW_CONTRACT',
        status: 'PENDING_SIGNATURE',
        message: 'The contract is waiting for its signature.',
        contract: {
          contractNumber: 'SANDBOX-000001',
          contractDate: '2026-11-20',
          templateVersion: 'sandbox-1',
          downloadUrl: `https://sandbox.example/api/v1/requests/${requestId}/contract`,
        },
        provisioning: null,
        aadeStatement: null,
        createdAt: '2026-11-20T10:00:00.000Z',
        updatedAt: '2026-11-20T10:00:00.000Z',
      },
    });
    expect(headers.get('X-RateLimit-Remaining')).toBe('59');
    const pdf = await at.get(contract.downloadUrl.slice('https://sandbox.example/api/v1'.length));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
    expect(pdf.text).toContain(`(VAT number of the company: ${VAT})`);
  });

  // Description: It is LINK_EXISTING and UNDER_REVIEW, without a contract, when another software house has an active one.
  // Description: 409 NOT_APPLICABLE for a LINK_EXISTING request.
  // Description: The request has the type NEW_CONTRACT.
  // Description: 409 NOT_APPLICABLE for a signed contract of a LINK_EXISTING request.
  // Description: 409 NOT_APPLICABLE: not for this type of request, or no such version.
  it('links a company that is active at another software house', async () => {
    at.sandbox.provision(VAT, OTHER_KEY);
    const { data } = (await create()).json;
    expect(data).toMatchObject({ requestType: 'LINK_EXISTING', status: 'UNDER_REVIEW', contract: null });
    expect(codeOf(await at.get(`/requests/${data.requestId}/contract`))).toBe('409 NOT_APPLICABLE');
    expect(codeOf(await upload(data.requestId))).toBe('409 NOT_APPLICABLE');
  });

  // Description: 422 VALIDATION_ERROR has all field errors together in error.details[].
  // Description: 422 VALIDATION_ERROR: field errors in details[].
  it('reports all field errors together', async () => {
    const wrong = {
      ...payload('094014200'),
      contactInfo: { email: 'x', phone: '12' },
      ispDetails: { providerName: 'ISP', contractNumber: '1', contractDate: '2026-11-21' },
    };
    const answer = await create({ ...wrong, administrator: { fullName: 'Μαρία' } });
    expect(codeOf(answer)).toBe('422 VALIDATION_ERROR');
    expect(answer.json.error.details.map(({ field }) => field).sort()).toEqual([
      'administrator.vatNumber',
      'companyDetails.vatNumber',
      'contactInfo.email',
      'contactInfo.phone',
      'ispDetails.contractDate',
    ]);
  });

  it.each([
    ['B2G', { transactionTypes: ['B2G'] }, 'companyDetails.transactionTypes.0'],
    ['no type', { transactionTypes: [] }, 'companyDetails.transactionTypes'],
    ['a placeholder', { vatNumber: '000000000' }, 'companyDetails.vatNumber'],
  ])('refuses %s', async (_, change, field) => {
    const { companyDetails, ...rest } = payload();
    const { json } = await create({ ...rest, companyDetails: { ...companyDetails, ...change } });
    expect(json.error.details).toMatchObject([{ field }]);
  });

  // Description: 400 BAD_REQUEST: malformed JSON or multipart.
  it('refuses a body that is not JSON', async () => {
    expect(codeOf(await create('{'))).toBe('400 BAD_REQUEST');
  });

  // Description: 409 DUPLICATE_OPEN_REQUEST when an open request exists; error.context.existingRequestId names it.
  // Description: 409 DUPLICATE_OPEN_REQUEST: an open request exists.
  it('refuses a second open request and names the first', async () => {
    const existingRequestId = await created();
    const answer = await create();
    expect(codeOf(answer)).toBe('409 DUPLICATE_OPEN_REQUEST');
    expect(answer.json.error.context).toEqual({ existingRequestId });
  });

  // Description: 409 CLIENT_ALREADY_LINKED when the VAT number is active under the same key.
  // Description: 409 CLIENT_ALREADY_LINKED: active under the same key.
  it('refuses a company that is active under the same key', async () => {
    const answer = await create(payload(VAT));
    at.sandbox.provision('090000045');
    expect(answer.status).toBe(201);
    expect(codeOf(await create(payload('090000045')))).toBe('409 CLIENT_ALREADY_LINKED');
  });

  // Description: Idempotency-Key is optional: a GUID of the caller, one for each client, the same on each retry.
  // Description: 200 for the same Idempotency-Key: the original request is returned.
  // Description: 409 for an Idempotency-Key of another VAT number, or of a cancelled or rejected request.
  it('returns the original request for the same Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': '7d7c2b64-3f0e-4d1c-9a5e-1f2e3d4c5b6a' };
    const first = await create(payload(), headers);
    const again = await create(payload(), headers);
    expect([first.status, again.status]).toEqual([201, 200]);
    const inCapitals = { 'Idempotency-Key': headers['Idempotency-Key'].toUpperCase() };
    expect((await create(payload(), inCapitals)).json.data.requestId).toBe(first.json.data.requestId);
    expect(again.json.data.requestId).toBe(first.json.data.requestId);
    expect((await create(payload('090000045'), headers)).status).toBe(409);
    await at.call('DELETE', `/requests/${first.json.data.requestId}`);
    expect((await create(payload(), headers)).status).toBe(409);
    // The key of another software house is another key.
    expect((await create(payload(), { ...headers, 'API-KEY': OTHER_KEY })).status).toBe(201);
  });
});

describe('the signed contract', () => {
  // Description: A signed contract of the software house, or of the client over the link, leads to UNDER_REVIEW.
  // Description: Older files are kept.
  // Description: What leads to ACTION_REQUIRED and to the rejected state is not shown: here a review does.
  // Description: kind is unsigned (default) or signed.
  // Description: version selects a signed file; without it the latest is returned.
  // Description: 409 NOT_APPLICABLE for a version that does not exist.
  // Description: The request is in PENDING_SIGNATURE or ACTION_REQUIRED.
  // Description: Success is 200 and the request becomes UNDER_REVIEW.
  // Description: Every upload is a new version.
  // Description: The answer of this call and of the upload is not shown: here it is the request.
  // Description: 409 NOT_APPLICABLE: not for this type of request, or no such version.
  it('is uploaded, hashed and stored by version', async () => {
    const id = await created();
    expect(codeOf(await at.get(`/requests/${id}/contract?kind=signed`))).toBe('409 NOT_APPLICABLE');
    const { status: http, json } = await upload(id);
    expect(http).toBe(200);
    const sha256 = createHash('sha256').update(PDF).digest('hex');
    expect(json.data).toMatchObject({ status: 'UNDER_REVIEW', contract: { signedVersion: 1, sha256 } });
    await at.sandbox.onboarding.review(id, 'return', 'The page is blank.');
    expect(await status(id)).toMatchObject({ status: 'ACTION_REQUIRED', message: 'The page is blank.' });
    const second = new TextEncoder().encode(`${SIGNED_TEXT}\n`);
    expect((await upload(id, ['contractFile', second])).json.data.contract.signedVersion).toBe(2);
    const first = await at.get(`/requests/${id}/contract?kind=signed&version=1`);
    expect(first.text).toBe(new TextDecoder().decode(PDF));
    const latest = await at.get(`/requests/${id}/contract?kind=signed`);
    expect(latest.text).toBe(new TextDecoder().decode(second));
    expect(codeOf(await at.get(`/requests/${id}/contract?kind=signed&version=3`))).toBe('409 NOT_APPLICABLE');
  });

  // Description: A contract PDF is made for it, and the client gets an upload link by e-mail.
  // Description: A signed contract of the software house, or of the client over the link, leads to UNDER_REVIEW.
  it('can be uploaded by the client through the emailed link', async () => {
    const id = await created();
    const [request] = at.sandbox.onboarding.requests();
    const { type, body } = await multipart(['contractFile', PDF]);
    const response = await at.sandbox.fetch(`https://sandbox.example${request?.uploadPath}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(200);
    const { json } = await at.get(`/requests/${id}/history`);
    expect(json.data).toMatchObject([
      { status: 'PENDING_SIGNATURE', actor: 'SOFTWARE_HOUSE' },
      { status: 'UNDER_REVIEW', previousStatus: 'PENDING_SIGNATURE', actor: 'CLIENT' },
    ]);
  });

  // Description: The entries are in the order of time, each with its actor.
  // Description: Whether the list is in data itself is not shown: here it is.
  it('appears in the history with the actor of each change', async () => {
    const id = await created();
    await upload(id);
    await at.sandbox.advance(1000);
    await at.sandbox.onboarding.review(id, 'approve');
    const { data } = (await at.get(`/requests/${id}/history`)).json;
    expect(data).toMatchObject([
      { occurredAt: '2026-11-20T10:00:00.000Z', status: 'PENDING_SIGNATURE', actor: 'SOFTWARE_HOUSE' },
      { status: 'UNDER_REVIEW', previousStatus: 'PENDING_SIGNATURE', actor: 'SOFTWARE_HOUSE' },
      { occurredAt: '2026-11-20T10:00:01.000Z', status: 'APPROVED', actor: 'OPERATOR' },
    ]);
  });

  // Description: The request is in PENDING_SIGNATURE or ACTION_REQUIRED.
  // Description: 409 INVALID_TRANSITION in another status.
  // Description: 409 INVALID_TRANSITION: not allowed now; error.context.currentStatus says what is.
  it('is refused while another is under review', async () => {
    const id = await created();
    await upload(id);
    const answer = await upload(id);
    expect(codeOf(answer)).toBe('409 INVALID_TRANSITION');
    expect(answer.json.error.context).toEqual({ currentStatus: 'UNDER_REVIEW' });
  });

  const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
  const locked = new TextDecoder().decode(PDF).replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 9 0 R');

  // Description: The body is multipart/form-data with exactly one file in the field contractFile.
  // Description: The file is a real PDF by its first bytes, not by its extension.
  // Description: It has at most 15 MB.
  // Description: It is not corrupted and not locked by a password.
  // Description: 400 BAD_REQUEST for malformed multipart, several files, or a corrupted or locked PDF.
  // Description: 413 FILE_TOO_LARGE over 15 MB.
  // Description: 415 UNSUPPORTED_FILE_TYPE for what is not a PDF.
  // Description: 413 FILE_TOO_LARGE: over 15 MB.
  // Description: 415 UNSUPPORTED_FILE_TYPE: not a PDF.
  // Description: A signed contract: one file, at most 15 MB, PDF only.
  it.each<[string, [string, Uint8Array<ArrayBuffer>][], string]>([
    ['no PDF', [['contractFile', bytes('PK zip')]], '415 UNSUPPORTED_FILE_TYPE'],
    ['locked', [['contractFile', bytes(locked)]], '400 BAD_REQUEST'],
    ['cut off', [['contractFile', PDF.slice(0, 30)]], '400 BAD_REQUEST'],
    [
      'two files',
      [
        ['contractFile', PDF],
        ['contractFile', PDF],
      ],
      '400 BAD_REQUEST',
    ],
    ['in another field', [['file', PDF]], '400 BAD_REQUEST'],
    ['too large', [['contractFile', new Uint8Array(15_728_641)]], '413 FILE_TOO_LARGE'],
  ])('is refused if it is %s', async (_, files, code) => {
    const id = await created();
    expect(codeOf(await upload(id, ...files))).toBe(code);
    expect((await status(id)).status).toBe('PENDING_SIGNATURE');
  });

  // Description: The body is multipart/form-data with exactly one file in the field contractFile.
  // Description: 400 BAD_REQUEST for malformed multipart, several files, or a corrupted or locked PDF.
  it('is refused without multipart', async () => {
    const id = await created();
    expect(codeOf(await at.call('POST', `/requests/${id}/signed-contract`, '{}'))).toBe('400 BAD_REQUEST');
  });

  // Description: 409 CLIENT_ALREADY_ACTIVE: the VAT number obtained an active contract before approval.
  it('is refused if the company became active elsewhere', async () => {
    const id = await created();
    at.sandbox.provision(VAT, OTHER_KEY);
    expect(codeOf(await upload(id))).toBe('409 CLIENT_ALREADY_ACTIVE');
  });
});

describe('an onboarding request driven by the clock', () => {
  // Description: The review leads to APPROVED; provisioning and aadeStatement are filled afterwards.
  // Description: PENDING, then IN_PROGRESS, then COMPLETED, each step with its own status.
  // Description: The client may issue when it is COMPLETED, and not before.
  // Description: PRESUMED_ACCEPTED when 10 days pass without action.
  // Description: The real current state is returned.
  // Description: After APPROVED, provisioning and aadeStatement are filled.
  // Description: A provider statement is presumed accepted after 10 days.
  it('is approved and provisioned step by step, and then the company can issue', async () => {
    const id = await created();
    await upload(id);
    await at.sandbox.advance(60_000);
    expect(await status(id)).toMatchObject({
      status: 'APPROVED',
      provisioning: { status: 'PENDING', clientAdded: 'PENDING', error: null },
      aadeStatement: null,
    });
    await at.sandbox.advance(60_000);
    expect((await status(id)).provisioning).toMatchObject({
      status: 'IN_PROGRESS',
      clientAdded: 'IN_PROGRESS',
    });
    const document = { ...receipt(), issuer: { ...receipt().issuer, vatNumber: VAT } };
    expect((await at.issue(document)).status).toBe(401);
    await at.sandbox.advance(4 * 60_000);
    expect(await status(id)).toMatchObject({
      provisioning: {
        status: 'COMPLETED',
        clientAdded: 'DONE',
        clientLinked: 'DONE',
        contractUploaded: 'DONE',
        statementSent: 'DONE',
        error: null,
      },
      aadeStatement: { status: 'SUBMITTED', acceptDate: null },
    });
    expect((await at.issue(document)).json.response[0].statusCode).toBe('Success');
    await at.sandbox.advance(10 * DAY - 1);
    expect((await status(id)).aadeStatement.status).toBe('SUBMITTED');
    await at.sandbox.advance(1);
    expect((await status(id)).aadeStatement).toEqual({
      status: 'PRESUMED_ACCEPTED',
      acceptDate: '2026-11-30',
    });
  });

  // Description: What leads to ACTION_REQUIRED and to the rejected state is not shown: here a review does.
  it('is rejected if the company became active elsewhere', async () => {
    const id = await created();
    await upload(id);
    at.sandbox.provision(VAT, OTHER_KEY);
    await at.sandbox.advance(60_000);
    expect((await status(id)).status).toBe('REJECTED');
  });
});

describe('an onboarding request driven by hand', () => {
  const byHand = withSandbox({ settings: { review: 'by-hand', provisioningStep: 'by-hand' } });
  const { created: createdByHand, upload: uploadByHand, status: statusByHand } = onboardingOf(byHand);
  let id = '';
  beforeEach(async () => {
    id = await createdByHand();
    await uploadByHand(id);
    await byHand.sandbox.advance(30 * DAY);
  });

  // Description: SUBMITTED, then ACCEPTED by the client, or RECALLED.
  it('waits for its review, its provisioning steps, and the client', async () => {
    const { onboarding } = byHand.sandbox;
    expect((await statusByHand(id)).status).toBe('UNDER_REVIEW');
    await expect(onboarding.step(id)).rejects.toThrow('is not being provisioned');
    await onboarding.review(id, 'approve');
    await onboarding.complete(id);
    await onboarding.statement(id, 'ACCEPTED');
    expect((await statusByHand(id)).aadeStatement).toEqual({ status: 'ACCEPTED', acceptDate: '2026-12-20' });
    await onboarding.statement(id, 'RECALLED');
    expect((await statusByHand(id)).aadeStatement.status).toBe('RECALLED');
  });

  // Description: Or FAILED, with an error.
  it('can be rejected, or fail while it is provisioned', async () => {
    const { onboarding } = byHand.sandbox;
    await onboarding.review(id, 'approve');
    await onboarding.step(id);
    await onboarding.fail(id, 'The authority does not answer.');
    expect((await statusByHand(id)).provisioning).toMatchObject({
      status: 'FAILED',
      clientAdded: 'FAILED',
      error: 'The authority does not answer.',
    });
    await expect(onboarding.review(id, 'reject')).rejects.toThrow('is not under review');
  });

  // Description: A request is cancelled from any status before approval, and its reason is kept.
  // Description: DELETE after approval, or in a final state, gives 409 INVALID_TRANSITION and changes nothing.
  // Description: The body is optional and has a reason of at most 500 characters.
  // Description: The answer of this call and of the upload is not shown: here it is the request.
  it('keeps its reason after it is cancelled, and no longer changes', async () => {
    const cancelled = await byHand.call('DELETE', `/requests/${id}`, {
      reason: 'The company changed its mind.',
    });
    expect(cancelled.json.data).toMatchObject({
      status: 'CANCELLED',
      message: 'The company changed its mind.',
    });
    const again = await byHand.call('DELETE', `/requests/${id}`);
    expect(codeOf(again)).toBe('409 INVALID_TRANSITION');
    expect(again.json.error.context).toEqual({ currentStatus: 'CANCELLED' });
  });

  // Description: DELETE after approval, or in a final state, gives 409 INVALID_TRANSITION and changes nothing.
  // Description: The body is optional and has a reason of at most 500 characters.
  // Description: It is allowed before approval only; otherwise 409 INVALID_TRANSITION.
  // Description: The reason of a cancellation: at most 500 characters.
  it('cannot be cancelled with a reason of 501 characters, or after its approval', async () => {
    expect(codeOf(await byHand.call('DELETE', `/requests/${id}`, { reason: 'x'.repeat(501) }))).toBe(
      '422 VALIDATION_ERROR',
    );
    expect(codeOf(await byHand.call('DELETE', `/requests/${id}`, '{'))).toBe('400 BAD_REQUEST');
    await byHand.sandbox.onboarding.review(id, 'approve');
    expect(codeOf(await byHand.call('DELETE', `/requests/${id}`))).toBe('409 INVALID_TRANSITION');
  });
});

describe('the list of onboarding requests', () => {
  // Description: data is the list object.
  // Description: status takes one or more statuses, separated by commas.
  // Description: requestType, vatNumber, createdFrom and createdTo are filters.
  // Description: sort is createdAt:desc (default), createdAt:asc, updatedAt:desc or updatedAt:asc.
  it('has filters, an order and pages', async () => {
    const first = await created(VAT);
    await at.sandbox.advance(DAY);
    const second = await created('090000045');
    await at.sandbox.advance(1000);
    await upload(first);
    const ids = async (query: string) =>
      (await at.get(`/requests?${query}`)).json.data.items.map(({ requestId }) => requestId);
    const all = [second, first];
    expect(await ids('')).toEqual(all);
    expect(await ids('sort=createdAt:asc')).toEqual([...all].reverse());
    expect((await ids('sort=updatedAt:desc'))[0]).toBe(first);
    expect(await ids('status=UNDER_REVIEW,APPROVED')).toEqual([first]);
    expect(await ids('vatNumber=090000045')).toEqual([second]);
    expect(await ids('createdTo=2026-11-20')).toEqual([first]);
    expect(await ids('createdFrom=2026-11-22')).toEqual([]);
    expect(await ids('requestType=LINK_EXISTING')).toEqual([]);
    const { data } = (await at.get('/requests?pageSize=1&page=2')).json;
    expect(data).toMatchObject({ total: all.length, page: 2, pageSize: 1, items: [{ requestId: all[1] }] });
  });

  // Description: page counts from 1, default 1; pageSize is 1 to 200, default 50.
  // Description: Lists: pageSize 1 to 200, default 50; page from 1.
  it('has 50 requests per page by default', async () => {
    await created();
    expect((await at.get('/requests')).json.data).toMatchObject({ total: 1, page: 1, pageSize: 50 });
    expect((await at.get('/requests?pageSize=200')).json.data.pageSize).toBe(200);
  });

  // Description: page counts from 1, default 1; pageSize is 1 to 200, default 50.
  // Description: sort is createdAt:desc (default), createdAt:asc, updatedAt:desc or updatedAt:asc.
  // Description: Lists: pageSize 1 to 200, default 50; page from 1.
  it.each(['status=OPEN', 'sort=id', 'createdFrom=x', 'status=OPEN&pageSize=201'])(
    'refuses %s',
    async (query) => {
      expect(codeOf(await at.get(`/requests?${query}`))).toBe('422 VALIDATION_ERROR');
    },
  );

  it.each(['pageSize=201', 'pageSize=0', 'page=0', 'page=two'])('has no page with %s', async (query) => {
    const answer = await at.get(`/requests?${query}`);
    expect(codeOf(answer)).toBe('400 BAD_REQUEST');
    expect(answer.json.error.details).toMatchObject([{ field: query.split('=')[0] }]);
    expect(codeOf(await at.get(`/webhooks/deliveries?${query}`))).toBe('400 BAD_REQUEST');
  });

  // Description: Only the caller's own requests are returned.
  // Description: What another software house owns gives 404 NOT_FOUND, not 403.
  // Description: 404 NOT_FOUND: absent, or of another software house.
  it("contains only the caller's own requests", async () => {
    const id = await created();
    const other = { 'API-KEY': OTHER_KEY };
    expect((await at.get('/requests', other)).json.data.items).toEqual([]);
    for (const path of [`/requests/${id}`, `/requests/${id}/history`, `/requests/${id}/contract`]) {
      expect(codeOf(await at.get(path, other))).toBe('404 NOT_FOUND');
    }
    expect(codeOf(await at.call('DELETE', `/requests/${id}`, undefined, other))).toBe('404 NOT_FOUND');
    expect(codeOf(await at.get('/requests/nothing'))).toBe('404 NOT_FOUND');
  });
});

describe('every call of the onboarding API', () => {
  // Description: A missing or wrong key gives 401 UNAUTHORIZED.
  // Description: 401 UNAUTHORIZED: key missing or wrong.
  it('requires a key', async () => {
    expect(codeOf(await at.get('/requests', { 'API-KEY': 'wrong' }))).toBe('401 UNAUTHORIZED');
  });

  // Description: 429 RATE_LIMITED: over 60 calls a minute; Retry-After has the seconds.
  // Description: Onboarding: 60 calls a minute for each key; X-RateLimit-Remaining; then 429 with Retry-After.
  it('counts towards 60 calls a minute for each key', async () => {
    for (let count = 0; count < 60; count += 1) expect((await at.get('/requests')).status).toBe(200);
    const answer = await at.get('/requests');
    expect(codeOf(answer)).toBe('429 RATE_LIMITED');
    expect(answer.headers.get('X-RateLimit-Remaining')).toBe('0');
    expect(answer.headers.get('Retry-After')).toBe('60');
    expect((await at.get('/requests', { 'API-KEY': OTHER_KEY })).status).toBe(200);
    await at.sandbox.advance(60_000);
    expect((await at.get('/requests')).status).toBe(200);
  });

  // Description: 500 INTERNAL_ERROR has a traceId, and no other error has one.
  // Description: 502 UPSTREAM_ERROR: retry later.
  it('can fail, and has a trace if the error is unexpected', async () => {
    at.sandbox.faults.add({ kind: 'internal-error' });
    const answer = await at.get('/requests');
    expect(codeOf(answer)).toBe('500 INTERNAL_ERROR');
    expect(answer.json.error.traceId).toBe('sandbox-fault');
    at.sandbox.faults.add({ kind: 'upstream-error' });
    const later = await at.get('/requests');
    expect(codeOf(later)).toBe('502 UPSTREAM_ERROR');
    expect(later.json.error).not.toHaveProperty('traceId');
  });
});

describe('a key without permission', () => {
  const limited = withSandbox({ keys: [{ key: KEY, companies: [COMPANY], forbidden: ['createRequest'] }] });

  // Description: What a key may not do gives 403 FORBIDDEN. When that is, is not shown: here a setting says it.
  // Description: 403 FORBIDDEN: not allowed with this key.
  it('is answered with 403', async () => {
    expect(codeOf(await limited.call('POST', '/requests', payload()))).toBe('403 FORBIDDEN');
  });
});
