import { isObject, isRecord, type Members } from '../reading/object.js';
import { errorsOfEntry, textIn } from '../rules/inside.js';
import type { Params } from '../types/index.js';
import type { PrintProblem } from './error.js';

/** What an answer says about its document: the members of its entry, or why it shows no issued document. */
export type ReadAnswer =
  /** `silent`: it has neither a MARK nor a status, like the links that a till without a connection makes itself. */
  | { readonly standing: 'issued' | 'queued' | 'silent'; readonly members: Members }
  | { readonly standing: 'not-issued'; readonly problem: IssuedProblem; readonly params: Params };

type IssuedProblem = Extract<PrintProblem, `issued/${string}`>;

/**
 * Reads an outcome of the client, an entry of the service's answer, a whole answer or a page of a search with one entry, or a
 * result of the journal.
 */
export function readAnswer(given: Members): ReadAnswer {
  const { response, providerTransmittedDocs, ...beside } = given;
  const list = Array.isArray(response) ? response : providerTransmittedDocs;
  if (!Array.isArray(list)) return readEntry(given);
  if (hasSignatures(beside['providerSignature'])) return not('issued/held');
  const [entry, second] = list;
  if (second !== undefined) return not('issued/several', { count: list.length });
  if (!isRecord(entry)) return not('issued/empty');
  const { provider, completions } = beside;
  return readEntry({ provider, completions, ...entry }, beside);
}

/** @param beside the members of the whole answer that the entry is part of */
function readEntry(entry: Members, beside: Members = {}): ReadAnswer {
  const { reason, providerSignature, cancellationMark } = entry;
  const mark = entry['mark'] ?? entry['invoiceMark'];
  // A record of a search has the address as `pdfUrl`.
  const invoiceUrl = entry['invoiceUrl'] || entry['pdfUrl'];
  const qrUrl = entry['qrUrl'] || invoiceUrl;
  const members = { ...entry, mark, uid: entry['uid'] ?? entry['invoiceUid'], invoiceUrl, qrUrl };
  const named = [entry, beside].flatMap((each) => STATUSES.map((name) => each[name])).filter(isSaid);
  // No issuing answer has `status`. Beside a status of its own, it may be that of the HTTP answer.
  const said = named.length > 0 ? named : [entry['status'], beside['status']].filter(isSaid);
  const meanings = new Set(said.map((status) => MEANINGS.get(status)));
  const errors = [entry, beside].flatMap(({ errors, error }) => [errors, error]);
  const codes = errorsOfEntry(errors).map(({ code, message }) => code ?? message);
  if (meanings.has('held') || hasSignatures(providerSignature)) return not('issued/held');
  if (meanings.has('unknown')) return not('issued/unknown');
  if (meanings.has('refused') || codes.length > 0) {
    return not('issued/refused', withText('status', [reason, entry['statusCode'], ...codes]));
  }
  const isMarked = isSaid(mark);
  if (meanings.has(undefined)) {
    const unknown = said.filter((status) => !MEANINGS.has(status));
    return not(isMarked ? 'issued/unknown-status' : 'issued/no-mark', withText('status', unknown));
  }
  if (meanings.has('cancelled')) return not('issued/cancellation');
  if (meanings.has('queued')) return { standing: 'queued', members };
  if (isMarked) return { standing: 'issued', members };
  if (isSaid(cancellationMark)) return not('issued/cancellation');
  const isSilent = Object.keys(entry).every((name) => SILENT.has(name) || !isSaid(entry[name]));
  return isSilent ? { standing: 'silent', members } : not('issued/no-mark', withText('status', said));
}

/** The members that say what became of a document: of an outcome, an answer, and a row of the journal. */
const STATUSES = ['kind', 'standing', 'statusCode'] as const;

/** What each status means. Any other is unknown. Source: observed behaviour, Issuing: answer. */
const MEANINGS: ReadonlyMap<unknown, 'issued' | 'queued' | 'held' | 'unknown' | 'refused' | 'cancelled'> =
  new Map([
    ['issued', 'issued'],
    ['alreadyIssued', 'issued'],
    ['Success', 'issued'],
    ['queued', 'queued'],
    ['Offline', 'queued'],
    ['held', 'held'],
    ['unknown', 'unknown'],
    ['sending', 'unknown'],
    ['refused', 'refused'],
    ['ValidationError', 'refused'],
    ['XMLSyntaxError', 'refused'],
    ['TechnicalError', 'refused'],
    ['cancelled', 'cancelled'],
    ['alreadyCancelled', 'cancelled'],
  ]);

/** The members of an answer that a till without a connection makes itself. */
const SILENT: ReadonlySet<string> = new Set([
  'uid',
  'invoiceUid',
  'authenticationCode',
  'qrUrl',
  'aadeQrUrl',
  'invoiceUrl',
  'provider',
  'completions',
]);

/** Whether a member says anything. 0 means that there is no MARK. */
export function isSaid(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) || /[^0\s]/.test(String(value));
}

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

/** Signatures as in answers, or as text in a result of the journal. */
function hasSignatures(given: unknown): boolean {
  if (typeof given === 'string') return given !== '' && given !== '[]';
  const blocks = Array.isArray(given) ? given : [given];
  return blocks.some((block) => {
    const signatures = isObject(block) ? (block as Members)['signatures'] : undefined;
    return Array.isArray(signatures) && signatures.length > 0;
  });
}
