import { hasMarkForm } from '../codes/mark.js';
import { isObject, isRecord, type Members } from '../reading/object.js';
import { textIn } from '../rules/inside.js';
import { UID } from '../types/forms.js';
import type { Document } from '../types/index.js';
import { PrintError, wrong } from './error.js';
import type { CompletedPayment } from './issued.js';
import type { ContentOptions } from './options.js';
import { refuseOther } from './other-document.js';
import { isSaid, type ReadAnswer, readAnswer } from './read-answer.js';
import { isSandboxLink } from './sandbox-address.js';

/** What a page may say about the filing of its document. */
export interface Filing {
  /**
   * `issued`: it has a MARK. `queued`: the provider files it within a day. `offline`: the company could not reach its
   * provider (`transmissionFailure: 1`). Anything else is a draft.
   */
  readonly standing: 'issued' | 'queued' | 'offline' | 'draft';
  readonly mark?: string | undefined;
  readonly cancellationMark?: string | undefined;
  readonly uid?: string | undefined;
  readonly authenticationCode?: string | undefined;
  readonly qrUrl?: string | undefined;
  readonly invoiceUrl?: string | undefined;
  readonly provider?: string | undefined;
  readonly completions?: readonly CompletedPayment[];
  /** The answer has a link or names the provider, so it shows where the document was sent. */
  readonly isPlaced?: true;
  /** The answer is of a sandbox: nothing was filed. */
  readonly isOfSandbox?: true;
}

/** The company could not reach its provider. */
export const COMPANY_OFFLINE = 1;

/**
 * What the options say about the filing of a document. Throws `PrintError` for an answer that shows no issued document, or
 * that belongs to another one.
 */
export function filingOf({ issued, draft = false }: ContentOptions, document: Document): Filing {
  const answer = answerIn(issued);
  const { standing } = answer ?? {};
  if (draft) {
    if (standing === 'issued' || standing === 'queued') throw wrong('draft', 'option/draft');
    return { standing: 'draft' };
  }
  if (answer?.standing === 'not-issued') throw refusal(answer);
  const isOffline = document.transmissionFailure === COMPANY_OFFLINE;
  if (answer === undefined) return { standing: isOffline ? 'offline' : 'draft' };
  if (answer.standing === 'silent' && !isOffline)
    throw new PrintError('issued/no-mark', { subject: 'issued' });
  const filing = partsOf(answer, answer.standing === 'silent' ? 'offline' : answer.standing);
  refuseOther(answer.members, document);
  return filing;
}

/** Whether a document that was issued has no address for its QR code. */
export const lacksAddress = ({ standing, qrUrl }: Filing): boolean =>
  qrUrl === undefined && (standing === 'issued' || standing === 'queued');

const refusal = ({ problem, params }: Extract<ReadAnswer, { standing: 'not-issued' }>): PrintError =>
  new PrintError(problem, { subject: 'issued', params });

function answerIn(issued: unknown): ReadAnswer | undefined {
  if (issued === undefined || issued === null) return undefined;
  if (!isRecord(issued)) throw wrong('issued', 'option/object');
  return readAnswer(copyOf(issued));
}

/** A copy, so that no getter runs later. */
function copyOf(issued: Members): Members {
  try {
    return { ...issued };
  } catch {
    throw wrong('issued', 'option/object');
  }
}

const TEXTS = ['uid', 'authenticationCode', 'qrUrl', 'invoiceUrl', 'provider'] as const;

/** The parts of an answer that are printed, if each has the right type. Throws `PrintError`. */
function partsOf({ members }: { readonly members: Members }, standing: Filing['standing']): Filing {
  const texts: Partial<Record<(typeof TEXTS)[number], string>> = {};
  for (const name of TEXTS) {
    const text = members[name] ?? '';
    if (typeof text !== 'string') throw wrong(`issued.${name}`, 'option/text');
    if (text !== '') texts[name] = text;
  }
  if (texts.uid !== undefined && !UID.test(texts.uid)) throw misread('issued/not-a-uid', 'uid', texts.uid);
  const completions = members['completions'] ?? [];
  if (!Array.isArray(completions) || !completions.every(isCompletion)) {
    throw wrong('issued.completions', 'option/completions');
  }
  const marks = standing === 'issued' && {
    mark: markIn(members, 'mark'),
    cancellationMark: markIn(members, 'cancellationMark'),
  };
  const isOfSandbox = LINKS.some((name) => isSandboxLink(members[name]));
  const isPlaced = texts.provider !== undefined || LINKS.some((name) => isSaid(members[name]));
  return {
    standing,
    ...texts,
    ...marks,
    completions,
    ...(isPlaced && { isPlaced }),
    ...(isOfSandbox && { isOfSandbox }),
  };
}

/** The links that show where an answer comes from. A record of a search has only the first. */
const LINKS = ['invoiceUrl', 'qrUrl', 'aadeQrUrl'] as const;

/** A MARK of an answer; answers have 0 without one. Throws `PrintError` if it does not have the form of a MARK. */
function markIn(members: Members, member: 'mark' | 'cancellationMark'): string | undefined {
  const given = members[member];
  if (!isSaid(given)) return undefined;
  const mark = textIn(given);
  if (mark === undefined || !hasMarkForm(mark))
    throw misread('issued/not-a-mark', member, mark ?? typeof given);
  return mark;
}

const LONGEST = 120;

const misread = (
  problem: 'issued/not-a-mark' | 'issued/not-a-uid',
  member: string,
  found: string,
): PrintError =>
  new PrintError(problem, { subject: `issued.${member}`, params: { found: found.slice(0, LONGEST) } });

function isCompletion(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { paymentType, paymentAmount, tipAmount, transactionId } = value as Members;
  return (
    Number.isInteger(paymentType) &&
    Number.isFinite(paymentAmount) &&
    (tipAmount === undefined || Number.isFinite(tipAmount)) &&
    (transactionId === undefined || typeof transactionId === 'string')
  );
}
