import { amountOf, type PosPayment } from '../../flows/inside.js';
import { addHeld } from '../../money/held.js';
import { centsToString } from '../../money/index.js';
import type { Sender } from './family.js';
import { type ChargeJournal, KeptPayment } from './kept-payment.js';
import { nextOf, textOf } from './reading.js';
import type { TerminalResult } from './result.js';

/**
 * What became of the charges of a payment whose document cannot be completed.
 *
 * @example
 * const { payment, results }: ReturnResult = await till.returnCharges(payment, { journal });
 * for (const { text, next } of results) show(text, next.todo);
 */
export interface ReturnResult {
  readonly payment: PosPayment;
  /** One for each charge. What is not `returned` has to be returned by hand: `next` has the amount and the terminal. */
  readonly results: readonly TerminalResult[];
}

/** Voids every charge that was not sent to the service, and records those that were returned. */
export async function returnCharges(
  { family, send }: Sender,
  given: PosPayment,
  { journal }: { readonly journal: ChargeJournal },
): Promise<ReturnResult> {
  const { terminalId, locale } = family;
  const kept = new KeptPayment(journal, given, locale);
  let payment = await kept.load();
  const { signatures } = payment.toJSON();
  const results: TerminalResult[] = [];
  for (const { transactionId, signatureToken: token, paymentAmount, tipAmount, state } of payment.charges) {
    if (state !== 'charged') continue;
    const original = { ...kept.originals[transactionId], transactionId };
    const data = signatures.find(({ signature }) => signature.token === token)?.signature.data ?? undefined;
    const facts = {
      key: original.key ?? transactionId,
      amount: paymentAmount,
      tip: tipAmount ?? 0,
      original,
      signature: { token, data },
    };
    const sum = centsToString(addHeld(amountOf(paymentAmount), amountOf(tipAmount ?? 0)));
    const byHand = { next: nextOf('return-by-hand', { amount: sum, terminal: terminalId }, locale) };
    const none = (): TerminalResult => ({
      ...family.read('void', undefined, facts),
      ...{ kind: 'notBegun', code: 'no-void', text: textOf('notCapable', {}, locale) },
    });
    const result = family.has('void') ? await send('void', facts) : none();
    results.push(result.kind === 'returned' ? result : { ...result, ...byHand });
    if (result.kind === 'returned') payment = await kept.change((each) => each.reversed(transactionId));
  }
  return { payment, results };
}
