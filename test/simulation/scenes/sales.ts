/** Receipts, with numbers that are stated or left to the server, and their credits. */
import type { Caller } from '../caller.js';
import { isOfAnother } from '../caller.js';
import { CARD, CASH, ISSUER, PRICES, tagged } from '../goods.js';
import { DAY, WRONG_DAY } from './day.js';
import { pay } from './payments.js';
import type { Shop } from './shop.js';

/** A receipt, in cash or by card. */
export async function sell(caller: Caller, { receipts }: Shop, aa?: number): Promise<void> {
  const { world } = caller;
  const intent = caller.intent('a receipt');
  const isCard = world.random.next() < 0.2;
  const quantity = 1 + Math.floor(world.random.next() * 3);
  let number = aa ?? (world.chance('stated') ? 1 + Math.floor(world.random.next() * 8) : undefined);
  if (number !== undefined) world.reach('a stated number');
  const facts = (issueDate: string, skipSignature = !isCard) => ({
    facts: {
      ...{
        type: '11.1',
        series: 'A',
        aa: number === undefined ? 'next' : String(number),
        issueDate,
        issuer: ISSUER,
      },
      lines: [
        {
          description: 'Καφές',
          unit: 1,
          quantity,
          unitPriceWithVat: world.pick(PRICES),
          vat: 24,
          income: 'goods',
        },
      ],
      payments: [isCard ? CARD : CASH],
      print: tagged(intent.tag),
    },
    ...(isCard && { skipSignature }),
  });
  const body = facts(world.chance('mistake') ? WRONG_DAY : DAY);
  const price = body.facts.lines;
  const right = () => {
    const { facts: made, ...rest } = facts(DAY);
    return { facts: { ...made, lines: price }, ...rest };
  };
  const key = number !== undefined && world.random.next() < 0.5 ? undefined : intent.tag;
  const answer = await caller.call({
    ...{ route: 'POST /documents', body, key, intents: [intent] },
    refused: (refusal) => {
      if (isOfAnother(refusal) && number !== undefined) number += 1;
      return right();
    },
  });
  if (answer?.body.outcome.kind === 'held') await pay(caller, answer.body.payment, intent);
  else if (answer?.body.outcome.mark !== undefined && intent.fate === 'done')
    receipts.push({ tag: intent.tag, mark: answer.body.outcome.mark, quantity, till: caller.till });
}

/** A piece goes back: a credit of one piece of a receipt. Others may credit the same receipt. */
export async function credit(caller: Caller, { receipts }: Shop): Promise<void> {
  const { world } = caller;
  const mine = receipts.filter(({ till }) => till === caller.till);
  if (mine.length === 0) return;
  const original = world.pick(mine);
  const intent = caller.intent('a credit', { original: original.tag, quantity: 1 });
  /** Whether the other credits of the receipt may have left nothing. */
  const isUsedUp = (): boolean => {
    const others = [...world.intents.values()].filter(
      ({ tag, credits, fate }) =>
        tag !== intent.tag && credits?.original === original.tag && fate !== 'refused',
    );
    return others.length >= original.quantity;
  };
  await caller.call({
    route: 'POST /credits',
    body: {
      original: { mark: original.mark },
      facts: {
        ...{ series: 'Π', aa: 'next', issueDate: DAY, lines: [{ line: 1, quantity: 1 }] },
        ...{ payments: [CASH], print: tagged(intent.tag) },
      },
    },
    key: intent.tag,
    intents: [intent],
    refused: ({ status }) => (status === 409 && isUsedUp() ? 'leave' : undefined),
  });
}

/** A number is reserved for a document of another program, which commits or burns it. */
export async function reserve(caller: Caller, { reserved }: Shop): Promise<void> {
  const { world } = caller;
  const series = { vatNumber: ISSUER.vatNumber, branch: 0, invoiceType: '11.1', series: 'N' };
  reserved.open += 1;
  const key = caller.tag();
  const answer = await caller.call({ route: 'POST /numbers', body: { ...series, issueDate: DAY }, key });
  if (answer === undefined) return;
  const { body: ticket } = answer;
  if (reserved.given.has(`${caller.till.name} ${ticket.aa}`))
    world.find(`the number N ${ticket.aa} is given out twice`);
  reserved.given.add(`${caller.till.name} ${ticket.aa}`);
  if (world.random.next() < 0.5)
    await caller.call({ route: 'POST /numbers/burnt', body: { ticket, reason: 'abandoned' } });
  else
    await caller.call({
      route: 'POST /numbers/committed',
      body: { ticket, mark: `40000197${String(ticket.aa).padStart(7, '0')}` },
    });
  reserved.open -= 1;
}
