import { invoiceTypeFacts } from '../../codes/generated/invoice-type-facts.js';
import { type Cents, subtractCents, sumCents, zeroCents } from '../../money/index.js';
import { serviceLimits } from '../../sending/service/limits.js';
import { type Answer, json, message, problem, texts } from '../http/answer.js';
import type { Asked } from '../http/asked.js';
import type { DocumentRow } from '../state/rows.js';
import { creditsInWords, creditsOf, type World } from '../world.js';
import { charge, readCompletion, refusalOf } from './complete.js';
import { filedEntry, refusedEntry } from './entry.js';
import { canPay, spend } from './file.js';
import { centsOf, sign, signatureOf, signedPayments } from './hold.js';
import { NO_CREDITS } from './issue.js';

/** The body is the bare MARK as a JSON number, not an object. */
const BARE_MARK = /^\s*([0-9]{1,20})\s*$/;

/** `AskSignatureForOldInvoice`: signs what is left to pay of a filed document. */
export async function askSignatureForOldInvoice(world: World, asked: Asked): Promise<Answer> {
  const row = documentOf(world, asked);
  if ('status' in row) return row;
  const balance = leftToPay(row);
  if (balance <= zeroCents) return message('balance-too-low', world.settings.messageStatus);
  const { terminalId = '', posNspId = '' } = asked.query;
  const facts = { uid: row.uid, house: asked.house, terminalId, posNspId: Number(posNspId), balance };
  const { isExpired: _isExpired, ...signature } = signatureOf(
    world,
    await sign(world, row.document, facts, row.mark),
  );
  return json(200, signature);
}

/** `CompletionAskSignatureForOldInvoice`: records what was charged for a filed document. */
export function completionAskSignatureForOldInvoice(world: World, asked: Asked): Answer {
  const row = documentOf(world, asked);
  if ('status' in row) return row;
  const { signatureToken, transactionId, paymentAmount, tipAmount, paymentType } = asked.query;
  const completion = readCompletion(world, '', {
    signaturetoken: signatureToken,
    transactionid: transactionId,
    paymentamount: paymentAmount === undefined ? undefined : Number(paymentAmount),
    tipamount: tipAmount === undefined ? undefined : Number(tipAmount),
    paymenttype: paymentType === undefined ? undefined : Number(paymentType),
  });
  if ('status' in completion) return completion;
  const isOfDocument = ({ uid, holdId }: { uid: string; holdId?: string }): boolean =>
    uid === row.uid && holdId === undefined;
  const refusal = refusalOf(world, asked, [completion], isOfDocument);
  if (refusal !== undefined) return refusal;
  if (completion.amount > leftToPay(row)) return message('balance-too-low', world.settings.messageStatus);
  const cost = creditsOf(serviceLimits.credits.signedPayment);
  if (asked.effects.noCredits === true || !canPay(world, asked.house, cost)) {
    return json(200, { response: [refusedEntry([NO_CREDITS], row.uid, 'TechnicalError')] });
  }
  spend(world, asked.house, cost);
  const charges = [...row.charges, ...charge(world, [completion])];
  const filed = world.documents.put({ ...row, charges });
  // The document itself was charged when it was filed.
  return json(200, { response: [{ ...filedEntry(asked.origin, filed), credits: creditsInWords(cost) }] });
}

/** The document with the bare MARK in the body, or an error answer if the body is not a known MARK. */
function documentOf(world: World, { text, house }: Asked): DocumentRow | Answer {
  const mark = BARE_MARK.exec(text)?.[1];
  if (mark === undefined) return problem({ $: ['The JSON value could not be converted to a MARK.'] });
  const row = world.documents.byMark(mark);
  return row === undefined || row.house !== house ? texts(404, `The document ${mark} was not found.`) : row;
}

/** On credit. */
const ON_CREDIT = 5;

/**
 * What is left to pay of a document: its total without the payments that were made when it was issued, and without what
 * was charged at a terminal since. Nothing is paid for slips and notes.
 */
function leftToPay({ document, charges }: DocumentRow): Cents {
  const { invoiceHeader, invoiceSummary, paymentMethods = [] } = document;
  if (invoiceTypeFacts[invoiceHeader.invoiceType].sign === 'neutral') return zeroCents;
  // The payments at a terminal of a held document are its charges.
  const isOfHold = charges.some(({ payment }) => payment !== undefined);
  const signed = isOfHold ? signedPayments(document) : [];
  const paid = paymentMethods.flatMap(({ type, amount }, index) =>
    type === ON_CREDIT || signed.includes(index) ? [] : centsOf(amount),
  );
  const collected = sumCents([...paid, ...charges.map(({ amount }) => amount)]);
  const gross = centsOf(invoiceSummary.totalGrossValue);
  return collected > gross ? zeroCents : subtractCents(gross, collected);
}
