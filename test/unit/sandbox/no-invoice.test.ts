import { expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.js';

it.each(['', null, 0, 'x', true, []])(
  'what is no object (%j) is refused by its place, and not as an error of the sandbox',
  async (invoice) => {
    const sandbox = await createSandbox({ keys: [{ key: 'till', companies: ['800123456'] }] });
    const { baseUrl, fetch } = sandbox.clientOptions();
    const answer = await fetch(`${baseUrl}/api/v1/Provider/SendInvoices`, {
      method: 'POST',
      headers: { 'API-KEY': 'till', 'Content-Type': 'application/json' },
      body: JSON.stringify({ invoice: [invoice] }),
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toHaveProperty(['$.invoice[0]']);
  },
);
