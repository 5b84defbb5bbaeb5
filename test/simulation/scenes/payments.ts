/** The payment of a held document at its terminal. */
import type { Caller } from '../caller.js';
import { codeOf } from '../caller.js';
import type { Intent } from '../world.js';

/** Charges and completes, or releases. Returns whether the document is issued. */
export async function pay(caller: Caller, name: string, intent: Intent): Promise<boolean> {
  const { world } = caller;
  const path = `/payments/${name}`;
  const { body: shown } = await caller.read(`GET ${path}`);
  const [waiting] = shown.pending ?? [];
  if (waiting === undefined) return await release(caller, name, intent);
  const charge = { payment: waiting.payment, paymentAmount: waiting.left };
  const reference = caller.tag();
  const leave = () => 'leave' as const;
  const begun = await caller.call({
    ...{ route: `POST ${path}/charging`, body: { facts: { ...charge, reference } }, refused: leave },
  });
  if (begun === undefined) return await release(caller, name, intent);
  if (world.random.next() < 0.25) {
    await caller.call({
      route: `POST ${path}/declined`,
      body: { facts: { payment: charge.payment, reference } },
      refused: leave,
    });
    return await release(caller, name, intent);
  }
  const paid = { ...charge, transactionId: reference, paymentType: 7, acceptExpired: true };
  await caller.call({ route: `POST ${path}/charged`, body: { facts: paid } });
  return await complete(caller, name, intent);
}

/** Completes what was charged. */
export async function complete(caller: Caller, name: string, intent: Intent | undefined): Promise<boolean> {
  const path = `/payments/${name}`;
  const key = caller.world.random.next() < 0.5 ? undefined : caller.tag();
  const answer = await caller.call({
    ...{ route: `POST ${path}/completion`, body: {}, key, intents: intent && [intent] },
    // If another document has its number, no repetition files it.
    refused: (refusal, tries) => (tries > 8 || codeOf(refusal).endsWith('numberTaken') ? 'leave' : undefined),
  });
  if (answer !== undefined) return true;
  const { body } = await caller.read(`GET ${path}`);
  for (const { transactionId } of body.charges ?? [])
    await caller.call({
      route: `POST ${path}/reversed`,
      body: { facts: { transactionId } },
      refused: () => 'leave',
    });
  return await release(caller, name, intent);
}

/** Releases a document that is not paid. */
export async function release(caller: Caller, name: string, intent: Intent | undefined): Promise<false> {
  const answer = await caller.call({
    ...{ route: `POST /payments/${name}/release`, body: { reason: 'declined' } },
    refused: (_, tries) => (tries > 8 ? 'leave' : undefined),
  });
  if (answer === undefined)
    caller.world.find(`stuck: the payment ${name} can be neither completed nor released`);
  else caller.world.reach('a released payment');
  if (intent !== undefined) intent.fate = 'refused';
  return false;
}
