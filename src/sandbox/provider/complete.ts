import { type Cents, subtractCents, zeroCents } from '../../money/index.js';
import { serviceLimits } from '../../sending/service/limits.js';
import type { Document } from '../../types/index.js';
import { type Answer, json, message, problem } from '../http/answer.js';
import { type Asked, foldedMembers, jsonIn } from '../http/asked.js';
import type { ChargeRow, DocumentRow, HoldRow, SignatureRow } from '../state/rows.js';
import { isReached } from '../time.js';
import { creditsOf, type World } from '../world.js';
import { duplicateError, type Entry, filedEntry, refusedEntry } from './entry.js';
import { canPay, fileDocument, withExtra } from './file.js';
import { centsOf } from './hold.js';
import { NO_CREDITS } from './issue.js';
import { judgeAgain } from './judge.js';

/** One charge, as read from the request. */
export interface Completion {
  readonly token: string;
  readonly transactionId: string;
  readonly amount: Cents;
  readonly tip: Cents;
  readonly type: 7 | 8;
}

/** `CompletionPosInvoices`: accepts all of the charges, or none. */
export async function completionPosInvoices(world: World, asked: Asked): Promise<Answer> {
  const given = jsonIn(asked.text)?.value;
  if (!Array.isArray(given)) {
    return problem({ $: ['The JSON value could not be converted to a list of completions.'] });
  }
  const completions: Completion[] = [];
  for (const [index, each] of given.entries()) {
    const read = readCompletion(world, `[${index}].`, foldedMembers(each));
    if ('status' in read) return read;
    completions.push(read);
  }
  const refusal = refusalOf(world, asked, completions, ({ holdId }) => holdId !== undefined);
  if (refusal !== undefined) return refusal;
  const byHold = new Map<string, Completion[]>();
  for (const each of completions) {
    const holdId = world.state.signatures.get(each.token)?.holdId ?? '';
    byHold.set(holdId, [...(byHold.get(holdId) ?? []), each]);
  }
  const response: Entry[] = [];
  for (const [holdId, charges] of byHold) {
    const held = world.state.holds.get(holdId);
    if (held !== undefined) response.push(await completeHold(world, asked, held, charges));
  }
  return json(200, { response });
}

type Members = Readonly<Record<string, unknown>>;

/** Reads one charge. Returns an answer if it cannot be accepted. */
export function readCompletion(world: World, at: string, given: Members): Completion | Answer {
  const { messageStatus } = world.settings;
  const { signaturetoken, transactionid, paymentamount, tipamount, paymenttype } = given;
  if (typeof signaturetoken !== 'string' || signaturetoken === '') {
    return problem({ [`${at}signatureToken`]: ['The signatureToken field is required.'] });
  }
  if (typeof transactionid !== 'string' || transactionid.trim() === '') {
    return message('transaction-missing', messageStatus);
  }
  const type = paymenttype ?? 7;
  if (type !== 7 && type !== 8) return message('payment-type', messageStatus);
  const amount = centsOf(paymentamount);
  if (typeof paymentamount !== 'number' || amount <= zeroCents) {
    return problem({
      [`${at}paymentAmount`]: ['The paymentAmount field must be above 0, with two decimals.'],
    });
  }
  const tip = centsOf(tipamount ?? 0);
  if (typeof (tipamount ?? 0) !== 'number' || (tip === zeroCents && (tipamount ?? 0) !== 0)) {
    return problem({ [`${at}tipAmount`]: ['The tipAmount field must not be negative, with two decimals.'] });
  }
  return { token: signaturetoken, transactionId: transactionid, amount, tip, type };
}

/** The message for charges that are refused: a token that is not verified, or a balance that is too low. */
export function refusalOf(
  world: World,
  { house, effects }: Asked,
  completions: readonly Completion[],
  isWanted: (row: SignatureRow) => boolean,
): Answer | undefined {
  const { messageStatus } = world.settings;
  const balances = new Map<string, Cents>();
  for (const { token } of completions) {
    const row = world.state.signatures.get(token);
    const isVerified = row !== undefined && row.house === house && isWanted(row);
    const isOver =
      effects.expiredSignature === true || (row !== undefined && isReached(row.expiresAt, world.now()));
    if (!isVerified || isOver) return message('token-not-verified', messageStatus);
    balances.set(token, row.balance);
  }
  for (const { token, amount } of completions) {
    const left = balances.get(token) ?? zeroCents;
    if (amount > left) return message('balance-too-low', messageStatus);
    balances.set(token, subtractCents(left, amount));
  }
  return undefined;
}

/** Deducts charges from the balances of their signatures. */
export function charge(world: World, completions: readonly Completion[]): ChargeRow[] {
  const at = world.at();
  return completions.map((completion) => {
    const row = world.state.signatures.get(completion.token);
    if (row !== undefined) {
      world.state.signatures.put(row.token, {
        ...row,
        balance: subtractCents(row.balance, completion.amount),
      });
    }
    return { ...completion, at, ...(row?.payment !== undefined && { payment: row.payment }) };
  });
}

/**
 * The first charge issues the document, if it is still valid: its slips may have been closed since it was held. Later
 * charges are added to its payments.
 */
async function completeHold(
  world: World,
  asked: Asked,
  held: HoldRow,
  completions: readonly Completion[],
): Promise<Entry> {
  const { holdId: _holdId, heldAt: _heldAt, tokens, ...taken } = held;
  const filed = world.documents.byUid(held.uid);
  if (filed !== undefined) {
    const isOwn = filed.charges.some(({ token }) => tokens.includes(token));
    if (!isOwn) return refusedEntry([duplicateError(filed)], filed.uid);
    const charges = [...filed.charges, ...charge(world, completions)];
    return filedEntry(asked.origin, world.documents.put(withFinalTypes({ ...filed, charges })));
  }
  const errors = judgeAgain(world, held, asked.effects);
  if (errors.length > 0) return refusedEntry(errors, held.uid);
  const { documentCost } = world.settings;
  const extra = creditsOf(serviceLimits.credits.signedPayment);
  const cost = withExtra(creditsOf(documentCost), extra, tokens.length);
  if (asked.effects.noCredits === true || !canPay(world, asked.house, cost)) {
    return refusedEntry([NO_CREDITS], held.uid, 'TechnicalError');
  }
  const offline = asked.effects.offline === true;
  const row = await fileDocument(world, taken, { cost, charges: charge(world, completions), offline });
  return filedEntry(asked.origin, world.documents.put(withFinalTypes(row)));
}

/** Gives each payment its final type, if all of its charges have the same type. */
function withFinalTypes(row: DocumentRow): DocumentRow {
  const paymentMethods = row.document.paymentMethods?.map((payment, index) => {
    const types = new Set(row.charges.flatMap((each) => (each.payment === index ? [each.type] : [])));
    const [type] = types;
    return type === undefined || types.size > 1 ? payment : { ...payment, type };
  });
  const document: Document = { ...row.document, ...(paymentMethods !== undefined && { paymentMethods }) };
  return { ...row, document };
}
