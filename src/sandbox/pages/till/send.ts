import { readIssuanceAnswer } from '../../../service/answers/issuance.js';
import type { Call } from '../../../service/call.js';
import { readAnswerErrors } from '../../../service/errors/read-errors.js';
import { completionPosInvoices, sendInvoices } from '../../../service/generated/calls.js';
import { serviceHeaders } from '../../../service/limits.js';
import type { Document, PosCompletion } from '../../../types/index.js';
import { userIdOf } from '../../keys.js';
import { NotPossible } from '../../not-possible.js';
import { sentences } from '../control/sentences.js';
import type { Site } from '../site.js';
import type { PageLanguage } from '../view/issues.js';

/** For whom the page sends a call, and the address of the sandbox. */
export interface Sender {
  readonly house: string;
  readonly origin: string;
  readonly language: PageLanguage;
}

/** What became of a document that the page sent. */
export interface Sent {
  readonly uid: string | undefined;
  readonly mark: string | undefined;
  readonly isHeld: boolean;
}

/**
 * Issues a document as a till does: with a call that is in the journal. Pending faults wait for the calls of programs.
 *
 * @throws NotPossible if the sandbox refuses the document.
 */
export const sendDocument = (
  site: Site,
  sender: Sender,
  document: Document,
  skipSignature = true,
): Promise<Sent> =>
  send(site, sender, sendInvoices, `?skipSignature=${skipSignature}`, { invoice: [document] });

/** Completes a held document with what was charged. */
export const sendCompletion = (site: Site, sender: Sender, body: readonly PosCompletion[]): Promise<Sent> =>
  send(site, sender, completionPosInvoices, '', body);

async function send(
  site: Site,
  { house, origin, language }: Sender,
  { method, path }: Call,
  query: string,
  body: unknown,
): Promise<Sent> {
  const key = site.keys.find((each) => userIdOf(each.key) === house)?.key;
  if (key === undefined) throw new NotPossible(sentences[language].keyGone);
  const response = await site.callAsPage(
    new Request(`${origin}${path}${query}`, {
      method,
      headers: {
        [serviceHeaders.key]: key,
        'Content-Type': 'application/json',
        'User-Agent': 'parastatiko-sandbox-page',
      },
      body: JSON.stringify(body),
    }),
  );
  const given: unknown = await response.json();
  const { response: entries, providerSignature } = readIssuanceAnswer(given);
  const [entry] = entries;
  const [held] = providerSignature;
  const isTaken = entry?.statusCode === 'Success' || entry?.statusCode === 'Offline';
  if (response.ok && (isTaken || held !== undefined)) {
    return {
      uid: held?.invoiceUid ?? entry?.invoiceUid ?? undefined,
      mark: entry?.invoiceMark ?? undefined,
      isHeld: held !== undefined,
    };
  }
  const why = readAnswerErrors(given).errors.map(({ code, message }) =>
    [code, message].filter(Boolean).join(' '),
  );
  throw new NotPossible(why.join(' '));
}
