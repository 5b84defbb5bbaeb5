import { amountOf, type PosPayment, type WaitingSignature } from '../../flows/inside.js';
import { addHeld } from '../../money/held.js';
import { type Cents, centsToString, compareCents, parseAmount, zeroCents } from '../../money/index.js';
import { TerminalError } from './error.js';
import type { Family, SignedMembers } from './family.js';
import { readSignedText } from './signed-text.js';

/**
 * Refuses a signature for another terminal or document, before anything is sent. A signed text that does not have the
 * usual form says nothing, and neither does one whose members the caller gives.
 *
 * @throws TerminalError
 */
export function checkSignature(
  payment: PosPayment,
  { waiting, index }: { readonly waiting: WaitingSignature; readonly index: number },
  { terminalId, locale }: Family,
  signed: SignedMembers | undefined,
): void {
  const { document, uid } = payment.toJSON();
  const refuse = (member: string, expected: string, found: string): never => {
    throw new TerminalError('terminal/other-document', { member, expected, found }, locale);
  };
  const stated = document.paymentMethods?.[index]?.terminalId ?? undefined;
  const text = signed === undefined ? readSignedText(waiting.data) : undefined;
  const balance = parseAmount(waiting.balance);
  const isCents = text?.amount !== undefined && balance.ok && compareCents(balance.value, text.amount) <= 0;
  for (const expected of [stated, isCents ? text.terminalId : undefined]) {
    if (expected === undefined || expected === terminalId) continue;
    throw new TerminalError('terminal/other-terminal', { expected, found: terminalId }, locale);
  }
  if (!isCents) return;
  if (uid !== undefined && uid.toUpperCase() !== text.uid.toUpperCase()) refuse('uid', text.uid, uid);
  const { totalNetValue, totalVatAmount, totalGrossValue } = document.invoiceSummary;
  const gross = amountOf(totalGrossValue);
  // Providers may sign the total with other taxes and withheld amounts, without them, or what is paid.
  const totals: readonly Cents[] = [
    gross,
    addHeld(amountOf(totalNetValue), amountOf(totalVatAmount)),
    (document.paymentMethods ?? []).reduce((sum, { amount }) => addHeld(sum, amountOf(amount)), zeroCents),
  ];
  if (!totals.includes(text.total)) refuse('total', centsToString(text.total), centsToString(gross));
}
