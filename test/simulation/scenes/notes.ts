/** Delivery notes: received, invoiced in parts, or cancelled. */
import type { Caller } from '../caller.js';
import { ADDRESS, CUSTOMER, SHOP, tagged } from '../goods.js';
import { DAY } from './day.js';

export async function deliver(caller: Caller): Promise<void> {
  const { world } = caller;
  const isTheirs = world.random.next() < 0.3;
  const intent = caller.intent('a note');
  const answer = await caller.call({
    route: 'POST /documents',
    body: {
      facts: {
        ...{
          type: '9.3',
          series: isTheirs ? 'Δ' : 'ΔΑ',
          aa: 'next',
          issueDate: DAY,
          print: tagged(intent.tag),
        },
        ...{ issuer: isTheirs ? CUSTOMER : SHOP, counterpart: isTheirs ? SHOP : CUSTOMER, movePurpose: 1 },
        ...{ dispatchDate: DAY, dispatchTime: '23:30:00', loadingAddress: ADDRESS, deliveryAddress: ADDRESS },
        lines: [{ description: 'Ελαιόλαδο', unit: 1, quantity: 24 }],
      },
    },
    ...{ key: intent.tag, intents: [intent] },
  });
  const mark = answer?.body.outcome.mark;
  // It is the note of another till, which nobody can tell. Whatever is done with it would harm that till.
  if (mark === undefined || intent.fate === 'gone') return;
  if (isTheirs) await receive(caller, mark);
  else if (world.random.next() < 0.4) await cancel(caller, answer?.body.document, mark);
  else await invoice(caller, mark);
}

async function receive(caller: Caller, mark: string): Promise<void> {
  const intent = caller.intent('a receiving note');
  await caller.call({
    route: 'POST /notes/receipts',
    body: {
      note: { mark },
      facts: {
        ...{ series: 'ΔΠΠ', aa: 'next', issueDate: DAY, receivingNotePurpose: 5, print: tagged(intent.tag) },
        received: [{ line: 1, quantity: 23 }],
      },
    },
    ...{ key: intent.tag, intents: [intent] },
  });
}

async function cancel(caller: Caller, document: unknown, mark: string): Promise<void> {
  const { world } = caller;
  const answer = await caller.call({
    ...{ route: 'POST /notes/cancellations', body: { note: { document, mark } } },
    ...{ key: world.random.next() < 0.5 ? caller.tag() : undefined },
  });
  const filed = world.sandbox.documents().find((each) => each.mark === mark);
  if (answer !== undefined && filed?.cancellationMark === undefined)
    world.find(`the note ${mark} is reported as cancelled, but is not`);
}

async function invoice(caller: Caller, mark: string): Promise<void> {
  const marks: string[] = [];
  for (const quantity of [15, 9]) {
    const intent = caller.intent('an invoice of a note');
    const answer = await caller.call({
      route: 'POST /notes/invoices',
      body: {
        ...{ notes: [{ mark }], invoices: marks.map((each) => ({ mark: each })) },
        facts: {
          ...{ series: 'ΤΙΜ', aa: 'next', issueDate: DAY, print: tagged(intent.tag) },
          prices: [{ description: 'Ελαιόλαδο', unitPrice: '6.40', vat: 13, income: 'goods' }],
          quantities: [{ description: 'Ελαιόλαδο', quantity }],
          payments: [{ type: 5, amount: 'rest' }],
        },
      },
      ...{ key: intent.tag, intents: [intent] },
    });
    if (answer?.body.outcome.mark === undefined) return;
    marks.push(answer.body.outcome.mark);
  }
}
