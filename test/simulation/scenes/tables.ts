/** Tables: orders, cancellations, moves, discounts, bills, by one caller or several. */

import type { Caller } from '../caller.js';
import { codeOf, isOfAnother } from '../caller.js';
import { CARD, CASH, ISSUER, PRICES, tagged } from '../goods.js';
import type { Answer } from '../server.js';
import type { Intent } from '../world.js';
import { DAY, WRONG_DAY } from './day.js';
import { complete, pay, release } from './payments.js';
import type { Shop } from './shop.js';

const slip = ({ tag }: Intent, issueDate = DAY, aa = 'next') => ({ aa, issueDate, print: tagged(tag) });

/** After a refusal: the step is left if the table is no longer there, or does not allow it when all is calm. */
const unlessEnded = (caller: Caller, name: string) => async (answer: Answer, tries: number) => {
  if (answer.status === 404) return 'leave' as const;
  if (answer.status !== 409) return undefined;
  const { body } = await caller.read(`GET /tables/${name}`);
  if (body.status === 'ended' || body.status === undefined) return 'leave' as const;
  const isWaiting = body.status === 'ending' || body.pending.length > 0 || body.unfinished.length > 0;
  return !isWaiting || tries > 12 ? ('leave' as const) : undefined;
};

/** A whole evening at a table. */
export async function serveTable(caller: Caller, shop: Shop): Promise<void> {
  const { world } = caller;
  const name = await open(caller, shop);
  const items: string[] = [];
  items.push(await order(caller, name));
  for (let steps = Math.floor(world.random.next() * 4); steps > 0; steps -= 1) {
    const step = world.pick(['order', 'order', 'cancel', 'move', 'move', 'discount'] as const);
    if (step === 'order') items.push(await order(caller, name));
    else if (step === 'cancel') await cancel(caller, name, world.pick(items));
    else if (step === 'discount') await discount(caller, name);
    else await move(caller, name, await other(caller, shop, name), world.pick(items));
  }
  await end(caller, name, world.random.next() < 0.15);
}

/** An order at a table that somebody else serves. */
export async function join(caller: Caller, { tables }: Shop): Promise<void> {
  const mine = tables.filter(({ till }) => till === caller.till);
  if (mine.length > 0) await order(caller, caller.world.pick(mine).name);
}

export async function open(caller: Caller, { tables }: Shop): Promise<string> {
  const name = `t${caller.tag()}`;
  await caller.call({
    ...{
      route: `PUT /tables/${name}`,
      body: { opening: { issuer: ISSUER, series: 'OS' } },
      key: caller.tag(),
    },
    refused: ({ status }) => (status === 409 ? 'leave' : undefined),
  });
  tables.push({ name, till: caller.till });
  return name;
}

async function other(caller: Caller, shop: Shop, name: string): Promise<string> {
  const others = shop.tables.filter((each) => each.till === caller.till && each.name !== name);
  return others.length > 0 && caller.world.random.next() < 0.5
    ? caller.world.pick(others).name
    : await open(caller, shop);
}

export async function order(caller: Caller, name: string, key?: string, aa?: number): Promise<string> {
  const { world } = caller;
  const intent = caller.intent('an order');
  const description = `Καφές ${intent.tag}`;
  const quantity = 1 + Math.floor(world.random.next() * 3);
  const lines = [{ description, quantity, unit: 1, unitPriceWithVat: world.pick(PRICES), vat: 13 }];
  const after = unlessEnded(caller, name);
  let number = aa ?? (world.chance('stated') ? 1 + Math.floor(world.random.next() * 6) : undefined);
  if (number !== undefined) world.reach('a stated number of a slip');
  const stated = () => (number === undefined ? 'next' : String(number));
  await caller.call({
    route: `POST /tables/${name}/orders`,
    body: { facts: { ...slip(intent, world.chance('mistake') ? WRONG_DAY : DAY, stated()), lines } },
    ...{ key: key ?? caller.keyAfter(intent.tag), intents: [intent], table: name },
    refused: async (answer, tries) => {
      if (number !== undefined && isOfAnother(answer)) number += 1;
      else if ((await after(answer, tries)) === 'leave') return 'leave';
      return { facts: { ...slip(intent, DAY, stated()), lines } };
    },
  });
  return description;
}

async function cancel(caller: Caller, name: string, description: string): Promise<void> {
  const intent = caller.intent('a cancellation');
  await caller.call({
    route: `POST /tables/${name}/cancellations`,
    body: { facts: { ...slip(intent), lines: [{ description, quantity: 1 }] } },
    ...{ key: intent.tag, intents: [intent], table: name, refused: unlessEnded(caller, name) },
  });
}

export async function move(caller: Caller, name: string, to: string, description: string): Promise<void> {
  const intents = [
    caller.intent('the order of a move'),
    caller.intent('the cancellation of a move'),
  ] as const;
  const [order, cancellation] = [slip(intents[0]), slip(intents[1])];
  caller.before = intents[0].tag;
  await caller.call({
    route: `POST /tables/${name}/moves`,
    body: { to, facts: { order, cancellation, lines: [{ description, quantity: 1 }] } },
    ...{ key: intents[0].tag, intents, table: name, refused: unlessEnded(caller, name) },
  });
}

export async function discount(caller: Caller, name: string): Promise<void> {
  const intents = [
    caller.intent('the order of a discount'),
    caller.intent('the cancellation of a discount'),
  ] as const;
  await caller.call({
    route: `POST /tables/${name}/discounts`,
    body: { facts: { percent: 10, order: slip(intents[0]), cancellation: slip(intents[1]) } },
    ...{ key: intents[0].tag, intents, table: name, refused: unlessEnded(caller, name) },
  });
}

/** Closes a table, or cancels it whole. */
export async function end(caller: Caller, name: string, isCancelled = false): Promise<void> {
  const { world } = caller;
  for (let calm = 0; calm < 12; calm += world.isCalm ? 1 : 0) {
    const { body: view, status } = await caller.read(`GET /tables/${name}`);
    if (status !== 200 || view.status === 'ended' || view.status === 'empty') return;
    if (view.pending.length > 0 || view.unfinished.length > 0) {
      await settle(caller, name, view.pending);
      continue;
    }
    // What was moved away or cancelled has no bill.
    if (isCancelled || view.remaining?.length === 0) await cancelAll(caller, name);
    else await close(caller, name);
    await world.sleep(1000);
  }
  const { body } = await caller.read(`GET /tables/${name}`);
  const waiting = [
    ...body.pending,
    ...body.unfinished.map((each: { readonly order: unknown }) => each.order),
  ];
  const numbers = waiting.map(({ invoiceHeader: header }) => `${header.series} ${header.aa}`);
  world.find(`a table that cannot be closed: ${name}, ${body.status}, waits for ${numbers.join(', ')}`);
}

/** Waits for what is pending on a table, and asks for recovery. */
async function settle(caller: Caller, name: string, pending: readonly unknown[]): Promise<void> {
  const { world } = caller;
  await world.sleep(20_000 + world.random.next() * 120_000);
  if (!world.isCalm && world.random.next() < 0.7) return;
  await caller.call({ route: 'POST /journal/recovery', body: {} });
  const { body } = await caller.read(`GET /tables/${name}`);
  if ((body.pending?.length ?? 0) < pending.length) world.reach('a recovery that ended a slip');
  const { body: list } = await caller.read('GET /payments');
  // Its caller may be gone: whoever closes the table ends its payment, too.
  if (world.isCalm)
    for (const each of list.payments ?? []) if (each.table === name) await endPayment(caller, each);
}

/** Ends the payment of a caller that went away. */
export async function endPayment(caller: Caller, shown: ReturnType<typeof JSON.parse>): Promise<void> {
  const { payment: name, unsettled, charges } = shown;
  const bill = [...caller.world.sandbox.holds()].find(
    ({ document: { issuer, invoiceHeader: header } }) =>
      name === [issuer.vatNumber, issuer.branch, header.invoiceType, header.series, header.aa].join('-'),
  );
  const intent = [...caller.world.intents.values()].find(
    ({ tag }) => bill?.document.providerAdditionalInvoiceDetails?.additionalDetails?.documentComments === tag,
  );
  for (const { payment, reference } of unsettled ?? [])
    await caller.call({
      route: `POST /payments/${name}/declined`,
      body: { facts: { payment, reference } },
      refused: () => 'leave',
    });
  // A charge is `sent` while its completion has no outcome.
  const isPaid = (charges ?? []).some(({ state }: { readonly state: string }) => /charged|sent/.test(state));
  if (isPaid) await complete(caller, name, intent);
  else await release(caller, name, intent?.fate === 'open' ? intent : undefined);
}

async function cancelAll(caller: Caller, name: string): Promise<void> {
  const intent = caller.intent('a total cancellation');
  await caller.call({
    route: `POST /tables/${name}/total-cancellation`,
    body: { facts: slip(intent) },
    ...{ key: intent.tag, intents: [intent], table: name, refused: leaveConflicts },
  });
}

const leaveConflicts = ({ status }: Answer) => (status === 409 ? ('leave' as const) : undefined);

export async function close(
  caller: Caller,
  name: string,
  isCard = caller.world.random.next() < 0.4,
): Promise<void> {
  const { world } = caller;
  const intent = caller.intent('a bill');
  const facts = {
    ...{ type: '11.1', series: 'R', aa: 'next', issueDate: DAY, income: 'goods', print: tagged(intent.tag) },
    payments: [isCard ? CARD : CASH],
  };
  const right = { facts, ...(isCard && { skipSignature: false }) };
  const answer = await caller.call({
    route: `POST /tables/${name}/closing`,
    body: isCard && world.chance('mistake') ? { facts } : right,
    ...{ key: intent.tag, intents: [intent], table: name },
    refused: (refusal) =>
      /skip-signature/.test(codeOf(refusal)) ? right : (leaveConflicts(refusal) ?? right),
  });
  if (answer?.body.outcome.kind === 'held') await pay(caller, answer.body.payment, intent);
}
