import { filedDocumentIn, type ProviderMessage, providerMessageIn } from '../../../rules/inside.js';
import type { AnswerError } from '../../service/errors/read-errors.js';
import { meaningOf401 } from '../transport/meaning-of-401.js';
import type { RefusalReason } from './refusal.js';

/** The codes for a number that is already filed. */
const FILED: ReadonlySet<string | undefined> = new Set(['228', '233']);

/** A text that begins with one of these codes. */
const BEGINS_WITH_FILED = /^\W*(?:228|233)\b/;

/**
 * Whether the service says that a document with this number is filed: by the code of an error or, if it has no code, by
 * its text, which names the MARK and the authentication code of that document (observed).
 */
export const isFiled = (errors: readonly AnswerError[]): boolean =>
  errors.some(({ code, message }) => (code === undefined ? isFiledText(message) : FILED.has(code)));

function isFiledText(message: string): boolean {
  if (BEGINS_WITH_FILED.test(message)) return true;
  const { mark, authenticationCode } = filedDocumentIn(message) ?? {};
  return mark !== undefined && authenticationCode !== undefined;
}

const byMessage: Readonly<Partial<Record<ProviderMessage, RefusalReason>>> = {
  'transaction-missing': 'payment',
  'token-not-verified': 'payment',
  'balance-too-low': 'payment',
  'payment-type': 'payment',
  'open-table': 'branchBlocked',
  'vat-number-not-authorised': 'notAuthorised',
};

/** The code for a document whose day is over. */
const TOO_LATE = '238';

const byStatus: Readonly<Partial<Record<number, RefusalReason>>> = {
  402: 'noCredits',
  403: 'forbidden',
  429: 'rateLimited',
};

const CREDITS = /\b(?:credits|credit balance)\b/i;
const LACK = /\b(?:no|not enough|insufficient|exhausted)\b/i;

/** Whether a message says that credits are missing. The description does not show its text. */
const lacksCredits = (message: string): boolean =>
  message.split('.').some((sentence) => CREDITS.test(sentence) && LACK.test(sentence));

/** The reason of a refusal, from its status, codes and texts. */
export function reasonOf(
  status: number,
  errors: readonly AnswerError[],
  entryStatus: string | undefined,
): RefusalReason {
  if (status === 401) return meaningOf401(errors);
  const stated = byStatus[status];
  if (stated !== undefined) return stated;
  if (isFiled(errors)) return 'numberTaken';
  for (const { code, message } of errors) {
    if (code === TOO_LATE) return 'tooLate';
    const name = providerMessageIn(message)?.message;
    const known = name && byMessage[name];
    if (known !== undefined) return known;
    if (lacksCredits(message)) return 'noCredits';
  }
  if (entryStatus === 'TechnicalError' && errors.every(({ code }) => code === undefined)) return 'technical';
  return status <= 400 || status === 422 ? 'validation' : 'call';
}
