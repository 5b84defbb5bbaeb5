import type { PrintProblem } from '../issues/locales/en/printing.js';
import { isObject, type Members } from '../reading/object.js';
import { errorsOfEntry, textIn } from '../rules/authority/answer-errors.js';
import type { Params } from '../types/index.js';

/** What an answer says about its document: the members of its entry, or why it shows no issued document. */
export type ReadAnswer =
  /** `silent`: it has neither a MARK nor a status, like the links that a till without a connection makes itself. */
  | { readonly standing: 'issued' | 'queued' | 'silent'; readonly members: Members }
  | { readonly standing: 'not-issued'; readonly problem: IssuedProblem; readonly params: Params };

type IssuedProblem = Extract<PrintProblem, `issued/${string}`>;

/**
 * Reads an outcome of the client, an entry of the service's answer, a whole answer with one entry, or a result of the
 * journal.
 */
export function readAnswer(given: Members): ReadAnswer {
  const { response, providerSignature } = given;
  if (!Array.isArray(response)) return readEntry(given);
  if (hasSignatures(providerSignature)) return not('issued/held');
  const [entry, second] = response;
  if (second !== undefined) return not('issued/several', { count: response.length });
  return isObject(entry) ? readEntry(entry as Members) : not('issued/empty');
}

function readEntry(entry: Members): ReadAnswer {
  const { kind, statusCode, reason, errors, providerSignature, cancellationMark } = entry;
  const members = {
    ...entry,
    mark: entry['mark'] ?? entry['invoiceMark'],
    uid: entry['uid'] ?? entry['invoiceUid'],
  };
  if (kind === 'held' || hasSignatures(providerSignature)) return not('issued/held');
  if (kind === 'unknown') return not('issued/unknown');
  const codes = errorsOfEntry(errors ?? []).map(({ code, message }) => code ?? message);
  if (kind === 'refused' || codes.length > 0 || REFUSED.has(statusCode)) {
    return not('issued/refused', withText('status', [reason, statusCode, ...codes]));
  }
  if (kind === 'queued' || statusCode === 'Offline') return { standing: 'queued', members };
  if (isMark(members.mark)) return { standing: 'issued', members };
  if (kind === 'cancelled' || kind === 'alreadyCancelled' || isMark(cancellationMark)) {
    return not('issued/cancellation');
  }
  const said = textIn(kind) ?? textIn(statusCode);
  return said === undefined
    ? { standing: 'silent', members }
    : not('issued/no-mark', withText('status', [said]));
}

/** These statuses mean a refusal even without errors. Source: observed behaviour, Issuing: answer. */
const REFUSED: ReadonlySet<unknown> = new Set(['ValidationError', 'XMLSyntaxError', 'TechnicalError']);

const not = (problem: IssuedProblem, params: Params = {}): ReadAnswer => ({
  standing: 'not-issued',
  problem,
  params,
});

const LONGEST = 200;

/** The texts that are there, as one parameter. */
function withText(name: string, texts: readonly unknown[]): Params {
  const text = [...new Set(texts.flatMap((each) => textIn(each) ?? []))].join(', ');
  return text === '' ? {} : { [name]: text.slice(0, LONGEST) };
}

/** Whether there is a MARK. 0 means that there is none. Its form is checked later. */
const isMark = (mark: unknown): boolean => isObject(mark) || /[^0\s]/.test(textIn(mark) ?? '');

/** Signatures as in answers, or as text in a result of the journal. */
function hasSignatures(given: unknown): boolean {
  if (typeof given === 'string') return given !== '' && given !== '[]';
  const blocks = Array.isArray(given) ? given : [given];
  return blocks.some((block) => {
    const signatures = isObject(block) ? (block as Members)['signatures'] : undefined;
    return Array.isArray(signatures) && signatures.length > 0;
  });
}
