import { type Cents, subtractCents, sumCents, zeroCents } from '../../money/index.js';
import { serviceLimits } from '../../service/limits.js';
import { type Answer, json, message, problem, texts } from '../http/answer.js';
import type { Asked } from '../http/asked.js';
import type { DocumentRow } from '../state/rows.js';
import { creditsOf, type World } from '../world.js';
import { charge, readCompletion, refusalOf } from './complete.js';
import { filedEntry, refusedEntry } from './entry.js';
import { canPay, spend } from './file.js';
import { centsOf, sign, signatureOf } from './hold.js';
import { NO_CREDITS } from './issue.js';

/** The body is the bare MARK as a JSON number, not an object. */
const BARE_MARK = /^\s*([0-9]{1,20})\s*$/;

/** `AskSignatureForOldInvoice`: signs the amount of a filed document that is not collected yet. */
export async function askSignatureForOldInvoice(world: World, asked: Asked): Promise<Answer> {
  const row = documentOf(world, asked);
  if ('status' in row) return row;
  const balance = notCollected(row);
  if (balance <= zeroCents) return message('balance-too-low', world.settings.messageStatus);
  const { terminalId = '', posNspId = '' } = asked.query;
  const facts = { uid: row.uid, house: asked.house, terminalId, posNspId: Number(posNspId), balance };
  const { isExpired: _isExpired, ...signature } = signatureOf(world, await sign(world, row.document, facts));
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
  if (completion.amount > notCollected(row)) return message('balance-too-low', world.settings.messageStatus);
  const cost = creditsOf(serviceLimits.credits.signedPayment);
  if (asked.effects.noCredits === true || !canPay(world, asked.house, cost)) {
    return json(200, { response: [refusedEntry([NO_CREDITS], row.uid, 'TechnicalError')] });
  }
  spend(world, asked.house, cost);
  const charges = [...row.charges, ...charge(world, [completion])];
  return json(200, { response: [filedEntry(asked.origin, world.documents.put({ ...row, charges }))] });
}

/** The document with the bare MARK in the body, or an error answer if the body is not a known MARK. */
function documentOf(world: World, { text, house }: Asked): DocumentRow | Answer {
  const mark = BARE_MARK.exec(text)?.[1];
  if (mark === undefined) return problem({ $: ['The JSON value could not be converted to a MARK.'] });
  const row = world.documents.byMark(mark);
  return row === undefined || row.house !== house ? texts(404, `The document ${mark} was not found.`) : row;
}

/** The amount of a document that was not collected over a terminal yet. */
function notCollected({ document, charges }: DocumentRow): Cents {
  const gross = centsOf(document.invoiceSummary.totalGrossValue);
  const collected = sumCents(charges.map(({ amount }) => amount));
  return collected > gross ? zeroCents : subtractCents(gross, collected);
}
