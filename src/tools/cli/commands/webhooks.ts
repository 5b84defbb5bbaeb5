import { setTimeout as pause } from 'node:timers/promises';
import { nearest } from '../../../reading/inside.js';
import { defaultKey, PAGE_ROUTES } from '../../../sandbox/inside.js';
import type { Client } from '../../../sending/client/index.js';
import { registerWebhook, webhookEvents } from '../../../sending/service/inside.js';
import { actionGiven } from '../args/action.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { neededText, textOf } from '../args/values.js';
import { webhooksRow } from '../generated/commands/webhooks.js';
import { show } from '../output/json-lines.js';
import { clientOf } from '../service/ask.js';
import { complain, reportError } from '../service/report-error.js';
import { clean } from '../terminal/clean.js';

/** Where `parastatiko sandbox` listens. */
const SANDBOX = 'http://127.0.0.1:8086';

/** Between two looks at the deliveries, so that they stay within the calls that the service allows a minute. */
const EVERY = 2000;

/** `parastatiko webhooks`: the webhooks of a sandbox, for those who write their receiver. */
export const webhooksCommand: Command = {
  ...webhooksRow,
  async run(context) {
    const { values } = context;
    const {
      name,
      operands: [event = ''],
    } = actionGiven(context, webhooksRow);
    const address = {
      baseUrl: textOf(values, 'base-url') ?? SANDBOX,
      apiKey: textOf(values, 'key') ?? defaultKey,
    };
    try {
      const client = await clientOf(context, address, {});
      return await (name === 'listen' ? listen(context, client) : trigger(context, client, event));
    } catch (error) {
      return await reportError(context, error);
    }
  },
};

/** Registers an address, shows what is delivered to it, and removes it when the command is stopped. */
async function listen(context: Context, client: Client): Promise<ExitCode> {
  const { io, out, words } = context;
  const { webhooks } = client.onboarding;
  const url = neededText(context, 'forward-to');
  const { method, path } = registerWebhook;
  // The sandbox also delivers to http on this machine, which the client refuses for the real service.
  const { json } = await client.request({ method, path, body: { url, events: webhookEvents } });
  const { endpointId, secret } = (
    json as { readonly data: { readonly endpointId: string; readonly secret: string } }
  ).data;
  const stopping = new AbortController();
  void io.untilStopped?.().then(() => stopping.abort());
  if (io.untilStopped === undefined) stopping.abort();
  const said = words.service.webhooks;
  const shown = new Set<string>();
  try {
    await show(context, { url, endpointId, secret }, () => [said.listening(clean(url)), said.secret(secret)]);
    do {
      for await (const delivery of webhooks.deliveries({ endpointId })) {
        const { eventId, event, attempt, responseStatus, deliveredAt } = delivery;
        const id = `${eventId} ${attempt}`;
        if (shown.has(id)) continue;
        shown.add(id);
        await show(context, delivery, () => [
          [deliveredAt, event, eventId, responseStatus ?? said.noAnswer].join(' · '),
        ]);
      }
      await out.flush();
      await pause(EVERY, undefined, { signal: stopping.signal }).catch(() => undefined);
    } while (!stopping.signal.aborted);
  } finally {
    await webhooks.remove(endpointId);
  }
  return 0;
}

/** Has the sandbox send an event to every registered address. */
async function trigger(context: Context, client: Client, given: string): Promise<ExitCode> {
  const event = webhookEvents.find((each) => each === given);
  if (event === undefined) {
    const names = webhookEvents.join(', ');
    throw new UsageError((usage) => usage.wrongChoice('EVENT', given, names), nearest(given, webhookEvents));
  }
  const said = context.words.service.webhooks;
  const endpoints = await client.onboarding.webhooks.list();
  if (endpoints.length === 0) {
    await complain(context, said.nobody);
    return 1;
  }
  for (const { endpointId, url = '' } of endpoints) {
    const path = `${PAGE_ROUTES}/endpoints/${endpointId}/test`;
    await client.request({ method: 'POST', path, body: { event } });
    await show(context, { event, endpointId, url }, () => [said.sent(event, clean(url))]);
  }
  return 0;
}
