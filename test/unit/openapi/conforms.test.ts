import { describe, expect, it } from 'vitest';
import { callWords } from '../../../src/sandbox/openapi/generated/call-words.js';
import { withSandbox } from '../sandbox/setup.js';
import { differenceOf } from './conforms.js';

const CREDITS = '/api/v1/Provider/GetCreditsBalance';
const answered = (value: unknown, status = 200, type = 'application/json; charset=utf-8') =>
  differenceOf('GET', CREDITS, { status, type, text: JSON.stringify(value) });

describe('the conformance check of an answer', () => {
  it('accepts a documented answer', () => {
    expect(answered({ userId: 'x', creditsBalance: 1 })).toBeUndefined();
    expect(answered({ errors: ['Unauthorized'] }, 401)).toBeUndefined();
    expect(answered({ title: 'Bad Gateway' }, 502)).toBeUndefined();
  });

  it('reports an undocumented member, type, status or content type', () => {
    expect(answered({ creditsBalance: 1, left: 1 })).toContain('additional properties');
    expect(answered({ creditsBalance: '1' })).toContain('must be number');
    expect(answered({ userId: 'x' })).toContain("must have required property 'creditsBalance'");
    expect(answered({ creditsBalance: 1 }, 302)).toContain('302');
    expect(answered({ creditsBalance: 1 }, 200, 'text/html')).toContain('text/html');
  });
});

describe('the examples of the OpenAPI document', () => {
  const at = withSandbox();

  it.each(Object.entries(callWords.SendInvoices.bodyExamples ?? {}))(
    'are valid for %s',
    async (name, body) => {
      const skipSignature = name !== 'heldForPayment';
      const { json } = await at.call('POST', `/Provider/SendInvoices?skipSignature=${skipSignature}`, body);
      if (skipSignature) expect(json.response[0]).toMatchObject({ statusCode: 'Success' });
      else expect(json.providerSignature[0].signatures[0]).toMatchObject({ paymentBalance: 20 });
    },
  );

  it.each(['createRequest', 'registerWebhook'] as const)(
    'are accepted by the sandbox for %s',
    async (name) => {
      const path = name === 'createRequest' ? '/requests' : '/webhooks';
      const [body] = Object.values(callWords[name].bodyExamples ?? {});
      expect((await at.call('POST', path, body)).status).toBe(201);
    },
  );

  it('are accepted for the public sector', async () => {
    const [body] = Object.values(callWords.SendInvoicesB2G.bodyExamples ?? {});
    const { json } = await at.call('POST', '/Provider/SendInvoicesB2G', body);
    expect(json.response[0]).toMatchObject({ statusCode: 'Success' });
  });
});
