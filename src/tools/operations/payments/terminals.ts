import * as z from 'zod';
import type { PosPayment } from '../../../flows/index.js';
import { athensDate } from '../../../issues/inside.js';
import { isRecord } from '../../../reading/inside.js';
import type { ChargeOptions, OriginalCharge, TerminalResult } from '../../../sending/terminals/index.js';
import type { Document } from '../../../types/index.js';
import type { CallContext } from '../core/call.js';
import {
  type NamedTerminal,
  terminalIn,
  type WithClient,
  type WithJournal,
  withClient,
  withJournal,
} from '../core/context.js';
import { EXAMPLE, exampleDay, exampleReceipt } from '../core/examples.js';
import { operationTexts } from '../core/generated/texts.js';
import { type Operation, type OperationId, operation } from '../core/operation.js';
import { perform } from '../core/perform.js';
import { asJson } from '../core/plain.js';
import { runCall } from '../core/procedure.js';
import { document, facts, outcome, page, sentPage, text } from '../core/schemas.js';
import { found, listed, stored } from '../core/stored.js';
import type { SentAnswer } from '../sending/answer.js';
import { type KeptPayment, nameOfPayment, PAYMENTS, paymentIn } from '../sending/held.js';
import { NEXT, numberKey } from '../sending/numbered.js';
import { issue } from '../sending/operations.js';
import { DRY_RUN, type Outcome } from '../sending/plan.js';
import { complete } from './complete.js';
import { name, paymentView, read } from './view.js';

const terminal = text.meta({ description: 'The name of the terminal in the settings file.' });

const amount = z.union([z.string(), z.number()]);

/** What a terminal answered. */
const result = z
  .looseObject({
    kind: z.enum([
      ...(['charged', 'returned', 'declined', 'cancelled', 'notBegun', 'wrongRequest', 'running'] as const),
      'unknown',
    ]),
    text: z.string(),
    next: z.looseObject({ step: z.string(), todo: z.string() }),
  })
  .meta({ description: 'What the terminal did: show `text` and `next.todo` to the cashier.' });

type Result = z.infer<typeof result>;

const plain = (given: TerminalResult): Result => asJson(given) as Result;

/** Which charge a refund returns. */
const original = z
  .strictObject({
    payment: name.optional().meta({ description: 'The payment of the sale: its charge is looked up.' }),
    transactionId: text.optional(),
    key: text.optional(),
    networkId: text.optional(),
    references: z.record(z.string(), z.string()).optional(),
  })
  .meta({ description: 'The charge that is returned. Empty: a refund without a link to a charge.' });

const shared = {
  terminal,
  payment: name.optional().meta({ description: 'A payment that waits already, instead of facts.' }),
  facts: facts.optional().meta({ description: 'A payment of type 7 or 8 without a terminal gets this one.' }),
  document: document.optional(),
  amount: amount.optional().meta({ description: 'Default: all that is left to charge.' }),
  token: text.optional().meta({ description: 'Which signature, if several wait for this terminal.' }),
  part: z.int().min(1).optional().meta({ description: 'Which part of a signature this is. Default: 1.' }),
  instant: z.boolean().optional(),
  cashier: text.optional(),
  page: page.optional(),
};

const chargeInput = z.strictObject({
  ...shared,
  tip: amount.optional(),
  instalments: z.int().min(1).optional(),
});
const refundInput = z.strictObject({ ...shared, original });

type Input = z.infer<typeof chargeInput> & { readonly original?: z.infer<typeof original> };

const output = z.strictObject({
  outcome,
  document: document.optional(),
  payment: paymentView.optional(),
  result: result.optional(),
  ...sentPage,
});

type Answer = z.infer<typeof output>;

const OPEN: ReadonlySet<string> = new Set(['unknown', 'running']);
const FILED: ReadonlySet<string> = new Set(['issued', 'alreadyIssued', 'queued']);

/** The facts, with the terminal at which their card is charged. */
function withTerminal(given: object, { terminal: { family }, posNspId }: NamedTerminal): object {
  const { payments } = given as { readonly payments?: unknown };
  if (!Array.isArray(payments)) return given;
  const isOpen = (each: unknown): boolean =>
    isRecord(each) && (each['type'] === 7 || each['type'] === 8) && each['terminalId'] === undefined;
  const terms = { terminalId: family.terminalId, posNspId };
  return { ...given, payments: payments.map((each) => (isOpen(each) ? { ...each, ...terms } : each)) };
}

/** The charge of a sale, with what its terminal needs to return it. */
async function originalOf(
  { payment: of, ...stated }: z.infer<typeof original>,
  context: WithClient,
): Promise<OriginalCharge> {
  if (of === undefined) return stated;
  const { state } = await stored(PAYMENTS, of, context);
  const { originals = {} } = state as KeptPayment;
  const [only] = paymentIn(state, context).charges.filter(({ state: each }) => each !== 'reversed');
  const { transactionId = only?.transactionId } = stated;
  return { ...(transactionId !== undefined && { ...originals[transactionId], transactionId }), ...stated };
}

/** Issues a document that waits for its terminal, as a call of its own, which a repeated call continues. */
const sent = ({ facts: given, document: payload }: Input, named: NamedTerminal, context: CallContext) =>
  runCall<unknown, SentAnswer>(
    issue,
    { key: ['charge', context.call.name] },
    {
      ...(given === undefined ? { document: payload } : { facts: withTerminal(given, named) }),
      skipSignature: false,
    },
    context,
  );

/** The payment that was kept for a document. A repeated call may find it completed, or with a completion under way. */
async function keptOf({ outcome: { kind }, document: of }: SentAnswer, context: WithClient) {
  const kept = nameOfPayment(of as Document);
  return kind === 'refused' || (await found(PAYMENTS, kept, context)) === undefined ? undefined : kept;
}

/** What would be charged: the document that is to be issued, or that waits already. */
async function shown(input: Input, first: SentAnswer | undefined, context: WithClient): Promise<Answer> {
  if (first !== undefined) return { outcome: first.outcome as Outcome, document: first.document };
  const of = input.payment ?? '';
  const { document: held } = paymentIn((await stored(PAYMENTS, of, context)).state, context).toJSON();
  return { outcome: DRY_RUN, document: held, payment: await read(of, context) };
}

/**
 * Issues, charges and completes. Each step is stored under a key of its own, so a repeated call continues at the first one
 * without a result.
 */
async function run(input: Input, given: CallContext): Promise<Answer> {
  const context = { ...withClient(given), version: undefined, onReplay: undefined } as CallContext &
    WithClient;
  const named = terminalIn(input.terminal, context);
  const first = input.payment === undefined ? await sent(input, named, context) : undefined;
  if (context.isDryRun === true) return await shown(input, first, context);
  const of = input.payment ?? (first && (await keptOf(first, context)));
  if (of === undefined) return { outcome: first?.outcome as Outcome, document: first?.document };
  const { payment: charged, ...answer } = await charge(of, input, named, context);
  const { document: held, ...rest } = charged.toJSON();
  const about = { document: held, result: plain(answer) };
  const isWhole = charged.uncharged().length === 0 && rest.signatures.length > 0;
  if ((answer.kind !== 'charged' && answer.kind !== 'returned') || !isWhole)
    return { ...about, outcome: { kind: 'held' }, payment: await read(of, context) };
  const { key: _, ...own } = context;
  const completion = (await perform(complete, { payment: of, page: input.page }, own)) as Answer;
  return { ...about, ...completion };
}

async function charge(of: string, input: Input, { terminal: at }: NamedTerminal, context: WithClient) {
  const { amount: sum, token, part, instant, cashier, tip, instalments } = input;
  const options: ChargeOptions = {
    ...{ journal: context.journal, amount: sum, token, part, instant, cashier, tip, instalments },
    original: input.original && (await originalOf(input.original, context)),
  };
  return await at.charge(paymentIn((await stored(PAYMENTS, of, context)).state, context), options);
}

/** An operation that charges, or returns what a credit document returns. */
const charging = <Given extends Input>(
  about: Pick<Operation<Given>, 'route' | 'input' | 'example'> & { readonly id: OperationId },
): Operation =>
  operation<Given, Answer>({
    ...about,
    needs: 'client',
    changes: true,
    dryRuns: true,
    output,
    ownKey({ facts: own }) {
      const key = numberKey(own);
      return key && { key: ['charge', ...key.key] };
    },
    // A charge that was refused is over: another attempt is another call.
    isFinal: ({ outcome: { kind }, result: of }) =>
      FILED.has(kind) || (kind === 'held' && of !== undefined && !OPEN.has(of.kind)),
    run: (input, context) => run(input, context as CallContext),
  });

const oneOf = ({ facts: own, document: payload, payment }: Input): boolean =>
  [own, payload, payment].filter((each) => each !== undefined).length === 1;

const ONE_OF = { params: operationTexts.terminals.oneOf };

const byCard = { type: 7, amount: 'rest' };

const chargeOne = charging({
  id: 'payments.charge',
  route: 'POST /terminals/{terminal}/charges',
  input: chargeInput.refine(oneOf, ONE_OF),
  example: { terminal: EXAMPLE, facts: { ...exampleReceipt, aa: NEXT, payments: [byCard] } },
});

const refundOne = charging({
  id: 'payments.refund',
  route: 'POST /terminals/{terminal}/refunds',
  input: refundInput.refine(oneOf, ONE_OF),
  example: {
    terminal: EXAMPLE,
    facts: { ...exampleReceipt, type: '11.4', aa: NEXT, payments: [byCard] },
    original: { payment: EXAMPLE },
  },
});

/** Asks about a charge without a result. What is known already is not asked for, so it needs no key. */
const ask = operation({
  id: 'payments.ask',
  route: 'POST /payments/{payment}/ask',
  needs: 'journal',
  changes: false,
  input: z.strictObject({ payment: name, terminal }),
  output: z.strictObject({ payment: paymentView, results: z.array(result) }),
  example: { payment: EXAMPLE, terminal: EXAMPLE },
  async run({ payment: of, terminal: at }, given) {
    const context = withJournal(given);
    const { terminal: own } = terminalIn(at, context);
    const payment = paymentIn((await stored(PAYMENTS, of, context)).state, context);
    const results: Result[] = [];
    for (const { token } of payment.unsettled()) {
      const part = chargesOn(payment, token).length + 1;
      const { payment: _, ...answer } = await own.charge(payment, { journal: context.journal, token, part });
      results.push(plain(answer));
    }
    return { payment: await read(of, context), results };
  },
});

const chargesOn = ({ charges }: PosPayment, token: string) =>
  charges.filter(({ signatureToken, state }) => signatureToken === token && state !== 'reversed');

/** Voids what was charged for a document that cannot be completed. What is returned already is not returned again. */
const voidCharges = operation({
  id: 'payments.void',
  route: 'POST /payments/{payment}/void',
  needs: 'journal',
  changes: false,
  input: z.strictObject({ payment: name, terminal }),
  output: z.strictObject({ payment: paymentView, results: z.array(result) }),
  example: { payment: EXAMPLE, terminal: EXAMPLE },
  async run({ payment: of, terminal: at }, given) {
    const context = withJournal(given);
    const { terminal: own } = terminalIn(at, context);
    const payment = paymentIn((await stored(PAYMENTS, of, context)).state, context);
    const { results } = await own.returnCharges(payment, { journal: context.journal });
    return { payment: await read(of, context), results: results.map(plain) };
  },
});

/** The charges of a day at a terminal, each with its payment. */
const day = operation({
  id: 'payments.day',
  route: 'GET /terminals/{terminal}/days/{date}',
  needs: 'journal',
  changes: false,
  input: z.strictObject({ terminal, date: z.iso.date() }),
  output: z.strictObject({
    charges: z.array(result).meta({
      description: 'A charge without `payment` was not made by this program, or in autonomous mode.',
    }),
    missing: z.array(z.looseObject({})).meta({
      description: 'Charges of that day that are recorded here, and that the list of the terminal lacks.',
    }),
    isComplete: z.boolean().meta({ description: 'Whether the whole list could be read.' }),
  }),
  example: { terminal: EXAMPLE, date: exampleDay },
  async run({ terminal: at, date }, given) {
    const context = withJournal(given);
    const { terminal: own } = terminalIn(at, context);
    const { charges, isComplete } = await own.day(date);
    return { ...(await compared(charges, date, own.family.terminalId, context)), isComplete };
  },
});

interface RecordedCharge {
  readonly payment: string;
  readonly transactionId: string;
  /** The names by which a terminal may list it: the unique payment id, the till's key, and the network's id. */
  readonly ids: readonly string[];
  readonly amount: number;
  readonly isOfDay: boolean;
}

/** The charges that are recorded here, of any day: a terminal may list one after midnight. */
async function* recordedAt(
  terminalId: string,
  date: string,
  context: WithJournal,
): AsyncGenerator<RecordedCharge> {
  for await (const { name: payment, state } of listed(PAYMENTS, context)) {
    const { originals = {} } = state as KeptPayment;
    const { charges, asked, signatures, document: of } = paymentIn(state, context).toJSON();
    for (const { transactionId, signatureToken, paymentAmount, at, state: standing } of charges) {
      const { payment: index = -1 } =
        signatures.find(({ signature }) => signature.token === signatureToken) ?? {};
      const own = asked.find((each) => each.transactionId === transactionId)?.reference;
      const { networkId } = originals[transactionId] ?? {};
      const isHere = of.paymentMethods?.[index]?.terminalId === terminalId;
      const isOfDay = isHere && standing !== 'reversed' && athensDate(new Date(at)) === date;
      const ids = [transactionId, own, networkId].filter((id) => id !== undefined);
      yield { payment, transactionId, ids, amount: paymentAmount, isOfDay };
    }
  }
}

/** Each charge of a list with its payment, and what the list lacks. */
async function compared(
  charges: readonly TerminalResult[],
  date: string,
  terminalId: string,
  context: WithJournal,
) {
  const idsOf = ({ transactionId, key, networkId }: TerminalResult) => [transactionId, key, networkId];
  const listedIds = new Set(charges.flatMap(idsOf));
  const payments = new Map<string | undefined, string>();
  const missing: object[] = [];
  for await (const { ids, payment, transactionId, amount: sum, isOfDay } of recordedAt(
    terminalId,
    date,
    context,
  )) {
    for (const id of ids) payments.set(id, payment);
    if (isOfDay && !ids.some((id) => listedIds.has(id)))
      missing.push({ payment, transactionId, amount: sum });
  }
  const paymentOf = (each: TerminalResult) =>
    idsOf(each)
      .map((id) => id && payments.get(id))
      .find((of) => of !== undefined);
  const list = charges.map((each) => ({ ...plain(each), payment: paymentOf(each) }));
  return { charges: list, missing: missing as Record<string, unknown>[] };
}

/** What is done with a card at a terminal of the settings file. */
export const terminalOperations: readonly Operation[] = [chargeOne, ask, voidCharges, refundOne, day];
