import * as z from 'zod';
import { webhookEvents } from '../../../sending/service/inside.js';
import { withClient } from '../core/context.js';
import { EXAMPLE } from '../core/examples.js';
import { operation } from '../core/operation.js';
import { plain } from '../core/plain.js';
import { text } from '../core/schemas.js';

const endpoint = z.looseObject({ endpointId: z.string(), url: z.string(), events: z.array(z.string()) });

export const registerWebhook = operation({
  id: 'webhooks.register',
  route: 'POST /webhook-endpoints',
  needs: 'client',
  changes: true,
  input: z.strictObject({
    url: text.meta({ description: 'An HTTPS address.' }),
    events: z.array(z.enum(webhookEvents)).min(1),
  }),
  output: endpoint.extend({
    secret: z.string().nullable().meta({
      description:
        'Shown once and stored nowhere. A repeated call answers null. If it is lost, remove the address and register it under another key.',
    }),
  }),
  example: { url: 'https://till.example/webhooks', events: ['request.provisioned' as const] },
  // The same address may be registered again after it was removed.
  ownKey: () => undefined,
  keeping: (answer) => ({ ...answer, secret: null }),
  run: async (webhook, context) =>
    plain({ ...(await withClient(context).client.onboarding.webhooks.register(webhook)) }) as never,
});

export const listWebhooks = operation({
  id: 'webhooks.list',
  route: 'GET /webhook-endpoints',
  needs: 'client',
  changes: false,
  input: z.strictObject({}),
  output: z.strictObject({ endpoints: z.array(z.looseObject({})) }),
  example: {},
  async run(_, context) {
    const endpoints = await withClient(context).client.onboarding.webhooks.list();
    return { endpoints: endpoints.map((each) => ({ ...each })) };
  },
});

/** Removes an address. One that no longer exists counts as removed. */
export const removeWebhook = operation({
  id: 'webhooks.remove',
  route: 'POST /webhook-endpoints/{endpoint}/removal',
  needs: 'client',
  changes: false,
  input: z.strictObject({ endpoint: text.meta({ description: 'Its endpointId.' }) }),
  output: z.strictObject({ removed: z.string() }),
  example: { endpoint: EXAMPLE },
  async run({ endpoint: id }, context) {
    await withClient(context).client.onboarding.webhooks.remove(id);
    return { removed: id };
  },
});
