import { serviceLimits } from '../../sending/service/limits.js';
import { type Answer, json, problem } from '../http/answer.js';
import { type Asked, foldedMembers, jsonIn } from '../http/asked.js';
import { between } from '../time.js';
import { creditsInWords, creditsOf, type World } from '../world.js';
import { type Entry, refusedEntry } from './entry.js';
import { canPay, spend } from './file.js';
import { NO_CREDITS } from './issue.js';

/** The document types that each call cancels; the wrong call gives 301 (observed). */
const TYPES: Readonly<Record<string, string>> = { CancelDeliveryNote: '9.', CancelReceivingNote: '10.' };

/** `CancelDeliveryNote` and `CancelReceivingNote`. */
export function cancelNote(world: World, asked: Asked): Answer {
  const { mark: given, entityvatnumber } = foldedMembers(jsonIn(asked.text)?.value);
  const mark = typeof given === 'number' ? String(given) : given;
  const missing = [
    ...(typeof mark === 'string' && mark !== '' ? [] : ['mark']),
    ...(typeof entityvatnumber === 'string' && entityvatnumber !== '' ? [] : ['entityVatNumber']),
  ];
  if (typeof mark !== 'string' || missing.length > 0) {
    return problem(Object.fromEntries(missing.map((name) => [name, [`The ${name} field is required.`]])));
  }
  return json(200, { response: [cancelled(world, asked, mark, String(entityvatnumber))] });
}

function cancelled(world: World, asked: Asked, mark: string, vatNumber: string): Entry {
  const row = world.documents.byMark(mark);
  const isFound =
    row !== undefined &&
    row.house === asked.house &&
    row.document.issuer.vatNumber === vatNumber &&
    row.document.invoiceHeader.invoiceType.startsWith(TYPES[asked.call.name] ?? 'none');
  if (!isFound) return refusedEntry([{ code: '301', message: `The document ${mark} was not found.` }]);
  const { cancelledAt } = row;
  const isRepeat =
    cancelledAt !== undefined && between(cancelledAt, world.now()) >= world.settings.doubleChargeWithin;
  if (isRepeat) return refusedEntry([{ code: '251', message: `The document ${mark} is already cancelled.` }]);
  const cost = creditsOf(serviceLimits.credits.noteCancellation);
  if (asked.effects.noCredits === true || !canPay(world, asked.house, cost)) {
    return refusedEntry([NO_CREDITS], undefined, 'TechnicalError');
  }
  spend(world, asked.house, cost);
  const cancellationMark = world.nextMark();
  world.documents.put({ ...row, cancellationMark, cancelledAt: cancelledAt ?? world.at() });
  return {
    statusCode: 'Success',
    invoiceUid: row.uid,
    invoiceMark: Number(mark),
    cancellationMark: Number(cancellationMark),
    credits: creditsInWords(cost),
    errors: [],
  };
}
